import DialogModel
import DialogSimulator
import EventLog

/// What holds for text fields in every run: who edits, which question comes before it, what is in a
/// field, and that a secret is told nowhere.
struct FieldInvariants {
  /// What a field's calls tell of it.
  private struct Told {
    /// Whether it edits.
    var edits = false
    /// How often it has agreed to begin since the last rest, and not begun.
    ///
    /// What an answer's own actions do may ask again, so the first answer can be followed last.
    var beginnings = 0
    /// How often it was asked to end since it began, and has agreed to.
    var questions = 0
    var endings = 0
  }

  private let prototype: Prototype
  /// Fields whose delegates hear of all that concerns editing.
  private let heard: Set<FieldID>
  private let lines: TextLine
  /// Whether there are secrets; not once one has gone into a field that shows it.
  private var hasSecrets: Bool
  private var told: [FieldID: Told] = [:]
  private var texts: FieldTexts

  init(_ prototype: Prototype) {
    self.prototype = prototype
    lines = TextLine(prototype)
    let fields = prototype.allFields
    let life: [Selector] = [
      .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldShouldEndEditing,
      .textFieldDidEndEditing,
    ]
    heard = Set(fields.filter { id, field in life.allSatisfy(field.delegate.responds) }.map(\.0))
    hasSecrets = fields.contains { $0.1.isSecure }
    texts = FieldTexts(fields)
  }

  /// Everything that was known of fields is void: the application is gone.
  mutating func forget() {
    told = [:]
    texts.forget()
  }

  // MARK: - Calls

  /// Why a field's call cannot come now, or `nil`.
  ///
  /// - Parameter hasDialog: whether the dialog of the field is there, as far as its
  ///   calls tell.
  mutating func read(
    _ row: Row, _ selector: Selector, _ returned: Bool?, _ field: FieldID, hasDialog: Bool
  ) -> String? {
    guard let delegate = prototype.textField(field)?.delegate, delegate.responds(to: selector)
    else { return "the field's delegate lacks it" }
    if selector.returnsBool != (returned != nil) { return "wrong answer" }
    if case .always(let answer) = delegate.returns[selector], returned != answer {
      return "not what the document returns"
    }
    if !hasDialog { return "the field's dialog is gone" }
    guard heard.contains(field) else { return nil }
    var told = told[field] ?? Told()
    defer { self.told[field] = told }
    switch selector {
    case .textFieldShouldBeginEditing:
      if told.edits { return "it edits already" }
      if returned == true { told.beginnings += 1 }
    case .textFieldDidBeginEditing:
      if told.edits { return "a second time" }
      if told.beginnings == 0 { return "it was not asked, or refused" }
      if self.told.contains(where: {
        $0.key != field && $0.key.isOfAlert == field.isOfAlert && $0.value.edits
      }) {
        return "another field edits"
      }
      told.beginnings -= 1
      (told.edits, told.questions, told.endings) = (true, 0, 0)
    case .textFieldShouldEndEditing:
      told.questions += 1
      if returned == true { told.endings += 1 }
    case .textFieldDidEndEditing:
      if !told.edits { return "it never began" }
      if told.questions == 0 { return "it was not asked" }
      if told.endings == 0, !isForced(row.rule) { return "it refused" }
      told.edits = false
    default: break
    }
    return nil
  }

  /// Whether a field that ends by this rule need not agree: it is none of those by which somebody
  /// asks it to.
  private func isForced(_ rule: Rule) -> Bool {
    switch rule {
    case .f1, .f3, .f11, .f12, .f15, .f16, .f17, .f18: false
    default: true
    }
  }

  // MARK: - Rows

  /// Why a row of any kind cannot be, or `nil`.
  mutating func read(_ row: Row) -> String? {
    texts.read(row)
    if case .input(.edit(let edit), _, let ignored) = row.content,
      edit.text.contains(ChanceFields.secret)
    {
      // What was meant for a secure field may meet another one that came to edit meanwhile, and
      // where a call waits the row does not say which.
      if ignored == .held { hasSecrets = false }
      if case .field(let field) = row.target, prototype.textField(field)?.isSecure == false {
        hasSecrets = false
      }
    }
    guard hasSecrets else { return nil }
    switch row.content {
    case .call(_, .change, _), .console, .input(.edit, _, _), .action(.setFieldText, _),
      .refused(.setFieldText, _):
      let line = lines.line(row, all: true) ?? ""
      return line.contains(ChanceFields.secret) ? "it tells a secret" : nil
    default: return nil
    }
  }

  // MARK: - At rest

  /// Why the state after all that was due cannot be, or `nil`.
  mutating func broken(in state: State) -> String? {
    guard state.hold == nil, state.stop == nil else { return nil }
    // A rotation hides the keyboard, and a form sheet on a tablet keeps it.
    let isKept = state.showings.contains { $0.placement == .view(.formSheet) && $0.isUp }
    let isRight =
      state.rotation != nil
      ? !state.keyboard.isUp
      : state.keyboard.isUp == (state.keyboardField != nil) || (state.keyboard.isUp && isKept)
    if !isRight {
      return "the keyboard is not where the first responder is"
    }
    for field in [state.keyboardField, state.firstResponder].compactMap({ $0 }) {
      if !stands(field, state) { return "what edits does not show: \(name(field))" }
      if heard.contains(field), told[field]?.edits != true { return "\(name(field)) never began" }
    }
    for (field, told) in told {
      if told.edits, !state.edits(field) { return "\(name(field)) never ended" }
      if told.beginnings > 0 { self.told[field]?.beginnings = 0 }
    }
    return texts.broken(in: state).map { "\(name($0)) holds another text" }
  }

  private func name(_ field: FieldID) -> String { prototype.name(of: field) }

  private func stands(_ field: FieldID, _ state: State) -> Bool {
    if let dialog = field.dialog {
      return state.field(field) != nil
        && state.showings.contains { $0.dialog == dialog && !$0.isLeaving }
    }
    guard case .control(let control) = field else { return false }
    return state.screen.map { control.holder == .screen($0) } ?? false
  }
}

extension FieldID {
  /// Whether the field is in the window of alerts, which has a first responder of its own.
  fileprivate var isOfAlert: Bool { if case .alert = self { true } else { false } }
}
