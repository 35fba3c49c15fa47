package import DialogModel
import PrototypeFile

/// The words of inputs, also of those by which a program makes a part of the document.
package enum ProgramPart {
  /// An input in words; `nil` for one that no words say.
  ///
  /// - Parameter prototype: the prototype before the input.
  package static func words(of input: Input, in prototype: Prototype) -> NamedInput? {
    switch input {
    case .define(let part): return words("define", part, in: prototype)
    case .redefine(let part, _): return words("redefine", part, in: prototype)
    default: return try? PrototypeDocument.words(of: input, in: prototype)
    }
  }

  private static func words(
    _ key: String, _ part: DefinedPart, in prototype: Prototype
  ) -> NamedInput? {
    guard let entry = try? entry(of: part, in: prototype) else { return nil }
    return NamedInput(
      words: Written.line(of: [Written.Entry(key: key, value: .map([entry], .inline))]))
  }

  /// A part as a document has it, in its section.
  private static func entry(
    of part: DefinedPart, in prototype: Prototype
  ) throws(NotWritable) -> Written.Entry {
    var grown = prototype
    switch part {
    case .dialog(let dialog):
      if grown.dialog(named: dialog.id) == nil { grown.dialogs.append(dialog) }
      let written = try DocumentWriter(prototype: grown).dialog(dialog)
      let own = Written.Entry(key: dialog.id, value: written)
      return Written.Entry(key: "dialogs", value: .map([own], .inline))
    case .screen(let screen):
      if grown.screen(named: screen.id) == nil { grown.screens.append(screen) }
      let written = try DocumentWriter(prototype: grown).screen(screen)
      let own = Written.Entry(key: screen.id, value: written)
      return Written.Entry(key: "screens", value: .map([own], .inline))
    }
  }
}
