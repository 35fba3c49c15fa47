import DialogModel

/// The text fields of a document by chance, and what can be said of them where one is.
struct ChanceFields: Sendable {
  /// Every field of the document.
  var all: [FieldID] = []
  /// Those of them that show bullets.
  var secure: Set<FieldID> = []
  /// The style of each dialog; only an alert's says something.
  var styles: [Alert.Style] = []
  /// The popovers and pickers that hold one, by their places in the document.
  var inViews: Set<Int> = []
  /// How many fields the alert, or the field, that is being made can name.
  var inside = 0
  /// Which of them it is itself, where it is one.
  var own: Int?
  /// Whether there is a replacement to speak of.
  var hasReplacement = false

  /// What only secure fields hold: it must show nowhere.
  static let secret = "ϟ"
}

extension Chance {
  /// Says which dialogs have fields, so that all else can name them.
  mutating func planFields(_ kinds: [Selector.Owner]) {
    fields.styles = kinds.map { kind in
      guard kind == .alert, random.happens(40) else { return .default }
      return random.one(of: [.plainText, .secureText, .loginAndPassword])
    }
    for (dialog, style) in fields.styles.enumerated() {
      for index in style.textFields.indices {
        fields.all.append(.alert(DialogID(dialog), index: index))
      }
    }
  }

  /// Says which popovers hold a field, as their first control, and which pickers one in the view of
  /// their first activity.
  mutating func planViews(_ kinds: [Selector.Owner]) {
    for (index, kind) in kinds.enumerated() where random.happens(40) {
      let holder: ControlID.Holder
      switch kind {
      case .popover: holder = .dialog(DialogID(index))
      case .activityPicker: holder = .activity(ActivityID(DialogID(index), index: 0))
      default: continue
      }
      fields.inViews.insert(index)
      fields.all.append(.control(ControlID(holder, index: 0)))
    }
  }

  /// The field that a popover or an activity's view holds, if it was said that it does.
  mutating func fieldInView(_ index: Int, of holder: ControlID.Holder) -> [Control] {
    guard fields.inViews.contains(index) else { return [] }
    let text = text("A field")
    let described = field(
      TextField(placeholder: text), own: 0, of: 1, .control(ControlID(holder, index: 0)))
    return [Control(id: "field-in-\(index)", kind: .textField(described), text: text)]
  }

  /// Puts fields on a screen, more often than not none.
  mutating func addFields(_ prototype: inout Prototype, to screen: Int, ids: [String]) {
    for id in ids where random.happens(40) {
      let place = ControlID(
        screen: ScreenID(screen), index: prototype.screens[screen].controls.count)
      prototype.screens[screen].controls.append(
        Control(id: id, kind: .textField(TextField()), text: text("A field")))
      fields.all.append(.control(place))
    }
  }

  /// Says what the fields on the screens are, once everything has its name.
  mutating func fillFields(_ prototype: inout Prototype) {
    for screen in prototype.screens.indices {
      for index in prototype.screens[screen].controls.indices {
        let control = prototype.screens[screen].controls[index]
        guard control.textField != nil else { continue }
        prototype.screens[screen].controls[index].kind = .textField(
          field(
            TextField(placeholder: control.text), own: 0, of: 1,
            .control(ControlID(screen: ScreenID(screen), index: index))))
      }
    }
  }

  /// Gives an alert its fields.
  mutating func addFields(_ alert: inout Alert, _ dialog: Int) {
    alert.style = fields.styles[dialog]
    let plain = alert.style.textFields
    alert.textFields = plain.indices.map {
      field(plain[$0], own: $0, of: plain.count, .alert(DialogID(dialog), index: $0))
    }
  }

  /// What is made inside an alert, which may name its fields.
  mutating func inside<Part>(_ dialog: Int, _ make: (inout Chance) -> Part) -> Part {
    fields.inside = fields.styles[dialog].textFields.count
    defer { fields.inside = 0 }
    return make(&self)
  }

  // MARK: - One field

  private mutating func field(
    _ plain: TextField, own: Int, of count: Int, _ id: FieldID
  ) -> TextField {
    let outside = (fields.own, fields.inside)
    (fields.own, fields.inside) = (own, count)
    defer { (fields.own, fields.inside) = outside }
    var field = plain
    if random.happens(25) { field.placeholder = text("Here") }
    if random.happens(15) { field.isSecure.toggle() }
    if field.isSecure { fields.secure.insert(id) }
    if random.happens(40) { field.text = field.isSecure ? secret() : text("some text") }
    if random.happens(15) { field.keyboard = random.one(of: TextField.Keyboard.allCases) }
    if random.happens(15) { field.returnKey = random.one(of: TextField.ReturnKey.allCases) }
    if random.happens(50) { field.clearButtonMode = random.one(of: TextField.ViewMode.allCases) }
    field.clearsOnBeginEditing = random.happens(20)
    field.enablesReturnKeyAutomatically = random.happens(20)
    if random.happens(10) { field.overlay = overlay() }
    for event in TextField.Event.allCases where random.happens(15) {
      field.events[event] = actions(0...2)
    }
    field.delegate = fieldDelegate()
    return field
  }

  private mutating func overlay() -> TextField.Overlay {
    let icons = ["edit-find-symbolic", "a picture.png", "pictures/é.png"]
    return TextField.Overlay(
      left: random.happens(60) ? random.one(of: icons) : nil,
      right: random.happens(40) ? random.one(of: icons) : nil,
      mode: random.one(of: TextField.ViewMode.allCases))
  }

  private mutating func fieldDelegate() -> Delegate {
    let methods = Selector.allCases.filter { $0.owner == .textField }
    if random.happens(8) {
      var delegate = Delegate()
      delegate.isNil = true
      return delegate
    }
    var delegate = delegate(methods)
    for selector in methods {
      fields.hasReplacement = selector == .textFieldShouldChangeCharacters
      if selector.returnsBool, random.happens(12) { delegate.returns[selector] = condition() }
      // What a change does is where most can go wrong.
      if fields.hasReplacement, random.happens(20) { delegate.does[selector] = actions(1...3) }
    }
    fields.hasReplacement = false
    return delegate
  }

  // MARK: - Conditions

  /// An answer that depends on what was typed.
  mutating func condition() -> Answer { .when(condition(depth: 0)) }

  private mutating func condition(depth: Int) -> Condition {
    let kind = random.number(1...10)
    guard depth < 2, kind > 6 else { return .text(subject(), test()) }
    var some: [Condition] = []
    for _ in 0...random.number(0...1) { some.append(condition(depth: depth + 1)) }
    return switch kind {
    case 7, 8: .not(some[0])
    case 9: .all(some)
    default: .any(some)
    }
  }

  /// Actions that depend on what is up, on the device or on a field, or that come later.
  mutating func decision() -> Action {
    if random.happens(25) { return wait() }
    let condition: Condition =
      switch random.number(1...6) {
      case 1: .visible(.dialog(anyDialog()))
      case 2: .visible(.screen(ScreenID(random.number(0...1))))
      case 3: .device(random.one(of: Prototype.Device.allCases))
      case 4: .all([.state(random.one(of: ApplicationState.allCases)), .not(.launchedBy(.icon))])
      case 5: .flag(FlagID(random.number(0...1)))
      default:
        fields.all.isEmpty
          ? .launchedBy(.icon) : .text(.named(random.one(of: fields.all)), test())
      }
    let change = random.happens(50) ? FlagChange.toggles : .becomes(random.happens(50))
    var actions = [
      Action.log(Template("yes")), .setBadge(random.number(0...2)),
      .setFlag(FlagID(random.number(0...1)), change),
      .dismiss(anyDialog(), buttonIndex: nil, animated: true),
    ]
    if random.happens(30) { actions.insert(wait(), at: random.number(0...actions.count)) }
    return .when(condition, actions, otherwise: random.happens(50) ? [.present(anyDialog())] : [])
  }

  /// What follows in the list comes later, often on an edge of a movement.
  private mutating func wait() -> Action { .wait(milliseconds: gap()) }

  private mutating func subject() -> Condition.Subject {
    if fields.hasReplacement, random.happens(50) { return .replacement }
    let index = random.number(0...max(0, fields.inside - 1))
    return index == fields.own ? .ownField : .field(index)
  }

  private mutating func test() -> TextTest {
    switch random.number(1...4) {
    case 1: TextTest(minLength: random.number(0...3))
    case 2: TextTest(minLength: random.happens(30) ? 1 : nil, maxLength: random.number(1...30))
    case 3: TextTest(equals: text(random.one(of: ["", "a", "some text"])))
    default:
      TextTest(matches: random.one(of: ["[0-9]*", ".*", "[^x]+", "\\p{L}*", ".{0,8}", "(?i)a?.*"]))
    }
  }

  // MARK: - Actions and texts

  /// Something that code does to a field; `nil` where there is none.
  mutating func fieldAction() -> Action? {
    guard !fields.all.isEmpty, random.happens(20) else { return nil }
    let field = random.one(of: fields.all)
    return switch random.number(1...10) {
    case ...4: .focus(field)
    case ...7: .resign(field)
    case 8: .setOverlay(field, random.happens(70) ? overlay() : nil)
    default: .setFieldText(field, fieldText())
    }
  }

  private mutating func fieldText() -> Template {
    random.happens(40) ? template([.text("set "), .buttonIndex]) : Template(text(""))
  }

  /// A line that names what is in fields, where that can be said.
  mutating func fieldPieces() -> [Template.Piece] {
    var pieces: [Template.Piece] = []
    if fields.inside > 0 { pieces.append(.field(random.number(0...(fields.inside - 1)))) }
    if fields.hasReplacement { pieces.append(.replacement) }
    return pieces
  }

  /// What a secure field holds.
  mutating func secret() -> String {
    ChanceFields.secret + random.one(of: ["", "word", "ö\u{301}", "👩‍👩‍👧"])
  }
}

extension Control {
  /// Whether a document can say what a tap on it does.
  var actsOnTap: Bool {
    switch kind {
    case .label, .textField, .image, .section, .space: false
    case .button, .barButton, .toolbarButton, .tab, .row, .switch, .segmented: true
    }
  }
}
