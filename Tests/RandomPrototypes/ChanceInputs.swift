package import DialogModel
package import DialogSimulator

extension Chance {
  /// How long after the last input the next one comes, in milliseconds; often on an edge.
  package mutating func gap() -> Int {
    random.happens(70)
      ? random.one(of: [0, 0, 1, 50, 199, 200, 201, 249, 250, 251, 450, 1000])
      : random.number(0...600)
  }

  /// An input, more often than not one that has an effect now.
  package mutating func input(_ state: State) -> Input {
    if let hold = state.hold, random.happens(70) {
      return .answer(hold.selector, random.happens(50), target: hold.target)
    }
    if state.application == .notRunning || state.application == .background, random.happens(60) {
      return .launchApp
    }
    if state.application == .locked, random.happens(60) { return .power }
    if state.application == .interrupted, random.happens(60) { return .interrupt(false) }
    if let input = fieldInput(state) { return input }
    switch random.number(1...100) {
    case ...40:
      guard let top = state.showings.last(where: { !$0.isLeaving }) else {
        return .tapControl(ControlID(screen: ScreenID(0), index: 0))
      }
      if let picker = top.picker, random.happens(90) { return input(on: top, picker) }
      if top.kind == .popover || top.placement.barItem != nil, random.happens(60) {
        return random.happens(60) ? .tapOutside : .tapControl(anyControl(above: top.dialog))
      }
      return .tapButton(top.dialog, index: random.number(0...max(0, top.texts.buttons.count - 1)))
    case ...50: return .tapButton(anyDialog(), index: random.number(-1...4))
    case ...53: return .tapOutside
    case ...60: return .tapControl(anyControl(above: nil))
    case ...85: return .perform(action())
    case ...92: return .systemCancel(anyDialog())
    case ...94: return .home
    case 95: return .power
    case 96: return .interrupt(random.happens(70))
    case 97: return .launchApp
    case ...98: return .killApp
    case 99: return .rotate(random.one(of: Orientation.allCases))
    default:
      return .answer(
        .alertViewShouldEnableFirstOtherButton, random.happens(50),
        target: random.happens(50) ? nil : anyAlert().map { .dialog($0) })
    }
  }

  /// A control of the first screen, or of the popover on top.
  private mutating func anyControl(above popover: DialogID?) -> ControlID {
    if let popover, let count = inside[popover.index], count > 0, random.happens(50) {
      return ControlID(.dialog(popover), index: random.number(0...(count - 1)))
    }
    return random.one(of: random.one(of: controls).candidates)
  }

  /// Moments in between at which nothing happens, in order.
  package mutating func slices(from: Int, to: Int) -> [Int] {
    (0..<random.number(0...4)).map { _ in random.number(from...to) }.sorted()
  }
}
