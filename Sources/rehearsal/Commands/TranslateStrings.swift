public import ArgumentParser
import DialogModel
import Glibc
import PangoRuler
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import StageGeometry
import TextFitting
import Texts
public import Translations

/// Takes the texts of a document to translators and back.
struct TranslateStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: tr("Write the texts of a document for translators, and take their work back."),
    discussion: tr(
      "With --export each text is written with the places that show it; with --import translations come into the document, and no other byte of it changes. Without either it lists what is missing, not used or too long; the status is 1 then if there is any."
    ) + "\n\n"
      + tr(
        "Example: rehearsal strings account.rehearsal.yaml --export xliff --language de -o de.xliff"
      )
      + "\n" + tr("Example: rehearsal strings account.rehearsal.yaml --import de.xliff"))

  @Argument(
    help: ArgumentHelp(
      tr("The document; - is standard input, and of it the result of --import is printed."),
      valueName: "file"),
    completion: Documents.completion)
  var file: String

  @Option(
    help: ArgumentHelp(
      tr("Write the texts: xliff, po, strings or xcstrings."), valueName: "format"),
    completion: .list(TranslationFormat.allCases.map(\.rawValue)))
  var export: TranslationFormat?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      tr("Take the translations from this file; its ending, or its beginning, says the format."),
      valueName: "file"),
    completion: .file(extensions: ["xliff", "xlf", "po", "strings", "xcstrings"]))
  var input: String?

  @Option(
    help: ArgumentHelp(
      tr("The language of the translations; else those of the document, or what the file says."),
      valueName: "language"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      tr("The language in which the document is written, for --export."), valueName: "language"))
  var sourceLanguage = "en"

  @Option(
    help: ArgumentHelp(
      tr("How many characters a translation may have."), valueName: "count"))
  var maxLength: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      tr("The file to write with --export; else standard output."), valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: ArgumentHelp(tr("Print the difference that --import makes, and write nothing.")))
  var dryRun = false

  func validate() throws {
    if export != nil, input != nil {
      throw ValidationError(tr("“--export” and “--import” exclude each other"))
    }
    if output != nil, export == nil {
      throw ValidationError(tr("“--output” is the file of “--export”; add that"))
    }
    try OutputFile.check(output, inputs: [file])
    if dryRun, input == nil {
      throw ValidationError(tr("“--dry-run” goes with “--import”; add that"))
    }
    if file == "-", input == "-" {
      throw ValidationError(tr("only one of two files can be standard input"))
    }
    if let maxLength, maxLength < 1 {
      throw ValidationError(tr("“--max-length” is at least 1"))
    }
    for name in [language, sourceLanguage].compactMap(\.self) where !TextForm.isLanguage(name) {
      throw ValidationError(
        tr("“{text}” is no language; write it as “de” or “pt-BR”", ["text": name]))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let bytes = try Documents.read(file)
      _ = try Documents.load(bytes, of: file)
      let editor = try refusing {
        () throws(EditRefusal) in
        try DocumentEditor(bytes, in: DocumentReader(of: file).environment)
      }
      if let export {
        try write(editor, export)
      } else if let input {
        try take(input, into: bytes, editor)
      } else {
        try list(editor)
      }
    }
  }

  // MARK: - Export

  private func write(_ editor: DocumentEditor, _ format: TranslationFormat) throws {
    let tables =
      language.map { [editor.translationTables.table(of: $0)] } ?? editor.translationTables
    if tables.isEmpty, format != .xcstrings {
      throw ValidationError(
        tr("the document has no translations yet; name a language after “--language”"))
    }
    if tables.count > 1, !format.hasLanguages {
      throw ValidationError(
        tr(
          "a file of this format has one language; add “--language” with {languages}",
          ["languages": Phrases.either(tables.map { Phrases.quoted($0.language) })]))
    }
    let texts = editor.translatableTexts
    let text = TranslationExport(
      texts, tables, source: sourceLanguage, original: name, most: maxLength
    ).text(as: format)
    guard let output, output != "-" else { return Output.result(text) }
    do {
      try FileWriter.write(Array(text.utf8), to: output)
    } catch {
      Output.diagnose("\(FileName.text(output)): \(error.message)")
      throw ExitStatus.cannotWrite
    }
  }

  /// The document's name without its folder, because that differs from machine to machine.
  private var name: String {
    guard file != "-" else { return "rehearsal.yaml" }
    return file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
  }

  // MARK: - Import

  @MainActor
  private func take(_ input: String, into bytes: [UInt8], _ editor: DocumentEditor) throws {
    let source = Documents.name(input)
    let content = try Documents.read(input)
    guard content.count <= FileReader.limit else {
      Output.diagnose("\(source): " + tr("it is larger than {n} MiB", ["n": "16"]))
      throw ExitStatus.badDocument
    }
    let changes: TranslationImport
    do throws(LineFault) {
      let file = try TranslationFormat(content, name: input).read(content)
      changes = try TranslationImport(file, into: editor, language: language, most: maxLength)
    } catch {
      Output.diagnose("\(source):\(error.line): error: \(error.message)")
      throw ExitStatus.badDocument
    }
    for finding in changes.findings {
      Output.diagnose("\(source):\(finding.line): warning: \(finding.message)")
    }
    let plan = try refusing {
      () throws(EditRefusal) in
      try TranslationEdits(editor).plan(changes.translations, playing: { $0.played() })
    }
    for use in plan.alsoUses where use.isCertain {
      Output.diagnose(
        "\(Documents.name(file)):\(use.line): " + tr("also changed: {part}", ["part": use.note]))
    }
    if dryRun {
      let terminal = Terminal(STDOUT_FILENO)
      Output.result(UnifiedDiff(from: bytes, to: plan.after, name: file, terminal: terminal).text)
    } else if file == "-" {
      Output.result(String(decoding: plan.after, as: UTF8.self))
    } else if plan.after != bytes {
      try replace(bytes, by: plan.after)
    }
    Output.diagnose(
      tr(
        "{changed} changed, {same} the same, {missing} without translation, {left} to look at",
        [
          "changed": String(changes.translations.count), "same": String(changes.same),
          "missing": String(changes.missing), "left": String(changes.findings.count),
        ]))
  }

  private func replace(_ old: [UInt8], by new: [UInt8]) throws {
    do {
      try FileReplacement.write(new, to: file, insteadOf: old)
    } catch {
      Output.diagnose("\(FileName.text(file)): \(error.message)")
      throw ExitStatus.cannotWrite
    }
  }

  /// The result, or an exit with 65 after saying why the document is not changed.
  private func refusing<Result>(_ body: () throws(EditRefusal) -> Result) throws -> Result {
    do throws(EditRefusal) {
      return try body()
    } catch {
      let hint = error.hint.map { "; " + $0 } ?? ""
      Output.diagnose("\(Documents.name(file)): error: \(error.message)\(hint)")
      throw ExitStatus.badDocument
    }
  }

  // MARK: - List

  private func list(_ editor: DocumentEditor) throws {
    let tables =
      language.map { [editor.translationTables.table(of: $0)] } ?? editor.translationTables
    let texts = editor.translatableTexts
    let fit =
      PangoRuler(font: Fit.usualFont).map { TranslationFit(editor.prototype, $0) }
      ?? TranslationFit()
    var results = Output.Results()
    var isGood = true
    for table in tables {
      let report = TranslationReport(texts, table, most: maxLength)
      for finding in report.findings {
        results.line(
          "\(Documents.name(file)):\(finding.line): \(OneLine.text(finding.message))")
      }
      for (line, sentence) in TranslateStrings.tight(table, fit) {
        results.line("\(Documents.name(file)):\(line): \(OneLine.text(sentence))")
      }
      results.line(
        "\(report.language): "
          + tr(
            "{n} of {count} texts translated",
            ["n": String(report.translated), "count": String(report.count)]))
      isGood = isGood && report.findings.isEmpty
    }
    if tables.isEmpty {
      results.line(
        ntr("{n} text, and no language", "{n} texts, and no languages", texts.count))
    }
    results.flush()
    if !isGood { throw ExitStatus.failed }
  }

  /// The translations that are not drawn as a whole in the normal size of texts, with their lines.
  ///
  /// They leave the status as it is, because fonts differ from machine to machine.
  private static func tight(
    _ table: TranslationTable, _ fit: TranslationFit
  ) -> [(line: Int, sentence: String)] {
    table.entries.compactMap { entry in
      guard !entry.isStub, let worst = fit.worst(of: entry.text, in: table.language),
        worst.verdict.kind >= .missingGlyph,
        worst.setting.size.factor <= StageAxes.TextSize.normal.factor
      else { return nil }
      return (entry.line, worst.sentence)
    }
  }
}

extension TranslationFormat: ExpressibleByArgument {}
