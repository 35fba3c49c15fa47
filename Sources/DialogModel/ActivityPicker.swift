/// A `UIActivityViewController` as a document describes it.
public struct ActivityPicker: Hashable, Sendable {
  /// The items to share, in order.
  public var items: [ActivityItem] = []
  /// The texts that activities get in place of items: by the 0-based place of the item, then by the
  /// activity's type or the name of a built-in one.
  public var textsFor: [Int: [String: String]] = [:]
  /// `excludedActivityTypes`: built-in activities that are not offered.
  public var excluded: [BuiltInActivity] = []
  /// Custom activities, in order.
  public var activities: [Activity] = []
  /// What built-in activities do; those not named are completed at once.
  public var builtIn: [BuiltInActivity: Activity.Performance] = [:]
  /// What the picker comes out of; `nil` for the default of the device.
  public var source: PresentationSource?

  /// The title of the button that closes the picker on a phone, in the document's language.
  public var cancelTitle = "Cancel"
  /// The titles of built-in activities in another language than the document's.
  public var builtInTitles: [BuiltInActivity: String] = [:]

  /// A picker without items.
  public init() {}
}

/// An item to share.
public enum ActivityItem: Hashable, Sendable {
  /// The kind of an item.
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

  /// The kind of the item.
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

  /// UIKit's constant for the type: `UIActivityTypeMail`.
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
    /// How often `activityDidFinish:` is called; only the first call has an effect.
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

  /// What happens after it is chosen.
  public enum Behaviour: Hashable, Sendable {
    /// The method of `UIActivity` itself; its effect is one of the choices.
    case inherited
    /// `performActivity` is overridden.
    case performs(Performance)
    /// `activityViewController` returns a view, whose controls may finish the activity.
    case shows(PresentedView)
  }

  /// The greatest width and height of an icon, in points.
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
  /// The kinds for which `canPerformWithActivityItems:` answers yes: one item of them is enough.
  public var accepts: Set<ActivityItem.Kind>
  /// What happens after it is chosen.
  public var behaviour: Behaviour

  /// An activity, by default one that accepts everything and overrides nothing.
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
