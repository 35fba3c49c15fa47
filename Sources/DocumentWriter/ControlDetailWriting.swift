import DialogModel
import PrototypeFile

extension DocumentWriter {
  /// Writes a section with its controls.
  func section(_ control: Control, _ controls: [Control]) throws(NotWritable) -> Written {
    guard case .section(let footer, _) = control.kind else { throw notWritable("section") }
    var parts = entry("header", control.text.isEmpty ? nil : .text(control.text))
    parts += entry("footer", text(footer))
    parts += entry("controls", try self.controls(controls))
    let entries = entry("section", .map(parts, .block)) + id(of: control, "section")
    return .map(entries, .block)
  }

  /// The id of a control, unless the reader would make it.
  ///
  /// All ids differ, so no other control has a made one.
  func id(of control: Control, _ key: String) -> [Written.Entry] {
    let made = Identifier.made(from: control.text)
    guard control.id != (made.isEmpty ? key : made) else { return [] }
    return entry("id", .text(control.id))
  }

  /// Writes the properties that only some kinds of controls have.
  func details(_ details: ControlDetails) throws(NotWritable) -> [Written.Entry] {
    var entries = entry("style", word(details.style, unless: .plain))
    entries += entry("detail", text(details.detail))
    entries += entry("subtitle", text(details.subtitle))
    entries += entry("accessory", word(details.accessory))
    entries += entry("icon", text(details.icon))
    if let screen = details.screen { entries += entry("screen", try name(of: screen)) }
    return entries
  }
}
