import Gtk
import StageGeometry

/// The hairlines between the rows of a pane that scrolls, of which only those near sight are made.
@MainActor
final class Rules {
  private let pane: Canvas
  private var rules: [Canvas] = []
  private var places: [Rectangle] = []
  private var extent = 0.0

  init(in pane: Canvas) { self.pane = pane }

  /// Places the hairlines.
  ///
  /// - Parameters:
  ///   - places: the place of each of them in the pane, from top to bottom, in points.
  ///   - extent: the visible height of the pane, in points.
  func layOut(_ places: [Rectangle], extent: Double) {
    (self.places, self.extent) = (places, extent)
    scroll()
  }

  /// Places the hairlines that are near sight now.
  func scroll() {
    let sight = places[RowsInSight(places, offset: pane.offset, extent: extent).range]
    while rules.count < sight.count {
      let rule = Canvas()
      rule.addClass("rule")
      rule.show()
      pane.add(rule)
      pane.setConcealed(true, rule)
      rules.append(rule)
    }
    for (rule, place) in zip(rules, sight) {
      rule.show()
      pane.setRectangle(place, of: rule)
      rule.setClass("vertical", place.height > place.width)
    }
    for rule in rules.dropFirst(sight.count) { rule.hide() }
  }
}
