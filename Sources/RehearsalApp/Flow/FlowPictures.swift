import DialogModel
import DialogSimulator
import Explorer
import Gtk
import Stage
import StageGeometry
import Workbench

/// The miniatures of the map, drawn by the real stage, one after the other while nothing else is to do.
///
/// Only places in sight are drawn. A picture of an older version stays until it is drawn anew.
@MainActor
final class FlowPictures {
  /// Called when another picture is there.
  var onDrawn: (@MainActor () -> Void)?
  /// How the stage is drawn, and where it has its pictures from.
  var shot: @MainActor () -> StageShot = { StageShot(.screen, scale: 1) }
  var source: PictureSource = .none

  /// A miniature, and the middles of what can be tapped in it, as parts of its width and height.
  private struct Entry {
    let picture: Picture?
    let targets: [Input: (x: Double, y: Double)]
    let look: Look
    let version: Int
    var used: Int
  }

  private var entries: [String: Entry] = [:]
  private var found: ExploredMap?
  private var version = 0
  private var clock = 0
  private var queue: [Int] = []
  private var isDrawing = false

  /// The largest side of a miniature, in pixels: for a map at 150 %.
  private static let side = 256
  /// How many wait to be drawn at most: those that fill a large window.
  private static let mostWaiting = 40
  /// How many are kept: about 40 MB.
  private static let most = 300

  /// Draws the places of another map from now on.
  func show(_ found: ExploredMap) {
    self.found = found
    version += 1
    queue = []
  }

  /// The miniature of a place as it was drawn last; it is drawn if it is not up to date.
  func picture(of place: Int) -> Picture? {
    guard let found, found.map.places.indices.contains(place) else { return nil }
    let key = found.map.places[place].key
    clock += 1
    entries[key]?.used = clock
    if entries[key].map({ $0.version != version || $0.look != shot().look }) ?? true {
      want(place)
    }
    return entries[key]?.picture
  }

  /// What can be tapped in the miniature of a place, with its middle as parts of width and height.
  func targets(of place: Int) -> [Input: (x: Double, y: Double)] {
    guard let found, found.map.places.indices.contains(place) else { return [:] }
    return entries[found.map.places[place].key]?.targets ?? [:]
  }

  private func want(_ place: Int) {
    guard !queue.contains(place) else { return }
    queue.append(place)
    // What has gone out of sight since is asked for again when it comes back.
    if queue.count > FlowPictures.mostWaiting { queue.removeFirst() }
    guard !isDrawing else { return }
    isDrawing = true
    next()
  }

  private func next() {
    MainLoop.idle { [weak self] in
      self?.drawNext()
      return false
    }
  }

  private func drawNext() {
    guard let found, let place = queue.popLast() else { return isDrawing = false }
    let described = found.map.places[place]
    let (shot, version) = (shot(), version)
    let simulator = found.explorer.replay(described.way).simulator
    let inputs = found.map.ways.filter { $0.from == place }.flatMap(\.exits).compactMap { exit in
      if case .input(let input) = exit.move { input } else { nil }
    }
    shot.draw(simulator, pictures: source, middlesOf: inputs) {
      [weak self] picture, targets in
      guard let self else { return }
      entries[described.key] = Entry(
        picture: picture.map(FlowPictures.smaller), targets: targets, look: shot.look,
        version: version, used: clock)
      forgetOldest()
      onDrawn?()
      if queue.isEmpty { isDrawing = false } else { next() }
    }
  }

  private func forgetOldest() {
    guard entries.count > FlowPictures.most,
      let oldest = entries.min(by: { $0.value.used < $1.value.used })
    else { return }
    entries[oldest.key] = nil
  }

  private static func smaller(_ picture: Picture) -> Picture {
    let longest = max(picture.size.width, picture.size.height)
    guard longest > side else { return picture }
    let size = Size(
      width: max(1, picture.size.width * side / longest),
      height: max(1, picture.size.height * side / longest))
    return Picture(size: size, scale: 1) { painter in
      painter.draw(
        picture, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }
  }
}
