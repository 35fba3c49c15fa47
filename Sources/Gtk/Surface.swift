extension Widget {
  /// Saves a widget that is already laid out as a PNG, with `scale` device pixels per pixel.
  ///
  /// The background is transparent.
  public func savePNG(to path: String, scale: Double = 1) throws(GLibError) {
    try Picture(of: self, scale: scale).save(to: path)
  }
}
