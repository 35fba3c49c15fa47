import DialogModel
import PrototypeFile
import TextFitting

extension FuzzTarget {
  /// Whatever asks for a sheet, there is something to measure, each thing once, in languages that the
  /// document has.
  static func measure(_ bytes: [UInt8]) -> String? {
    var document = Prototype()
    document.strings = ["de": [:], "pt-BR": [:]]
    guard let root = YAMLDocument(bytes).root, let request = FitRequest(root) else { return nil }
    let axes = request.axes(of: document)
    guard axes.count > 0, axes.count <= FitAxes(of: document).count * 4 else {
      return "\(axes.count) settings"
    }
    guard axes.languages.allSatisfy({ $0.map(document.isTranslated) ?? true }),
      Set(axes.languages).count == axes.languages.count, Set(axes.sizes).count == axes.sizes.count,
      Set(axes.models).count == axes.models.count, Set(axes.themes).count == axes.themes.count,
      Set(axes.orientations).count == axes.orientations.count
    else { return "\(axes)" }
    return nil
  }
}
