import DialogModel
import StageGeometry
import TextFitting

extension WindowRequest {
  /// Asks the window's program for the stages on which the texts of a document do not fit.
  mutating func drawFit(_ format: Fit.Format, _ output: String, _ axes: FitAxes, font: String) {
    self["fit-\(format.rawValue)"] = output == "-" ? output : WorkingFolder.absolute(output)
    self["fitFont"] = font
    self["fitLanguages"] = axes.languages.map { $0 ?? "" }.joined(separator: ",")
    self["fitSizes"] = axes.sizes.map(\.rawValue).joined(separator: ",")
    self["fitDevices"] = axes.models.map(\.rawValue).joined(separator: ",")
    self["fitLooks"] = axes.themes.map(\.rawValue).joined(separator: ",")
  }
}
