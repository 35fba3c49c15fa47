public import DialogModel
public import DialogSimulator
import Texts

/// Why a method was not called in a run: its receiver is not there, does not have it, was not
/// shown, refused, or what the call tells did not happen.
public struct WhyNot {
  /// One reason.
  public struct Reason: Hashable, Sendable {
    /// The reason, in one sentence or two.
    public let sentence: String
    /// The row of the tables that has it; `nil` where none says it.
    public var rule: Rule?
    /// The row that shows it, by its 0-based place among the rows of the run.
    public var row: Int?
    /// The dialog of the document that it is about, by its 0-based place.
    public var dialog: Int?
  }

  /// The reasons, the most likely first; empty if the method was called.
  public private(set) var reasons: [Reason] = []

  /// The reasons, each in a sentence.
  public var sentences: [String] { reasons.map(\.sentence) }

  private let selector: Selector
  private let target: String?
  private let prototype: Prototype
  private let names: Names
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
    names = Names(prototype)
    var seen = WhyNotRows(selector)
    for row in rows {
      if case .call(selector, _, _) = row.content,
        target == nil || target == names.name(of: row.target)
      {
        return
      }
      seen.take(row)
    }
    if let target, let other = otherKind(target) {
      reasons = [other]
    } else if let other = otherEra {
      reasons = [other]
    } else if let dialogs {
      explain(dialogs, seen)
    } else {
      reasons = lacking + missingCause(seen)
    }
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

  /// Whether the delegate of a dialog can have the method; `nil` for methods of other objects.
  private func fits(_ dialog: Dialog) -> Bool? {
    switch selector.owner {
    case .alert: dialog.alert != nil
    case .actionSheet: dialog.actionSheet != nil
    // That of a picker is about its popover.
    case .popover: dialog.popover != nil || dialog.activityPicker != nil
    default: nil
    }
  }

  /// The era of a method that the document's own era does not have.
  private var otherEra: Reason? {
    let own: (era: Prototype.Era, rule: Rule)? =
      switch selector {
      case .applicationDidEnterBackground: (.ios6, .l2)
      case .applicationWillEnterForeground: (.ios6, .l3)
      case .applicationDidReceiveLocalNotification: (.ios6, .n1)
      case .shouldAutorotate, .supportedInterfaceOrientations: (.ios6, .r1)
      case .shouldAutorotateToInterfaceOrientation: (.ios3, .r2)
      case .viewDidUnload: (.ios3, .w26)
      default: nil
      }
    guard let own, own.era != prototype.era else { return nil }
    return Reason(
      sentence: tr(
        "{method} is called with “era: {era}”; this run is as in {own}.",
        [
          "method": selector.name, "era": own.era.rawValue, "own": prototype.era.rawValue,
        ]), rule: own.rule)
  }

  /// A requested dialog that is of another kind.
  private func otherKind(_ target: String) -> Reason? {
    guard let index = prototype.dialogs.firstIndex(where: { $0.id == target }),
      fits(prototype.dialogs[index]) == false
    else { return nil }
    return Reason(
      sentence: tr(
        "{name} is of the kind “{kind}”, which does not have {method}.",
        [
          "name": target, "kind": prototype.dialogs[index].kind.word, "method": selector.name,
        ]), dialog: index)
  }

  /// The dialogs whose delegates can have the method; `nil` for methods of other objects.
  private var dialogs: [Int]? {
    guard [.alert, .actionSheet, .popover].contains(selector.owner) else { return nil }
    return prototype.dialogs.indices.filter {
      fits(prototype.dialogs[$0]) == true && (target == nil || target == prototype.dialogs[$0].id)
    }
  }

  private mutating func explain(_ dialogs: [Int], _ seen: WhyNotRows) {
    guard !dialogs.isEmpty else {
      reasons = [
        Reason(
          sentence: tr(
            "The document has no such dialog whose delegate has {method}.",
            ["method": selector.name]))
      ]
      return
    }
    let deaf = dialogs.filter {
      !prototype.dialogs[$0].delegate.responds(to: selector) || isNeverAsked($0)
    }
    let hidden = dialogs.filter { !deaf.contains($0) && !seen.shown.contains($0) }
    let lacking = deaf.prefix(WhyNot.most).map(lacks)
    // One that was shown and has the method is the likely one.
    if deaf.count + hidden.count < dialogs.count {
      reasons = missingCause(seen) + lacking
    } else {
      reasons =
        lacking
        + hidden.prefix(WhyNot.most).map {
          Reason(
            sentence: tr("{name} was not shown.", ["name": prototype.dialogs[$0].id]), dialog: $0)
        }
      if !hidden.isEmpty { reasons += seen.withoutEffect.suffix(WhyNot.most).compactMap(reason) }
    }
  }

  /// The delegate of a dialog that does not have the method.
  private func lacks(_ index: Int) -> Reason {
    let dialog = prototype.dialogs[index]
    guard !dialog.delegate.isNil else {
      return Reason(
        sentence: tr("{name} has no delegate.", ["name": dialog.id]), rule: .p7, dialog: index)
    }
    if isNeverAsked(index) {
      return Reason(
        sentence: tr(
          "{name} got no other button at its creation, so UIKit never asks.", ["name": dialog.id]),
        rule: .p1, dialog: index)
    }
    let rule: Rule? =
      switch selector.moment {
      case .shouldEnable: .p8
      case .clicked where dialog.alert != nil: .d3
      default: nil
      }
    return Reason(
      sentence: tr(
        "The delegate of {name} does not have {method}.",
        ["name": dialog.id, "method": selector.name]), rule: rule, dialog: index)
  }

  /// Whether the question is about a button that an alert does not have.
  private func isNeverAsked(_ index: Int) -> Bool {
    selector == .alertViewShouldEnableFirstOtherButton
      && ButtonIndices(
        prototype.dialogs[index], firstOtherIndex: prototype.choices.firstOtherIndex
      ).governedIndex == nil
  }

  /// The objects besides dialogs whose delegates do not have the method.
  private var lacking: [Reason] {
    if selector.owner == .application,
      prototype.application?.delegate.responds(to: selector) == false
    {
      return [
        Reason(
          sentence: tr(
            "The application’s delegate does not have {method}.", ["method": selector.name]))
      ]
    }
    guard selector.owner == .textField else { return [] }
    let deaf = fields.filter { field in
      (target == nil || target == names.name(of: .field(field)))
        && prototype.textField(field)?.delegate.responds(to: selector) == false
    }
    return deaf.prefix(WhyNot.most).map { field in
      let dialog: Int? = if case .alert(let dialog, _) = field { dialog.index } else { nil }
      return Reason(
        sentence: tr(
          "The delegate of {name} does not have {method}.",
          ["name": names.name(of: .field(field)), "method": selector.name]), dialog: dialog)
    }
  }

  /// The text fields of alerts and screens.
  private var fields: [FieldID] {
    let alerts = prototype.dialogs.enumerated().flatMap { place, dialog in
      (dialog.alert?.shownFields ?? []).indices.map { FieldID.alert(DialogID(place), index: $0) }
    }
    let controls = prototype.screens.enumerated().flatMap { place, screen in
      screen.controls.indices.map { FieldID.control(ControlID(screen: ScreenID(place), index: $0)) }
    }
    return alerts + controls.filter { prototype.textField($0) != nil }
  }

  private func missingCause(_ seen: WhyNotRows) -> [Reason] {
    let known = (seen.refusing + seen.untapped).filter { _, row in
      target == nil || target == names.name(of: row.target)
    }
    let happened = known.suffix(WhyNot.most).compactMap(reason)
    let general = Reason(
      sentence: tr(
        "It did not come to this: {when}", ["when": SelectorText.sentence(selector)]))
    var home: [Reason] = []
    if selector.moment == .cancel, prototype.era == .ios6 {
      home = [
        Reason(
          sentence: tr("Home leaves dialogs up here; with “era: ios3” the system cancels them."),
          rule: .c5)
      ]
    }
    return happened + [general] + home
      + seen.withoutEffect.suffix(WhyNot.most).compactMap(reason)
  }

  /// What a row that was in the way says.
  private func reason(_ place: Int, _ row: Row) -> Reason? {
    let sentence: String
    switch row.content {
    case .input(_, let title, let ignored?):
      sentence = tr(
        "An input{title} was ignored: {reason} {help}",
        [
          "title": title.isEmpty ? "" : " “\(OneLine.text(title))”",
          "reason": RuleText.sentence(row.rule), "help": AdviceText.text(ignored),
        ])
    case .refused(let action, let why):
      sentence = tr(
        "“{action}” was refused: {help}",
        [
          "action": "\(action.word) \(names.name(of: row.target))",
          "help": AdviceText.text(why, of: action, in: prototype),
        ])
    case .action(.setDelegate(_, let change), _):
      let name = ["name": names.name(of: row.target)] as KeyValuePairs
      sentence =
        change == .none
        ? tr("The delegate of {name} was set to nil.", name)
        : tr("The delegate of {name} was gone, so that its next call would crash.", name)
    case .call(let asked, _, returned: false):
      sentence = tr(
        "{name} was asked {method} and said NO.",
        ["name": names.name(of: row.target), "method": asked.name])
    case .call:
      sentence = tr(
        "{name} went without a tap on a button: {reason}",
        ["name": names.name(of: row.target), "reason": RuleText.sentence(row.rule)])
    default: return nil
    }
    return Reason(sentence: sentence, rule: row.rule, row: place)
  }
}
