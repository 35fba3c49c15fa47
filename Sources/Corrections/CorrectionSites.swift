import DialogModel
import DialogSimulator
import Explorer
import PrototypeEditing
import PrototypeFile

/// Where the document says what happens on the way to a finding.
struct CorrectionSites {
  /// A list of actions that is done on the way.
  struct List {
    let path: PartAddress
    /// The move that does it.
    let move: Move
    /// The dialogs that are up before it, the lowest first.
    let up: [DialogID]
    /// The tasks that run before it.
    let running: [TaskID]
  }

  /// The lists of the way and of the other way, the last move first.
  private(set) var lists: [List] = []
  /// The dialogs that are up at the end of the way.
  let upAtEnd: [DialogID]
  /// The screen at the end of the way.
  let screenAtEnd: ScreenID?
  let prototype: Prototype

  init(_ finding: ExploredFinding, _ explorer: Explorer, _ editor: DocumentEditor) {
    prototype = explorer.prototype
    let end = explorer.replay(finding.way).simulator.state
    upAtEnd = end.showings.map(\.dialog)
    screenAtEnd = end.screen
    var seen: Set<PartAddress> = []
    for way in [finding.way, finding.otherWay].compactMap({ $0 }) {
      var found: [List] = []
      explorer.walk(way) { move, simulator, _ in
        let state = simulator.state
        for path in CorrectionSites.paths(move, state, simulator.prototype, editor) {
          found.append(
            List(
              path: path, move: move, up: state.showings.map(\.dialog),
              running: state.jobs.map(\.task)))
        }
      }
      lists += found.reversed().filter { seen.insert($0.path).inserted }
    }
  }

  /// The lists of actions that a move does.
  private static func paths(
    _ move: Move, _ state: State, _ prototype: Prototype, _ editor: DocumentEditor
  ) -> [PartAddress] {
    guard case .input(let input) = move else { return [] }
    switch input {
    case .tapButton(let dialog, let index):
      guard let button = editor.address(of: .button(DialogID(dialog.index), index: index)) else {
        return []
      }
      return [button / ButtonKey.then, button / ButtonKey.afterwards]
    case .tapControl(let control), .tapSegment(let control, _):
      return editor.address(of: .control(control)).map { [$0 / ControlKey.then] } ?? []
    case .steer(let task, .succeed):
      return editor.address(of: .task(task)).map { [$0 / TaskKey.whenDone] } ?? []
    case .steer(let task, _):
      return editor.address(of: .task(task)).map { [$0 / TaskKey.whenFailed] } ?? []
    case .tapBack:
      return state.screen.flatMap { editor.address(of: .screen($0)) }.map {
        [
          $0 / ScreenKey.viewController / DelegateKey.does
            / .named(Selector.viewWillDisappear.name)
        ]
      } ?? []
    case .fireNotification:
      return [
        .document / DocumentKey.application / DelegateKey.does
          / .named(Selector.applicationDidReceiveLocalNotification.name)
      ]
    default: return []
    }
  }
}
