public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry

/// Draws the moments of a run one after the other, off any screen: the pictures of a film.
///
/// Each picture is that of ``Stage/draw(_:of:pictures:_:)`` for the same moment.
@MainActor
public final class StageCamera {
  /// The size of the pictures in points; a device that can be turned has room for that.
  public let size: Size
  private let stage: Stage
  private let window: OffscreenWindow
  private let shot: StageShot
  /// The pixels of a picture for each pixel of the stage.
  private let pixels: Int
  private var time = 0.0
  /// The notification whose alert is on top.
  private var alerted: NotificationID?

  /// The ground around the device, in points.
  public static let margin = 16.0

  /// How much later everything that comes in is visible, in milliseconds.
  private static let ahead = 60.0

  /// A camera for the runs of a prototype.
  ///
  /// - Parameters:
  ///   - shot: what is drawn; of a dialog alone there are no films, so it is the screen then.
  ///   - turns: whether there must be room for both orientations.
  ///   - drawsShapes: whether it draws shapes and letters, for which shadows are not blurred.
  public init(
    _ shot: StageShot, of prototype: Prototype, orientation: DialogModel.Orientation, turns: Bool,
    drawsShapes: Bool = false, pictures: PictureSource
  ) {
    self.shot = shot
    if drawsShapes { LookSheets.loadUnblurred() }
    (stage, pixels) = shot.emptyStage(pictures)
    // A shadow that reaches far would end at the edge of the picture.
    stage.device.removeClass("in-picture")
    stage.hasGround = false
    if drawsShapes { stage.canvas.addClass("unblurred") }
    stage.begin(prototype)
    if let axes = shot.axes { stage.shownAxes.own = axes.over(stage.shownAxes.own) }
    let zoom = stage.wantedZoom
    let wholes = (turns ? DialogModel.Orientation.allCases : [orientation]).map {
      [model = stage.model] held -> Rectangle in
      let metrics = DeviceMetrics(model, held)
      return shot.part == .device
        ? Rectangle(
          x: 0, y: 0, width: metrics.width + 2 * StageCamera.margin,
          height: metrics.height + 2 * StageCamera.margin) : metrics.screen
    }
    let width = wholes.map(\.width).max() ?? 0
    let height = wholes.map(\.height).max() ?? 0
    size = Size(width: Int(width), height: Int(height))
    // A shadow reaches over the edge of the device.
    let room = 128 * zoom + 64 * zoom
    let side = Size(
      width: Int((width * zoom + room).rounded(.up)),
      height: Int((height * zoom + room).rounded(.up)))
    window = OffscreenWindow(around: stage.widget, size: side)
    stage.clock = { [weak self] in self?.time ?? 0 }
  }

  isolated deinit { window.destroy() }

  /// Shows a state of a run and waits until it is laid out.
  ///
  /// - Parameter milliseconds: the simulated time.
  public func show(_ simulator: Simulator, at milliseconds: Double) async {
    // What comes in is invisible at first, and would get its style only with a later frame.
    time = milliseconds + StageCamera.ahead
    alerted = simulator.state.notifications.alerts.last?.notification
    stage.show(simulator)
    await withCheckedContinuation { continuation in
      window.afterFrames { continuation.resume() }
    }
    move(to: milliseconds)
  }

  /// Shows another moment of the same state.
  public func move(to milliseconds: Double) {
    time = milliseconds
    stage.layOut()
    stage.draw()
  }

  /// The middle of what an input taps, in points of the picture; `nil` if it is not on the stage.
  public func middle(of input: Input) -> (x: Double, y: Double)? {
    guard let middle = stage.middle(of: input) else { return nil }
    let zoom = stage.zoomValue
    let corner = self.corner
    return (middle.x / zoom - corner.x, middle.y / zoom - corner.y)
  }

  /// The part of what an input taps that is in the picture, in points; `nil` if none is.
  public func frame(of input: Input) -> Rectangle? {
    guard let target = stage.target(of: input) ?? systemButton(of: input), target.isMapped,
      let place = target.translate(x: 0, y: 0, to: stage.canvas)
    else { return nil }
    let (zoom, corner, part) = (stage.zoomValue, shownCorner, target.allocation)
    let (x, y) = (Double(place.x) / zoom - corner.x, Double(place.y) / zoom - corner.y)
    let left = max(0, x)
    let top = max(0, y)
    let right = min(Double(size.width), x + Double(part.width) / zoom)
    let bottom = min(Double(size.height), y + Double(part.height) / zoom)
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The button of the alert of a notification.
  private func systemButton(of input: Input) -> Widget? {
    switch input {
    case .openNotification(alerted, _): stage.system?.alertView?.button(at: 1)
    case .closeNotification(alerted, _): stage.system?.alertView?.button(at: 0)
    default: nil
    }
  }

  /// The upper left corner of what is drawn of the stage, in points.
  private var shownCorner: (x: Double, y: Double) {
    if shot.part == .device { return corner }
    let (zoom, place) = (stage.zoomValue, stage.placeOfScreen)
    return (Double(place[0]) / zoom, Double(place[1]) / zoom)
  }

  /// The upper left corner of the picture on the stage, in points.
  private var corner: (x: Double, y: Double) {
    let placement = DevicePlacement(stage.metrics, in: stage.size, zoom: stage.zoomValue)
    let whole = placement.ground
    return (whole.width / 2 - Double(size.width) / 2, whole.height / 2 - Double(size.height) / 2)
  }

  /// Draws what shows as shapes and letters; lengths are points from the picture's upper left corner.
  public func paint(_ painter: Painter) {
    let zoom = stage.zoomValue
    let corner = shownCorner
    painter.saved { painter in
      painter.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      painter.clip()
      painter.scale(1 / zoom)
      painter.translate(x: -corner.x * zoom, y: -corner.y * zoom)
      painter.draw(stage.widget)
    }
  }

  /// What shows, with its pixels per point as in the shot.
  public func picture() -> Picture {
    let picture = Picture(of: stage.widget, scale: Double(pixels))
    let scale = Double(shot.scale)
    if shot.part == .device {
      let corner = self.corner
      return picture.part(
        x: Int((corner.x * scale).rounded()), y: Int((corner.y * scale).rounded()),
        width: size.width * shot.scale, height: size.height * shot.scale)
    }
    let place = stage.placeOfScreen.map { $0 * pixels }
    return picture.part(x: place[0], y: place[1], width: place[2], height: place[3])
  }
}
