import CGtk

/// A bar that is filled as far as something has gone.
@MainActor public final class ProgressBar: Widget {
  /// Makes an empty bar; set an accessible name too.
  public init() { super.init(retaining: gtk_progress_bar_new()) }

  /// How much of it is filled, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(typed()) }
    set { gtk_progress_bar_set_fraction(typed(), newValue) }
  }
}
