public import DialogModel
package import DialogSimulator
import EventLog
public import PrototypeFile
import Texts

/// Why the calls of a scenario are not those expected: what the first different one comes from.
public struct Why: Hashable, Sendable {
  /// The reason, in the person's language: “because …”.
  public let text: String
  /// The row of the behaviour tables, if there is one.
  public let rule: Rule?
  /// The 1-based line in the document of what is the reason, if it is known.
  public var line: Int?
  /// The action that is the reason, by its key and what it is about, and the dialog inside whose call
  /// it was performed.
  let action: (key: String, name: String, inside: String?)?

  init(
    _ text: String, _ rule: Rule?, line: Int?,
    action: (key: String, name: String, inside: String?)? = nil
  ) {
    (self.text, self.rule, self.line, self.action) = (text, rule, line, action)
  }

  /// The sentence, with where to read more.
  public func sentence(file: String) -> String {
    let more = [
      rule.map { "\($0.name), docs/behaviour.md#\($0.name)" }, line.map { "\(file):\($0)" },
    ].compactMap { $0 }
    return more.isEmpty ? text : "\(text) (\(more.joined(separator: "; ")))"
  }

  /// The reason with the line of its action, where the document has that.
  func located(in root: YAMLNode) -> Why {
    guard let action else { return self }
    let place = action.inside.flatMap { root["dialogs"]?[$0] } ?? root["screens"]
    var why = self
    why.line = place?.line(ofAction: action.key, about: action.name) ?? line
    return why
  }

  /// Whether both say the same.
  public static func == (left: Why, right: Why) -> Bool {
    left.text == right.text && left.rule == right.rule && left.line == right.line
  }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ScenarioResult {
  /// Finds the line in a document of the reason for a failure.
  public mutating func locateWhy(in root: YAMLNode) { why = why?.located(in: root) }
}

extension Why {
  /// The reason for the first difference; `nil` where none is known.
  ///
  /// - Parameters:
  ///   - rows: every row of the run.
  ///   - steps: the steps that gave its inputs, by the 1-based number of the input.
  package init?(
    _ mismatch: Mismatch, _ prototype: Prototype, _ rows: RowBuffer,
    steps: [Int: ScenarioStep.Place]
  ) {
    let differences = Differences(mismatch)
    if differences.unexpected.isEmpty, differences.changed.isEmpty,
      let missing = differences.missing.first?.call, let why = Why(missing, prototype)
    {
      self = why
      return
    }
    guard let made = Explanation(mismatch).made else { return nil }
    var causes = Causes(prototype, buttons: Simulator(prototype).indices)
    var calls = 0
    for (number, row) in rows.enumerated() {
      let cause = causes.take(row, number: number)
      guard row.isListed else { continue }
      calls += 1
      guard calls > made else { continue }
      let words = CauseText(prototype)
      let line = steps[row.input]?.line
      if let deed = cause.deed {
        self.init(
          tr("because {what}", ["what": words.text(deed)]), row.rule, line: line,
          action: Why.place(of: deed, prototype))
      } else if let input = cause.inputRow {
        self.init(
          tr("because {what}", ["what": words.text(rows[input])]), row.rule, line: line)
      } else {
        return nil
      }
      return
    }
    return nil
  }

  /// A call that is missing because its delegate does not have the method.
  private init?(_ call: CallLine, _ prototype: Prototype) {
    guard let selector = Selector(name: String(call.selector)),
      case let id = call.target.prefix(while: { $0 != "#" }),
      let dialog = prototype.dialogs.first(where: { $0.id == id })
    else { return nil }
    let name = ["name": dialog.id, "call": selector.name] as KeyValuePairs
    if selector == .alertViewShouldEnableFirstOtherButton,
      case let choice = prototype.choices.firstOtherIndex, dialog.alert != nil,
      ButtonIndices(dialog, firstOtherIndex: choice).governedIndex == nil
    {
      self.init(tr("because “{name}” got no other button at its creation", name), .p1, line: nil)
      return
    }
    guard !dialog.delegate.responds(to: selector) else { return nil }
    if dialog.delegate.isNil {
      self.init(tr("because “{name}” has no delegate", name), .p7, line: nil)
    } else {
      let rule: Rule? =
        switch selector.moment {
        case .shouldEnable: .p8
        case .clicked where dialog.alert != nil: .d3
        default: nil
        }
      self.init(tr("because the delegate of “{name}” lacks {call}", name), rule, line: nil)
    }
  }

  static func place(
    of deed: Causes.Deed, _ prototype: Prototype
  ) -> (key: String, name: String, inside: String?)? {
    var inside: String?
    if case .dialog(let dialog)? = deed.inside?.target {
      inside = prototype.name(of: dialog)
    }
    switch deed.action {
    case .present(let dialog), .presentNew(let dialog), .dismiss(let dialog, _, _),
      .presentView(let dialog, _, _),
      .dismissView(let dialog, _, _):
      return (deed.action.word, prototype.name(of: dialog), inside)
    default: return nil
    }
  }
}

extension YAMLNode {
  /// The 1-based line of the first action in the node with a key, about a dialog.
  func line(ofAction key: String, about name: String) -> Int? {
    for entry in entries ?? [] {
      if entry.key.text == key, entry.value.text == name || entry.value["dialog"]?.text == name {
        return entry.key.start.line
      }
      if let line = entry.value.line(ofAction: key, about: name) { return line }
    }
    for item in list ?? [] {
      if let line = item.line(ofAction: key, about: name) { return line }
    }
    return nil
  }
}
