import CGtk
import CGtkBridge

/// A container that draws widgets over one main child; the main child decides the size.
@MainActor public final class Overlay: Container {
  /// Makes an empty overlay; `add` sets the main child.
  public init() {
    super.init(retaining: gtk_overlay_new())
    rehearsal_overlay_keeps_widths(typed())
  }

  /// Adds a widget over the main child, placed by its alignment and margins.
  public func addOverlay(_ child: Widget, passesClicks: Bool = false) {
    gtk_overlay_add_overlay(typed(), child.widget)
    gtk_overlay_set_overlay_pass_through(typed(), child.widget, passesClicks ? 1 : 0)
  }
}

/// A container of pages that shows one page.
@MainActor public final class Stack: Container {
  /// Makes an empty stack that changes pages at once.
  public init() { super.init(retaining: gtk_stack_new()) }

  /// Adds a page under a name.
  public func add(_ child: Widget, named name: String) {
    gtk_stack_add_named(typed(), child.widget, name)
  }

  /// The name of the visible page; setting the name of a page whose widget is shown changes to it.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(typed()).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(typed(), newValue) } }
  }

  /// Sets whether all pages get the size of the largest one.
  public func setHomogeneous(_ homogeneous: Bool) {
    gtk_stack_set_homogeneous(typed(), homogeneous ? 1 : 0)
  }
}

/// Slides its child in and out, downwards by default.
///
/// The child is not shown until it is first revealed, because GTK would style and measure it
/// although it is not visible.
@MainActor public final class Revealer: Container {
  /// Makes a revealer that hides its child.
  public init() {
    super.init(retaining: gtk_revealer_new())
    ignoresShowAll = true
  }

  /// Shows the revealer and its content.
  public override func showAll() {
    if let child = gtk_bin_get_child(typed()) { gtk_widget_show_all(child) }
  }

  /// Makes it slide upwards, for a widget at the bottom, in a number of milliseconds.
  ///
  /// It changes at once if the desktop has turned animations off.
  public func setSlidesUp(milliseconds: Int) {
    gtk_revealer_set_transition_type(typed(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    gtk_revealer_set_transition_duration(typed(), UInt32(clamping: milliseconds))
  }

  /// Makes it slide downwards, for a widget at the top, in a number of milliseconds.
  public func setSlidesDown(milliseconds: Int) {
    gtk_revealer_set_transition_type(typed(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_revealer_set_transition_duration(typed(), UInt32(clamping: milliseconds))
  }

  /// Whether the child is revealed.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(typed()) != 0 }
    set {
      if newValue { isVisible = true }
      gtk_revealer_set_reveal_child(typed(), newValue ? 1 : 0)
    }
  }
}
