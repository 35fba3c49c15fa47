import Gtk

extension Picture {
  /// The picture in a room of pixels, with its proportions; one that is smaller stays as it is.
  func fitting(_ width: Int, _ height: Int) -> Picture {
    let (ownWidth, ownHeight) = (Double(size.width), Double(size.height))
    let factor = min(1, Double(width) / ownWidth, Double(height) / ownHeight)
    return Picture(
      size: Size(
        width: max(1, Int(ownWidth * factor)), height: max(1, Int(ownHeight * factor))), scale: 1
    ) {
      $0.draw(self, x: 0, y: 0, width: ownWidth * factor, height: ownHeight * factor)
    }
  }
}
