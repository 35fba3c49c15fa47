import PrototypeEditing
import PrototypeFile
import Scenario
import Translations

extension FuzzTarget {
  /// A document in which some texts are translated, in a block and in brackets.
  private static let translated = """
    rehearsal: 1
    dialogs:
      a: {alert: {title: Sign Out, message: "It’s {visible}.", cancelButton: Keep, otherButtons: [Erase]}}
    strings:
      de:
        Sign Out: Abmelden
        # to be translated
        Keep: Keep
      fr: {Keep: Garder}
    scenarios: {s: {language: de, steps: [{present: a}, {tapOn: Keep}]}}

    """

  /// Whatever a file of translations says, it is read or refused with its line, and what is taken from it
  /// stands in the document afterwards.
  static func translate(_ bytes: [UInt8]) -> String? {
    guard let editor = try? DocumentEditor(Array(translated.utf8), in: .bare) else {
      return "the document of translations has errors"
    }
    let file: TranslationFile, changes: TranslationImport
    do throws(LineFault) {
      file = try TranslationFormat(bytes, name: "").read(bytes)
      let says = file.entries.contains { $0.language != nil }
      changes = try TranslationImport(file, into: editor, language: says ? nil : "de")
    } catch {
      return error.line < 1 || error.message.isEmpty ? "a fault without a line" : nil
    }
    guard changes.findings.allSatisfy({ $0.line > 0 && !$0.message.isEmpty }) else {
      return "\(changes.findings)"
    }
    guard let plan = try? TranslationEdits(editor).plan(changes.translations) else { return nil }
    let after = DocumentEditor(after: plan, in: .bare)
    for new in changes.translations
    where after.translationTables.table(of: new.language).translations[new.text] != new.translation
    {
      return "\(new) is not in\n\(String(decoding: plan.after, as: UTF8.self))"
    }
    return nil
  }
}
