import DialogModel

@testable import DialogSimulator

/// Sebastiano Vigna's SplitMix64: small, and the same numbers from the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of a range; all are nearly equally likely.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many cases of a hundred.
  mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func one<Element>(of list: [Element]) -> Element {
    list[number(0...(list.count - 1))]
  }
}

/// Documents and inputs by chance.
struct Chance {
  private var random: SplitMix64
  private var dialogs = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  // MARK: - Documents

  mutating func prototype() -> Prototype {
    dialogs = random.number(2...5)
    var prototype = Prototype()
    prototype.era = random.happens(25) ? .ios3 : .ios6
    prototype.choices.systemCancelWithoutCancelButton = random.happens(50) ? .dismiss : .click
    prototype.choices.coveredAlert = random.happens(70) ? .silent : .presentedAgain
    prototype.choices.firstOtherIndex = random.happens(50) ? .fixed : .lazy
    let control = Control(id: "go", kind: .button, text: "Go")
    prototype.screens = [Screen(id: "one", controls: [control]), Screen(id: "two", controls: [])]
    prototype.screens[0].controls[0].then = actions(1...3)
    for index in 0..<dialogs { prototype.dialogs.append(dialog(name(DialogID(index)))) }
    prototype.start = random.happens(50) ? .dialog(DialogID(0)) : .screen(ScreenID(0))
    if random.happens(60) {
      let methods = Selector.allCases.filter { $0.owner == .application }
      prototype.application = Prototype.Application(delegate: delegate(methods))
    }
    return prototype
  }

  private mutating func dialog(_ name: String) -> Dialog {
    var alert = Alert()
    alert.title = template("{buttonIndex} {buttonTitle}")
    if random.happens(60) { alert.cancelButton = button() }
    for _ in 0..<random.number(0...3) { alert.otherButtons.append(button()) }
    if random.happens(20) { alert.addedButtons.append(button()) }
    let count = ButtonIndices(alert, firstOtherIndex: .fixed).buttons.count
    if random.happens(20) { alert.cancelButtonIndex = random.number(-1...(count - 1)) }
    return Dialog(id: name, alert: alert, delegate: delegate(Selector.alerts))
  }

  private mutating func button() -> Button {
    Button(
      title: template("OK"), then: random.happens(30) ? actions(1...2) : [],
      afterwards: random.happens(30) ? actions(1...2) : [])
  }

  private mutating func delegate(_ methods: [Selector]) -> Delegate {
    var delegate = Delegate()
    delegate.isNil = random.happens(8)
    for selector in methods {
      if random.happens(8) { delegate.methods.remove(selector) }
      if random.happens(20) { delegate.does[selector] = actions(1...3) }
      guard selector.returnsBool else { continue }
      if random.happens(20) { delegate.returns[selector] = .always(random.happens(50)) }
      if random.happens(10) { delegate.returns[selector] = .ask }
    }
    return delegate
  }

  private mutating func actions(_ count: ClosedRange<Int>) -> [Action] {
    (0..<random.number(count)).map { _ in action() }
  }

  private mutating func anyDialog() -> DialogID { DialogID(random.number(0...(dialogs - 1))) }

  private mutating func action() -> Action {
    switch random.number(1...100) {
    case ...45: .present(anyDialog())
    case ...80:
      .dismiss(
        anyDialog(), buttonIndex: random.happens(30) ? nil : random.number(-2...4),
        animated: random.happens(60))
    case ...88: log("{buttonIndex} {buttonTitle}")
    case ...93: .setTexts(anyDialog(), title: template("{buttonTitle}"), message: nil)
    case ...96: goTo(random.number(0...1))
    default: enable(0, random.happens(70))
    }
  }

  // MARK: - Inputs

  /// How long after the last input the next one comes, in milliseconds; often on an edge.
  mutating func gap() -> Int {
    random.happens(70)
      ? random.one(of: [0, 0, 1, 50, 199, 200, 201, 249, 250, 251, 450, 1000])
      : random.number(0...600)
  }

  /// An input, more often than not one that has an effect now.
  mutating func input(_ state: State) -> Input {
    if let hold = state.hold, random.happens(70) {
      return .answer(hold.selector, random.happens(50), target: hold.target)
    }
    if state.application == .notRunning || state.application == .background, random.happens(60) {
      return .launchApp
    }
    switch random.number(1...100) {
    case ...40:
      guard let top = state.alerts.last(where: { !$0.isLeaving }) else {
        return .tapControl(ControlID(screen: ScreenID(0), index: 0))
      }
      return .tapButton(top.dialog, index: random.number(0...max(0, top.texts.buttons.count - 1)))
    case ...50: return .tapButton(anyDialog(), index: random.number(-1...4))
    case ...53: return .tapOutside
    case ...60: return .tapControl(ControlID(screen: ScreenID(0), index: 0))
    case ...85: return .perform(action())
    case ...92: return .systemCancel(anyDialog())
    case ...95: return .home
    case ...97: return .launchApp
    case ...98: return .killApp
    default:
      return .answer(
        .shouldEnable, random.happens(50), target: random.happens(50) ? nil : .dialog(anyDialog()))
    }
  }

  /// Moments in between at which nothing happens, in order.
  mutating func slices(from: Int, to: Int) -> [Int] {
    (0..<random.number(0...4)).map { _ in random.number(from...to) }.sorted()
  }
}
