import Gtk
import Texts

/// A dot below a grid; each page has one.
@MainActor
final class PageDot {
  let button = Button()
  private let area = DrawingArea(takesInput: false)
  private var isCurrent = false

  init(tap: @escaping @MainActor () -> Void) {
    button.add(area)
    button.addClass("page-dot")
    button.setFocusOnClick(false)
    button.passesScrolling()
    button.onClicked(tap)
    button.showAll()
    area.onDraw { [weak self] painter, size in
      painter.arc(
        center: Double(size.width) / 2, Double(size.height) / 2,
        radius: Double(size.height) * 0.15)
      painter.setColor(Color(white: 1, alpha: self?.isCurrent == true ? 1 : 0.4))
      painter.fill()
    }
  }

  func show(isCurrent: Bool, place: Int, of count: Int) {
    self.isCurrent = isCurrent
    button.accessibleName = tr(
      "Page {n} of {count}", ["n": String(place), "count": String(count)])
    area.queueDraw()
  }
}
