import CGtk
import CGtkBridge

/// Prints pages that a closure draws, after the print dialog of the desktop.
@MainActor public final class PrintOperation: Object {
  /// The result of the operation.
  public enum Result: Sendable {
    case printed, cancelled
    case failed(String)
  }

  private var operation: UnsafeMutablePointer<GtkPrintOperation> { typed() }
  private var handlers: [SignalHandler] = []

  /// Makes an operation with a number of pages; `draw` draws the page with a 0-based number, with a
  /// width and a height in points.
  public init(
    name: String, pages: Int, draw: @escaping @MainActor (Painter, _ page: Int, Size) -> Void
  ) {
    DesktopTheme.complete()
    super.init(adopting: gtk_print_operation_new())
    gtk_print_operation_set_job_name(operation, name)
    gtk_print_operation_set_n_pages(operation, Int32(clamping: max(1, pages)))
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    // No code waits for the dialog, so it may be asynchronous.
    gtk_print_operation_set_allow_async(operation, 1)
    handlers.append(
      connectHandling("draw-page") { arguments in
        guard let context = arguments.opaque(0) else { return false }
        let size = Size(
          width: Int(gtk_print_context_get_width(context)),
          height: Int(gtk_print_context_get_height(context)))
        let painter = Painter(cairo: created(gtk_print_context_get_cairo_context(context)))
        painter.saved { draw($0, arguments.integer(1), size) }
        return false
      })
  }

  /// Shows the dialog and returns; the closure is called once, at the end.
  ///
  /// The operation keeps itself alive until then.
  public func show(over parent: Window, _ done: @escaping @MainActor (Result) -> Void) {
    handlers.append(
      connectHandling("done") { arguments in
        let result: Result =
          switch arguments.integer(0) {
          case Int(GTK_PRINT_OPERATION_RESULT_APPLY.rawValue): .printed
          case Int(GTK_PRINT_OPERATION_RESULT_ERROR.rawValue): .failed(self.problem)
          default: .cancelled
          }
        for handler in self.handlers { handler.disconnect() }
        done(result)
        return false
      })
    gtk_print_operation_run(
      operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent.typed(), nil)
  }

  private var problem: String {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(operation, &error)
    return error.map { GLibError(taking: $0).description } ?? ""
  }
}
