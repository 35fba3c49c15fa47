import DialogModel
import DialogSimulator
import Explorer
import Gtk
import Stage
import Texts
import Workbench

/// A way in at most three pictures of the real stage: its beginning, the moment before its end, and its
/// end.
@MainActor
final class FlowStills {
  /// How the stage is drawn, and where it has its pictures from.
  var shot: @MainActor () -> StageShot = { StageShot(.screen, scale: 1) }
  var source: PictureSource = .none

  private var holder: Box?
  private var parts: [Widget] = []
  /// Pictures of an older way are not shown.
  private var round = 0

  private static let height = 142

  /// A moment of the way, and what leads to it in words.
  private struct Moment {
    let simulator: Simulator
    let words: String
    /// Whether the words stand below the picture.
    var isNamed = false
  }

  /// Takes the pictures away.
  func leave() {
    round += 1
    for part in parts { holder?.remove(part) }
    (parts, holder) = ([], nil)
  }

  /// Draws a way into a box.
  func show(_ way: [Move], in explorer: Explorer, inside holder: Box) {
    leave()
    self.holder = holder
    let moments = FlowStills.moments(way, in: explorer)
    draw(moments[...], round)
  }

  /// Draws what is so before a correction and after it into a box.
  func show(_ repair: Repair, inside holder: Box) {
    leave()
    self.holder = holder
    let moments = [
      Moment(simulator: repair.before, words: tr("Before"), isNamed: true),
      Moment(simulator: repair.after, words: tr("After"), isNamed: true),
    ]
    draw(moments[...], round)
  }

  /// Draws what shows before a way of the map and after it into a box.
  ///
  /// - Parameter exit: what leads along it, by its 0-based number.
  func show(_ way: FlowMap.Way, _ exit: Int, on found: ExploredMap, inside holder: Box) {
    leave()
    self.holder = holder
    let (map, explorer) = (found.map, found.explorer)
    let before = explorer.replay(map.places[way.from].way).simulator
    var after = before
    way.exits[exit].move.performed(in: &after)
    FlowStills.rest(&after)
    // Where more must have been done before, the place is shown as it is come to first.
    if map.place(of: after.state) != way.to {
      after = explorer.replay(map.places[way.to].way).simulator
    }
    let moments = [
      Moment(simulator: before, words: map.places[way.from].title, isNamed: true),
      Moment(simulator: after, words: map.places[way.to].title, isNamed: true),
    ]
    draw(moments[...], round)
  }

  /// Lets time pass until nothing moves.
  private static func rest(_ simulator: inout Simulator) {
    for _ in 0..<2_000 {
      guard simulator.state.isMoving, simulator.state.hold == nil, let moment = simulator.wake,
        moment < SimulatedTime.latest
      else { return }
      simulator.advance(to: moment)
    }
  }

  private static func moments(_ way: [Move], in explorer: Explorer) -> [Moment] {
    let words = FindingWords(explorer.prototype).words(way)
    var states: [Simulator] = []
    explorer.walk(way) { _, simulator, _ in states.append(simulator) }
    states.append(explorer.replay(way).simulator)
    let places = Set([0, states.count - 2, states.count - 1].filter { $0 >= 0 }).sorted()
    return places.map { place in
      Moment(
        simulator: states[place],
        words: place == 0
          ? tr("the launch") : words.indices.contains(place - 1) ? words[place - 1] : "")
    }
  }

  private func draw(_ moments: ArraySlice<Moment>, _ round: Int) {
    guard let moment = moments.first, let holder else { return }
    Stage.draw(shot(), of: moment.simulator, pictures: source) { [weak self] picture in
      guard let self, round == self.round else { return }
      if let picture { add(picture, moment, to: holder) }
      draw(moments.dropFirst(), round)
    }
  }

  private func add(_ picture: Picture, _ moment: Moment, to holder: Box) {
    let scale = Double(FlowStills.height) / Double(max(1, picture.size.height))
    let size = Size(
      width: max(1, Int(Double(picture.size.width) * scale)), height: FlowStills.height)
    let small = Picture(size: Size(width: size.width * 2, height: size.height * 2), scale: 1) {
      $0.draw(
        picture, x: 0, y: 0, width: Double(size.width * 2), height: Double(size.height * 2))
    }
    let area = DrawingArea(takesInput: false)
    area.setSizeRequest(width: size.width + 2, height: size.height + 2)
    area.accessibleRole = .image
    area.accessibleName = moment.words
    area.onDraw { painter, _ in
      painter.draw(
        small, x: 1, y: 1, width: Double(size.width), height: Double(size.height))
      painter.rectangle(
        x: 0.5, y: 0.5, width: Double(size.width) + 1, height: Double(size.height) + 1)
      painter.setColor(Color(white: 0.5))
      painter.stroke(width: 1)
    }
    if !parts.isEmpty {
      let arrow = Label("›")
      arrow.setMargins(4)
      parts.append(arrow)
      holder.packStart(arrow)
    }
    let still = Box(.vertical, spacing: 2)
    still.packStart(area)
    if moment.isNamed {
      let name = Label(moment.words)
      name.addClass("dim")
      name.setEllipsize(.end)
      name.setWidth(characters: 6, atMost: 12)
      still.packStart(name)
    }
    parts.append(still)
    holder.packStart(still)
    holder.showAll()
  }
}
