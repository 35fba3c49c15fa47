import DialogModel
import Gtk
import StageGeometry

/// The inside of a row with more than a text: a subtitle, a detail, a mark at its end, or a switch.
@MainActor
final class RowFace {
  let canvas = Canvas()
  let title: Label
  private let subtitle: Label?
  private let detail: Label?
  private let mark: RowMark?
  private let toggle: SwitchFace?
  private let control: Control
  /// Whether the switch is on.
  private var isOn = false

  /// - Returns: `nil` for a control whose text is all there is.
  init?(_ control: Control) {
    let details = control.details
    if case .switch = control.kind { toggle = SwitchFace() } else { toggle = nil }
    self.control = control
    guard RowLayout.End(control, .flat) != nil else { return nil }
    let end = control.accessory
    let isPlain = end == .none || end == .chevron
    func label(_ text: String, _ name: String) -> Label {
      let label = Label(placedOnStage: LongText.shortened(text))
      label.setEllipsize(.end)
      label.xalign = 0
      label.addClass(name)
      return label
    }
    title = label(control.text, "row-title")
    subtitle = details.subtitle.map { label($0, "row-subtitle") }
    detail = details.detail.map { label($0, "row-detail") }
    mark = isPlain ? nil : RowMark(end)
    let parts: [Widget?] = [title, subtitle, detail, mark?.area, toggle?.canvas]
    for part in parts.compactMap({ $0 }) { canvas.add(part) }
    canvas.showAll()
  }

  /// The texts next to the title.
  var texts: [(StagePart.Text, Label)] {
    [subtitle.map { (.subtitle, $0) }, detail.map { (.detail, $0) }].compactMap { $0 }
  }

  /// Shows whether the switch is on.
  func show(isOn: Bool) {
    self.isOn = isOn
    toggle?.show(isOn: isOn)
  }

  /// Places the parts in a row of a size in points.
  func layOut(width: Double, height: Double, _ metrics: ScreenMetrics, zoom: Double) {
    canvas.zoom = zoom
    func natural(_ label: Label?) -> Double {
      // A pixel more, because both ends are rounded to whole pixels.
      label.map { Double($0.textWidth(scale: 1) + 1) / zoom } ?? 0
    }
    let layout = RowLayout(
      width: width, height: height, inset: metrics.rowInset,
      end: RowLayout.End(control, metrics.theme) ?? .nothing,
      titleWidth: max(natural(title), natural(subtitle)), detailWidth: natural(detail),
      hasSubtitle: subtitle != nil)
    canvas.setRectangle(layout.title, of: title)
    title.alignAtStart()
    if let subtitle {
      canvas.setRectangle(layout.subtitle, of: subtitle)
      subtitle.alignAtStart()
    }
    if let detail {
      canvas.setRectangle(layout.detail, of: detail)
      detail.alignAtStart()
    }
    if let mark {
      canvas.setRectangle(layout.end, of: mark.area)
      mark.draw(metrics.theme, zoom: zoom)
    }
    if let toggle {
      canvas.setRectangle(layout.end, of: toggle.canvas)
      toggle.layOut(metrics.theme, isOn: isOn, zoom: zoom)
    }
  }
}
