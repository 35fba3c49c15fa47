public import DialogModel
public import PrototypeEditing
internal import PrototypeFile
internal import Scenario
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

  /// The files of a form; those of texts need ``files(_:of:_:)``.
  ///
  /// - Parameter choice: what is wanted of the document.
  public func files(_ form: CodeForm, _ choice: CodeChoice = CodeChoice()) -> [CodeFile] {
    var prototype = prototype
    if form == .uiTest {
      return [UITestCode(prototype, document: document, choice).file(named: name)]
    }
    prototype = prototype.localized(choice.language)
    var file: CodeFile
    switch form {
    case .objectiveC, .swift2013, .alertController, .probe:
      file = UIKitCode(prototype, form, document: document).file(named: name)
    case .swiftUI: file = SwiftUICode(prototype, document: document).file(named: name)
    case .uiTest, .strings, .catalogue: return []
    }
    file = CodeFile(file.name, file.lines.withChanges(of: prototype, form))
    guard let dialogs = dialogs(choice) else { return [file] }
    let excerpt = CodeExcerpt(file, dialogs: dialogs, form)
    // What has changed of other dialogs is not said.
    var kept = prototype
    kept.dialogs = prototype.dialogs.filter { excerpt.kept.contains(.dialog($0.id)) }
    let said = Set(PlatformChange.head(kept, form))
    let unsaid = Set(PlatformChange.head(prototype, form)).subtracting(said)
    return [CodeFile(file.name, excerpt.text.filter { !unsaid.contains($0) })]
  }

  /// The dialogs that are wanted, by their ids; `nil` for the whole document.
  private func dialogs(_ choice: CodeChoice) -> Set<String>? {
    var dialogs = Set(choice.dialogs)
    if let name = choice.scenario,
      let script = prototype.scenarios.first(where: { $0.name == name })
    {
      let played = PlayedScenario(script, of: prototype)
      dialogs.formUnion(played.dialogs.map { prototype.dialogs[$0].id })
    } else if dialogs.isEmpty {
      return nil
    }
    return dialogs
  }

  /// The files of a form, those of texts among them.
  ///
  /// - Parameters:
  ///   - editor: the same document, which says where each text is.
  ///   - choice: what is wanted of it.
  public func files(
    _ form: CodeForm, of editor: DocumentEditor, _ choice: CodeChoice = CodeChoice()
  ) -> [CodeFile] {
    var tables = editor.translationTables
    if let language = choice.language {
      let wanted = tables.table(of: language)
      tables = tables.filter { $0 == wanted }
    }
    switch form {
    case .strings:
      return tables.map { table in
        CodeFile(
          "\(table.language).lproj/Localizable.strings", texts(editor, [table], .strings, choice))
      }
    case .catalogue:
      return [CodeFile("Localizable.xcstrings", texts(editor, tables, .xcstrings, choice))]
    case .objectiveC, .swift2013, .alertController, .swiftUI, .uiTest, .probe:
      return files(form, choice)
    }
  }

  /// The texts that the wanted dialogs show.
  private func translatable(_ editor: DocumentEditor, _ choice: CodeChoice) -> [TranslatableText] {
    guard let dialogs = dialogs(choice) else { return editor.translatableTexts }
    let parts = dialogs.compactMap { id in
      prototype.dialog(named: id).flatMap { editor.address(of: .dialog($0)) }
    }
    return editor.translatableTexts.filter { text in
      text.places.contains { place in parts.contains { $0.contains(place.address) } }
    }
  }

  private func texts(
    _ editor: DocumentEditor, _ tables: [TranslationTable], _ format: TranslationFormat,
    _ choice: CodeChoice
  ) -> [CodeLine] {
    let templates = Dictionary(
      (prototype.translatableTexts + prototype.strings.values.flatMap(\.values)).map {
        ($0.sourceText, $0)
      }, uniquingKeysWith: { first, _ in first })
    let export = TranslationExport(
      translatable(editor, choice), tables, source: Self.source, original: document
    ) { text, source in
      guard let template = templates[text] else { return text }
      return CodeFormat(template, like: templates[source]).text
    }
    let lines = export.text(as: format).split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...]).map { CodeLine(String($0)) }
  }

  /// The code of the language that texts as they are written are taken for.
  private static let source = "en"

  /// In how many languages the catalogue of a document is; `nil` where there are no translations.
  public static func languages(of editor: DocumentEditor) -> Int? {
    let languages = Set(editor.translationTables.map(\.language))
    return languages.isEmpty ? nil : languages.union([source]).count
  }

  /// The name without its endings.
  private var name: String { String(document.prefix { $0 != "." }) }

  /// The text of several files, each after a line with its name.
  public static func joined(_ files: [CodeFile]) -> String {
    joinedLines(files).map { $0.text + "\n" }.joined()
  }

  /// The same by lines.
  public static func joinedLines(_ files: [CodeFile]) -> [CodeLine] {
    if files.count == 1 { return files[0].lines }
    let blocks = files.map { file in
      [CodeLine("// MARK: file \(file.name)"), CodeLine("")] + file.lines
    }
    return Array(blocks.joined(separator: [CodeLine("")]))
  }
}
