import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// A sheet on the stage: at the foot of the screen or of a popover's view, or in its own popover.
@MainActor
final class SheetView: FootView {
  let canvas = Canvas()
  let shade: Shade?
  let dialog: DialogID
  private(set) var content = Rectangle(x: 0, y: 0, width: 0, height: 0)

  private let placement: Placement
  private let panel: SheetPanel
  private let frame: PopoverFrame?
  /// Dims the view of the popover that contains the sheet.
  private let inner: Shade?
  private let indices: ButtonIndices
  private let order: SheetLayout
  private let style: ActionSheet.Style
  private var texts: DialogTexts
  /// The place of the panel at the foot of its container when it is at rest.
  private var rest = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// How much of the entry was done when it was last drawn, from 0 to 1.
  private var presence = 0.0

  /// - Parameters:
  ///   - style: the visible style, never automatic.
  ///   - tapOutside: called for a tap outside the sheet, with its place on the screen in pixels.
  init(
    _ showing: Showing, _ indices: ButtonIndices, style: ActionSheet.Style,
    tapOutside: @escaping @MainActor (Double, Double) -> Void,
    send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    placement = showing.placement
    texts = showing.texts
    self.indices = indices
    self.style = style
    order = SheetLayout(indices, showsCancel: showing.placement.showsCancel)
    let dialog = showing.dialog
    panel = SheetPanel(showing, indices) { send(.tapButton(dialog, index: $0)) }
    panel.canvas.addClass(style.cssClass)
    if case .popover = placement { frame = PopoverFrame() } else { frame = nil }
    let isHosted = placement.host != nil
    shade = Shade(dims: frame == nil && !isHosted, tap: tapOutside)
    inner = isHosted ? Shade(dims: true) { _, _ in send(.tapOutside) } : nil
    canvas.accessibleRole = .dialog
    canvas.setModal(true)
    if let inner {
      canvas.add(inner.canvas)
      canvas.setConcealed(true, inner.canvas)
    }
    if let frame {
      frame.put(on: canvas)
    }
    canvas.add(panel.canvas)
    canvas.show()
    name()
  }

  private func name() {
    canvas.accessibleName = texts.title.flatMap { $0.isEmpty ? nil : $0 } ?? tr("Action sheet")
  }

  /// The height at the foot of the container, in points.
  var height: Double { rest.height }

  var panelCanvas: Widget { panel.canvas }
  var titleLabel: Label? { panel.titleLabel }
  var shownButtons: [(index: Int, view: ButtonView)] { panel.shownButtons }

  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>) {
    texts = showing.texts
    panel.update { [dialog] in disabled.contains(.tapButton(dialog, index: $0)) }
    name()
  }

  var emphasisedButton: Input? { nil }

  /// The tap on Cancel, if it is visible; in a popover a tap outside the sheet has the same effect.
  var cancelButton: Input? {
    if let cancel = order.cancel { return .tapButton(dialog, index: cancel) }
    return frame == nil ? nil : .tapOutside
  }

  var announcement: String {
    DialogSpeech.sentence(
      tr("action sheet"), texts.title, buttons: order.order.map { texts.buttons[$0] })
  }

  var focusable: [Widget] { panel.focusable }

  func button(at index: Int) -> Widget? { panel.button(at: index) }

  func layOut(in room: LayerRoom) {
    canvas.zoom = room.zoom
    switch placement {
    case .popover(let anchor): layOut(at: room.rectangle(of: anchor), room)
    case .foot(let foot): layOut(atFootOf: foot, room)
    case .middle, .view: break
    }
  }

  private func layOut(atFootOf foot: Placement.Foot, _ room: LayerRoom) {
    let placement: FootPlacement
    var radius = 0.0
    if case .popover(let host) = foot, let view = room.host(host) {
      placement = FootPlacement(inView: view, zoom: room.zoom)
      radius = room.theme.sheet(inPopover: true).cornerRadius
    } else {
      var clip: Double?
      if case .clippedView = foot { clip = room.viewBottom }
      placement = FootPlacement(room.metrics, clippedAt: clip, zoom: room.zoom)
    }
    room.screen.setRectangle(placement.holder, of: canvas)
    canvas.setClips(true, cornerRadius: radius)
    let tall = panel.layOut(
      width: placement.width, maximumHeight: placement.maximumHeight, room)
    rest = placement.place(height: tall)
    if let inner {
      inner.canvas.zoom = room.zoom
      canvas.setRectangle(placement.inside, of: inner.canvas)
    }
    place()
  }

  private func layOut(at anchor: Rectangle?, _ room: LayerRoom) {
    let metrics = room.theme.popover
    let width = room.theme.sheet(inPopover: true).popoverWidth
    let free = PopoverLayout.room(room.metrics)
    let wanted = panel.layOut(width: width, maximumHeight: free.height, room)
    let layout = PopoverLayout(
      at: anchor, width: width + 2 * metrics.frame, height: wanted + 2 * metrics.frame, in: free,
      metrics
    ).onPixels(room.zoom)
    let inside = layout.frame.height - 2 * metrics.frame
    if inside < wanted { _ = panel.layOut(width: width, maximumHeight: inside, room) }
    panel.canvas.setClips(
      true, cornerRadius: room.theme.sheet(inPopover: true).cornerRadius)
    content = frame?.place(layout, canvas, panel.canvas, room) ?? content
  }

  func draw(presence: Double, on screen: Canvas) {
    if let shade { screen.setAppearance(opacity: presence, of: shade.canvas) }
    guard frame == nil else {
      canvas.isVisible = presence > 0
      return screen.setAppearance(opacity: presence, of: canvas)
    }
    if let inner { canvas.setAppearance(opacity: presence, of: inner.canvas) }
    self.presence = presence
    place()
  }

  /// Places the part that slides, for its current presence.
  private func place() {
    canvas.setRectangle(rest.slid(presence), of: panel.canvas)
  }
}

extension ActionSheet.Style {
  fileprivate var cssClass: String {
    switch self {
    case .automatic, .default: "plain"
    case .blackTranslucent: "black-translucent"
    case .blackOpaque: "black-opaque"
    }
  }
}
