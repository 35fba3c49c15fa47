import Gtk
import StageGeometry

/// The rolled edge of a page that is lifted from a presented view.
@MainActor
final class PageCurl {
  private let area = DrawingArea(takesInput: false)
  /// How light its paper is, from 0 to 1.
  private var paper = 1.0

  /// Adds it to the canvas of a presented view, above the view.
  init(on canvas: Canvas) {
    area.onDraw { [weak self] painter, size in
      let paper = self?.paper ?? 1
      let (width, height) = (Double(size.width), Double(size.height))
      // The shadow that the roll throws on the view below it, then the roll.
      let edge = height * 0.7
      painter.setLinearGradient(
        from: (0, edge), to: (0, height),
        [(0, Color(white: 0, alpha: 0.45)), (1, Color(white: 0, alpha: 0))])
      painter.rectangle(x: 0, y: edge, width: width, height: height - edge)
      painter.fill()
      painter.setLinearGradient(
        from: (0, 0), to: (0, edge),
        [
          (0, Color(white: 0.62 * paper)), (0.12, Color(white: 0.8 * paper)),
          (0.5, Color(white: 0.98 * paper)), (0.85, Color(white: 0.84 * paper)),
          (1, Color(white: 0.55 * paper)),
        ])
      painter.rectangle(x: 0, y: 0, width: width, height: edge)
      painter.fill()
    }
    canvas.add(area)
    canvas.setConcealed(true, area)
  }

  /// Draws it at the upper edge of what is uncovered, so many points high; 0 hides it.
  func show(above uncovered: Rectangle, height: Double, isDark: Bool, on canvas: Canvas) {
    paper = isDark ? 0.4 : 1
    area.isVisible = height > 0
    guard height > 0 else { return }
    canvas.setRectangle(
      Rectangle(
        x: uncovered.x, y: uncovered.y - height * 0.7, width: uncovered.width, height: height),
      of: area)
    area.queueDraw()
  }
}
