import CGtk
import CGtkBridge

/// Widgets on top of one main child, which gives the size.
@MainActor public final class Overlay: Container {
  /// An empty one; `add` sets the main child.
  public init() { super.init(retaining: gtk_overlay_new()) }

  /// Lays a widget over the main child, placed by its alignment and margins.
  public func addOverlay(_ child: Widget, passesClicks: Bool = false) {
    gtk_overlay_add_overlay(typed(), child.widget)
    gtk_overlay_set_overlay_pass_through(typed(), child.widget, passesClicks ? 1 : 0)
  }
}

/// Pages, of which one is seen.
@MainActor public final class Stack: Container {
  /// An empty one that changes pages at once.
  public init() { super.init(retaining: gtk_stack_new()) }

  /// Adds a page under a name.
  public func add(_ child: Widget, named name: String) {
    gtk_stack_add_named(typed(), child.widget, name)
  }

  /// The name of the page seen; setting one that is shown and known turns to it.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(typed()).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(typed(), newValue) } }
  }

  /// Whether pages are faded over, in milliseconds; 0 changes at once.
  public func setCrossfade(milliseconds: Int) {
    gtk_stack_set_transition_type(
      typed(),
      milliseconds > 0 ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE)
    gtk_stack_set_transition_duration(typed(), UInt32(clamping: milliseconds))
  }

  /// Whether all pages get the size of the largest.
  public func setHomogeneous(_ homogeneous: Bool) {
    gtk_stack_set_homogeneous(typed(), homogeneous ? 1 : 0)
  }
}

/// Slides its child in and out, downwards unless told otherwise.
///
/// Until it reveals its child for the first time it is not shown either: GTK would style the child
/// and measure it although nobody sees it.
@MainActor public final class Revealer: Container {
  /// A revealer that hides its child.
  public init() {
    super.init(retaining: gtk_revealer_new())
    ignoresShowAll = true
  }

  /// Shows what is inside.
  public override func showAll() {
    if let child = gtk_bin_get_child(typed()) { gtk_widget_show_all(child) }
  }

  /// Slides upwards, for what is docked at the bottom, and in so many milliseconds.
  ///
  /// At once where the desktop wants no animations.
  public func setSlidesUp(milliseconds: Int) {
    gtk_revealer_set_transition_type(typed(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    gtk_revealer_set_transition_duration(typed(), UInt32(clamping: milliseconds))
  }

  /// Whether the child is to be seen.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(typed()) != 0 }
    set {
      if newValue { isVisible = true }
      gtk_revealer_set_reveal_child(typed(), newValue ? 1 : 0)
    }
  }
}
