public import DialogModel
public import DialogSimulator
import Texts

/// Why a method was not called in a run: its receiver is not there, does not have it, was not
/// shown, or what the call tells did not happen.
public struct WhyNot {
  /// The reasons in sentences, the most likely first; empty if the method was called.
  public private(set) var sentences: [String] = []

  private let selector: Selector
  private let target: String?
  private let prototype: Prototype
  /// How many dialogs are named; more are summed up by what they have in common.
  private static let most = 3

  /// The reasons for a run.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - rows: the rows of the run, or the last of them if there are very many.
  ///   - target: the name of the receiver; `nil` for any.
  public init(
    _ selector: Selector, of target: String? = nil, in prototype: Prototype,
    rows: some Sequence<Row>
  ) {
    (self.selector, self.target, self.prototype) = (selector, target, prototype)
    let names = Names(prototype)
    var seen = Seen()
    for row in rows {
      if case .call(selector, _, _) = row.content,
        target == nil || target == names.name(of: row.target)
      {
        return
      }
      seen.take(row)
    }
    if let dialogs {
      explain(dialogs, seen)
      return
    }
    if selector.owner == .application,
      prototype.application?.delegate.responds(to: selector) == false
    {
      sentences.append(
        tr("The application’s delegate does not have {method}.", ["method": selector.name]))
    }
    if sentences.isEmpty { sentences = missingCause(seen) }
  }

  /// The method that a filter asks for, and the name of its receiver, if it has that.
  ///
  /// - Returns: `nil` for a filter that names no method, or several.
  public static func method(in filter: String) -> (method: Selector, target: String?)? {
    let words = FilterWord.words(filter).filter { !$0.negated }
    var (named, targets): ([String], [String]) = ([], [])
    for word in words {
      switch word.key.map({ FilterKey(rawValue: $0.lowercased()) }) {
      case .call??: named.append(word.value)
      case .target??: targets.append(word.value)
      // A method ends with a colon, like a key.
      case .none, .some(nil): named.append(word.body)
      default: break
      }
    }
    let found = Selector.allCases.filter { selector in
      !named.isEmpty && named.allSatisfy { Needle($0).isFound(in: selector.name) }
    }
    // A method that is written out is meant, also if others have it in their names.
    let exact = found.first { selector in named.contains(selector.name) }
    guard let method = exact ?? (found.count == 1 ? found.first : nil) else { return nil }
    return (method, targets.first)
  }

  /// What of a run can be a reason.
  private struct Seen {
    var shown: Set<Int> = []
    /// Inputs that were ignored, and actions that were refused.
    var withoutEffect: [Row] = []

    mutating func take(_ row: Row) {
      switch row.content {
      case .call, .animation:
        if case .dialog(let dialog) = row.target { shown.insert(dialog.index) }
      case .input(_, _, .some), .refused: withoutEffect.append(row)
      default: break
      }
    }
  }

  /// The dialogs whose delegates can have the method; `nil` for methods of other objects.
  private var dialogs: [Int]? {
    let fits: (Dialog) -> Bool
    switch selector.owner {
    case .alert: fits = { $0.alert != nil }
    case .actionSheet: fits = { $0.actionSheet != nil }
    case .popover: fits = { $0.popover != nil }
    default: return nil
    }
    return prototype.dialogs.indices.filter {
      fits(prototype.dialogs[$0]) && (target == nil || target == prototype.dialogs[$0].id)
    }
  }

  private mutating func explain(_ dialogs: [Int], _ seen: Seen) {
    guard !dialogs.isEmpty else {
      sentences = [
        tr(
          "The document has no such dialog whose delegate has {method}.", ["method": selector.name])
      ]
      return
    }
    let deaf = dialogs.filter { !prototype.dialogs[$0].delegate.responds(to: selector) }
    let hidden = dialogs.filter { !deaf.contains($0) && !seen.shown.contains($0) }
    let lacking = deaf.prefix(WhyNot.most).map { index in
      let dialog = prototype.dialogs[index]
      return dialog.delegate.isNil
        ? tr("{name} has no delegate.", ["name": dialog.id])
        : tr(
          "The delegate of {name} does not have {method}.",
          ["name": dialog.id, "method": selector.name])
    }
    // One that was shown and has the method is the likely one.
    if deaf.count + hidden.count < dialogs.count {
      sentences = missingCause(seen) + lacking
    } else {
      sentences =
        lacking
        + hidden.prefix(WhyNot.most).map {
          tr("{name} was not shown.", ["name": prototype.dialogs[$0].id])
        }
      if !hidden.isEmpty { sentences += seen.withoutEffect.suffix(WhyNot.most).map(sentence) }
    }
  }

  private func missingCause(_ seen: Seen) -> [String] {
    [tr("It did not come to this: {when}", ["when": SelectorText.sentence(selector)])]
      + seen.withoutEffect.suffix(WhyNot.most).map(sentence)
  }

  private func sentence(_ row: Row) -> String {
    let names = Names(prototype)
    switch row.content {
    case .input(_, let title, let ignored?):
      return tr(
        "An input{title} was ignored: {reason} {help}",
        [
          "title": title.isEmpty ? "" : " “\(OneLine.text(title))”",
          "reason": RuleText.sentence(row.rule), "help": AdviceText.text(ignored),
        ])
    case .refused(let action, let why):
      return tr(
        "“{action}” was refused: {help}",
        [
          "action": "\(action.word) \(names.name(of: row.target))",
          "help": AdviceText.text(why),
        ])
    default: return ""
    }
  }
}
