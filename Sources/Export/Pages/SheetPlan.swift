public import DialogModel
import DialogSimulator
import EventLog
import Scenario
import Stage
import StageGeometry
import Texts
import WindowWords

/// What is on a sheet of everything that a document shows: rows of pictures in sections.
@MainActor
struct SheetPlan {
  /// One picture: a part of the document in one variant.
  struct Cell {
    let exhibit: Exhibit
    let variant: Comparison.Variant
    /// The size of its screen, in points; a taller one is drawn smaller.
    fileprivate(set) var size: (width: Double, height: Double)
  }

  /// A row of pictures.
  struct Row {
    /// What is beside it; `nil` where each picture has its own words.
    let label: String?
    let cells: [Cell]
    /// What is above each picture.
    let captions: [String]
    /// Whether these words are the same as those of the row before, so that they are written once.
    let repeatsCaptions: Bool

    init(label: String?, cells: [Cell], captions: [String], repeatsCaptions: Bool = false) {
      (self.label, self.captions, self.repeatsCaptions) = (label, captions, repeatsCaptions)
      self.cells = SheetPlan.inOneScale(cells)
    }
  }

  /// Rows that belong together.
  struct Section {
    let title: String?
    let rows: [Row]
  }

  /// The document as it is written.
  let document: Prototype
  /// How it is drawn where nothing else is compared.
  let setting: FilmSetting
  /// The code of the language in which it is where languages are not compared.
  let language: String?
  /// The rows, in order.
  let sections: [Section]
  /// What its parts are called.
  let names: ClientName
  /// What is compared.
  private let comparisons: [Comparison]
  /// Whether two comparisons cross.
  let isGrid: Bool

  /// The most columns.
  private static let widest = 6
  /// The most columns of a sheet that compares nothing.
  private static let widestWithoutComparison = 5
  /// The plan of a document.
  init(_ document: Prototype, _ setting: FilmSetting, language: String?) {
    (self.document, self.setting, self.language) = (document, setting, language)
    let usual = Comparison.Variant(
      look: setting.shot.look, model: DeviceModel(document.device), axes: document.axes,
      language: language)
    let compared = Comparison.allCases.filter { setting.varies.contains($0) }
      .map { ($0, $0.variants(of: document, like: usual)) }.filter { $0.1.count > 1 }
    names = ClientName(document.localized(language).fillingPlaces)
    let exhibits = document.exhibits.map { [names] in ($0, names.name(of: $0.target)) }
    comparisons = compared.map(\.0)
    isGrid = setting.isGrid && compared.count == 2
    if compared.isEmpty {
      sections = [SheetPlan.plain(exhibits, usual)]
    } else if isGrid {
      // Looks are few, so they are beside each other.
      let columns = compared.firstIndex { $0.0 == .looks } ?? 1
      sections = exhibits.flatMap { exhibit, name in
        SheetPlan.grid(
          exhibit, name, rows: compared[1 - columns].1, columns: compared[columns])
      }
    } else {
      sections = compared.flatMap { SheetPlan.comparison($0.0, $0.1, exhibits) }
    }
  }

  /// How many pictures there are.
  var count: Int { sections.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.cells.count } } }

  private static func cell(_ exhibit: Exhibit, _ variant: Comparison.Variant) -> Cell {
    let metrics = DeviceMetrics(variant.model, .portrait)
    return Cell(
      exhibit: exhibit, variant: variant, size: (metrics.screenWidth, metrics.screenHeight))
  }

  /// The pictures of a row, all in one scale: tall ones are drawn smaller, and where a phone is next to a
  /// tablet not so small that nothing could be read on it.
  private nonisolated static func inOneScale(_ cells: [Cell]) -> [Cell] {
    let tallest = Set(cells.map(\.variant.model)).count > 1 ? 768.0 : 568
    let scale = min(1, tallest / (cells.map(\.size.height).max() ?? tallest))
    return cells.map { cell in
      var cell = cell
      cell.size = (cell.size.width * scale, cell.size.height * scale)
      return cell
    }
  }

  /// Every part once.
  private static func plain(
    _ exhibits: [(Exhibit, String)], _ usual: Comparison.Variant
  ) -> Section {
    Section(
      title: nil,
      rows: parts(exhibits, of: widestWithoutComparison).map { part in
        Row(label: nil, cells: part.map { cell($0.0, usual) }, captions: part.map(\.1))
      })
  }

  /// A row for each part, in sections that are not too wide; only the first has a title.
  private static func comparison(
    _ comparison: Comparison, _ variants: [Comparison.Variant], _ exhibits: [(Exhibit, String)]
  ) -> [Section] {
    parts(variants, of: widest).enumerated().map { place, variants in
      Section(
        title: place == 0 ? comparison.title : nil,
        rows: exhibits.enumerated().map { row, exhibit in
          Row(
            label: exhibit.1, cells: variants.map { cell(exhibit.0, $0) },
            captions: variants.map(\.title), repeatsCaptions: row > 0)
        })
    }
  }

  /// One part in every variant of one comparison and of another.
  private static func grid(
    _ exhibit: Exhibit, _ name: String, rows: [Comparison.Variant],
    columns: (Comparison, [Comparison.Variant])
  ) -> [Section] {
    parts(columns.1, of: widest).enumerated().map { place, columnsOfPart in
      Section(
        title: place == 0 ? name : nil,
        rows: rows.enumerated().map { row, variant in
          Row(
            label: variant.title,
            cells: columnsOfPart.map { cell(exhibit, variant.with($0, of: columns.0)) },
            captions: columnsOfPart.map(\.title), repeatsCaptions: row > 0)
        })
    }
  }

  private static func parts<Value>(_ values: [Value], of most: Int) -> [[Value]] {
    stride(from: 0, to: values.count, by: most).map {
      Array(values[$0..<min($0 + most, values.count)])
    }
  }

  /// What is said below the title.
  var particulars: [String] {
    let compared = Set(comparisons)
    let usual = [
      compared.contains(.looks) ? nil : setting.shot.look.title,
      compared.contains(.devices) ? nil : DeviceModel(document.device).title,
    ]
    return SheetParts.words(document) + usual.compactMap { $0 }
  }
}

extension Comparison.Variant {
  /// How a part of a document is drawn as this stage shows it: the run that shows it, or why nothing
  /// does, and the shot.
  @MainActor
  func moment(
    of exhibit: Exhibit, in document: Prototype, scale: Int, part: StageShot.Part = .screen
  ) -> (simulator: Simulator?, reason: String?, shot: StageShot) {
    let prototype = prototype(of: document)
    var shot = StageShot(part, scale: scale)
    shot.look = look
    if model != .tablet { shot.phone = model }
    shot.axes = prototype.axes
    do {
      var simulator = try exhibit.run(in: prototype)
      if orientation != simulator.state.orientation {
        simulator.perform(.rotate(orientation), at: simulator.state.now)
        simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
      }
      return (simulator, nil, shot)
    } catch {
      // Without the ids of the document.
      guard case .notShown(_, let reason) = error else {
        return (nil, OneLine.text(error.message(in: prototype)), shot)
      }
      let failure = PictureMoment.Failure.notShown(
        ClientName(prototype).name(of: exhibit.target), reason: reason)
      return (nil, OneLine.text(failure.message(in: prototype)), shot)
    }
  }

  /// This stage with what differs on another one, and both captions.
  func with(_ other: Comparison.Variant, of comparison: Comparison) -> Comparison.Variant {
    var variant = self
    variant.title = "\(title), \(other.title)"
    variant.key = "\(key).\(other.key)"
    switch comparison {
    case .looks: variant.look = other.look
    case .languages: variant.language = other.language
    case .devices: variant.model = other.model
    case .textSizes: variant.axes.textSize = other.axes.textSize
    }
    return variant
  }
}

/// What a sheet shows of a document, in words.
public enum SheetParts {
  /// How many screens, dialogs and loaders there are, without what there is none of.
  public static func words(_ document: Prototype) -> [String] {
    let (screens, dialogs) = (document.screens.count, document.dialogs.count)
    let loaders = document.exhibits.count - screens - dialogs
    return [
      (screens, ntr("{n} screen", "{n} screens", screens)),
      (dialogs, ntr("{n} dialog", "{n} dialogs", dialogs)),
      (loaders, ntr("{n} loader", "{n} loaders", loaders)),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}
