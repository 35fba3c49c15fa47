import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A dialog on the stage.
@MainActor
protocol LayerView: AnyObject {
  /// The canvas with the parts of the dialog.
  var canvas: Canvas { get }
  /// The shade directly under the dialog and over everything else; `nil` for an alert, because the
  /// stage draws the dimming of alerts.
  var shade: Shade? { get }
  var dialog: DialogID { get }
  /// The tap that Return performs, if there is one.
  var emphasisedButton: Input? { get }
  /// The tap that Escape performs, if there is one.
  var cancelButton: Input? { get }
  /// What assistive technology says when the dialog comes in.
  var announcement: String { get }
  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] { get }
  /// The views of the text fields.
  var fields: [FieldView] { get }
  /// The view that contains controls and scrolls to them; `nil` if the dialog has none.
  var screenView: ScreenView? { get }

  /// The button at an index; `nil` if there is no such button or it is hidden.
  func button(at index: Int) -> Widget?

  /// Shows the current texts of the dialog, and which of its parts are disabled.
  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>)
}

extension LayerView {
  var fields: [FieldView] { screenView?.fields ?? [] }
  var screenView: ScreenView? { nil }
}

extension AlertView: LayerView {
  var shade: Shade? { nil }

  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>) {
    update(showing, disabled: disabled)
  }
}

/// Covers the screen under a sheet or a popover, dims it or not, and takes the taps beside these.
@MainActor
final class Shade {
  let canvas = Canvas()
  /// Whether the shade dims the area that it covers.
  let isDim: Bool

  /// - Parameter tap: called for a tap, with its place on the screen in pixels.
  init(dims: Bool, tap: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    isDim = dims
    if dims { canvas.addClass("dim") }
    canvas.accessibleRole = .filler
    canvas.setTakesInput(true)
    canvas.onButtonPress { press in
      if press.button == 1 { tap(press.x, press.y) }
      return true
    }
    canvas.show()
  }
}

/// A sheet or a popover, which computes its own place.
@MainActor
protocol PlacedView: LayerView {
  /// Places the dialog, measured with its current fonts.
  func layOut(in room: LayerRoom)
  /// Draws the dialog during its entry or exit.
  ///
  /// - Parameter presence: from 0, not visible, to 1, at its place.
  func draw(presence: Double, on screen: Canvas)
  /// The place of its view on the screen, in points; a sheet inside it is placed there.
  var content: Rectangle { get }
}

/// A dialog that slides up from the foot of the screen.
@MainActor
protocol FootView: PlacedView {
  /// The height of the dialog, in points.
  var height: Double { get }
}

/// What a sheet or a popover needs for its layout.
@MainActor
struct LayerRoom {
  let screen: Canvas
  let metrics: DeviceMetrics
  let variant: LookVariant
  /// Measures at the zoom of the stage.
  let ruler: any TextRuler
  /// The width of a rule, in points.
  let hairline: Double
  /// The height that the keyboard takes at the foot of the screen now, in points.
  let keyboard: Double
  /// The bottom of the screen's view, above the lower bars, in points.
  let viewBottom: Double
  /// The rectangle of a control, in points; `nil` if the control is hidden.
  let place: @MainActor (ControlID) -> Rectangle?
  /// The rectangle of a bar.
  let bar: @MainActor (Bar) -> Rectangle?
  /// The rectangle of the view of a popover.
  let host: @MainActor (DialogID) -> Rectangle?

  /// Pixels per point.
  var zoom: Double { ruler.zoom }
  var theme: Look.Theme { variant.theme }
  /// The prefix of the names of the theme's colours.
  var lookName: String { variant.name }

  /// The rectangle that the arrow of a popover points at; `nil` if there is none.
  func rectangle(of anchor: Placement.Anchor) -> Rectangle? {
    switch anchor {
    case .control(let id), .barItem(let id): place(id)
    case .bar(let bar): self.bar(bar)
    case .view: nil
    }
  }
}
