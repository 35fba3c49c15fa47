import DialogModel
import DialogSimulator
import EventLog
import Explorer
import Film
import Gtk
import Session
import Stage
import StageGeometry
import Texts
import WindowWords

/// Makes the page on which a prototype can be tapped through.
@MainActor
struct TappablePages {
  let prototype: Prototype
  let setting: FilmSetting
  let heading: (title: String, particulars: [String])
  let pictures: PictureSource

  /// How long exploring takes at most, in seconds.
  static let mostSeconds = 10
  /// How much of the least edge of what is tapped there is, in points: for a finger.
  private static let leastEdge = 30.0

  /// The page as a file.
  ///
  /// - Parameter tell: called with how many of how many pictures are drawn.
  func file(tell: (Int, Int) -> Void) async throws -> [UInt8] {
    let explorer = try await TappablePages.explored(prototype)
    let resting = RestingStates(explorer)
    let camera = StageCamera(
      setting.shot, of: prototype, orientation: explorer.replay([]).simulator.state.orientation,
      turns: false, pictures: pictures)
    var stack = PictureStack(encode: TappablePages.encode)
    var states: [TappablePage.State] = []
    let words = TappableWords(prototype)
    let situations = SituationText(prototype)
    for (place, state) in resting.states.enumerated() {
      tell(place, resting.states.count)
      try Task.checkCancellation()
      let simulator = explorer.replay(state.way).simulator
      // Nothing moves: what turns is drawn as at the same moment everywhere, and nothing is on its way
      // out of what was drawn before.
      let moment = Double((simulator.state.now.milliseconds / 1000 + 1) * 1000)
      await camera.show(simulator, at: moment)
      camera.move(to: moment + 1000)
      guard let number = stack.add(bitmap(camera)) else {
        throw ExportFailure(message: tr("this picture can’t be written"), status: 70)
      }
      states.append(
        TappablePage.State(
          title: situations.title(of: simulator.state),
          texts: situations.texts(of: simulator.state),
          picture: number, ways: state.ways.map { way(words, $0, camera) },
          note: words.note(on: state)))
    }
    let size = camera.size
    let scale = setting.shot.scale
    let page = TappablePage(
      title: heading.title,
      subtitle: heading.particulars + [ntr("one state", "{n} states", states.count)],
      part: TappablePages.part(resting, explorer.found), language: prototype.language,
      size: (width: size.width * scale, height: size.height * scale), ground: ground.hex,
      layers: stack.layers, states: states, launch: resting.calls.map(words.call),
      hasCalls: setting.calls)
    return Array(page.html(digest: ReplayPages.digest).utf8)
  }

  /// What can be done in a prototype, found while other work of the main actor continues.
  static func explored(_ prototype: Prototype) async throws -> Explorer {
    var explorer = Explorer(
      prototype, matches: Pattern.matcher(), zones: TimeZones.offsets, forFindings: true)
    let end = ContinuousClock.now + .seconds(mostSeconds)
    while !explorer.isDone, ContinuousClock.now < end {
      explorer.run(nodes: 32)
      await Task.yield()
      try Task.checkCancellation()
    }
    explorer.stop(because: .seconds(mostSeconds))
    return explorer
  }

  /// Which part of the prototype is on the page; `nil` where it is all of it.
  private static func part(_ resting: RestingStates, _ found: Exploration) -> String? {
    var sentences: [String] = []
    if resting.states.count < resting.count {
      sentences.append(
        tr(
          "This page holds {n} of {all} states: those with the shortest ways, of up to {inputs} inputs.",
          [
            "n": String(resting.states.count), "all": String(resting.count),
            "inputs": String(resting.states.last?.inputs ?? 0),
          ]))
    }
    if !found.bounds.isEmpty {
      sentences.append(
        tr(
          "There may be more states than were found ({bounds}).",
          ["bounds": found.boundWords.listed()]))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private static func encode(_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    if let file = Picture.webP(pixels, width: width, height: height) { return file }
    var ordered = pixels
    for place in stride(from: 0, to: ordered.count, by: 4) { ordered.swapAt(place, place + 2) }
    return try? Picture(Size(width: width, height: height), hasAlpha: true, pixels: ordered).png()
  }

  /// What the camera shows, on the ground.
  private func bitmap(_ camera: StageCamera) -> Bitmap {
    let scale = setting.shot.scale
    let size = Size(width: camera.size.width * scale, height: camera.size.height * scale)
    let shown = camera.picture()
    let picture = Picture(size: size, scale: 1) { painter in
      painter.setColor(ground.color)
      painter.paint()
      painter.draw(
        shown, x: Double(size.width - shown.size.width) / 2,
        y: Double(size.height - shown.size.height) / 2)
    }
    return Bitmap(width: size.width, height: size.height, pixels: picture.colours)
  }

  /// The colour around the device: that of the page's frame in light or dark.
  private var ground: (color: Color, hex: String) {
    setting.shot.look.isDark
      ? (Color(white: 36 / 255), "#242424")
      : (Color(red: 238 / 255, green: 236 / 255, blue: 234 / 255), "#EEECEA")
  }

  private func way(
    _ words: TappableWords, _ way: RestingStates.Way, _ camera: StageCamera
  ) -> TappablePage.Way {
    TappablePage.Way(
      label: words.label(of: way.move), doer: TappableWords.doer(of: way.move), target: way.target,
      spot: spot(of: way.move, camera), calls: setting.calls ? way.calls.map(words.call) : [])
  }

  /// Where a move is tapped, in pixels of the picture.
  private func spot(of move: Move, _ camera: StageCamera) -> TappablePage.Spot? {
    guard case .input(let input) = move, let frame = camera.frame(of: input) else { return nil }
    let (across, down) = (
      max(0, TappablePages.leastEdge - frame.width) / 2,
      max(0, TappablePages.leastEdge - frame.height) / 2
    )
    let scale = Double(setting.shot.scale)
    return TappablePage.Spot(
      x: Int(((frame.x - across) * scale).rounded()), y: Int(((frame.y - down) * scale).rounded()),
      width: Int(((frame.width + 2 * across) * scale).rounded()),
      height: Int(((frame.height + 2 * down) * scale).rounded()))
  }
}

extension ExportWriter {
  /// The page on which the prototype can be tapped through.
  func tappable() async throws -> [UInt8] {
    let pages = TappablePages(
      prototype: source.prototype, setting: setting, heading: documentHeading, pictures: pictures)
    return try await pages.file { [tell] in tell($0, $1) }
  }

  /// The title of the document, and how it is shown.
  var documentHeading: (title: String, particulars: [String]) {
    let prototype = source.prototype
    let parts = [
      setting.shot.look.theme == .flat ? tr("Flat") : tr("Classic"),
      prototype.device == .phone ? tr("phone") : tr("tablet"),
      prototype.language.map { LanguageNames.name(of: $0) },
    ]
    return (OneLine.text(prototype.title ?? names.document), parts.compactMap { $0 })
  }
}
