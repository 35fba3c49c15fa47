import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A dialog on the stage.
@MainActor
protocol LayerView: AnyObject {
  /// What is on the screen.
  var canvas: Canvas { get }
  /// What lies right under it and over everything else; `nil` for an alert, whose dimming is the
  /// stage's.
  var shade: Shade? { get }
  var dialog: DialogID { get }
  /// The texts that are cut because they do not fit; measured with the last layout.
  var truncated: [String] { get }
  /// Those of them that were told.
  var reported: Set<String> { get set }
  /// What Return taps, if it taps something.
  var emphasisedButton: Input? { get }
  /// What Escape taps, if it taps something.
  var cancelButton: Input? { get }
  /// What assistive technology says when it comes in.
  var announcement: String { get }
  /// What can have the keyboard's focus.
  var focusable: [Widget] { get }
  /// The views of its text fields.
  var fields: [FieldView] { get }
  /// What holds controls, and scrolls to them; `nil` where nothing does.
  var screenView: ScreenView? { get }

  /// The button of an index; `nil` where it has none, or does not show it.
  func button(at index: Int) -> Widget?

  /// Shows what the dialog says now, and what can be used on it.
  func update(_ showing: Showing, in simulator: Simulator)
}

extension LayerView {
  var fields: [FieldView] { screenView?.fields ?? [] }
  var screenView: ScreenView? { nil }
}

extension AlertView: LayerView {
  var shade: Shade? { nil }

  func update(_ showing: Showing, in simulator: Simulator) { update(showing) }
}

/// Covers the screen under a sheet or a popover, dims it or not, and takes the taps beside them.
@MainActor
final class Shade {
  let canvas = Canvas()
  /// Whether it dims what it covers.
  let isDim: Bool

  /// - Parameter tap: is told of a tap, with its place on the screen in pixels.
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

/// A sheet or a popover, which places itself.
@MainActor
protocol PlacedView: LayerView {
  /// Places it, measured with the fonts it has now.
  func layOut(in room: LayerRoom)
  /// Draws it on its way.
  ///
  /// - Parameter presence: from 0, not there, to 1, there.
  func draw(presence: Double, on screen: Canvas)
  /// The place of its view on the screen, in points; what a sheet inside it stands in.
  var content: Rectangle { get }
}

/// What slides up from the foot of a screen.
@MainActor
protocol FootView: PlacedView {
  /// How high it is, in points.
  var height: Double { get }
}

/// What a sheet or a popover needs to know to place itself.
@MainActor
struct LayerRoom {
  let screen: Canvas
  let metrics: DeviceMetrics
  let theme: Look.Theme
  /// The names of the theme's colours begin with it.
  let lookName: String
  let zoom: Double
  /// One pixel of the screen, in points.
  let hairline: Double
  /// How much of the screen's foot the keyboard takes now, in points.
  let keyboard: Double
  /// Where the bars below end the screen's view, in points.
  let viewBottom: Double
  /// The rectangle of a control, in points; `nil` where it does not show.
  let place: @MainActor (ControlID) -> Rectangle?
  /// The rectangle of a bar.
  let bar: @MainActor (Bar) -> Rectangle?
  /// The rectangle of a popover's view.
  let host: @MainActor (DialogID) -> Rectangle?

  /// The rectangle that a popover's arrow points at; `nil` for none.
  func rectangle(of anchor: Placement.Anchor) -> Rectangle? {
    switch anchor {
    case .control(let id), .barItem(let id): place(id)
    case .bar(let bar): self.bar(bar)
    case .view: nil
    }
  }
}
