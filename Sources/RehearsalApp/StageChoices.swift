import Gtk
import Stage

/// The choices that menus offer for a stage: device, look, zoom and speed, each with a mark at the
/// current one.
@MainActor
final class StageChoices {
  var onDevice: (@MainActor (DeviceModel) -> Void)?
  var onLook: (@MainActor (Look) -> Void)?
  var onZoom: (@MainActor (ZoomLevel) -> Void)?
  /// Called with the number of real milliseconds for one simulated millisecond.
  var onSlowness: (@MainActor (Int) -> Void)?

  private var device: StatefulAction?
  private var look: StatefulAction?
  private var zoom: StatefulAction?
  private var speed: StatefulAction?

  /// Adds the actions to a window.
  func addActions(to window: ApplicationWindow) {
    device = add("device", to: window) { [weak self] name in
      DeviceModel(rawValue: name).map { self?.onDevice?($0) }
    }
    look = add("look", to: window) { [weak self] name in
      Look.all.first { $0.name == name }.map { self?.onLook?($0) }
    }
    zoom = add("zoom", to: window) { [weak self] name in
      ZoomLevel(name).map { self?.onZoom?($0) }
    }
    speed = add("speed", to: window) { [weak self] name in Int(name).map { self?.onSlowness?($0) } }
  }

  private func add(
    _ name: String, to window: ApplicationWindow, _ choose: @escaping @MainActor (String) -> Void?
  ) -> StatefulAction {
    let action = StatefulAction(choice: name, initial: "") { _ = choose($0) }
    window.add(action)
    return action
  }

  /// Marks what is chosen for a stage.
  func show(_ stage: Stage, slowness: Int) {
    device?.show(choice: stage.model.rawValue)
    look?.show(choice: stage.look.name)
    zoom?.show(choice: stage.zoomLevel.name)
    speed?.show(choice: String(slowness))
  }
}
