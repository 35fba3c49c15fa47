import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// An activity picker on the stage, and what replaces it: the view of an activity, or the composer
/// of a built-in activity.
@MainActor
final class PickerView: FootView {
  let canvas = Canvas()
  let shade: Shade?
  let dialog: DialogID
  private(set) var content = Rectangle(x: 0, y: 0, width: 0, height: 0)

  private let panel: PickerPanel
  private let frame: PopoverFrame?
  private let placement: Placement
  private let number: Int
  private let send: @MainActor (Input) -> Void
  private let picture: PictureSource
  /// Holds the view that replaces the picker, and the one before while a screen is pushed or popped.
  private let pane = Canvas()
  /// The view that replaces the picker, or the screen that was pushed inside it.
  private var view: ScreenView?
  private var backdrop: Backdrop?
  /// The view that goes while another one comes, and the bar of both.
  private var (old, bar): (ScreenView?, BarPassage?)
  /// The push or the pop that is running.
  private var passage: InnerPassage?
  private var theme = Look.Theme.classic
  private var viewTitle: String?
  private var shown: ShownPicker.Content = .choosing
  private var fillsScreen = false
  /// The place of the panel when it is at rest.
  private var rest = Rectangle(x: 0, y: 0, width: 0, height: 0)
  private var whole = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// The place of a view that fills the screen when it is at rest.
  private var screenPlace = Rectangle(x: 0, y: 0, width: 0, height: 0)
  private var isComing = true
  /// How much of the entry was done when it was last drawn, from 0 to 1.
  private var presence = 0.0

  init(
    _ showing: Showing, _ picker: ActivityPicker, device: Prototype.Device,
    picture: PictureSource,
    tapOutside: @escaping @MainActor (Double, Double) -> Void,
    send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    placement = showing.placement
    self.send = send
    self.picture = picture
    number = showing.picker?.number ?? 0
    let dialog = showing.dialog
    if case .popover = placement { frame = PopoverFrame() } else { frame = nil }
    var dismiss: (@MainActor () -> Void)?
    if frame == nil { dismiss = { send(.cancelPicker(dialog)) } }
    panel = PickerPanel(
      picker, showing.picker ?? .none, device: device, picture: picture,
      tap: { send(.chooseActivity(dialog, $0)) }, cancel: dismiss)
    shade = Shade(dims: frame == nil, tap: tapOutside)
    canvas.accessibleRole = .dialog
    canvas.setModal(true)
    if let frame { frame.put(on: canvas) }
    canvas.add(panel.canvas)
    panel.canvas.ignoresShowAll = true
    canvas.show()
    name()
  }

  private func name() { canvas.accessibleName = viewTitle ?? tr("Activities") }

  /// The height at the foot of the dialog or screen that contains it, in points.
  var height: Double { rest.height }

  var panelCanvas: Widget { panel.canvas }
  func scroll(_ steps: Double) -> Bool { panel.scroll(steps) }
  var tiles: [ActivityTile] { panel.tiles }

  func update(_ showing: Showing, in simulator: Simulator, disabled: Set<Input>) {
    guard let picker = showing.picker else { return }
    isComing = showing.isEntering && picker.passage == nil
    passage = picker.passage
    if passage == nil { dropOld() }
    if picker.content != shown {
      shown = picker.content
      fillsScreen = picker.fillsScreen
      showContent(simulator)
    }
    if let holder = picker.holder, holder != view?.holder { show(picker, simulator) }
    view?.update(simulator, disabled: disabled)
    // A covered panel must not get the keyboard's focus either.
    panel.canvas.isVisible = shown == .choosing
  }

  /// Shows the view of an activity, or the top screen inside it.
  private func show(_ picker: ShownPicker, _ simulator: Simulator) {
    let prototype = simulator.prototype
    guard case .view(let activity) = picker.content, let holder = picker.holder,
      case .shows(let described)? = prototype.activity(activity)?.behaviour
    else { return }
    dropOld()
    var screen = Screen(
      id: described.title ?? tr("Activity"), title: described.title, controls: described.controls)
    if let top = picker.screens.last.flatMap({ prototype[$0] }) { screen = top }
    viewTitle = screen.title ?? prototype.activity(activity)?.title
    let next = ScreenView(
      holder: holder, screen, back: prototype.backTitle(in: picker), picture: picture, send: send)
    if let view, passage != nil {
      old = view
      pane.setConcealed(true, view.canvas)
    } else if let view {
      pane.remove(view.canvas)
    }
    show(next)
    backdrop = screen.image.flatMap { Backdrop($0, picture, screen.imageFit, under: next.canvas) }
    guard let old else { return }
    let isPop = passage?.isPop == true
    if isPop { pane.reorder(next.canvas, to: 0) }
    bar = BarPassage(lower: isPop ? next : old, upper: isPop ? old : next, on: pane)
  }

  /// Removes the view that has gone.
  private func dropOld() {
    bar?.end(on: pane)
    if let old { pane.remove(old.canvas) }
    (old, bar) = (nil, nil)
  }

  private func show(_ next: ScreenView) {
    if view == nil {
      pane.accessibleRole = .filler
      canvas.add(pane)
      pane.show()
    }
    view = next
    name()
    next.canvas.setTakesInput(true)
    if !fillsScreen { next.canvas.addClass("in-popover") }
    pane.add(next.canvas)
  }

  private func showContent(_ simulator: Simulator) {
    let prototype = simulator.prototype
    frame?.isVisible = !fillsScreen
    switch shown {
    case .choosing, .view: return
    case .builtIn(let activity):
      guard let picker = prototype[dialog]?.activityPicker else { return }
      let composer = ActivityComposer(activity, picker)
      viewTitle = composer.screen.title
      let (number, send) = (number, send)
      let attachments = Attachments(
        composer.pictures.compactMap { name in picture.content(of: name).map { (name, $0) } },
        form: composer.form.map { ComposerForm($0.captions, message: $0.message) },
        note: tr("Nothing leaves this machine."))
      let view = ScreenView(
        holder: .activity(ActivityID(dialog, index: -1)), composer.screen, picture: picture,
        attachments: attachments
      ) { input in
        guard case .tapControl(let control) = input, let end = composer.end(control.index) else {
          return
        }
        send(.endActivity(number, completed: end))
      }
      if activity != .assignToContact { view.canvas.addClass("composer") }
      show(view)
    }
  }

  var emphasisedButton: Input? { nil }

  /// The tap on Cancel, or on a tablet the tap outside the picker; a composer is cancelled.
  var cancelButton: Input? {
    switch shown {
    case .choosing: frame == nil ? .cancelPicker(dialog) : .tapOutside
    case .view: nil
    case .builtIn: .endActivity(number, completed: false)
    }
  }

  /// Where typing goes that has no other place: the first line of a composer.
  var typing: Widget? {
    if case .builtIn = shown { view?.typing } else { nil }
  }

  /// The view of an activity; a composer has no fields of the document.
  var screenView: ScreenView? {
    if case .view = shown { view } else { nil }
  }

  var announcement: String {
    let count = ntr("one activity", "{n} activities", panel.tiles.count)
    return viewTitle ?? DialogSpeech.sentence(tr("share sheet"), count)
  }

  var focusable: [Widget] { view?.focusable ?? panel.focusable }

  func button(at index: Int) -> Widget? { nil }

  /// The icon of an activity.
  func tile(of choice: ActivityChoice) -> Widget? {
    panel.tiles.first { $0.choice == choice }?.button
  }

  /// The button of a control of an activity's view.
  func button(of control: ControlID) -> Widget? { view?.button(of: control) }

  func layOut(in room: LayerRoom) {
    for part in [canvas, pane] { part.zoom = room.zoom }
    theme = room.theme
    whole = Rectangle(
      x: 0, y: 0, width: room.metrics.screenWidth, height: room.metrics.screenHeight)
    if frame == nil || fillsScreen {
      room.screen.setRectangle(whole, of: canvas)
      if let view {
        // The view is below the status bar, which stays visible.
        screenPlace = whole
        screenPlace.y = DeviceMetrics.statusBar
        screenPlace.height -= DeviceMetrics.statusBar
        _ = view.layOut(
          width: whole.width, maximumHeight: screenPlace.height, room, keyboard: room.keyboard)
      }
      if frame == nil {
        let tall = panel.layOut(
          width: whole.width, maximumHeight: whole.height - DeviceMetrics.statusBar - 8, room)
        rest = Rectangle(x: 0, y: whole.height - tall, width: whole.width, height: tall)
          .onPixels(room.zoom)
      }
      return place()
    }
    layOutPopover(room)
  }

  private func layOutPopover(_ room: LayerRoom) {
    let metrics = room.theme.popover
    let width = room.theme.pickerWidth
    let free = PopoverLayout.room(room.metrics)
    var anchor: Rectangle?
    if case .popover(let points) = placement { anchor = room.rectangle(of: points) }
    let wanted: Double
    if let view {
      wanted = max(288, view.layOut(width: width, maximumHeight: free.height, room))
    } else {
      wanted = panel.layOut(width: width, maximumHeight: free.height, room)
    }
    let layout = PopoverLayout(
      at: anchor, width: width + 2 * metrics.frame, height: wanted + 2 * metrics.frame, in: free,
      metrics
    ).clear(ofKeyboard: room.keyboard, on: room.metrics, metrics).onPixels(room.zoom)
    let inside = layout.frame.height - 2 * metrics.frame
    let holder = view == nil ? panel.canvas : pane
    if let view {
      _ = view.layOut(width: width, maximumHeight: inside, room)
      screenPlace = Rectangle(x: 0, y: 0, width: width, height: inside)
    } else if inside < wanted - 1 {
      _ = panel.layOut(width: width, maximumHeight: inside, room)
    }
    holder.setClips(true, cornerRadius: room.theme.sheet(inPopover: true).cornerRadius)
    content = frame?.place(layout, canvas, holder, room) ?? content
    placeViews()
  }

  func draw(presence: Double, on screen: Canvas) {
    let isSwapped = view != nil
    if let shade {
      screen.setAppearance(
        opacity: isSwapped ? (isComing ? 1 : 0) : presence, of: shade.canvas)
    }
    if frame != nil, !fillsScreen {
      self.presence = presence
      placeViews()
      let opacity = isSwapped && (isComing || passage != nil) ? 1 : presence
      canvas.isVisible = opacity > 0
      return screen.setAppearance(opacity: opacity, of: canvas)
    }
    self.presence = presence
    place()
  }

  /// Places the part that slides, for its current presence.
  private func place() {
    guard view != nil else { return canvas.setRectangle(rest.slid(presence), of: panel.canvas) }
    canvas.setRectangle(screenPlace.slid(passage == nil ? presence : 1), of: pane)
    placeViews()
  }

  /// Places the view, and the one before, inside their pane.
  private func placeViews() {
    guard let view else { return }
    let (width, height) = (screenPlace.width, screenPlace.height)
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    backdrop?.layOut(whole)
    guard let old, let passage else { return pane.setRectangle(whole, of: view.canvas) }
    let movement = PassageMovement(
      passage.isPop ? .pop : .push, theme: theme, width: width, height: height, way: presence)
    for (part, offset) in [(old, movement.going), (view, movement.coming)] {
      pane.setRectangle(
        Rectangle(x: offset.x, y: 0, width: width, height: height), of: part.canvas)
    }
    bar?.draw(
      offset: passage.isPop ? movement.going.x : movement.coming.x,
      presence: passage.isPop ? 1 - presence : presence, on: pane)
  }
}
