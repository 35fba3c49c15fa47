extension Widget {
  /// Saves what the widget shows, which must have been laid out, as a PNG with so many device
  /// pixels per pixel.
  ///
  /// The ground is transparent.
  public func savePNG(to path: String, scale: Double = 1) throws(GLibError) {
    try Picture(of: self, scale: scale).save(to: path)
  }
}
