public import DialogModel
public import DialogSimulator
import Texts

/// A part of a document that a run shows for the first time, above everything else.
public struct FilmSight: Hashable, Sendable {
  /// What is seen.
  public let thing: Exhibit
  /// The title that it has then; `nil` for none.
  public let title: String?
  /// From when on it rests, in milliseconds of the film.
  public let from: Int
  /// Until when it is on top; `nil` to the end.
  public let until: Int?

  /// The moment that shows it best: a job that is under way, anything else as soon as it rests.
  public var shown: Int {
    guard case .loader = thing, let until else { return from }
    return min((from + until) / 2, from + FilmSight.longest)
  }

  /// How long a loader has been there at most, in milliseconds.
  private static let longest = 2_000

  /// What a film shows for the first time, in order.
  public static func all(in timeline: Timeline, _ script: FilmScript) -> [FilmSight] {
    var watch = Watch(script)
    var simulator = timeline.origin
    for place in 0...timeline.inputCount {
      let next = place < timeline.inputCount ? timeline.input(at: place) : nil
      while let due = simulator.wake, due <= next?.time ?? script.end {
        simulator.advance(to: due)
        watch.look(at: &simulator, inputs: place)
      }
      guard let next else { break }
      simulator.perform(next.input, at: next.time)
      watch.look(at: &simulator, inputs: place + 1)
    }
    return watch.found
  }

  /// Looks at a run while it goes on.
  private struct Watch {
    private let script: FilmScript
    private var seen: Set<Exhibit> = []
    private var top: Exhibit?
    private var title: String?
    /// When it came to rest, in milliseconds of the film.
    private var rested: Int?
    private var rows = 0
    private(set) var found: [FilmSight] = []

    init(_ script: FilmScript) { self.script = script }

    mutating func look(at simulator: inout Simulator, inputs: Int) {
      simulator.drainRows { rows += $0.count }
      let state = simulator.state
      let (thing, words) = Watch.top(of: simulator)
      let moment = script.moment(of: state.now.milliseconds, after: inputs)
      if thing != top {
        end(at: moment)
        (top, title, rested) = (thing, words, nil)
      }
      guard let thing, rested == nil, !state.isMoving else { return }
      (rested, title) = (moment, words)
      add(thing, until: nil)
    }

    /// What was on top is so no longer.
    private mutating func end(at moment: Int) {
      guard let top else { return }
      if rested == nil { add(top, until: moment) }
      guard let last = found.indices.last, found[last].thing == top, found[last].until == nil
      else { return }
      found[last] = FilmSight(
        thing: top, title: found[last].title, from: found[last].from,
        until: max(moment, found[last].from + 1))
    }

    /// Notes what is seen for the first time, if the film shows it.
    private mutating func add(_ thing: Exhibit, until: Int?) {
      guard script.rows.lowerBound < rows, rows <= script.rows.upperBound,
        seen.insert(thing).inserted
      else { return }
      found.append(
        FilmSight(
          thing: thing, title: title.flatMap { OneLine.title($0, besides: "") },
          from: until.map { max(0, $0 - 1) } ?? rested ?? 0, until: until))
    }

    private static func top(of simulator: Simulator) -> (Exhibit?, String?) {
      let state = simulator.state
      guard state.showsApplication else { return (nil, nil) }
      guard let showing = state.showings.last(where: { !$0.isLeaving }) else {
        return (
          state.screen.map { .screen($0) },
          state.screen.flatMap { simulator.prototype[$0]?.title }
        )
      }
      if let loader = showing.loader, loader.isRunning {
        return (.loader(loader.task), showing.texts.title)
      }
      return (.dialog(DialogID(showing.dialog.index)), showing.texts.title)
    }
  }
}
