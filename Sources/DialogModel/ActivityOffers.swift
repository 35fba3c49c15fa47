/// One of the activities that a picker may offer.
public enum ActivityChoice: Hashable, Sendable {
  case builtIn(BuiltInActivity)
  /// A custom one, by its 0-based place in ``ActivityPicker/activities``.
  case custom(Int)
}

/// Whether an activity is offered, and why.
public struct ActivityOffer: Hashable, Sendable {
  /// Why an activity is there or is not.
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
  /// Why it is there or is not.
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

  /// What stands below its icon, before it is translated.
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
  /// Every activity, offered or not: the built-in ones in their order, then those of one's own.
  public var offers: [ActivityOffer] {
    let own = activities.indices.map { offer(ofOwn: $0) }
    return BuiltInActivity.allCases.map { offer($0) } + own
  }

  /// What there is to choose from, in the order of the icons.
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

  /// One item that it can take is enough.
  private func reason(_ accepted: [ActivityItem.Kind]) -> ActivityOffer.Reason {
    if items.isEmpty { return .noItems }
    let kinds = accepted.filter { kind in items.contains { $0.kind == kind } }
    return kinds.isEmpty ? .takesOthers(accepted) : .takes(kinds)
  }

  /// What stands below an activity's icon; its type, where it has no title.
  public func title(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): builtInTitles[activity] ?? activity.title
    case .custom(let index): activities[index].title ?? activities[index].type
    }
  }

  /// How a document and a scenario name an activity: by its own type, or a built-in one's name.
  public func name(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): activity.rawValue
    case .custom(let index): activities[index].type
    }
  }

  /// An activity's type, as it is told to the completion handler.
  public func type(of choice: ActivityChoice) -> String {
    switch choice {
    case .builtIn(let activity): activity.constant
    case .custom(let index): activities[index].type
    }
  }
}
