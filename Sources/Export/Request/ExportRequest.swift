public import Film
public import PrototypeFile
import Stage
import StageGeometry
import WindowWords

/// A film or a storyboard of a run, as the command line or the window asks for it.
public struct ExportRequest {
  /// What is written, with the absolute path of each file; `-` is standard output.
  public let outputs: [(format: ExportFormat, path: String)]
  /// Whether only the sizes of files are told, of each format.
  public let estimates: Bool
  /// The scenario that is played; `nil` for none.
  public let scenario: String?
  /// The absolute path of a recorded session, which is performed in place of a scenario.
  public let session: String?
  /// The first and the last call that it shows, 1-based; `nil` for all.
  public let calls: ClosedRange<Int>?
  /// Whether every dialog of the document is shown, in place of a run.
  public let showsDialogs: Bool
  /// Whether every way through the prototype is shown, in place of a run.
  public let showsWays: Bool
  /// The absolute path of an earlier version of the document; `nil` for none.
  public let since: String?
  /// How it is shown.
  public let setting: FilmSetting
  /// Whether a file of another kind is replaced too.
  public let replaces: Bool
  /// Whether the program that asks reads how far it is.
  public let tellsProgress: Bool

  /// Reads a request from a map of texts; `nil` if it asks for no export.
  public init?(_ root: YAMLNode) {
    let formats = ExportFormat.allCases.compactMap { format in
      root["export-\(format.rawValue)"]?.text.map { (format, $0) }
    }
    estimates = root["estimate"]?.text == "true"
    guard !formats.isEmpty || estimates else { return nil }
    outputs = formats
    showsDialogs = root["sheet"]?.text == "true"
    since = root["since"]?.text
    showsWays = root["ways"]?.text == "true"
    scenario = root["scenario"]?.text
    session = root["session"]?.text
    let first = root["firstCall"]?.text.flatMap { Int($0) }
    let last = root["lastCall"]?.text.flatMap { Int($0) }
    if let first, let last, first <= last { calls = first...last } else { calls = nil }
    replaces = root["replace"]?.text == "true"
    tellsProgress = root["progress"]?.text == "true"
    setting = ExportRequest.setting(root)
  }

  /// How a request shows what it shows.
  public static func setting(_ root: YAMLNode) -> FilmSetting {
    func number(_ key: String, _ range: ClosedRange<Int>, _ usual: Int) -> Int {
      let number = root[key]?.text.flatMap { Int($0) } ?? usual
      return min(max(number, range.lowerBound), range.upperBound)
    }
    var setting = FilmSetting()
    let part = root["show"]?.text == "screen" ? StageShot.Part.screen : .device
    setting.shot = StageShot(part, scale: number("scale", StageShot.scales, 1))
    setting.hasBothLooks = root["look"]?.text == "both"
    let theme = root["look"]?.text.flatMap { Look.Theme(rawValue: $0) } ?? .flat
    setting.shot.look = Look(theme, dark: root["dark"]?.text == "true")
    setting.captions = root["captions"]?.text != "false"
    setting.marks = root["rings"]?.text != "false"
    setting.rate = number("rate", 1...50, 30)
    setting.speed = Double(number("speed", 10...400, 100)) / 100
    if let words = root["vary"]?.text {
      setting.varies = Set(
        words.split(separator: ",").compactMap { Comparison(rawValue: String($0)) })
    }
    setting.paper = root["paper"]?.text.flatMap { Paper(rawValue: $0) } ?? .a4
    setting.isGrid = root["grid"]?.text == "true"
    setting.isTransparent = root["transparent"]?.text == "true"
    setting.beatsPerPage = number("perPage", 1...BeatGrid.most, 1)
    setting.words.title = root["title"]?.text
    setting.words.author = root["author"]?.text
    setting.words.date = root["date"]?.text
    setting.notes = root["notes"]?.text == "true"
    setting.calls = root["calls"]?.text != "false"
    setting.longestWait = number("longestWait", 100...86_400_000, 5_000)
    return setting
  }
}
