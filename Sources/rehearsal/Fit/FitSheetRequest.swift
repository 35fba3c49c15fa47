import TextFitting

extension WindowRequest {
  /// Asks the window's program for the stages on which the texts of a document do not fit.
  mutating func drawFit(_ format: Fit.Format, _ output: String, _ axes: FitAxes, font: String) {
    let path = output == "-" ? output : WorkingFolder.absolute(output)
    for (key, text) in FitRequest.texts(format.rawValue, path, axes, font: font) {
      self[key] = text
    }
  }
}
