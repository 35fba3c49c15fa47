public import DialogModel
import EventLog
public import Film
import Gtk
import PrototypeFile
import Scenario
public import Stage
import StageGeometry
import Texts
import WindowWords

/// Draws everything that a document shows, each picture into a file of its own.
@MainActor
public struct PictureFolder {
  /// One picture of the folder.
  public struct Item {
    /// The name of its file.
    public let name: String
    /// What it shows, for people.
    public let title: String
    fileprivate let cell: SheetPlan.Cell
  }

  /// The pictures, in the document's order.
  public let items: [Item]
  private let document: Prototype
  private let setting: FilmSetting
  private let format: ExportFormat
  private let pictures: PictureSource

  /// What the files are called after.
  public enum Names: String, Sendable {
    /// Their numbers and titles, for people who get the pictures.
    case title
    /// The ids of what they show, so that the names stay when the document changes.
    case id
  }

  /// The most pictures.
  public static let most = 1_000
  /// The longest name of a file without its number and its ending, in characters.
  private static let longest = 60

  /// The pictures of a document.
  ///
  /// - Parameters:
  ///   - setting: what is drawn of it and how; of dialogs alone there are none of screens.
  ///   - format: PNG, SVG or PDF.
  ///   - language: the code of the language in which it is where languages are not compared.
  ///   - names: what the files are called after.
  ///   - pictures: the pictures that the document names.
  public init(
    _ document: Prototype, _ setting: FilmSetting, _ format: ExportFormat, language: String?,
    names: Names = .title, pictures: PictureSource
  ) {
    (self.document, self.setting, self.format) = (document, setting, format)
    self.pictures = pictures
    var taken: Set<String> = []
    items = SheetPlan(document, setting, language: language).pictures(
      withoutScreens: setting.shot.part == .dialog
    ).map { number, digits, name, cell in
      let variant = cell.variant.title.isEmpty ? "" : ", \(cell.variant.title)"
      let stem =
        switch names {
        case .title:
          "\(PictureFolder.padded(number, digits)) "
            + PictureFolder.safe(String(name.prefix(PictureFolder.longest)) + variant)
        case .id:
          PictureFolder.safe(
            cell.exhibit.pictureName(in: document)
              + (cell.variant.key.isEmpty ? "" : ".\(cell.variant.key)"))
        }
      var (file, copy) = (stem, 1)
      while !taken.insert(file).inserted {
        copy += 1
        file = "\(stem) \(copy)"
      }
      return Item(name: "\(file).\(format.ending)", title: name + variant, cell: cell)
    }
  }

  /// The bytes of a picture.
  ///
  /// - Throws: ``ExportFailure`` where it can't be shown.
  public func file(_ item: Item) async throws -> [UInt8] {
    var bytes: Result<[UInt8], any Error> = .failure(ExportFailure(message: "", status: 70))
    if let vector = VectorFile.Format(format) {
      await SheetDrawing.shapes(of: item.cell, in: document, part: setting.shot.part, pictures) {
        drawing in
        bytes = Result {
          guard let shapes = drawing.shapes else { throw PictureFolder.failure(drawing, item) }
          return try VectorFile.file(
            vector, (shapes.width, shapes.height), title: item.title, shapes.draw)
        }
      }
      return try bytes.get()
    }
    let drawing = await SheetDrawing.pixels(
      of: item.cell, in: document, scale: setting.shot.scale, part: setting.shot.part, pictures)
    guard let picture = drawing.picture else { throw PictureFolder.failure(drawing, item) }
    return try picture.png()
  }

  private static func failure(_ drawing: SheetDrawing, _ item: Item) -> ExportFailure {
    ExportFailure(
      message: drawing.reason ?? tr("“{name}” can’t be drawn.", ["name": item.title]), status: 1)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// A text as the name of a file, without what these can't have.
  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter {
      !"/\\:*?\"<>|".unicodeScalars.contains($0) && $0.properties.generalCategory != .control
    }
    let name = String(String.UnicodeScalarView(scalars))
    return String(name.reversed().drop { $0 == "." || $0 == " " }.reversed())
  }
}

extension SheetPlan {
  /// Each picture once, with the 1-based number of what it shows, the digits of the highest one,
  /// and its name.
  fileprivate func pictures(
    withoutScreens: Bool
  ) -> [(number: Int, digits: Int, name: String, cell: Cell)] {
    let exhibits = document.exhibits.filter { exhibit in
      guard withoutScreens, case .screen = exhibit else { return true }
      return false
    }
    let digits = max(2, String(exhibits.count).count)
    let all = sections.flatMap(\.rows).flatMap(\.cells)
    return exhibits.enumerated().flatMap { place, exhibit in
      all.filter { $0.exhibit == exhibit }.map {
        (place + 1, digits, names.name(of: exhibit.target), $0)
      }
    }
  }
}
