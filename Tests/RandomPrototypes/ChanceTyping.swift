import DialogModel
import DialogSimulator

// What a person does to text fields, by chance.

extension Chance {
  /// What is typed: characters of one and of many units, and what joins those before it.
  private static let pieces = [
    "a", "b", "Z", " ", "1", "@", "é", "e\u{301}", "\u{301}", "😀", "👍", "\u{1F3FD}", "👨‍👩‍👧‍👦",
    "\u{200D}",
    "🇩🇪", "🇩", "中", "ש", "م", "ि", "\u{FE0F}", "\u{202E}", "\t", "𝔘", "\u{1161}", "1️⃣", "ß",
  ]

  /// A choice, with other texts and ranges in place of those that stand for all.
  mutating func varied(_ choice: Input, _ state: State) -> Input {
    guard case .edit(let edit) = choice, let field = state.firstResponder else { return choice }
    let length = state.field(field)?.buffer.length ?? 0
    guard edit.kind == .typed else { return .edit(.delete(range(length))) }
    switch random.number(1...10) {
    case ...6: return .edit(.type(typed(into: field), over: range(length)))
    case ...9: return .edit(.paste(pasted(into: field), over: range(length)))
    default: return .moveText(someRange(length), to: random.number(0...(length + 1)))
    }
  }

  /// Something done to any field, shown or not, or a key whether a field edits or not.
  mutating func strayFieldInput() -> Input {
    let field = random.maybeOne(of: fields.all)
    switch random.number(1...9) {
    case 1: return .edit(.type(random.one(of: Self.pieces), over: someRange(3)))
    case 2: return .edit(.delete(range(3)))
    case 3: return .moveText(someRange(3), to: random.number(0...4))
    case 4: return random.one(of: [.undo, .redo, .pressReturn, .pressTab])
    case 5, 6: return field.map { .pressClear($0) } ?? .pressReturn
    default: return field.map { .tapField($0) } ?? .tapOutside
    }
  }

  private mutating func typed(into field: FieldID) -> String {
    if fields.secure.contains(field), random.happens(30) { return ChanceFields.secret }
    return random.happens(4) ? "\n" : random.one(of: Self.pieces)
  }

  private mutating func pasted(into field: FieldID) -> String {
    if fields.secure.contains(field), random.happens(50) { return secret() }
    return random.happens(70) ? someTyping() : OddTexts.text(&random)
  }

  private mutating func someTyping() -> String {
    var text = ""
    for _ in 0...random.number(0...5) { text += random.one(of: Self.pieces) }
    return text
  }

  /// What is changed, which mostly is what is selected.
  private mutating func range(_ length: Int) -> TextRange? {
    random.happens(25) ? someRange(length) : nil
  }

  /// Any range, also one within a character or beyond the text.
  private mutating func someRange(_ length: Int) -> TextRange {
    TextRange(random.number(0...(length + 1)), random.number(0...4))
  }

  // MARK: - Steps

  /// The step that says such an input, if one does.
  func fieldStep(_ input: Input, _ simulator: Simulator) -> (ScenarioStep.Kind, Input?)? {
    let state = simulator.state
    if case .tapField(.alert(let dialog, let index)) = input {
      guard let alert = state.showings.last(where: { $0.dialog == dialog }),
        alert.shownFields.contains(index)
      else { return nil }
      return (.tapOn(.field(index), dialog: dialog.named(in: simulator.state)), input)
    }
    if case .pressClear(let field) = input, field != state.firstResponder,
      simulator.showsClearButton(of: field)
    {
      guard case .alert(let dialog, let index) = field else {
        return (.tapOn(.clear(field), dialog: nil), input)
      }
      let named = FieldID.alert(dialog.named(in: simulator.state), index: index)
      return (.tapOn(.clear(named), dialog: nil), input)
    }
    guard isTyping(state) else { return nil }
    switch input {
    case .edit(let edit) where edit.kind == .pasted && edit.range == nil:
      return (.pasteText(edit.text), input)
    case .pressReturn: return (.pressKey(.return), input)
    case .pressTab: return (.pressKey(.tab), input)
    case .pressClear(let field) where field == state.firstResponder:
      return (.pressKey(.clear), input)
    default: return nil
    }
  }

  /// Types or deletes a few characters, where a scenario could, as a scenario does.
  ///
  /// - Parameter see: looks at the simulator after each key.
  /// - Returns: the step that does the same.
  mutating func pressKeys(
    _ simulator: inout Simulator, _ see: (inout Simulator) -> Void
  ) -> ScenarioStep.Kind? {
    guard simulator.state.hold == nil, isTyping(simulator.state), random.happens(30),
      let field = simulator.state.firstResponder
    else { return nil }
    func press(_ input: Input) -> Bool {
      simulator.perform(input, at: simulator.state.now)
      see(&simulator)
      return simulator.state.hold == nil && simulator.state.stop == nil
    }
    if random.happens(30) {
      let most = random.number(0...5)
      var count = 0
      while count < most, canErase(simulator.state) {
        count += 1
        guard press(.edit(.delete())) else { return .eraseText(count) }
      }
      // A step may ask for more than there is.
      return .eraseText(most)
    }
    // What follows a key may go to another field, so no secret is typed but alone.
    let text =
      random.happens(60) ? typed(into: field) : random.happens(80) ? someTyping() : oddTyping()
    var done = ""
    for character in text {
      done.append(character)
      guard press(.edit(.type(String(character)))) else { break }
    }
    return .inputText(done)
  }

  private mutating func oddTyping() -> String { String(OddTexts.text(&random).prefix(12)) }

  private func canErase(_ state: State) -> Bool {
    guard let field = state.firstResponder.flatMap({ state.field($0) }) else { return false }
    return field.buffer.selection.end > 0
  }

  /// Whether a scenario’s keys go somewhere now.
  private func isTyping(_ state: State) -> Bool {
    state.application == .active && state.firstResponder != nil && !state.isMoving
  }
}
