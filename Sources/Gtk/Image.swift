import CGtk

/// A themed icon.
@MainActor public final class Image: Widget {
  /// Makes an image of a themed icon, with a height in pixels.
  public init(icon: String, pixelSize: Int = 16) {
    super.init(retaining: gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
    gtk_image_set_pixel_size(typed(), Int32(clamping: pixelSize))
  }

  /// Shows another icon.
  public func setIcon(_ icon: String) {
    // GTK lays out the window again even for the same one.
    var shown: UnsafePointer<CChar>?
    gtk_image_get_icon_name(typed(), &shown, nil)
    if let shown, String(cString: shown) == icon { return }
    gtk_image_set_from_icon_name(typed(), icon, GTK_ICON_SIZE_BUTTON)
  }

  /// Sets the height in pixels.
  public func setPixelSize(_ pixels: Int) {
    gtk_image_set_pixel_size(typed(), Int32(clamping: pixels))
  }
}
