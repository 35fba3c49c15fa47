public import DialogModel
public import PrototypeFile
import StageGeometry

/// The stages on which texts do not fit, as the command line asks for them.
public struct FitRequest: Sendable {
  /// The absolute path of the file; `-` is standard output.
  public let output: String
  /// Whether it is a page; else it is one picture.
  public let isPage: Bool
  private let font: String
  private let words: [String: String]

  /// Reads a request from a map of texts; `nil` if it asks for no such file.
  public init?(_ root: YAMLNode) {
    guard let output = root["fit-html"]?.text ?? root["fit-png"]?.text else { return nil }
    self.output = output
    isPage = root["fit-html"] != nil
    font = root["fitFont"]?.text ?? ""
    var words: [String: String] = [:]
    for key in FitAxes.keys { words[key] = root[key]?.text }
    self.words = words
  }

  /// The font of the stages with its size, as a desktop says it; `nil` for that of the desktop.
  public var fontName: String? { font.isEmpty ? nil : "\(font) 11" }

  /// The settings of a document; what the request does not name is as it is usual.
  public func axes(of document: Prototype) -> FitAxes {
    var axes = FitAxes(of: document)
    axes.take(words, of: document)
    return axes
  }

  /// A request as texts under keys.
  ///
  /// - Parameters:
  ///   - format: `html` or `png`.
  ///   - output: the absolute path of the file; `-` is standard output.
  public static func texts(
    _ format: String, _ output: String, _ axes: FitAxes, font: String
  ) -> [String: String] {
    axes.words.merging(["fit-\(format)": output, "fitFont": font]) { first, _ in first }
  }
}

extension FitAxes {
  private enum Key: String, CaseIterable {
    case languages = "fitLanguages"
    case sizes = "fitSizes"
    case models = "fitDevices"
    case orientations = "fitOrientations"
    case themes = "fitLooks"
  }

  /// The keys of ``words``.
  static let keys = Key.allCases.map(\.rawValue)

  /// The settings as texts under keys, with commas between words; the texts as they are written are
  /// an empty word.
  var words: [String: String] {
    func joined(_ words: [String]) -> String { words.joined(separator: ",") }
    return [
      Key.languages.rawValue: joined(languages.map { $0 ?? "" }),
      Key.sizes.rawValue: joined(sizes.map(\.rawValue)),
      Key.models.rawValue: joined(models.map(\.rawValue)),
      Key.orientations.rawValue: joined(orientations.map(\.rawValue)),
      Key.themes.rawValue: joined(themes.map(\.rawValue)),
    ]
  }

  /// A language of a document; `nil` if it has none of this code, `nil` in it for its own texts.
  private static func language(_ word: String, of document: Prototype) -> String?? {
    if word.isEmpty { return .some(nil) }
    return document.isTranslated(word) ? .some(word) : nil
  }

  /// Takes settings from texts, each once; a list without any that the document has changes nothing.
  mutating func take(_ words: [String: String], of document: Prototype) {
    func values<Value: Hashable>(_ key: Key, _ value: (String) -> Value?) -> [Value]? {
      var values: [Value] = []
      var seen: Set<Value> = []
      let list = words[key.rawValue]?.split(separator: ",", omittingEmptySubsequences: false)
      for word in list ?? [] {
        if let value = value(String(word)), seen.insert(value).inserted { values.append(value) }
      }
      return values.isEmpty ? nil : values
    }
    languages = values(.languages) { FitAxes.language($0, of: document) } ?? languages
    sizes = values(.sizes) { StageAxes.TextSize(rawValue: $0) } ?? sizes
    models = values(.models) { DeviceModel(rawValue: $0) } ?? models
    orientations = values(.orientations) { Orientation(rawValue: $0) } ?? orientations
    themes = values(.themes) { Look.Theme(rawValue: $0) } ?? themes
  }
}
