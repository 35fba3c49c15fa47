import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// A popover of the document on the stage: a view with controls, in a frame with an arrow.
@MainActor
final class PopoverView: PlacedView {
  let canvas = Canvas()
  let shade: Shade?
  let dialog: DialogID
  private(set) var content = Rectangle(x: 0, y: 0, width: 0, height: 0)

  /// The least height, which leaves room for a sheet inside the popover, in points.
  private static let leastHeight = 288.0

  private let frame = PopoverFrame()
  private let view: ScreenView
  private let placement: Placement
  private let title: String?

  init(
    _ showing: Showing, _ popover: DialogModel.Popover,
    picture: PictureSource,
    tapOutside: @escaping @MainActor (Double, Double) -> Void,
    send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    placement = showing.placement
    title = popover.view.title
    let described = Screen(
      id: tr("Popover"), title: popover.view.title, controls: popover.view.controls)
    view = ScreenView(holder: .dialog(showing.dialog), described, picture: picture, send: send)
    shade = Shade(dims: false, tap: tapOutside)
    canvas.accessibleRole = .dialog
    canvas.accessibleName = popover.view.title ?? tr("Popover")
    canvas.setModal(true)
    frame.put(on: canvas)
    canvas.add(view.canvas)
    view.canvas.addClass("in-popover")
    view.canvas.setTakesInput(true)
    canvas.show()
  }

  var viewCanvas: Widget { view.canvas }

  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>) {
    view.update(simulator, disabled: disabled)
  }

  var emphasisedButton: Input? { nil }
  var cancelButton: Input? { .tapOutside }

  var announcement: String {
    DialogSpeech.sentence(tr("popover"), title)
  }

  var screenView: ScreenView? { view }

  var focusable: [Widget] { view.focusable }

  func button(at index: Int) -> Widget? { nil }

  /// The button of a control of the popover.
  func button(of control: ControlID) -> Widget? { view.button(of: control) }

  /// The place of a control of the popover on the screen.
  func place(of control: ControlID) -> Rectangle? {
    view.place(of: control)?.moved(by: content)
  }

  func layOut(in room: LayerRoom) {
    canvas.zoom = room.zoom
    let metrics = room.theme.popover
    let width = metrics.contentWidth
    let free = PopoverLayout.room(room.metrics)
    var anchor: Rectangle?
    if case .popover(let points) = placement { anchor = room.rectangle(of: points) }
    let wanted = min(
      free.height,
      max(PopoverView.leastHeight, view.layOut(width: width, maximumHeight: free.height, room)))
    let layout = PopoverLayout(
      at: anchor, width: width + 2 * metrics.frame, height: wanted + 2 * metrics.frame, in: free,
      metrics
    ).clear(ofKeyboard: room.keyboard, on: room.metrics, metrics).onPixels(room.zoom)
    let inside = layout.frame.height - 2 * metrics.frame
    _ = view.layOut(width: width, maximumHeight: inside, room)
    view.canvas.setClips(
      true, cornerRadius: room.theme.sheet(inPopover: true).cornerRadius)
    content = frame.place(layout, canvas, view.canvas, room)
  }

  func draw(presence: Double, on screen: Canvas) {
    canvas.isVisible = presence > 0
    screen.setAppearance(opacity: presence, of: canvas)
  }
}
