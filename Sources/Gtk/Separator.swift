import CGtk

/// A line between things.
@MainActor public final class Separator: Widget {
  /// A line along an axis.
  public init(_ orientation: Orientation) {
    super.init(retaining: gtk_separator_new(orientation.gtk))
  }
}
