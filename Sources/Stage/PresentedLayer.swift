import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// A presented view or a form sheet on the stage.
@MainActor
final class PresentedLayer: PlacedView {
  let canvas = Canvas()
  let shade: Shade?
  let dialog: DialogID
  /// The place of the view when it is at rest.
  private(set) var content = Rectangle(x: 0, y: 0, width: 0, height: 0)

  /// Cuts off what moves beyond its edges.
  private let sheet = Canvas()
  private let view: ScreenView
  private let backdrop: Backdrop?
  private let coverage: Placement.View
  private let transition: PresentedView.Transition
  private let title: String?
  private var presence = 0.0
  /// The width of what it covers as a part of the whole, while both turn.
  private(set) var squeezeBelow = 1.0
  private lazy var curl = PageCurl(on: canvas)
  private var hasCurl = false
  private var isDark = false

  init(
    _ showing: Showing, _ described: PresentedView,
    picture: PictureSource,
    tapOutside: @escaping @MainActor (Double, Double) -> Void,
    send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    if case .view(let coverage) = showing.placement {
      self.coverage = coverage
    } else {
      coverage = .fullScreen
    }
    transition = described.transition
    title = described.title
    let kind = coverage == .formSheet ? tr("Form sheet") : tr("Presented view")
    let view = ScreenView(
      holder: .dialog(showing.dialog),
      Screen(id: kind, title: described.title, controls: described.controls), picture: picture,
      send: send)
    self.view = view
    backdrop = described.image.flatMap { Backdrop($0, picture, .fill, under: view.canvas) }
    shade = Shade(dims: coverage != .fullScreen, tap: tapOutside)
    canvas.accessibleRole = .dialog
    canvas.accessibleName = described.title ?? kind
    canvas.setModal(true)
    // A press between the controls must not reach what is below.
    sheet.setTakesInput(true)
    sheet.onButtonPress { _ in true }
    sheet.accessibleRole = .filler
    sheet.add(view.canvas)
    if coverage != .fullScreen { view.canvas.addClass("in-sheet") }
    canvas.add(sheet)
    sheet.show()
    canvas.show()
  }

  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>) {
    view.update(simulator, disabled: disabled)
  }

  var emphasisedButton: Input? { nil }
  var cancelButton: Input? { nil }

  var announcement: String {
    DialogSpeech.sentence(
      coverage == .formSheet ? tr("form sheet") : tr("presented view"), title)
  }

  var screenView: ScreenView? { view }

  var focusable: [Widget] { view.focusable }

  func button(at index: Int) -> Widget? { nil }

  /// The rectangle on the screen that the arrow of a popover points at.
  func anchor(of control: ControlID, zoom: Double) -> Rectangle? {
    view.anchor(of: control, zoom: zoom)?.moved(by: content)
  }

  func layOut(in room: LayerRoom) {
    canvas.zoom = room.zoom
    sheet.zoom = room.zoom
    isDark = room.variant.look.isDark
    let place = ViewPlacement(coverage, room.metrics, keyboard: room.keyboard)
    content = place.rest.onPixels(room.zoom)
    room.screen.setRectangle(
      Rectangle(
        x: 0, y: 0, width: room.metrics.screenWidth, height: room.metrics.screenHeight),
      of: canvas)
    _ = view.layOut(
      width: content.width, maximumHeight: content.height, room, keyboard: place.hidden)
    backdrop?.layOut(Rectangle(x: 0, y: 0, width: content.width, height: content.height))
    sheet.setClips(true, cornerRadius: place.cornerRadius(room.theme))
    self.place(bottom: room.metrics.screenHeight)
  }

  func draw(presence: Double, on screen: Canvas) {
    self.presence = presence
    canvas.isVisible = presence > 0
    if let shade { screen.setAppearance(opacity: presence, of: shade.canvas) }
    place(bottom: screen.rectangle(of: canvas).height)
  }

  /// Places what moves, for its current presence.
  private func place(bottom: Double) {
    let movement = ViewMovement(
      transition, of: content, bottom: bottom, presence: presence,
      coversAll: coverage == .fullScreen)
    squeezeBelow = movement.squeezeBelow
    if movement.curl > 0 || hasCurl {
      hasCurl = true
      curl.show(above: movement.frame, height: movement.curl, isDark: isDark, on: canvas)
    }
    canvas.setRectangle(movement.frame, of: sheet)
    sheet.setRectangle(
      Rectangle(x: 0, y: -movement.cut, width: content.width, height: content.height),
      of: view.canvas)
    canvas.setAppearance(opacity: movement.opacity, of: sheet)
    canvas.setSqueeze(movement.squeeze, of: sheet)
  }
}
