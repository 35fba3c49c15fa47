import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// View controllers under inputs by chance: their calls come in turn, and nothing is left half-way.
@Suite struct ViewPropertyTests {
  private static let ends: [Selector] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// A document with every kind of dialog, and actions inside every call of a view.
  private func document(_ random: inout Randomness) -> Run {
    func action() -> Action {
      switch random.number(0...9) {
      case 0...3: return .present(DialogID(random.number(0...6)))
      case 4, 5: return .dismiss(DialogID(random.number(0...6)), buttonIndex: nil, animated: true)
      case 6: return .navigate(ScreenID(random.number(0...2)), .push)
      case 7: return .goBack
      case 8: return .goTo(ScreenID(random.number(0...2)))
      default: return .navigate(ScreenID(random.number(0...2)), .modal)
      }
    }
    func does() -> [Selector: [Action]] {
      var does: [Selector: [Action]] = [:]
      for selector in [Selector.viewDidLoad] + Self.ends where random.happens(12) {
        does[selector] = [action()]
      }
      return does
    }
    func controls() -> [Control] {
      [Control(id: "go", kind: .button, text: "Go", then: [action(), action()]), control("name")]
    }
    let dialogs = [
      view("A", controls: controls(), does: does()), view("B", controls: controls(), does: does()),
      formSheet("C", controls: controls(), does: does()),
      listedPopover("D", controls: controls(), does: does()),
      alert("E", others: ["Go".then(action())], does: [.didDismiss: [action()]]),
      sheet("F", does: [.sheetDidDismiss: [action()]]), picker("G"),
    ]
    let screens = (0..<3).map { _ in controls() }
    let more = (0..<3).map { _ in does() }
    return Run.listed(
      dialogs, screens: screens, device: random.happens(50) ? .tablet : .phone,
      era: random.happens(20) ? .ios3 : .ios6, launched: false
    ) {
      $0.navigationController = Delegate()
      for place in 0..<3 { $0.screens[place].controller?.methods.does = more[place] }
    }
  }

  @Test("Each view's calls come in turn", arguments: 0..<200)
  func inTurn(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    var run = document(&random)
    run.perform(.launch)
    var time = 0
    for _ in 0..<40 {
      time += random.number(0...500)
      let choices = run.simulator.choices.filter { $0 != .killApp }
      let input: Input
      switch random.number(0...9) {
      case 0...5 where !choices.isEmpty: input = random.one(of: choices)
      case 6: input = .perform(.present(DialogID(random.number(0...6))))
      case 7: input = .perform(.goBack)
      case 8: input = .rotate(random.happens(50) ? .portrait : .landscape)
      default: input = .memoryWarning
      }
      run.perform(input, at: time)
    }
    run.settle()
    guard run.simulator.state.stop == nil else { return }
    check(run)
  }

  private func check(_ run: Run) {
    var last: [Target: Selector] = [:]
    // What comes back before the last call of its disappearance (W17, W27) is still to have that.
    var owing: Set<Target> = []
    for row in run.rows {
      if case .input(.launch, _, _) = row.content { (last, owing) = ([:], []) }
      if case .input(.launchApp, _, nil) = row.content, row.rule == .l1 {
        (last, owing) = ([:], [])
      }
      guard case .call(let selector, _, _) = row.content, Self.ends.contains(selector) else {
        continue
      }
      let before = last[row.target]
      if selector == .viewDidDisappear, owing.remove(row.target) != nil { continue }
      if selector == .viewDidAppear { owing.remove(row.target) }
      if selector == .viewWillAppear, before == .viewWillDisappear { owing.insert(row.target) }
      let allowed: [Selector?] =
        switch selector {
        case .viewWillAppear: [nil, .viewDidDisappear, .viewWillDisappear]
        case .viewDidAppear: [.viewWillAppear]
        case .viewWillDisappear: [.viewWillAppear, .viewDidAppear]
        default: [.viewWillDisappear]
        }
      // A view that was dropped with its root starts anew.
      let isDropped = selector == .viewWillAppear && row.target.isDialog
      #expect(allowed.contains(before) || isDropped, "\(row.words) after \(before?.name ?? "-")")
      last[row.target] = selector
    }
    let state = run.simulator.state
    #expect(state.views.passage == nil)
    if state.application == .active {
      #expect(!state.views.appearances.entries.contains { $0.appearance != .appeared })
      for entry in state.views.appearances.entries where last[entry.controller.target] != nil {
        #expect(last[entry.controller.target] == .viewDidAppear, "\(entry.controller)")
      }
      #expect(state.screens.last?.screen == state.screen)
    }
  }
}

extension Target {
  fileprivate var isDialog: Bool { if case .dialog = self { true } else { false } }
}
