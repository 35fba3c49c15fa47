import Gtk
import StageGeometry
import Texts

/// Shows the size, the distances, the colours and the font of a part of the screen, over the stage.
@MainActor
final class MeasureView {
  private let lines = DrawingArea(takesInput: false)
  /// What is known of the part, in words.
  private let card = Label()
  /// The distances, each at its line.
  private let gaps = Measurement.Side.allCases.map { ($0, Label()) }
  private var measured: (part: DrawnPart, measurement: Measurement)?
  /// The place of the screen on the ground, in points.
  private var screen = Rectangle(x: 0, y: 0, width: 0, height: 0)
  private var zoom = 1.0
  private var tick: TickCallback?
  private unowned let stage: Stage

  init(over stage: Stage) {
    self.stage = stage
    card.addClass("measure-card")
    for (_, label) in gaps { label.addClass("measure-gap") }
    lines.onDraw { [weak self] painter, _ in self?.draw(painter) }
    for part in parts {
      part.ignoresShowAll = true
      stage.canvas.add(part)
    }
  }

  private var parts: [Widget] { [lines] + gaps.map(\.1) + [card] }

  /// Whether parts are measured now.
  var isOn: Bool { tick != nil }

  /// Measures what is under the pointer, as long as Alt and Shift are held.
  func begin() {
    guard tick == nil else { return }
    tick = stage.canvas.addTickCallback { [weak self] _ in self?.followPointer() ?? false }
  }

  /// Shows a part.
  ///
  /// - Parameter ground: the colour of its ground.
  private func show(_ measured: (part: DrawnPart, measurement: Measurement), on ground: Color?) {
    self.measured = measured
    lines.queueDraw()
    var (part, measurement) = measured
    if let ground { part.color = part.color.over(ground) }
    card.text = MeasureText.words(part, measurement, on: ground)
    for (side, label) in gaps {
      let gap = measurement.line(of: side) == nil ? nil : measurement.gaps[side]
      label.text = gap.map { Measurement.number($0) } ?? ""
    }
  }

  private func draw(_ painter: Painter) {
    guard let measurement = measured?.measurement else { return }
    func pixel(_ points: Double) -> Double { (points * zoom).rounded() + 0.5 }
    let part = measurement.part.moved(by: screen)
    painter.rectangle(
      x: pixel(part.x), y: pixel(part.y), width: (part.width * zoom).rounded() - 1,
      height: (part.height * zoom).rounded() - 1)
    stroke(painter)
    for side in Measurement.Side.allCases {
      guard let (start, end) = measurement.line(of: side) else { continue }
      painter.move(to: pixel(start.x + screen.x), pixel(start.y + screen.y))
      painter.line(to: pixel(end.x + screen.x), pixel(end.y + screen.y))
      stroke(painter)
    }
  }

  private func stroke(_ painter: Painter) {
    painter.setColor(Color(red: 0.75, green: 0.05, blue: 0.45))
    painter.stroke(width: 1)
  }

  private func followPointer() -> Bool {
    guard let pointer = stage.canvas.pointerPlace, pointer.modifiers.isSuperset(of: [.alt, .shift])
    else {
      for part in parts { part.isVisible = false }
      tick = nil
      return false
    }
    measurePart(atX: pointer.x, y: pointer.y)
    return true
  }

  /// Shows the measures of what is at a place in pixels of the ground.
  private func measurePart(atX x: Double, y: Double) {
    // What the pointer is over has its colours at rest; they are drawn by the next frame.
    stage.screen.forgetPointer()
    let value = stage.zoom.value
    let placement = DevicePlacement(
      stage.metrics, in: stage.size, zoom: value, around: stage.filling)
    let origin = placement.screen.moved(by: placement.device)
    let drawn = stage.screen.drawnParts
    let places = drawn.map { part in
      Rectangle(
        x: part.x / value, y: part.y / value, width: part.width / value,
        height: part.height / value)
    }
    let found = Measurement.part(
      at: x / value - origin.x, y / value - origin.y, among: places)
    for part in parts { part.isVisible = found != nil }
    guard let found else { return }
    let part = drawn[found]
    // A dialog has no gaps to what it covers.
    let siblings = drawn.indices.filter { $0 == 0 || drawn[$0].branch == part.branch }
    let measurement = Measurement(places[found], among: siblings.map { places[$0] })
    (screen, zoom) = (origin, value)
    // The ground of a text is at the side of its letters.
    let corner = (x: part.x + origin.x * value - 2, y: part.y + origin.y * value + 1)
    let sample = part.font == nil ? (x: x, y: y) : corner
    show((part, measurement), on: stage.canvas.drawnColor(x: Int(sample.x), y: Int(sample.y)))
    place(measurement, pointer: (x / value, y / value))
  }

  private func place(_ measurement: Measurement, pointer: (x: Double, y: Double)) {
    let value = stage.zoom.value
    let ground = Rectangle(
      x: 0, y: 0, width: Double(stage.size.width) / value, height: Double(stage.size.height) / value
    )
    stage.canvas.setRectangle(ground, of: lines)
    for (side, label) in gaps {
      guard let (start, end) = measurement.line(of: side), !label.text.isEmpty else {
        label.isVisible = false
        continue
      }
      let wanted = label.preferredSize
      let (width, height) = (Double(wanted.width) / value, Double(wanted.height) / value)
      let (x, y) = (
        (start.x + end.x) / 2 + screen.x, (start.y + end.y) / 2 + screen.y
      )
      stage.canvas.setRectangle(
        Rectangle(x: x - width / 2, y: y - height / 2, width: width, height: height), of: label)
    }
    let wanted = card.preferredSize
    let (width, height) = (Double(wanted.width) / value, Double(wanted.height) / value)
    // At the pointer, on the side where there is room.
    let distance = 18 / value
    let right = pointer.x + distance + width <= ground.width
    let below = pointer.y + distance + height <= ground.height
    stage.canvas.setRectangle(
      Rectangle(
        x: max(0, right ? pointer.x + distance : pointer.x - distance - width),
        y: max(0, below ? pointer.y + distance : pointer.y - distance - height), width: width,
        height: height), of: card)
  }
}

/// What measuring says of a part.
enum MeasureText {
  /// The size and the place, the font and the colours, a line each.
  static func words(_ part: DrawnPart, _ measurement: Measurement, on ground: Color?) -> String {
    let place = measurement.part
    let number = Measurement.number
    var lines = [
      tr(
        "{width} × {height} at {x}, {y}",
        [
          "width": number(place.width), "height": number(place.height), "x": number(place.x),
          "y": number(place.y),
        ])
    ]
    if let font = part.font {
      let weight = font.weight >= 600 ? tr("bold") : font.weight > 400 ? tr("medium") : ""
      lines.append(
        [font.family, number(font.size), weight, font.isItalic ? tr("italic") : ""]
          .filter { !$0.isEmpty }.joined(separator: " "))
    }
    let colours = [part.font == nil ? nil : hex(part.color), ground.map(hex)].compactMap { $0 }
    if colours.count == 2 {
      lines.append(tr("{text} on {ground}", ["text": colours[0], "ground": colours[1]]))
    } else {
      lines += colours
    }
    if let font = part.font, let ground { lines.append(contrast(part.color, ground, font)) }
    return lines.joined(separator: "\n")
  }

  /// The contrast of a text with its ground, and what WCAG 2 says of it.
  private static func contrast(
    _ color: Color, _ ground: Color, _ font: DrawnPart.Font
  ) -> String {
    let contrast = ColorContrast(color.parts, ground.parts)
    let words: KeyValuePairs = ["ratio": contrast.number]
    return switch contrast.grade(size: font.size, isBold: font.weight >= 700) {
    case .enhanced: tr("{ratio} : 1, AAA", words)
    case .minimum: tr("{ratio} : 1, AA", words)
    case .minimumIfLarge: tr("{ratio} : 1, AA only for large text", words)
    case .fails: tr("{ratio} : 1, fails", words)
    }
  }

  /// A colour as `#RRGGBB`.
  static func hex(_ color: Color) -> String {
    let digits = color.parts.map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color {
  fileprivate var parts: [Double] { [red, green, blue] }

  /// What is seen of it on an opaque ground.
  fileprivate func over(_ ground: Color) -> Color {
    func mixed(_ part: KeyPath<Color, Double>) -> Double {
      self[keyPath: part] * alpha + ground[keyPath: part] * (1 - alpha)
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}

extension Stage {
  /// Measures what is under the pointer, as long as Alt and Shift are held.
  public func beginMeasuring() {
    guard simulator != nil else { return }
    let view = measure ?? MeasureView(over: self)
    measure = view
    view.begin()
  }

  /// Whether parts of the stage are measured now.
  public var isMeasuring: Bool { measure?.isOn ?? false }
}
