/// A `UIActivityViewController` as a document describes it.
public struct ActivityPicker: Hashable, Sendable {
  /// What is to be shared, in order.
  public var items: [ActivityItem] = []
  /// `excludedActivityTypes`: built-in activities that are not offered.
  public var excluded: [BuiltInActivity] = []
  /// Custom activities, in order.
  public var activities: [Activity] = []
  /// What becomes of built-in activities; those not named are completed at once.
  public var builtIn: [BuiltInActivity: Activity.Performance] = [:]
  /// What it comes out of; `nil` for the default of the device.
  public var source: PresentationSource?

  /// What stands on the button that closes it on a phone, in the document's language.
  public var cancelTitle = "Cancel"
  /// What stands below built-in activities in another language than the document's own.
  public var builtInTitles: [BuiltInActivity: String] = [:]

  /// A picker without items.
  public init() {}
}

/// Something to share.
public enum ActivityItem: Hashable, Sendable {
  /// What sort of thing can be shared.
  public enum Kind: String, CaseIterable, Sendable {
    case text, url, image, file
  }

  case text(String)
  /// An address, as written.
  case url(String)
  /// A picture, by its path from the document's folder.
  case image(String)
  /// A file, by its path from the document's folder.
  case file(String)

  /// What sort of thing it is.
  public var kind: Kind {
    switch self {
    case .text: .text
    case .url: .url
    case .image: .image
    case .file: .file
    }
  }
}

/// The activities that come with the system.
public enum BuiltInActivity: String, CaseIterable, Sendable {
  case postToFacebook, postToTwitter, postToWeibo, message, mail, print, copyToPasteboard
  case assignToContact, saveToCameraRoll

  /// UIKit's constant for its type: `UIActivityTypeMail`.
  public var constant: String {
    "UIActivityType" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

/// A custom `UIActivity`.
public struct Activity: Hashable, Sendable {
  /// How an activity ends.
  public enum Completion: Hashable, Sendable {
    /// `activityDidFinish:` is called with this.
    case finishes(Bool)
    /// `activityDidFinish:` is never called.
    case never
  }

  /// What `performActivity` does.
  public struct Performance: Hashable, Sendable {
    /// How long it takes, in milliseconds.
    public var milliseconds: Int
    /// How it ends.
    public var completion: Completion
    /// How often `activityDidFinish:` is called; all but the first do nothing.
    public var times: Int

    /// A performance, by default one that is completed at once.
    public init(
      milliseconds: Int = 0, completion: Completion = .finishes(true), times: Int = 1
    ) {
      self.milliseconds = milliseconds
      self.completion = completion
      self.times = times
    }
  }

  /// What happens once it is chosen.
  public enum Behaviour: Hashable, Sendable {
    /// The method of `UIActivity` itself; what that does is a choice.
    case inherited
    /// `performActivity` is overridden.
    case performs(Performance)
    /// `activityViewController` hands out a view, whose controls may finish the activity.
    case shows(PresentedView)
  }

  /// How wide and high an icon may be, in points.
  public static func largestIcon(on device: Prototype.Device) -> Int {
    switch device {
    case .phone: 43
    case .tablet: 55
    }
  }

  /// `activityType`, unique in its picker.
  public var type: String
  /// `activityTitle`; `nil` for none.
  public var title: String?
  /// The name of an icon, or a picture's path from the document's folder; `nil` for none.
  public var icon: String?
  /// What `canPerformWithActivityItems:` answers yes to: any item of these kinds.
  public var accepts: Set<ActivityItem.Kind>
  /// What happens once it is chosen.
  public var behaviour: Behaviour

  /// An activity, by default one that takes everything and is not overridden.
  public init(
    type: String, title: String? = nil, icon: String? = nil,
    accepts: Set<ActivityItem.Kind> = Set(ActivityItem.Kind.allCases),
    behaviour: Behaviour = .inherited
  ) {
    self.type = type
    self.title = title
    self.icon = icon
    self.accepts = accepts
    self.behaviour = behaviour
  }
}
