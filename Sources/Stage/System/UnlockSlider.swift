import Gtk
import StageGeometry
import Texts

/// The slider of the lock screen: in Classic a knob in a track, in Flat a line of text; a sheen moves
/// over its text.
///
/// By the pointer it is dragged; by a key or by assistive technology it is a button.
@MainActor
final class UnlockSlider {
  let button = Button()
  /// Takes the pointer.
  let veil = EventBox(above: true)
  private let area = DrawingArea(takesInput: false)
  private var room: SystemRoom?
  private var layout: LockLayout?
  private var text = ""
  private var drawn: DrawnText?
  /// How far the knob is moved, in points.
  var offset = 0.0 {
    didSet { if offset != oldValue { area.queueDraw() } }
  }
  /// Where the sheen is, from 0 at the start of the text to 1 at its end; `nil` for none.
  var sheen: Double? {
    didSet { if sheen != oldValue { area.queueDraw() } }
  }

  init(open: @escaping @MainActor () -> Void) {
    button.add(area)
    button.addClass("slider")
    button.setFocusOnClick(false)
    button.onClicked(open)
    for part in [button, veil] as [Widget] { part.passesScrolling() }
    button.showAll()
    veil.show()
    area.onDraw { [weak self] painter, _ in self?.draw(painter) }
  }

  /// Shows what the slider does, such as “slide to unlock”.
  func show(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    drawn = nil
    button.accessibleName = text
    area.queueDraw()
  }

  func layOut(_ layout: LockLayout, _ room: SystemRoom) {
    if self.layout != layout || self.room?.variant != room.variant { drawn = nil }
    (self.layout, self.room) = (layout, room)
    area.queueDraw()
  }

  private func draw(_ painter: Painter) {
    guard let room, let layout else { return }
    painter.scale(room.zoom)
    let (width, height) = (layout.slider.width, layout.slider.height)
    if room.theme == .classic { drawTrack(painter, width, height) }
    let knob = layout.knob
    let start = room.theme == .classic ? knob.x + knob.width + 10 : 24
    let end = room.theme == .classic ? 12.0 : 24
    let text = self.drawn ?? fitted(width - start - end, room)
    self.drawn = text
    var middle = (start + width - end) / 2
    if room.isMirrored { middle = width - middle }
    let faded = 1 - min(1, offset / max(1, layout.way) * 1.8)
    setColors(painter, around: middle, text.size.width, faded)
    text.draw(painter, middle: middle, height / 2)
    switch room.theme {
    case .classic:
      var place = knob
      place.x += offset
      if room.isMirrored { place.x = width - place.x - place.width }
      drawKnob(painter, place, pointsLeft: room.isMirrored)
    case .flat:
      let half = text.size.width / 2 + 12
      let x = room.isMirrored ? middle + half : middle - half
      drawChevron(painter, x: x, y: height / 2 + 1, half: 4, pointsLeft: room.isMirrored)
      painter.setColor(Color(white: 1, alpha: 0.9 * faded))
      painter.stroke(width: 1.6, .round)
    }
  }

  /// The text, smaller where it does not fit.
  private func fitted(_ most: Double, _ room: SystemRoom) -> DrawnText {
    let size = 21 * min(1.2, room.variant.textSize.factor)
    let whole = DrawnText(text, size: size, in: area)
    guard whole.size.width > most else { return whole }
    let smaller = max(size * 0.6, size * most / whole.size.width)
    return DrawnText(text, size: smaller, width: most, in: area)
  }

  /// White text, with the sheen as a lighter part that passes over it.
  private func setColors(
    _ painter: Painter, around middle: Double, _ width: Double, _ faded: Double
  ) {
    guard let sheen else { return painter.setColor(Color(white: 1, alpha: 0.92 * faded)) }
    let reach = max(40, width * 0.4)
    let place = middle - width / 2 - reach + sheen * (width + 2 * reach)
    let dim = Color(white: 1, alpha: 0.62 * faded)
    painter.setLinearGradient(
      from: (place - reach, 0), to: (place + reach, 0),
      [(0, dim), (0.5, Color(white: 1, alpha: faded)), (1, dim)])
  }

  private func drawTrack(_ painter: Painter, _ width: Double, _ height: Double) {
    painter.roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 12)
    painter.setLinearGradient(
      from: (0, 0), to: (0, height),
      [(0, Color(white: 0, alpha: 0.9)), (1, Color(white: 0.03, alpha: 0.72))])
    painter.fill()
    painter.roundedRectangle(x: 0.5, y: 0.5, width: width - 1, height: height - 0.5, radius: 12)
    painter.setLinearGradient(
      from: (0, 0), to: (0, height),
      [(0, Color(white: 0, alpha: 0.6)), (1, Color(white: 1, alpha: 0.16))])
    painter.stroke(width: 1)
  }

  private func drawKnob(_ painter: Painter, _ place: Rectangle, pointsLeft: Bool) {
    painter.roundedRectangle(
      x: place.x, y: place.y, width: place.width, height: place.height, radius: 9)
    painter.setLinearGradient(
      from: (0, place.y), to: (0, place.y + place.height),
      [
        (0, Color(rgb: 0xFCFCFE)), (0.49, Color(rgb: 0xE4E5EA)), (0.51, Color(rgb: 0xD3D4DB)),
        (1, Color(rgb: 0xC3C5CE)),
      ])
    painter.fillPreserving()
    painter.setColor(Color(white: 1, alpha: 0.8))
    painter.stroke(width: 1)
    drawChevron(
      painter, x: place.x + place.width / 2, y: place.y + place.height / 2, half: 9,
      pointsLeft: pointsLeft)
    painter.setColor(Color(rgb: 0x70747F))
    painter.stroke(width: 4, .round)
  }

  private func drawChevron(
    _ painter: Painter, x: Double, y: Double, half: Double, pointsLeft: Bool
  ) {
    let side = pointsLeft ? -half / 2 : half / 2
    painter.move(to: x - side, y - half)
    painter.line(to: x + side, y)
    painter.line(to: x - side, y + half)
  }
}
