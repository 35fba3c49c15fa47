/// One of the activities that a picker may offer.
public enum ActivityChoice: Hashable, Sendable {
  case builtIn(BuiltInActivity)
  /// A custom activity, by its 0-based place in ``ActivityPicker/activities``.
  case custom(Int)
}

/// Whether an activity is offered, and why.
public struct ActivityOffer: Hashable, Sendable {
  /// Why an activity is offered or not.
  public enum Reason: Hashable, Sendable {
    /// It takes items of these kinds, which are among those to share.
    case takes([ActivityItem.Kind])
    /// `excludedActivityTypes` names it.
    case excluded
    /// It takes items of these kinds only, and none of those is to be shared.
    case takesOthers([ActivityItem.Kind])
    /// There is nothing to share.
    case noItems
  }

  /// The activity.
  public let choice: ActivityChoice
  /// Why it is offered or not.
  public let reason: Reason

  /// Whether its icon is in the picker.
  public var isOffered: Bool {
    if case .takes = reason { true } else { false }
  }
}

extension BuiltInActivity {
  /// The kinds of items that it takes, in the order of ``ActivityItem/Kind``.
  public var accepts: [ActivityItem.Kind] {
    switch self {
    case .postToFacebook, .postToTwitter, .postToWeibo, .copyToPasteboard: [.text, .url, .image]
    case .message: [.text, .url]
    case .mail: [.text, .image, .file]
    case .print: [.image, .file]
    case .assignToContact, .saveToCameraRoll: [.image]
    }
  }

  /// The title below its icon, before translation.
  public var title: String {
    switch self {
    case .postToFacebook: "Facebook"
    case .postToTwitter: "Twitter"
    case .postToWeibo: "Weibo"
    case .message: "Message"
    case .mail: "Mail"
    case .print: "Print"
    case .copyToPasteboard: "Copy"
    case .assignToContact: "Contact"
    case .saveToCameraRoll: "Save Image"
    }
  }
}

extension ActivityPicker {
  /// Every activity, offered or not: the built-in ones in their order, then the custom ones.
  public var offers: [ActivityOffer] {
    let own = activities.indices.map { offer(ofOwn: $0) }
    return BuiltInActivity.allCases.map { offer($0) } + own
  }

  /// The activities that can be chosen, in the order of the icons.
  public var choices: [ActivityChoice] { offers.filter(\.isOffered).map(\.choice) }

  /// Whether a custom activity is offered; the answer of `canPerformWithActivityItems:`.
  public func offer(ofOwn index: Int) -> ActivityOffer {
    let accepted = ActivityItem.Kind.allCases.filter(activities[index].accepts.contains)
    return ActivityOffer(choice: .custom(index), reason: reason(accepted))
  }

  private func offer(_ activity: BuiltInActivity) -> ActivityOffer {
    let reason = excluded.contains(activity) ? .excluded : reason(activity.accepts)
    return ActivityOffer(choice: .builtIn(activity), reason: reason)
  }

  /// Says why an activity is offered or not; one item that it accepts is enough.
  private func reason(_ accepted: [ActivityItem.Kind]) -> ActivityOffer.Reason {
    if items.isEmpty { return .noItems }
    let kinds = accepted.filter { kind in items.contains { $0.kind == kind } }
    return kinds.isEmpty ? .takesOthers(accepted) : .takes(kinds)
  }

  /// The items that an activity gets: in place of some a text that is for it.
  public func items(for choice: ActivityChoice) -> [ActivityItem] {
    items.enumerated().map { place, item in
      textsFor[place]?[name(of: choice)].map { .text($0) } ?? item
    }
  }

  /// The title below an activity's icon; its type if it has no title.
  public func title(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): builtInTitles[activity] ?? activity.title
    case .custom(let index): activities[index].title ?? activities[index].type
    }
  }

  /// The name of an activity in a document: its type, or the name of a built-in one.
  public func name(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): activity.rawValue
    case .custom(let index): activities[index].type
    }
  }

  /// An activity's type, as the completion handler receives it.
  public func type(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): activity.constant
    case .custom(let index): activities[index].type
    }
  }
}
