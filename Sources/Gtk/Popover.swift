import CGtk
import CGtkBridge

/// A bubble with content that points at a widget, and closes with Escape or a click outside it.
@MainActor public final class Popover: Container {
  private var popover: UnsafeMutablePointer<GtkPopover> { typed() }

  /// Makes a hidden bubble over a widget; `add` sets its content, which must be shown.
  public init(over anchor: Widget) {
    super.init(retaining: gtk_popover_new(anchor.widget))
    gtk_popover_set_position(popover, GTK_POS_TOP)
  }

  /// Makes it stay below its widget, and leave the keyboard and the pointer to the rest of the
  /// window while it is open.
  public func accompaniesTyping() {
    gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    gtk_popover_set_modal(popover, 0)
    fades = false
    gtk_popover_set_constrain_to(popover, GTK_POPOVER_CONSTRAINT_NONE)
  }

  /// Makes it point at another widget.
  public func point(at anchor: Widget) { gtk_popover_set_relative_to(popover, anchor.widget) }

  /// Makes it point at a line of its widget, by the distance from the top in pixels.
  public func point(atY y: Int, width: Int) {
    var line = GdkRectangle(
      x: 0, y: Int32(clamping: y), width: Int32(clamping: width), height: 28)
    gtk_popover_set_pointing_to(popover, &line)
  }

  /// Whether it comes and goes with a movement; it could not open again during one.
  private var fades = true

  /// Whether it is shown, and does not close at this moment.
  public private(set) var isOpen = false

  /// Shows it, or closes it.
  public func setOpen(_ open: Bool) {
    guard open != isOpen else { return }
    isOpen = open
    guard fades else { return open ? show() : hide() }
    if open { gtk_popover_popup(popover) } else { gtk_popover_popdown(popover) }
  }

  /// Calls the closure when it has closed, by whom ever.
  @discardableResult
  public func onClosed(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("closed") { [weak self] in
      self?.isOpen = false
      call()
    }
  }
}
