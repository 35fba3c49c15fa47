public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// What the list shows of a call, in its parts.
public enum CallText {
  /// What a call carries besides its dialog; empty for nothing.
  public static func arguments(_ argument: Row.CallArgument) -> String {
    switch argument {
    case .none: ""
    case .buttonIndex(let index): String(index)
    case .null: "nil"
    case .change(let range, let text): TextLine.change(range, OneLine.text(text))
    case .items(let kinds): ActivityWords.kinds(kinds)
    case .completed(let completed): "\(completed)"
    case .completion(let type, let completed): ActivityWords.completion(type, completed)
    case .viewController: ""
    }
  }

  /// The word for when a method is called: before, after, to ask, or at a click.
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
  /// The sender's part of a selector is dim: what tells calls apart comes after it.
  public static func markup(_ selector: String) -> String {
    guard let colon = selector.firstIndex(of: ":"), selector.index(after: colon) < selector.endIndex
    else { return selector }
    let start = selector[...colon]
    return "<span alpha=\"60%\">\(start)</span>\(selector[selector.index(after: colon)...])"
  }
}
