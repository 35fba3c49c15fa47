package import DialogModel

/// Documents, inputs and steps by chance.
package struct Chance: Sendable {
  package var random: Randomness
  /// How many dialogs the document has.
  var dialogs = 0
  /// The controls that an action can name.
  var controls: [ControlReference] = []
  /// What each dialog is, by whose delegate hears of it.
  private var kinds: [Selector.Owner] = []
  /// How many controls each popover holds, by its place in the document.
  var inside: [Int: Int] = [:]
  /// The pickers, by their places in the document.
  var pickers: [Int: ActivityPicker] = [:]
  /// Which of them are bar button items.
  var barButtons: [Int] = []
  /// The text fields.
  var fields = ChanceFields()
  /// Whether texts are the ones that formats trip over.
  private let hasOddTexts: Bool

  package init(_ random: Randomness, oddTexts: Bool = false) {
    self.random = random
    hasOddTexts = oddTexts
  }

  package init(seed: UInt64, oddTexts: Bool = false) {
    self.init(Randomness(seed: seed), oddTexts: oddTexts)
  }

  /// A prototype that a document can say, without scenarios.
  package mutating func prototype() -> Prototype {
    dialogs = random.number(2...5)
    kinds = (0..<dialogs).map { _ in
      random.one(of: [
        .alert, .alert, .alert, .actionSheet, .actionSheet, .popover, .activityPicker,
      ])
    }
    planFields(kinds)
    planViews(kinds)
    var prototype = Prototype()
    prototype.device = random.happens(50) ? .tablet : .phone
    prototype.era = random.happens(25) ? .ios3 : .ios6
    prototype.choices.systemCancelWithoutCancelButton = random.happens(50) ? .dismiss : .click
    prototype.choices.coveredAlert = random.happens(70) ? .silent : .presentedAgain
    prototype.choices.goneDelegate = random.happens(50) ? .crashes : .ignored
    prototype.choices.firstOtherIndex = random.happens(50) ? .fixed : .lazy
    prototype.choices.defaultPerformActivity = random.happens(50) ? .finishesNo : .nothing
    prototype.choices.activityViewOnTablet = random.happens(70) ? .works : .ios6Bug
    prototype.flags = [
      Prototype.Flag(id: "busy", isSet: false), Prototype.Flag(id: "seen", isSet: true),
    ]
    prototype.screens = [Screen(id: "one"), Screen(id: "two")]
    addControls(&prototype)
    fillFields(&prototype)
    for screen in prototype.screens.indices {
      for control in prototype.screens[screen].controls.indices
      where prototype.screens[screen].controls[control].actsOnTap {
        prototype.screens[screen].controls[control].then = actions(0...3)
      }
    }
    addBars(&prototype)
    for index in 0..<dialogs { prototype.dialogs.append(dialog(index)) }
    prototype.start = random.happens(50) ? .dialog(DialogID(0)) : .screen(ScreenID(0))
    if random.happens(60) {
      let methods = Selector.allCases.filter { $0.owner == .application }
      prototype.application = Prototype.Application(delegate: delegate(methods))
    }
    if hasOddTexts {
      prototype.title = maybeText()
      prototype.screens[1].title = maybeText()
      prototype.application?.name = maybeText()
    }
    return prototype
  }

  private mutating func addControls(_ prototype: inout Prototype) {
    prototype.screens[0].controls = [Control(id: "go", kind: .button, text: "Go")]
    if random.happens(50) {
      prototype.screens[0].controls.append(Control(id: "row", kind: .row, text: text("A row")))
      prototype.screens[0].controls.append(Control(id: "label", kind: .label, text: text("Words")))
    }
    // The same id on another screen, so that a name represents both.
    if random.happens(50) {
      prototype.screens[1].controls = [Control(id: "go", kind: .button, text: text("Go"))]
    }
    addFields(&prototype, to: 0, ids: ["name", "code"])
    addFields(&prototype, to: 1, ids: ["note"])
    addRichControls(&prototype)
    var places: [String: [ControlID]] = [:]
    for (screen, value) in prototype.screens.enumerated() {
      for (index, control) in value.controls.enumerated() {
        places[control.id, default: []].append(ControlID(screen: ScreenID(screen), index: index))
      }
    }
    controls = places.map { ControlReference(name: $0.key, candidates: $0.value) }
      .sorted { $0.name < $1.name }
  }

  private mutating func dialog(_ index: Int) -> Dialog {
    switch kinds[index] {
    case .actionSheet: return sheet(index)
    case .popover: return popover(index)
    case .activityPicker: return picker(index)
    default: return inside(index) { $0.alert(index) }
    }
  }

  private mutating func alert(_ index: Int) -> Dialog {
    var alert = Alert()
    if random.happens(80) { alert.title = template([.buttonIndex, .text(" "), .buttonTitle]) }
    if hasOddTexts, random.happens(50) { alert.message = template([]) }
    addFields(&alert, index)
    if random.happens(60) { alert.cancelButton = button() }
    for _ in 0..<random.number(0...3) { alert.otherButtons.append(button()) }
    if random.happens(20) { alert.addedButtons.append(button()) }
    let count = ButtonIndices(alert, firstOtherIndex: .fixed).buttons.count
    if random.happens(20) { alert.cancelButtonIndex = random.number(-1...(count - 1)) }
    var delegate = delegate(Selector.allCases.filter { $0.owner == .alert })
    if fields.inside > 0, random.happens(30) {
      delegate.returns[.alertViewShouldEnableFirstOtherButton] = condition()
    }
    if random.happens(8) {
      delegate = Delegate()
      delegate.isNil = true
    }
    return Dialog(id: String(UnicodeScalar(UInt8(65 + index))), alert: alert, delegate: delegate)
  }

  mutating func button() -> Button {
    Button(
      title: template([.text("OK")]), then: random.happens(30) ? actions(1...2) : [],
      afterwards: random.happens(30) ? actions(1...2) : [])
  }

  mutating func delegate(_ methods: [Selector]) -> Delegate {
    var delegate = Delegate()
    // A document lists what a delegate has, or what it lacks.
    if random.happens(20) {
      delegate.methods = SelectorSet(methods.filter { _ in random.happens(70) })
    }
    for selector in methods {
      if random.happens(8) { delegate.methods.remove(selector) }
      if random.happens(20) { delegate.does[selector] = actions(0...3) }
      guard selector.returnsBool else { continue }
      if random.happens(20) { delegate.returns[selector] = .always(random.happens(50)) }
      if random.happens(10) { delegate.returns[selector] = .ask }
    }
    return delegate
  }

  package mutating func actions(_ count: ClosedRange<Int>) -> [Action] {
    (0..<random.number(count)).map { _ in action() }
  }

  package mutating func anyDialog() -> DialogID { DialogID(random.number(0...(dialogs - 1))) }

  /// A dialog that is an alert, if there is one.
  mutating func anyAlert() -> DialogID? {
    let dialog = anyDialog()
    return kinds[dialog.index] == .alert
      ? dialog : kinds.firstIndex(of: .alert).map { DialogID($0) }
  }

  mutating func action() -> Action {
    if let action = fieldAction() { return action }
    return switch random.number(1...100) {
    case ...36: .present(anyDialog())
    case ...45: presentNew()
    case ...80:
      .dismiss(
        anyInstance(), buttonIndex: random.happens(30) ? nil : random.number(-2...4),
        animated: random.happens(60))
    case ...88:
      .log(
        template(
          [.buttonIndex, .text(" "), .buttonTitle, .numberOfButtons, .title(1), .visible]
            + fieldPieces()))
    case ...92: setTexts()
    case 93: .setDelegate(anyInstance(), random.happens(70) ? .none : .gone)
    case ...94: .goTo(ScreenID(random.number(0...1)))
    case ...96: decision()
    case 97: .setBarEnabled(random.one(of: Bar.allCases), random.happens(70))
    default: .setEnabled(random.one(of: controls), random.happens(70))
    }
  }

  private mutating func setTexts() -> Action {
    guard let alert = anyAlert() else { return .goTo(ScreenID(0)) }
    return .setTexts(
      alert, title: template([.buttonTitle]), message: random.happens(30) ? template([]) : nil)
  }

  /// Whether code can show a dialog several times at once.
  private func hasInstances(_ dialog: DialogID) -> Bool {
    kinds[dialog.index] == .alert || kinds[dialog.index] == .actionSheet
  }

  private mutating func presentNew() -> Action {
    let dialog = anyDialog()
    return hasInstances(dialog) ? .presentNew(dialog) : .present(dialog)
  }

  /// A dialog, or sometimes the first or another one of its instances.
  private mutating func anyInstance() -> DialogID {
    let dialog = anyDialog()
    guard hasInstances(dialog), random.happens(15) else { return dialog }
    return DialogID(dialog.index, instance: random.one(of: [DialogID.first, 2, 3]))
  }

  // MARK: - Texts

  private mutating func maybeText() -> String? { random.happens(60) ? text("") : nil }

  mutating func text(_ plain: String) -> String {
    hasOddTexts ? OddTexts.text(&random) : plain
  }

  /// A template of these pieces, or where texts are odd, of some of them and an odd text.
  mutating func template(_ pieces: [Template.Piece]) -> Template {
    guard hasOddTexts, random.happens(70) else { return Template(pieces: pieces) }
    let text = OddTexts.text(&random)
    if text.isEmpty { return Template(pieces: []) }
    return Template(pieces: [.text(text)] + (random.happens(30) ? [.buttonIndex] : []))
  }
}
