public import DialogModel
public import Gtk
import StageGeometry

// What a person points at, before it is tapped.

extension Stage {
  /// Notes where a menu opens, in pixels of the stage's widget.
  public func noteMenu(x: Double, y: Double) {
    let place = widget.translate(x: Int(x), y: Int(y), to: canvas)
    menuPlace = place.map { (Double($0.x), Double($0.y)) }
  }

  /// The input that a tap under the pointer would give; where there is none, that of the part with
  /// the keyboard's focus.
  ///
  /// - Parameter inputs: the inputs that are possible now.
  public func pointedInput(among inputs: [Input], in window: Window) -> Input? {
    let targets = inputs.compactMap { input in target(of: input).map { (input, $0) } }
    if let pointer = canvas.pointerPlace,
      let found = targets.first(where: { isInside($0.1, pointer.x, pointer.y) })
    {
      return found.0
    }
    guard ringsFocus else { return nil }
    return targets.first { window.hasFocus($0.1) }?.0
  }

  private func isInside(_ part: Widget, _ x: Double, _ y: Double) -> Bool {
    guard part.isMapped, let corner = part.translate(x: 0, y: 0, to: canvas) else { return false }
    let size = part.allocation
    return x >= Double(corner.x) && y >= Double(corner.y)
      && x < Double(corner.x + size.width) && y < Double(corner.y + size.height)
  }

  /// Calls a closure in each frame as long as it returns true.
  public func onFrame(_ body: @escaping @MainActor () -> Bool) {
    canvas.addTickCallback { _ in body() }
  }

  /// The room between each side of the stage and the device, in pixels.
  public var roomNextToDevice: Int {
    let width = fills == .device ? metrics.width : metrics.screenWidth
    return max(0, Int((Double(size.width) - width * zoom.value) / 2))
  }
}
