public import DialogModel
public import PrototypeEditing
internal import PrototypeFile
internal import Texts
internal import Translations

/// Writes code out of a document: a pure function of the document and the form.
public struct CodeWriter: Sendable {
  private let prototype: Prototype
  /// The document's name without its folder.
  private let document: String

  /// - Parameter document: the name of the file, without its folder.
  public init(_ prototype: Prototype, document: String) {
    (self.prototype, self.document) = (prototype, document)
  }

  /// The files of a form.
  public func files(_ form: CodeForm) -> [CodeFile] {
    switch form {
    case .objectiveC, .swift2013, .alertController, .probe:
      return [UIKitCode(prototype, form, document: document).file(named: name)]
    case .swiftUI: return [SwiftUICode(prototype, document: document).file(named: name)]
    case .uiTest: return [UITestCode(prototype, document: document).file(named: name)]
    case .strings, .catalogue: return []
    }
  }

  /// The files of a form, those of texts among them.
  ///
  /// - Parameter editor: the same document, which says where each text is.
  public func files(_ form: CodeForm, of editor: DocumentEditor) -> [CodeFile] {
    switch form {
    case .strings:
      return editor.translationTables.map { table in
        CodeFile("\(table.language).lproj/Localizable.strings", texts(editor, [table], .strings))
      }
    case .catalogue:
      return [
        CodeFile("Localizable.xcstrings", texts(editor, editor.translationTables, .xcstrings))
      ]
    case .objectiveC, .swift2013, .alertController, .swiftUI, .uiTest, .probe: return files(form)
    }
  }

  private func texts(
    _ editor: DocumentEditor, _ tables: [TranslationTable], _ format: TranslationFormat
  ) -> [CodeLine] {
    let templates = Dictionary(
      (prototype.translatableTexts + prototype.strings.values.flatMap(\.values)).map {
        ($0.sourceText, $0)
      }, uniquingKeysWith: { first, _ in first })
    let export = TranslationExport(
      editor.translatableTexts, tables, source: "en", original: document
    ) { text, source in
      guard let template = templates[text] else { return text }
      return CodeFormat(template, like: templates[source]).text
    }
    let lines = export.text(as: format).split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...]).map { CodeLine(String($0)) }
  }

  /// The name without its endings.
  private var name: String { String(document.prefix { $0 != "." }) }

  /// The text of several files, each after a line with its name.
  public static func joined(_ files: [CodeFile]) -> String {
    if files.count == 1 { return files[0].text }
    return files.map { "// MARK: file \($0.name)\n\n" + $0.text }.joined(separator: "\n")
  }
}
