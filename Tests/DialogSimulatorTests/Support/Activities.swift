import DialogModel

@testable import DialogSimulator

// Activity pickers in a test's words.

/// A picker that offers no built-in activities unless the test names some.
func picker(
  _ name: String, items: [ActivityItem] = [.text("Hello")], builtIns: [BuiltInActivity] = [],
  outcomes: [BuiltInActivity: Activity.Performance] = [:], own: [Activity] = [],
  from source: PresentationSource? = nil, delegate: Hearing = .everything,
  without: [Selector] = [], returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Dialog {
  var picker = ActivityPicker()
  picker.items = items
  picker.excluded = BuiltInActivity.allCases.filter { !builtIns.contains($0) }
  picker.builtIn = outcomes
  picker.activities = own
  picker.source = source
  return Dialog(
    id: name, kind: .activityPicker(picker),
    delegate: hearing(delegate, without: without, returns: returns, does: does))
}

/// An activity that performs, by default at once and with success.
func activity(
  _ type: String, accepts: Set<ActivityItem.Kind> = Set(ActivityItem.Kind.allCases),
  milliseconds: Int = 0, completion: Activity.Completion = .finishes(true), times: Int = 1
) -> Activity {
  Activity(
    type: type, title: type, accepts: accepts,
    behaviour: .performs(
      Activity.Performance(milliseconds: milliseconds, completion: completion, times: times)))
}

/// An activity with a view of its own that holds these controls.
func activity(_ type: String, controls: [Control]) -> Activity {
  Activity(
    type: type, title: type,
    behaviour: .shows(PresentedView(title: type, controls: controls)))
}

/// An activity with a view of its own, which has a button for each list of actions.
func activity(_ type: String, view actions: [Action]...) -> Activity {
  let controls = actions.enumerated().map { place, actions in
    Control(id: "\(type)-\(place)", kind: .button, text: "\(place)", then: actions)
  }
  return Activity(
    type: type, title: type,
    behaviour: .shows(PresentedView(title: type, controls: controls)))
}

extension Run {
}
