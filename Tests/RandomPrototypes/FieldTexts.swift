import DialogModel
import DialogSimulator

/// What is in text fields, by what their delegates were asked alone.
///
/// It knows nothing of characters: a text is a list of UTF-16 units, and a change that was allowed
/// exchanges some of them.
struct FieldTexts {
  /// What the rows since the last rest say of a field.
  private struct Doings {
    var changes: [(range: TextRange, text: String)] = []
    var clears = 0
    var sets: [Template] = []
  }

  /// Fields whose delegates hear of every change, and are told it as it is.
  private let heard: Set<FieldID>
  private var texts: [FieldID: String] = [:]
  private var doings: [FieldID: Doings] = [:]
  /// Dialogs that came or went since the last rest: their fields are new.
  private var moved: Set<DialogID> = []
  /// The places of the dialogs that have had several instances: which of them a name means, rows do
  /// not tell.
  private var several: Set<Int> = []

  init(_ fields: [(FieldID, TextField)]) {
    let changes: [Selector] = [.textFieldShouldChangeCharacters, .textFieldShouldClear]
    heard = Set(
      fields.filter { !$0.1.isSecure && changes.allSatisfy($0.1.delegate.responds) }.map(\.0))
  }

  mutating func forget() {
    texts = [:]
    doings = [:]
    moved = []
  }

  mutating func read(_ row: Row) {
    switch row.target {
    case .dialog(let dialog), .field(.alert(let dialog, _)):
      if dialog.instance > 1 { several.insert(dialog.index) }
    default: break
    }
    switch (row.target, row.content) {
    case (.dialog(let dialog), .animation(.entry)), (.dialog(let dialog), .animation(.exit)),
      (.dialog(let dialog), .call(.willPresentAlertView, _, _)),
      (.dialog(let dialog), .call(.alertViewDidDismissWithButtonIndex, _, _)):
      moved.insert(dialog)
    case (
      .field(let field), .call(.textFieldShouldChangeCharacters, .change(let range, let text), true)
    ):
      doings[field, default: Doings()].changes.append((range, text))
    case (.field(let field), .call(.textFieldShouldClear, _, true)):
      doings[field, default: Doings()].clears += 1
    case (_, .action(.setFieldText(let field, let text), _)):
      doings[field, default: Doings()].sets.append(text)
    case (_, .input(.launch, _, _)), (_, .input(.launchApp, _, _)), (_, .input(.killApp, _, _)):
      forget()
    default: break
    }
  }

  /// A field that holds something else than it was told; what it holds counts from now on.
  mutating func broken(in state: State) -> FieldID? {
    guard !heard.isEmpty else { return nil }
    var found: FieldID?
    for field in heard {
      guard let text = state.field(field)?.text else {
        texts[field] = nil
        continue
      }
      guard doings[field] != nil || texts[field] != text else { continue }
      if let wanted = wanted(field), !text.utf16.elementsEqual(wanted) { found = field }
      texts[field] = text
    }
    if !doings.isEmpty { doings = [:] }
    if !moved.isEmpty { moved = [] }
    return found
  }

  /// What must stand in a field; `nil` where its rows do not tell.
  private func wanted(_ field: FieldID) -> [UInt16]? {
    if let dialog = field.dialog {
      let isNamed = doings.contains {
        $0.key.dialog?.index == dialog.index && !$0.value.sets.isEmpty
      }
      if moved.contains(dialog) || (isNamed && several.contains(dialog.index)) { return nil }
    }
    guard var text = texts[field].map({ Array($0.utf16) }) else { return nil }
    guard let doings = doings[field] else { return text }
    // Which comes first of a text that code sets and a change, rows do not tell.
    switch (doings.changes.isEmpty, doings.clears, doings.sets.last) {
    case (false, 0, nil):
      for change in doings.changes {
        guard change.range.end <= text.count, change.range.location >= 0 else { return [] }
        text.replaceSubrange(
          change.range.location..<change.range.end, with: Array(change.text.utf16))
      }
      return text
    case (true, 1..., nil): return []
    case (true, 0, let set?): return set.literal.map { Array($0.utf16) }
    default: return nil
    }
  }
}
