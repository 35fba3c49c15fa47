import DialogModel
import DialogSimulator
public import Film
public import Gtk
public import Stage
import StageGeometry
import WindowWords

/// Draws the pictures of a film: the stage, the mark of a tap, and the caption.
@MainActor
public final class FilmStudio {
  /// The run.
  public let run: FilmRun
  /// How it is shown.
  public let setting: FilmSetting
  /// The size of the pictures in points.
  let size: Size
  /// The size of what is drawn of the stage, in points.
  let pictureSize: Size
  /// What draws each look, with the left edge of what it draws, in points.
  private let cameras: [(camera: StageCamera, x: Double)]
  /// The run at the moment that is drawn, how many inputs it has had, and that moment.
  private var simulator: Simulator
  private var (inputs, time, drawn) = (0, -1.0, -1.0)
  private var stagePictures: [Picture] = []
  /// Where each act taps on the stages, in points of the whole picture.
  private var taps: [Int: [(x: Double, y: Double)]] = [:]

  /// The height of the band for the captions, in points: for two lines, or three where one is so long.
  let band: Int
  private static let bands = (two: 40, three: 58)
  /// How many captions are measured at most.
  private static let mostMeasured = 500

  /// What draws a run.
  ///
  /// - Parameter pictures: the pictures that the document names.
  public init(_ run: FilmRun, _ setting: FilmSetting, pictures: PictureSource) {
    (self.run, self.setting) = (run, setting)
    simulator = run.timeline.origin
    let turns = run.script.acts.contains { if case .rotate = $0.input { true } else { false } }
    var (cameras, x): ([(StageCamera, Double)], Double) = ([], 0)
    for shot in setting.shots {
      let camera = StageCamera(
        shot, of: run.timeline.prototype, orientation: simulator.state.orientation,
        turns: turns, drawsShapes: setting.drawsShapes, pictures: pictures)
      cameras.append((camera, x))
      x += Double(camera.size.width)
    }
    self.cameras = cameras
    pictureSize = Size(
      width: Int(x), height: cameras.map(\.0.size.height).max() ?? 0)
    band = setting.captions ? FilmStudio.band(for: run, width: Double(pictureSize.width)) : 0
    size = Size(width: pictureSize.width, height: pictureSize.height + band)
  }

  private static func band(for run: FilmRun, width: Double) -> Int {
    let script = run.script
    let moments = script.acts.map(\.start) + script.rows.map { script.start(ofRow: $0) }
    let texts = Set(
      moments.prefix(mostMeasured).flatMap { moment in
        [moment - 1, moment].map { run.caption(at: Double(max(0, $0))) }
      })
    var tallest = 0.0
    _ = Picture(size: Size(width: 1, height: 1), scale: 1) { painter in
      for text in texts {
        tallest = max(tallest, captionText.height(text, painter, width: width - 20))
      }
    }
    return tallest > Double(bands.two) ? bands.three : bands.two
  }

  private static var captionText: WrittenText {
    var text = WrittenText(font: "Cantarell Bold 13px")
    (text.isCentered, text.mostLines) = (true, 3)
    return text
  }

  /// How many pictures the film has.
  var count: Int { setting.pictureCount(of: run.script) }

  /// How long a picture shows, in hundredths of a second.
  func hundredths(of place: Int) -> Int {
    (FrameTimes.milliseconds(of: place + 1, rate: setting.rate)
      - FrameTimes.milliseconds(of: place, rate: setting.rate)) / 10
  }

  /// The picture with a number.
  func picture(_ place: Int) async -> Picture {
    await picture(at: min(setting.moment(of: place), Double(run.script.length)))
  }

  /// The picture at a moment of the script.
  public func picture(at moment: Double) async -> Picture {
    await picture(run.script.position(at: moment), caption: caption(at: moment))
  }

  /// What is said at a moment of the script.
  func caption(at moment: Double) -> String { run.caption(at: moment) }

  /// A moment of the run with a caption.
  func picture(_ position: FilmScript.Position, caption: String) async -> Picture {
    let taps = await prepare(position)
    if stagePictures.isEmpty { stagePictures = cameras.map { $0.camera.picture() } }
    let scale = setting.shot.scale
    return Picture(
      size: Size(width: size.width * scale, height: size.height * scale), scale: 1
    ) { painter in
      if setting.hasGround {
        painter.setColor(ground)
        painter.paint()
      }
      painter.scale(Double(scale))
      for (stage, place) in zip(stagePictures, cameras) {
        let (width, height) = (
          Double(stage.size.width) / Double(scale), Double(stage.size.height) / Double(scale)
        )
        let room = place.camera.size
        painter.draw(
          stage, x: place.x + (Double(room.width) - width) / 2,
          y: (Double(room.height) - height) / 2, width: width, height: height)
      }
      for tap in taps { tap.mark.draw(painter, x: tap.place.x, y: tap.place.y, point: 1) }
      keyCap(position)?.draw(painter, in: pictureSize)
      if setting.captions { draw(caption, painter) }
    }
  }

  /// Gets a moment of the script ready and returns what draws it, without ground and caption, as
  /// shapes and letters: in points, until another moment is requested.
  func drawing(at moment: Double) async -> (Painter) -> Void {
    let position = run.script.position(at: moment)
    let taps = await prepare(position)
    let cap = keyCap(position)
    return { [cameras, pictureSize] painter in
      for (camera, x) in cameras {
        painter.saved { painter in
          painter.translate(x: x, y: 0)
          camera.paint(painter)
        }
      }
      for tap in taps { tap.mark.draw(painter, x: tap.place.x, y: tap.place.y, point: 1) }
      cap?.draw(painter, in: pictureSize)
    }
  }

  /// The key that is pressed at a moment.
  private func keyCap(_ position: FilmScript.Position) -> KeyCap? {
    guard setting.marks, let mark = position.mark else { return nil }
    return PressedKey.title(of: run.script.acts[mark.act].input).map { KeyCap($0, age: mark.age) }
  }

  /// A mark, and where it is in points of the stage's picture.
  private typealias Tap = (place: (x: Double, y: Double), mark: TapMark)

  /// Lets the stage show a moment of the run.
  ///
  /// - Returns: the marks of a tap then.
  private func prepare(_ position: FilmScript.Position) async -> [Tap] {
    await show(position)
    guard setting.marks, let mark = position.mark else { return [] }
    let act = run.script.acts[mark.act]
    // The tap may take away what it taps.
    if taps[mark.act] == nil, position.row < act.row {
      taps[mark.act] = cameras.compactMap { camera, x in
        camera.middle(of: act.input).map { (x + $0.x, $0.y) }
      }
    }
    return (taps[mark.act] ?? []).map { ($0, TapMark(age: mark.age)) }
  }

  private var ground: Color {
    setting.shot.look.isDark ? Color(white: 0.14) : Color(red: 0.933, green: 0.925, blue: 0.918)
  }

  private func draw(_ caption: String, _ painter: Painter) {
    let (width, top) = (Double(size.width), Double(pictureSize.height))
    painter.setColor(Color(red: 0.086, green: 0.094, blue: 0.106))
    painter.rectangle(x: 0, y: top, width: width, height: Double(band))
    painter.fill()
    painter.setColor(Color(white: 1))
    FilmStudio.captionText.draw(
      caption, painter, x: 10, middle: top + Double(band) / 2, width: width - 20)
  }

  private func show(_ position: FilmScript.Position) async {
    guard position.inputs != inputs || position.time != time || position.drawn != drawn else {
      return
    }
    let isChanged = goThere(position)
    for (camera, _) in cameras {
      if isChanged {
        await camera.show(simulator, at: position.drawn)
      } else {
        camera.move(to: position.drawn)
      }
    }
    (inputs, time, drawn) = (position.inputs, position.time, position.drawn)
    stagePictures = []
  }

  /// Lets the run go on to a position, or perform anew up to there.
  ///
  /// - Returns: whether the stage has anything to show that it did not have.
  private func goThere(_ position: FilmScript.Position) -> Bool {
    var isChanged = time < 0
    if position.inputs < inputs || position.time < time {
      (simulator, inputs, isChanged) = (run.timeline.origin, 0, true)
    }
    for place in inputs..<max(inputs, position.inputs) {
      let (moment, input) = run.timeline.input(at: place)
      simulator.perform(input, at: moment)
      isChanged = true
    }
    let moment = SimulatedTime(milliseconds: Int(position.time))
    if let due = simulator.wake, due <= moment { isChanged = true }
    if moment > simulator.state.now { simulator.advance(to: moment) }
    simulator.drainRows { _ in }
    return isChanged
  }
}
