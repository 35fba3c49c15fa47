import ArgumentParser
import DialogModel
import Glibc
import PangoRuler
import PrototypeFile
import Scenario
import StageGeometry
import TextFitting
import Texts

/// Says which texts of documents have no room, in every language, size, device and look.
struct Fit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Say which texts are cut, shrunk or scroll, in every language and size."),
    discussion: tr(
      "Texts are measured as the stage draws them, without a display. The languages en-XA, a third longer, and ar-XB, mirrored, are made of the texts as they are written; a text without brackets in en-XA cannot be translated."
    ) + "\n\n" + tr("Example: rehearsal fit account.rehearsal.yaml") + "\n"
      + tr(
        "Example: rehearsal fit --languages en-XA,ar-XB --sizes normal,largest account.rehearsal.yaml"
      ))

  /// The font of GNOME, with which the stage draws where a desktop has no other.
  static let usualFont = "Cantarell"

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, junit, html, png }

  @Argument(
    help: ArgumentHelp(tr("The documents; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var files: [String]

  @OptionGroup var axes: FitAxesOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      tr("The html or png file to write; - is standard output."), valueName: "file"),
    completion: .file(extensions: ["html", "png"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      tr("How to report: text, json, junit, or with miniatures html or png."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      tr(
        "What ends with status 1, with commas between: cut, overlaps, missing-glyph, scrolls, shrunk or wraps; else nothing."
      ), valueName: "verdicts"),
    completion: .list(FitVerdict.Kind.allCases.dropFirst().map(\.rawValue)))
  var failOn: FitWordList<FitVerdict.Kind>?

  @Option(
    help: ArgumentHelp(
      tr("The font’s family; where it is not installed, another one takes its place."),
      valueName: "family"))
  var font = Fit.usualFont

  @Option(
    help: ArgumentHelp(
      tr("The folder whose fonts are used, and no others, so that each machine says the same."),
      valueName: "folder"),
    completion: .directory)
  var fontDir: String?

  func validate() throws {
    if failOn?.values.contains(.fits) == true {
      throw ValidationError(tr("“fits” is no failure; leave it out of “--fail-on”"))
    }
    guard format == .html || format == .png else {
      guard output == nil else {
        throw ValidationError(
          tr("“--output” is for miniatures; add “--format html” or “--format png”"))
      }
      return
    }
    guard let output else {
      throw ValidationError(tr("name the file to write after “{option}”", ["option": "--output"]))
    }
    if output == "-", isatty(STDOUT_FILENO) != 0 {
      throw ValidationError(
        tr("a terminal can’t show this; name a file after “{option}”", ["option": "--output"]))
    }
    guard files.count == 1, let file = files.first else {
      throw ValidationError(tr("miniatures are of one document; name only one"))
    }
    try OutputFile.check(output, inputs: [file])
    if failOn != nil || fontDir != nil {
      throw ValidationError(
        tr("for miniatures leave “--fail-on” and “--font-dir” out"))
    }
  }

  /// Lets the window's program draw miniatures.
  private func draw(_ output: String) throws {
    let bytes = try Documents.read(files[0])
    let document = try Documents.load(bytes, of: files[0])
    var request = WindowRequest()
    if files[0] == "-" {
      request["document"] = String(decoding: bytes, as: UTF8.self)
      request["folder"] = WorkingFolder.absolute(".")
    } else {
      request["file"] = WorkingFolder.absolute(files[0])
    }
    var axes = try axes.axes(of: document)
    // Twice as many as fit on a sheet help nobody who has not asked for them.
    if self.axes.orientations == nil { axes.orientations = [.portrait] }
    request.drawFit(format, output, axes, font: font)
    try WindowLauncher.draw(request)
  }

  func run() throws {
    if let output { return try draw(output) }
    guard PangoRuler.isInstalled else {
      Output.diagnose(tr("“rehearsal fit” needs libpangocairo, which is not installed."))
      throw ExitStatus.unavailable
    }
    guard let ruler = PangoRuler(font: font, in: fontDir) else {
      Output.diagnose(
        tr("There is no font in “{folder}”.", ["folder": Documents.name(fontDir ?? "")]))
      throw ExitStatus.noInput
    }
    let failing = Set(failOn?.values ?? [])
    var hasFailed = false
    var reports: [(name: String, report: FitReport)] = []
    for file in files {
      let document = try Documents.load(file)
      let report = FitReport(FitGrid(document, try axes.axes(of: document), ruler))
      if report.has(failing) { hasFailed = true }
      reports.append((Documents.name(file), report))
    }
    var results = Output.Results()
    let lines: [String] =
      switch format {
      case .text: reports.flatMap { FitText.lines($0.report, name: $0.name) }
      case .json: [FitJSON.value(reports).line]
      case .junit: FitJUnit.lines(reports, failing: failing)
      // These are drawn before.
      case .html, .png: []
      }
    for line in lines { results.line(line) }
    results.flush()
    if hasFailed { throw ExitStatus.failed }
  }
}

/// The options of `fit` that say in which settings texts are measured.
struct FitAxesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      tr(
        "The languages, with commas between, as in strings or en-XA and ar-XB; all is every one of strings and these; else those of strings."
      ), valueName: "languages"))
  var languages: String?

  @Option(
    help: ArgumentHelp(
      tr("The sizes of texts, with commas between: small, normal, large, largest; else all."),
      valueName: "sizes"),
    completion: .list(StageAxes.TextSize.allValueStrings))
  var sizes: FitWordList<StageAxes.TextSize>?

  @Option(
    help: ArgumentHelp(
      tr("The devices, with commas between: phone, shortPhone, tablet; else phone,tablet."),
      valueName: "devices"),
    completion: .list(DeviceModel.allCases.map(\.rawValue)))
  var devices: FitWordList<DeviceModel>?

  @Option(
    help: ArgumentHelp(
      tr("How the devices are held: portrait, landscape; else both."), valueName: "orientations"),
    completion: .list(Orientation.allCases.map(\.rawValue)))
  var orientations: FitWordList<Orientation>?

  @Option(
    help: ArgumentHelp(
      tr("The looks, with commas between: classic, flat; else both."), valueName: "looks"),
    completion: .list(Look.Theme.allCases.map(\.rawValue)))
  var looks: FitWordList<Look.Theme>?

  /// The settings for a document.
  ///
  /// - Throws: a usage error where it has no such language.
  func axes(of document: Prototype) throws -> FitAxes {
    var axes = FitAxes(of: document)
    let pseudo = document.pseudoLanguages.map(\.rawValue)
    if languages == "all" {
      axes.languages += pseudo.map(Optional.some)
    } else if let languages {
      axes.languages = try named(languages, of: document)
    }
    // An era without sizes of texts has one only, whatever is asked for.
    if let sizes, document.era != .ios3 { axes.sizes = sizes.values }
    if let devices { axes.models = devices.values }
    if let orientations { axes.orientations = orientations.values }
    if let looks { axes.themes = looks.values }
    return axes
  }

  /// The languages of a list with commas between, each once.
  ///
  /// An empty word is no language: an empty list would measure nothing and say that all fits.
  private func named(_ list: String, of document: Prototype) throws -> [String?] {
    var languages: [String] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let language = String(word)
      guard document.isTranslated(language) else {
        throw ValidationError(
          Suggestion.noLanguage(
            language,
            among: document.strings.keys.sorted() + document.pseudoLanguages.map(\.rawValue)))
      }
      if !languages.contains(language) { languages.append(language) }
    }
    return languages.map(Optional.some)
  }
}

/// Words of an option with commas between, each once.
struct FitWordList<Word: RawRepresentable & Hashable & CaseIterable>: ExpressibleByArgument
where Word.RawValue == String {
  /// What may be in the list; where a word is wrong, these are named.
  static var allValueStrings: [String] { Word.allCases.map(\.rawValue) }

  /// The words in their order.
  let values: [Word]

  init?(argument: String) {
    var values: [Word] = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = Word(rawValue: String(text)) else { return nil }
      if !values.contains(word) { values.append(word) }
    }
    self.values = values
  }
}
