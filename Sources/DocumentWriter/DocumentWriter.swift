package import DialogModel
package import PrototypeFile

extension PrototypeDocument {
  /// Writes a document that reads back as this prototype.
  ///
  /// Only the line numbers of scenarios and steps may differ. Default values are left out, and
  /// texts are quoted only if they must be.
  ///
  /// - Throws: ``NotWritable`` for a part that a document cannot express.
  package static func text(of prototype: Prototype) throws(NotWritable) -> String {
    let writer = DocumentWriter(prototype: prototype)
    let entries = try writer.document()
    guard entries.allSatisfy({ !$0.value.holdsNull }) else { throw writer.notWritable("U+0000") }
    return Layout.text(of: entries)
  }
}

/// Makes a document from the model, as the reverse of the reader.
///
/// A program's own parts are written so, and what tests read back. The keys are written out here, so
/// that one which gets another name is noticed.
struct DocumentWriter: PartWriter {
  let prototype: Prototype
  /// Writes what inputs of runs have too.
  let parts: Writer

  /// - Parameter ownField: the index of the text field whose part is written; `nil` for other parts.
  init(prototype: Prototype, ownField: Int? = nil) {
    var parts = Writer(prototype: prototype)
    parts.ownField = ownField
    (self.prototype, self.parts) = (prototype, parts)
  }

  /// A key with its value; nothing if there is no value.
  func entry(_ key: String, _ value: Written?) -> [Written.Entry] {
    value.map { [Written.Entry(key: key, value: $0)] } ?? []
  }

  func template(_ template: Template?) -> Written? { template.map { self.template($0) } }

  func template(_ template: Template) -> Written { parts.template(template) }

  func actions(_ actions: [Action]) throws(NotWritable) -> [Written] { try parts.actions(actions) }

  func action(_ action: Action) throws(NotWritable) -> Written { try parts.action(action) }

  func dismissal(
    _ dialog: DialogID, _ index: Int?, _ animated: Bool
  ) throws(NotWritable) -> Written {
    try parts.dismissal(dialog, index, animated)
  }

  func passthrough(_ controls: [ControlReference]?) -> Written { parts.passthrough(controls) }

  func moment(_ moment: WrittenMoment) throws(NotWritable) -> Written { try parts.moment(moment) }

  func timeZone(_ name: String) throws(NotWritable) -> Written { try parts.timeZone(name) }

  func holds(_ holder: ControlID.Holder) -> Bool { parts.holds(holder) }

  func name(of screen: ScreenID) throws(NotWritable) -> Written { try parts.name(of: screen) }

  func name(of dialog: DialogID) throws(NotWritable) -> Written { try parts.name(of: dialog) }

  func name(ofShown dialog: DialogID) throws(NotWritable) -> Written {
    try parts.name(ofShown: dialog)
  }

  func name(of field: FieldID) throws(NotWritable) -> Written { try parts.name(of: field) }

  func name(of notification: NotificationID) throws(NotWritable) -> Written {
    try parts.name(of: notification)
  }
}

extension Written {
  /// Whether a text has U+0000, the only character that a document cannot have.
  fileprivate var holdsNull: Bool {
    switch self {
    case .text(let text), .word(let text): text.utf8.contains(0)
    case .lines(let lines): lines.contains { $0.utf8.contains(0) }
    case .list(let items, _): items.contains(where: \.holdsNull)
    case .map(let entries, _): entries.contains { $0.key.utf8.contains(0) || $0.value.holdsNull }
    }
  }
}
