internal import DialogModel
internal import DialogSimulator

/// What can be done with some items, as UIKit's class of this name (UIActivityViewController.h, iOS 6).
@MainActor
open class UIActivityViewController: UIViewController, DialogObject {
  /// What hears the end: the activity that was chosen, if one was, and whether it was done.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  var standing: Standing
  private let items: [Any]
  private let activities: [UIActivity]
  /// The built-in activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end with the activity that was chosen, if one was, and whether it was done.
  open var completionHandler: CompletionHandler?
  /// The view that an activity shows, while it does.
  var shown: UIViewController?
  /// The activity that a person chose.
  var chosen: UIActivity?

  /// A picker for items: texts, pictures, or anything else, which counts as a file.
  public init(
    activityItems: [Any], applicationActivities: [UIActivity]?, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    standing = Standing(Site(file, line))
    super.init(nibName: nil, bundle: nil)
    for activity in activities { activity.picker = self }
  }

  override var titleForName: String { title ?? "share" }

  var hasLostDelegate: Bool { false }

  func described(as id: String) -> Dialog {
    var delegate = Delegate()
    delegate.isOutside = true
    return Dialog(id: id, kind: .activityPicker(picker(nil)), delegate: delegate)
  }

  override func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    guard call.selector == .completionHandler, let completionHandler,
      case .completion(let type, let completed) = call.argument
    else {
      run.isLacking = true
      return nil
    }
    completionHandler(type.map { UIActivity.ActivityType($0) }, completed)
    return nil
  }

  /// The picker of a document that it is.
  func picker(_ source: PresentationSource?) -> ActivityPicker {
    var picker = ActivityPicker()
    picker.items = items.map(UIActivityViewController.item)
    picker.excluded = (excludedActivityTypes ?? []).compactMap(\.builtIn)
    picker.activities = activities.enumerated().map { place, activity in
      // What it takes is known only for all items together.
      let takes = activity.canPerform(withActivityItems: items)
      return Activity(
        type: activity.activityType?.rawValue ?? "activity-\(place)",
        title: activity.activityTitle, icon: activity.activityImage?.name,
        accepts: takes ? Set(picker.items.map(\.kind)) : [],
        behaviour: activity.activityViewController.map { .shows($0.presented) }
          ?? .performs(UIActivityViewController.untilToldOtherwise))
    }
    picker.source = source
    return picker
  }

  /// What an item is; an address is known by the name of its type, because that is Foundation's.
  private static func item(_ value: Any) -> ActivityItem {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { item($0.value) } ?? .text("")
    }
    switch value {
    case let text as String: return .text(text)
    case let image as UIImage: return .image(image.name)
    default: break
    }
    let (text, type) = ("\(value)", "\(Swift.type(of: value))")
    let isAddress = (type == "URL" || type == "NSURL") && !text.hasPrefix("file:")
    return isAddress ? .url(text) : .file(text)
  }

  /// An activity works until it says that it has ended.
  private static let untilToldOtherwise = Activity.Performance(
    milliseconds: SimulatedTime.latest.milliseconds)

  /// An activity by its 0-based place among those of the application.
  func activity(_ place: Int) -> UIActivity? {
    activities.indices.contains(place) ? activities[place] : nil
  }

  /// The items that it shares.
  var shared: [Any] { items }

  /// An activity says that it has ended.
  func finished(_ activity: UIActivity, _ completed: Bool) {
    standing.run?.following.finish(activity, of: self, completed)
  }
}
