import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// The alerts of the system, as the look draws alerts; the newest is on top, and covers the others.
@MainActor
final class SystemAlerts {
  let canvas = Canvas()
  private let dim = Canvas()
  private var shown: [Shown] = []
  private let send: @MainActor (SystemRequest) -> Void

  private final class Shown {
    var alert: SystemScene.Alert
    let view: AlertView
    /// When it began to come or to go, in simulated milliseconds; `nil` at rest.
    var start: Double?
    var isLeaving = false

    init(_ alert: SystemScene.Alert, _ view: AlertView, start: Double?) {
      (self.alert, self.view, self.start) = (alert, view, start)
    }
  }

  init(send: @escaping @MainActor (SystemRequest) -> Void) {
    self.send = send
    dim.addClass("dim")
    dim.setTakesInput(true)
    dim.onButtonPress { _ in true }
    canvas.accessibleRole = .filler
    canvas.add(dim)
    canvas.setConcealed(true, dim)
    canvas.showAll()
  }

  /// Whether none is up or on its way out.
  var isEmpty: Bool { shown.isEmpty }

  /// Shows these alerts, from the lowest to the topmost.
  ///
  /// - Parameter now: when they came or went, in simulated milliseconds; `nil` for long ago.
  func update(_ alerts: [SystemScene.Alert], now: Double?) {
    for old in shown where !old.isLeaving && !alerts.contains(old.alert) {
      (old.isLeaving, old.start) = (true, now)
      if now == nil { remove(old) }
    }
    for alert in alerts where !shown.contains(where: { !$0.isLeaving && $0.alert == alert }) {
      let new = Shown(alert, makeView(alert), start: now)
      shown.append(new)
      canvas.add(new.view.canvas)
    }
    for (index, one) in shown.enumerated() {
      canvas.setConcealed(one !== top || one.isLeaving, one.view.canvas)
      canvas.reorder(one.view.canvas, to: index + 1)
    }
  }

  private func remove(_ old: Shown) {
    canvas.remove(old.view.canvas)
    shown.removeAll { $0 === old }
  }

  private func makeView(_ alert: SystemScene.Alert) -> AlertView {
    var described = Alert()
    if let action = alert.action {
      described.cancelButton = DialogModel.Button(title: Template(alert.close))
      described.otherButtons = [DialogModel.Button(title: Template(action))]
    } else {
      described.otherButtons = [DialogModel.Button(title: Template(alert.close))]
    }
    let texts = DialogTexts(
      title: alert.title, message: alert.message,
      buttons: alert.action.map { [alert.close, $0] } ?? [alert.close])
    // The taps never leave this class, so the number of the dialog is free.
    let view = AlertView(
      DialogID(0), texts, ButtonIndices(described, firstOtherIndex: .fixed), [],
      picture: .none
    ) { [weak self] input in
      if case .tapButton(_, let index) = input { self?.tap(alert, index) }
    }
    view.show(texts)
    return view
  }

  private func tap(_ alert: SystemScene.Alert, _ index: Int) {
    guard let notification = alert.notification else { return send(.endInterruption) }
    send(index == 1 ? .open(notification) : .close(notification))
  }

  private var top: Shown? { shown.last { !$0.isLeaving } }

  /// The view of the topmost alert.
  var topView: AlertView? { top?.view }

  /// What Return does.
  var emphasised: SystemRequest? { top.flatMap { request($0, $0.view.emphasisedButton) } }

  /// What Escape does.
  var cancel: SystemRequest? {
    top.flatMap { shown in
      shown.alert.notification.map { .close($0) } ?? .endInterruption
    }
  }

  private func request(_ shown: Shown, _ input: Input?) -> SystemRequest? {
    guard case .tapButton(_, let index)? = input else { return nil }
    guard let notification = shown.alert.notification else { return .endInterruption }
    return index == 1 ? .open(notification) : .close(notification)
  }

  func layOut(_ room: SystemRoom) {
    canvas.zoom = room.zoom
    dim.zoom = room.zoom
    canvas.setRectangle(room.whole, of: dim)
    let placement = AlertPlacement(room.metrics, keyboard: 0, way: 0)
    let metrics = room.variant.alert
    for one in shown {
      let tall = one.view.layOut(
        metrics, room.ruler, hairline: room.hairline, maximumHeight: placement.maximumHeight)
      canvas.setRectangle(
        placement.place(width: metrics.width, height: tall, zoom: room.zoom), of: one.view.canvas)
    }
  }

  /// Draws them at a time, and drops those that have gone.
  func draw(_ motion: Motion) {
    var seen = 1.0
    var dimming = 0.0
    for one in shown.reversed() {
      let own = motion.systemAlert(since: one.start, isLeaving: one.isLeaving)
      let opacity = own.opacity * seen
      dimming = max(dimming, own.opacity)
      seen *= 1 - own.opacity
      one.view.canvas.isVisible = opacity > 0
      canvas.setAppearance(scale: own.scale, opacity: opacity, of: one.view.canvas)
      if one.isLeaving, own.opacity <= 0 { remove(one) }
    }
    dim.isVisible = dimming > 0
    canvas.setAppearance(opacity: dimming, of: dim)
  }

  /// Whether one looks different a moment later.
  func isMoving(at now: Double) -> Bool {
    shown.contains { $0.start.map { now < $0 + 250 } ?? false || $0.isLeaving }
  }

  /// Whether one is drawn at another size than GTK has for it.
  func isScaled(_ motion: Motion) -> Bool {
    shown.contains { motion.systemAlert(since: $0.start, isLeaving: $0.isLeaving).scale != 1 }
  }
}
