import DialogModel

// Activity pickers by chance.

extension Chance {
  mutating func picker(_ index: Int) -> Dialog {
    var picker = ActivityPicker()
    for _ in 0..<random.number(0...3) {
      picker.items.append(
        random.one(of: [
          .text("Hello"), .url("https://example.org/"), .image("one.png"), .file("one.txt"),
        ]))
    }
    for activity in BuiltInActivity.allCases {
      if random.happens(30) { picker.excluded.append(activity) }
      if random.happens(20) {
        picker.builtIn[activity] = Activity.Performance(
          milliseconds: random.one(of: [0, 1, 299, 300, 301, 1000]),
          completion: .finishes(random.happens(50)))
      }
    }
    let least = fields.inViews.contains(index) ? 1 : 0
    for place in 0..<random.number(least...3) {
      let kinds = ActivityItem.Kind.allCases.filter { _ in random.happens(60) }
      picker.activities.append(
        Activity(
          type: "own-\(place)", title: "Own \(place)", accepts: Set(kinds),
          behaviour: behaviour(index, place)))
    }
    // No number is drawn for this: what else a seed makes stays as it was.
    if let last = picker.items.indices.last, picker.activities.count != 2 {
      picker.textsFor[last] = ["mail": "By mail", "message": "At once"]
      if let own = picker.activities.last { picker.textsFor[last]?[own.type] = "For you" }
    }
    pickers[index] = picker
    var delegate = delegate(
      Selector.allCases.filter { $0.owner == .popover || $0 == .completionHandler })
    if random.happens(10) {
      delegate = Delegate()
      delegate.isNil = true
    }
    return Dialog(
      id: String(UnicodeScalar(UInt8(65 + index))), kind: .activityPicker(picker),
      delegate: delegate)
  }

  private mutating func behaviour(_ dialog: Int, _ place: Int) -> Activity.Behaviour {
    let hasField = place == 0 && fields.inViews.contains(dialog)
    switch hasField ? 2 : random.number(1...4) {
    case 1: return .inherited
    case 2:
      let actions: [Action] = [.finish(random.happens(50))] + self.actions(0...1)
      let holder = ControlID.Holder.activity(ActivityID(DialogID(dialog), index: place))
      return .shows(
        PresentedView(
          title: "Own \(place)",
          controls: (hasField ? fieldInView(dialog, of: holder) : []) + [
            Control(
              id: "view-\(dialog)-\(place)", kind: .button, text: "Finish \(place)", then: actions)
          ]))
    default:
      return .performs(
        Activity.Performance(
          milliseconds: random.one(of: [0, 0, 1, 299, 300, 301, 1000]),
          completion: random.happens(80) ? .finishes(random.happens(50)) : .never,
          times: random.number(1...2)))
    }
  }

  /// A tap on the icon of an activity, shown or not, or the end of one that may not run.
  mutating func strayActivity() -> Input {
    guard let place = random.maybeOne(of: pickers.keys.sorted()), random.happens(80) else {
      return .endActivity(random.number(1...3), completed: random.happens(50))
    }
    let own = random.maybeOne(of: pickers[place].map { Array($0.activities.indices) } ?? [])
    return .chooseActivity(
      DialogID(place),
      own.map { .custom($0) } ?? .builtIn(random.one(of: BuiltInActivity.allCases)))
  }
}
