import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A segmented control: a row of buttons, of which one is selected.
@MainActor
final class SegmentsView {
  let canvas = Canvas()
  private let id: ControlID
  private let segments: [ButtonView]

  init(_ id: ControlID, _ control: Control, send: @escaping @MainActor (Input) -> Void) {
    self.id = id
    segments = control.segments.enumerated().map { index, title in
      let view = ButtonView(title, button: ToggleButton()) {
        send(.tapSegment(id, index: index))
      }
      view.button.addClass("segment")
      view.button.accessibleRole = .radioButton
      return view
    }
    canvas.addClass("segments")
    canvas.accessibleRole = .grouping
    canvas.setGroup(true)
    canvas.accessibleName = control.text
    for (index, view) in segments.enumerated() {
      view.button.setAccessiblePosition(index + 1, of: segments.count)
      for part in view.parts { canvas.add(part) }
      canvas.setConcealed(true, view.veil)
      view.button.setClass("first", index == 0)
      view.button.setClass("last", index == segments.count - 1)
      view.button.showAll()
    }
    canvas.show()
  }

  /// The segments.
  var views: [ButtonView] { segments }

  /// The buttons of the segments.
  var buttons: [Widget] { segments.map(\.button) }

  /// Shows which segment is selected, and whether they are enabled.
  func update(selected: Int?, disabled: Set<Input>) {
    for (index, view) in segments.enumerated() {
      view.isOn = index == selected
      view.button.setClass("selected", index == selected)
      view.isEnabled = !disabled.contains(.tapSegment(id, index: index))
    }
  }

  /// Places the segments in a size in points, all of one width.
  func layOut(width: Double, height: Double, zoom: Double) {
    canvas.zoom = zoom
    let own = width / Double(max(1, segments.count))
    for (index, view) in segments.enumerated() {
      let place = Rectangle(x: own * Double(index), y: 0, width: own, height: height)
        .onPixels(zoom)
      for part in view.parts { canvas.setRectangle(place, of: part) }
      view.fitTitle((own - 12) * zoom)
    }
  }
}
