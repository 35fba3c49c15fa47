public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// The parts of a call that the list shows.
public enum CallText {
  /// The arguments of a call other than its dialog; empty if there are none.
  public static func arguments(_ argument: Row.CallArgument) -> String {
    switch argument {
    case .none: ""
    case .buttonIndex(let index): String(index)
    case .null: "nil"
    case .change(let range, let text): TextLine.change(range, OneLine.text(text))
    case .items(let kinds): ActivityWords.kinds(kinds)
    case .completed(let completed): "\(completed)"
    case .completion(let type, let completed): ActivityWords.completion(type, completed)
    case .item(_, let type): type.map(JSONText.quoted) ?? ""
    case .viewController: ""
    case .animated, .orientation, .orientations, .controller, .presentation, .notification:
      ActivityWords.arguments(ofView: argument)
    }
  }

  /// The word for the time at which a method is called: before, after, to ask, or at a click.
  public static func nature(_ nature: Selector.Nature) -> String {
    switch nature {
    case .will: tr("will")
    case .did: tr("did")
    case .asks: tr("asks")
    case .clicked: tr("clicked")
    }
  }

  /// A selector in Pango's markup.
  ///
  /// The sender's part of a selector is dim, because calls differ in what comes after it.
  public static func markup(_ selector: String) -> String {
    guard let colon = selector.firstIndex(of: ":"), selector.index(after: colon) < selector.endIndex
    else { return selector }
    let start = selector[...colon]
    return "<span alpha=\"60%\">\(start)</span>\(selector[selector.index(after: colon)...])"
  }
}
