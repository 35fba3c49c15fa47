import DialogModel

// What a document promises, by chance.

extension Chance {
  mutating func promises(_ prototype: Prototype) -> [Promise] {
    (0..<random.number(0...3)).map { _ in
      let situation = situation(prototype, level: 0)
      let step = step(prototype)
      let form: Promise.Form = random.one(of: [
        .never(situation), .always(after: step, situation), .reach(after: step, situation),
        .reachable(situation), .not(step, while: situation),
      ])
      return Promise(form, name: random.happens(30) ? "Told: #1" : nil)
    }
  }

  private mutating func step(_ prototype: Prototype) -> ScenarioStep.Kind {
    var steps: [ScenarioStep.Kind] = [
      .tapOn(.text(.whole("OK")), dialog: nil), .tapOn(.outside, dialog: nil), .goBack,
      .pressKey(.return), .rotate(.portrait), .endActivity(completed: true), .inputText("a: 1"),
    ]
    steps += prototype.tasks.indices.map { .endTask(TaskID($0), succeeds: false) }
    steps += prototype.notifications.indices.map { .openNotification(NotificationID($0)) }
    return random.one(of: steps)
  }

  private mutating func situation(_ prototype: Prototype, level: Int) -> PromisedSituation {
    let dialog = DialogID(random.number(0...prototype.dialogs.count - 1))
    switch random.number(0...(level < 2 ? 5 : 2)) {
    case 0: return .shown([.screen(ScreenID(0)), .dialog(dialog)])
    case 1:
      return prototype.tasks.isEmpty
        ? .shown([.dialog(dialog)]) : .running(TaskID(random.number(0...prototype.tasks.count - 1)))
    case 2: return .flag(FlagID(random.number(0...1)))
    case 3: return .not(situation(prototype, level: level + 1))
    case 4: return .any([situation(prototype, level: level + 1), .flag(FlagID(0))])
    default:
      return .all([situation(prototype, level: level + 1), situation(prototype, level: level + 1)])
    }
  }
}
