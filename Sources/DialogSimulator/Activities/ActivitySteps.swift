import DialogModel

/// A step of an activity picker.
enum ActivityStep: Hashable, Sendable {
  /// Chooses an activity.
  indirect case choose(DialogID, ActivityChoice)
  /// Asks an item to share, by its 0-based place, for one that stands for it until an activity is
  /// chosen, or for the one that the activity gets.
  indirect case askItem(DialogID, Int, ActivityChoice?)
  /// Asks the custom activities whether they can take the items.
  case askActivities(DialogID)
  /// Passes the items to an activity.
  indirect case prepare(ActivityID)
  /// Asks an activity for a view.
  indirect case askForView(ActivityID)
  /// Lets an activity do its work, or show its view.
  indirect case perform(ActivityID)
  /// Lets a built-in activity do its work.
  case performBuiltIn(DialogID, BuiltInActivity)
  /// Dismisses an activity picker.
  case dismissPicker(DialogID)
  /// Ends the time of the chosen activity in the picker with that number.
  case end(Int)
  /// Ends the chosen activity now, in the picker with that number.
  case endActivity(Int, completed: Bool)
  /// Stops editing in the view that a push or a pop inside a picker takes away.
  case endEditing(ControlID.Holder)
  /// Starts the push or the pop inside a picker, which has these screens then; the rest of the frame
  /// is performed when it has ended.
  indirect case pass(DialogID, [ScreenID])
  /// Ends it.
  case settlePassage(DialogID)
}

extension Simulator {
  /// Performs a step of an activity picker.
  mutating func perform(_ step: ActivityStep) {
    switch step {
    case .choose(let dialog, let choice):
      guard let number = state.stack.pickerNumber(dialog) else { return }
      state.activities.change(run: number) { $0.choice = choice }
    case .askItem(let dialog, let place, let choice):
      let rules = state.currentRules
      if let asked = prototype.call(toItem: place, of: dialog, for: choice, rules: rules) {
        call(asked)
      }
    case .askActivities(let dialog): askActivities(of: dialog)
    case .prepare(let activity):
      call(
        Call(
          .prepareWithActivityItems, .activity(activity),
          prototype.items(of: activity.dialog, for: .custom(activity.index))))
    case .askForView(let activity): askForView(activity)
    case .perform(let activity): performActivity(activity)
    case .performBuiltIn(let dialog, let activity): performBuiltIn(dialog, activity)
    case .dismissPicker(let dialog): dismissPicker(dialog)
    case .end(let number): endActivity(number)
    case .endActivity(let number, let completed): endActivity(number, completed: completed)
    case .endEditing(let holder): InnerScreens.endEditing(on: holder, in: &state)
    case .pass(let dialog, let screens): InnerScreens.pass(dialog, to: screens, in: &self)
    case .settlePassage(let dialog): InnerScreens.settle(dialog, in: &state)
    }
  }
}
