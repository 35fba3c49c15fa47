import CGtk

/// A slider for a value between two others.
@MainActor public final class Slider: Widget {
  /// Makes a horizontal slider without a number; set an accessible name too.
  ///
  /// - Parameters:
  ///   - range: the values at its ends.
  ///   - step: the change for a press of an arrow key.
  public init(_ range: ClosedRange<Double>, step: Double) {
    DesktopTheme.complete()
    super.init(
      retaining: gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
    gtk_scale_set_draw_value(typed(), 0)
  }

  /// The value.
  public var value: Double {
    get { gtk_range_get_value(typed()) }
    set { gtk_range_set_value(typed(), newValue) }
  }

  /// Marks a value with a text below it, or above it.
  public func addMark(_ value: Double, _ text: String, isAbove: Bool = false) {
    gtk_scale_add_mark(typed(), value, isAbove ? GTK_POS_TOP : GTK_POS_BOTTOM, text)
  }

  /// Takes all marks away, and sets the values at the ends.
  public func begin(_ range: ClosedRange<Double>) {
    gtk_scale_clear_marks(typed())
    gtk_range_set_range(typed(), range.lowerBound, range.upperBound)
    gtk_scale_set_digits(typed(), 0)
  }

  /// Calls the closure with each new value, also one that the program sets.
  public func onChanged(_ call: @escaping @MainActor (Double) -> Void) {
    let range: UnsafeMutablePointer<GtkRange> = typed()
    connect("value-changed") { call(gtk_range_get_value(range)) }
  }
}
