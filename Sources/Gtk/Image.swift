import CGtk
import CGtkBridge

/// A themed icon.
@MainActor public final class Image: Widget {
  private var icon = ""
  private var edge: Int
  private let isByName: Bool

  /// Makes an image of a themed icon, with a height in pixels.
  ///
  /// - Parameter isByName: whether GTK always finds it by its name: for images whose direction is not
  ///   that of the program, because some icons are others from right to left.
  public init(icon: String, pixelSize: Int = 16, isByName: Bool = false) {
    (edge, self.isByName) = (pixelSize, isByName)
    super.init(retaining: gtk_image_new())
    setIcon(icon)
    gtk_image_set_pixel_size(typed(), Int32(clamping: pixelSize))
  }

  /// Shows another icon.
  public func setIcon(_ icon: String) {
    // GTK lays out the window again even for the same one.
    if icon == self.icon { return }
    self.icon = icon
    let file = isByName ? g_themed_icon_new(icon) : rehearsal_icon_new(icon, Int32(clamping: edge))
    gtk_image_set_from_gicon(typed(), file, GTK_ICON_SIZE_BUTTON)
    g_object_unref(file.map(UnsafeMutableRawPointer.init))
  }

  /// Sets the height in pixels.
  public func setPixelSize(_ pixels: Int) {
    guard pixels != edge else { return }
    edge = pixels
    let icon = icon
    self.icon = ""
    setIcon(icon)
    gtk_image_set_pixel_size(typed(), Int32(clamping: pixels))
  }
}
