import CGtk

/// A line between widgets.
@MainActor public final class Separator: Widget {
  /// Makes a line along an axis.
  public init(_ orientation: Orientation) {
    super.init(retaining: gtk_separator_new(orientation.gtk))
  }
}
