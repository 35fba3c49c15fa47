public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry

/// How the stage is drawn as a picture to take away.
public struct StageShot: Equatable {
  /// What the picture shows.
  public enum Part: String, CaseIterable, Sendable {
    /// The device with its shadow.
    case device
    /// The screen of the device.
    case screen
    /// The topmost dialog, alone.
    case dialog
  }

  /// What it shows; all around is transparent.
  public var part: Part
  /// Pixels of the picture per point.
  public var scale: Int
  /// The look of the prototype.
  public var look = Look(.flat)
  /// The size of texts, the direction and the contrast; `nil` for what the prototype sets.
  public var axes: StageAxes?
  /// The model of phone, for prototypes that run on a phone.
  public var phone = DeviceModel.phone
  /// Whether the keyboard is drawn while a field is being edited.
  public var showsKeyboard = true
  /// The moment that is drawn, in simulated milliseconds; `nil` for the time of the state.
  public var moment: Double?

  /// A picture of a part, from 1 to 3 pixels per point.
  public init(_ part: Part, scale: Int) {
    self.part = part
    self.scale = scale
  }

  /// The scales that are offered.
  public static let scales = 1...3
}

extension Stage {
  /// Draws the state of a run as a picture, off any screen.
  ///
  /// The stage is laid out at the scale of the picture, so texts and lines are as sharp as on a screen
  /// of that scale. No pointer, no focus and no mark of the tool is in it.
  ///
  /// - Parameters:
  ///   - pictures: the pictures that the document names.
  ///   - done: gets the picture, once; `nil` where nothing of that part shows.
  public static func draw(
    _ shot: StageShot, of simulator: Simulator,
    pictures: PictureSource = .none,
    _ done: @escaping @MainActor (Picture?) -> Void
  ) {
    let (stage, size, pixels, ready) = shot.prepare(simulator, pictures)
    // The closure keeps the stage alive until it is drawn.
    Picture.draw(stage.widget, size: size, scale: pixels, ready) { picture in
      switch shot.part {
      case .dialog: done(stage.layers.isEmpty ? nil : picture.trimmed)
      case .device: done(picture.trimmed)
      case .screen:
        let place = stage.placeOfScreen.map { $0 * pixels }
        done(picture.part(x: place[0], y: place[1], width: place[2], height: place[3]))
      }
    }
  }

  /// The left and upper edge of the screen on the stage, its width and height, in pixels.
  var placeOfScreen: [Int] {
    let zoom = zoom.value
    let placement = DevicePlacement(metrics, in: size, zoom: zoom, around: filling)
    let place = placement.screen.moved(by: placement.device)
    return [place.x, place.y, place.width, place.height].map { Int(($0 * zoom).rounded()) }
  }

  /// Draws nothing but the topmost dialog, until the next frame.
  fileprivate func isolateTop() {
    for part in [speaker, homeKey, edge, ghost.widget] as [Widget] {
      device.setAppearance(opacity: 0, of: part)
    }
    let top = layers.last
    var others: [Widget] = [statusBar.canvas, keyboard.host, dim]
    others += [screenView?.canvas, springboard?.canvas].compactMap { $0 }
    for layer in layers {
      others += [layer.shade?.canvas].compactMap { $0 }
      if layer !== top { others.append(layer.canvas) }
    }
    for part in others { screen.setAppearance(opacity: 0, of: part) }
  }
}

@MainActor
extension StageShot {
  /// Draws the state of a run as a picture, as ``Stage/draw(_:of:pictures:_:)`` does, and tells where inputs
  /// tap in it.
  ///
  /// - Parameter done: gets the picture, and the middle of what each input taps as parts of the
  ///   width and height of the screen; what is not on the screen is left out.
  public func draw(
    _ simulator: Simulator, pictures: PictureSource = .none, middlesOf inputs: [Input],
    _ done: @escaping @MainActor (Picture?, [Input: (x: Double, y: Double)]) -> Void
  ) {
    let (stage, size, pixels, ready) = prepare(simulator, pictures)
    var middles: [Input: (x: Double, y: Double)] = [:]
    Picture.draw(stage.widget, size: size, scale: pixels) {
      ready()
      let place = stage.placeOfScreen.map(Double.init)
      for input in inputs {
        guard let middle = stage.middle(of: input) else { continue }
        let part = ((middle.x - place[0]) / place[2], (middle.y - place[1]) / place[3])
        if (0...1).contains(part.0), (0...1).contains(part.1) { middles[input] = part }
      }
    } _: { picture in
      let place = stage.placeOfScreen.map { $0 * pixels }
      done(picture.part(x: place[0], y: place[1], width: place[2], height: place[3]), middles)
    }
  }

  /// A stage that shows a state and waits to be laid out: its size in pixels, the pixels of a picture
  /// for each of them, and what must be done just before it is drawn.
  func prepare(_ simulator: Simulator, _ pictures: PictureSource) -> (
    stage: Stage, size: Size, pixels: Int, ready: @MainActor () -> Void
  ) {
    let (stage, pixels) = emptyStage(pictures)
    let now = moment ?? Double(simulator.state.now.milliseconds)
    stage.clock = { now }
    stage.begin(simulator.prototype)
    if let axes { stage.shownAxes.own = axes.over(stage.shownAxes.own) }
    stage.show(simulator)
    let zoom = stage.wantedZoom
    let size = stage.metrics.size(at: zoom, margin: StageShot.room * zoom)
    let isolates = part == .dialog
    // A shadow reaches over the edge of the screen; what slides in from there must not.
    if isolates { stage.screen.setClips(stage.layers.last is any FootView) }
    return (stage, size, pixels, { if isolates { stage.isolateTop() } })
  }

  /// A stage for pictures off any screen, and the pixels of a picture for each of its pixels.
  func emptyStage(_ pictures: PictureSource) -> (stage: Stage, pixels: Int) {
    let stage = Stage()
    stage.speaks = false
    stage.isAnimated = { true }
    stage.picture = pictures
    stage.look = look
    stage.showsKeyboard = showsKeyboard
    stage.canvas.removeClass("stage-ground")
    stage.device.addClass(part == .dialog ? "absent" : "in-picture")
    let screenScale = stage.canvas.scaleFactor
    let (percent, rest) = (scale * 100).quotientAndRemainder(dividingBy: screenScale)
    // On a screen of two pixels each, half the zoom gives the same number of pixels.
    stage.zoomLevel = .percent(rest == 0 ? percent : scale * 100)
    stage.model = phone
    return (stage, rest == 0 ? screenScale : 1)
  }

  /// The room for the shadow around the device, in points.
  private static let room = 64.0
}

extension Stage {
  /// The screen of the device as it is drawn now; `nil` while it has no place.
  public var pictureOfScreen: Picture? {
    screen.isMapped ? Picture(of: screen) : nil
  }
}
