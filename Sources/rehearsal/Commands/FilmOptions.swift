import ArgumentParser
import DialogModel
import Film
import Session
import Texts

/// Options that say how a film shows a run.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(tr("The part to draw: device or screen; else device."), valueName: "part"),
    completion: .list(Export.Part.allCases.map(\.rawValue)))
  var show: Export.Part?

  @Option(
    help: ArgumentHelp(
      tr("The look: classic, flat, or both beside each other; else flat."), valueName: "look"),
    completion: .list(Export.Look.allCases.map(\.rawValue)))
  var look: Export.Look?

  @Flag(help: ArgumentHelp(tr("Draw it in dark colours.")))
  var dark = false

  @Option(
    help: ArgumentHelp(tr("Pixels per point: 1, 2 or 3; else 1."), valueName: "scale"),
    completion: .list(DrawPicture.Scale.allCases.map(\.rawValue)))
  var scale: DrawPicture.Scale?

  @Option(
    help: ArgumentHelp(
      tr("How fast: 1 as on the device, 0.5 half as fast; else 1."), valueName: "factor"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(tr("Pictures per second, from 1 to 50; else 30."), valueName: "number"))
  var fps: Int?

  @Option(
    help: ArgumentHelp(
      tr("The longest wait that is shown as a whole, in simulated seconds; else 5."),
      valueName: "seconds"))
  var longestWait: Seconds?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(tr("Say below the device what happens; else yes.")))
  var captions: Bool?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(tr("Mark each tap with a ring; else yes.")))
  var rings: Bool?

  @Option(
    help: ArgumentHelp(tr("The pages of a storyboard: a4 or letter; else a4."), valueName: "paper"),
    completion: .list(Export.Paper.allCases.map(\.rawValue)))
  var paper: Export.Paper?

  @Option(
    help: ArgumentHelp(
      tr(
        "What a sheet of dialogs compares: looks, languages, devices, text-sizes, with commas, or none; else all."
      ), valueName: "what"),
    completion: .list(ComparedWords.allValueStrings))
  var vary: ComparedWords?

  @Flag(
    help: ArgumentHelp(
      tr(
        "Show each of one thing in each of another; without --vary each language in each look."))
  )
  var grid = false

  @Flag(help: ArgumentHelp(tr("Draw no ground behind pictures and texts.")))
  var transparent = false

  @Option(
    help: ArgumentHelp(
      tr("How many beats a page of a storyboard has: 1, 2, 4 or 6; else 1."),
      valueName: "number"),
    completion: .list(BeatsPerPage.allCases.map(\.rawValue)))
  var perPage: BeatsPerPage?

  @Option(
    help: ArgumentHelp(
      tr("The title of the file; else that of the document."), valueName: "title"))
  var title: String?

  @Option(help: ArgumentHelp(tr("Who made it; else nobody is named."), valueName: "name"))
  var author: String?

  @Option(
    help: ArgumentHelp(
      tr("The date that is on it: 2012-09-21, or today; else there is none."),
      valueName: "date"))
  var date: ExportDate?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(tr("Show the presenter’s notes in a storyboard and on a page; else no.")))
  var notes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(tr("Show the calls in a storyboard and on a page; else yes.")))
  var calls: Bool?

  /// The longest title, in bytes.
  private static let longest = 500

  func validate() throws {
    guard (0.1...4).contains(speed ?? 1) else {
      throw ValidationError(tr("“--speed” is from 0.1 to 4"))
    }
    for (option, text) in [("--title", title), ("--author", author)] {
      guard let text else { continue }
      guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= FilmOptions.longest
      else {
        throw ValidationError(
          tr(
            "“{option}” is a text of 1 to {most} bytes",
            ["option": option, "most": String(FilmOptions.longest)]))
      }
    }
    guard (1...50).contains(fps ?? 30) else {
      throw ValidationError(tr("“--fps” is from 1 to 50"))
    }
  }

  /// Whether each option was given, with its name and what it chooses.
  private var given: [(name: String, option: ExportOption, isGiven: Bool)] {
    [
      ("--show", .frame, show != nil), ("--look", .look, look != nil), ("--dark", .look, dark),
      ("--scale", .scale, scale != nil), ("--speed", .speed, speed != nil),
      ("--fps", .rate, fps != nil), ("--longest-wait", .longestWait, longestWait != nil),
      (captions == false ? "--no-captions" : "--captions", .captions, captions != nil),
      (rings == false ? "--no-rings" : "--rings", .marks, rings != nil),
      ("--paper", .paper, paper != nil), ("--vary", .comparisons, vary != nil),
      ("--grid", .comparisons, grid), ("--transparent", .ground, transparent),
      ("--per-page", .beats, perPage != nil), ("--title", .words, title != nil),
      ("--author", .words, author != nil), ("--date", .words, date != nil),
      (notes == false ? "--no-notes" : "--notes", .notes, notes != nil),
      (calls == false ? "--no-calls" : "--calls", .calls, calls != nil),
    ]
  }

  /// Refuses an option that would change nothing of what is exported.
  func check(for product: ExportProduct) throws {
    if product.subject == .dialogs, look == .both {
      throw ValidationError(tr("a sheet of dialogs compares looks with “--vary looks”"))
    }
    if grid, let vary, vary.count != 2 {
      throw ValidationError(tr("“--grid” crosses two things; name two after “--vary”"))
    }
    if product.subject == .ways, look == .both {
      throw ValidationError(
        tr("a page to tap through and a book have one look; name it after “--look”"))
    }
    let offered = product.options
    guard let first = given.first(where: { $0.isGiven && !offered.contains($0.option) }) else {
      return
    }
    let words: KeyValuePairs = ["option": first.name, "format": product.format.name]
    if first.option == .comparisons, ExportProduct(product.format, .dialogs).kind != nil {
      throw ValidationError(
        tr("“{option}” is for a sheet of dialogs; add “--sheet”, or leave it out", words))
    }
    if product.subject == .ways {
      throw ValidationError(
        product.kind == .book
          ? tr("a book has no “{option}”; leave it out", words)
          : tr("a page to tap through has no “{option}”; leave it out", words))
    }
    throw ValidationError(
      product.subject == .dialogs
        ? tr("a sheet of dialogs as {format} has no “{option}”; leave it out", words)
        : tr("{format} has no “{option}”; leave it out", words))
  }

  /// Adds the options to a request to the window's program.
  func put(into request: inout WindowRequest) {
    request["show"] = show?.rawValue
    request["look"] = look?.rawValue
    if dark { request["dark"] = "true" }
    request["scale"] = scale?.rawValue
    request["speed"] = speed.map { String(Int(($0 * 100).rounded())) }
    request["rate"] = fps.map { String($0) }
    request["longestWait"] = longestWait.map { String($0.value.milliseconds) }
    if captions == false { request["captions"] = "false" }
    request["vary"] = vary?.value
    if grid { request["grid"] = "true" }
    if grid, vary == nil { request["vary"] = "looks,languages" }
    if transparent { request["transparent"] = "true" }
    request["perPage"] = perPage?.rawValue
    request["title"] = title
    request["author"] = author
    request["date"] = date?.value
    request["paper"] = paper?.rawValue
    if notes == true { request["notes"] = "true" }
    if calls == false { request["calls"] = "false" }
    if rings == false { request["rings"] = "false" }
  }
}

/// What a sheet of dialogs compares, as an option names it.
struct ComparedWords: ExpressibleByArgument {
  /// The names that the window's program knows, with commas.
  let value: String

  private static let names: KeyValuePairs = [
    "looks": "looks", "languages": "languages", "devices": "devices", "text-sizes": "textSizes",
  ]

  /// How many things it compares.
  var count: Int { value.isEmpty ? 0 : value.split(separator: ",").count }

  init?(argument: String) {
    guard argument != "none" else {
      value = ""
      return
    }
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let names = words.map { word in ComparedWords.names.first { $0.key == word }?.value }
    guard !names.isEmpty, !names.contains(nil) else { return nil }
    value = names.compactMap { $0 }.joined(separator: ",")
  }

  static var allValueStrings: [String] { names.map(\.key) + ["none"] }
}

/// How many beats a page has, as an option names it.
enum BeatsPerPage: String, CaseIterable, ExpressibleByArgument {
  case one = "1"
  case two = "2"
  case four = "4"
  case six = "6"
}

/// A date as an option gives it.
struct ExportDate: ExpressibleByArgument {
  /// As `2012-09-21`.
  let value: String

  init?(argument: String) {
    guard argument == "today" || DateText.isDate(argument) else { return nil }
    value = argument == "today" ? DateText.today : argument
  }
}
