public import DialogModel
import Texts

/// The view of a built-in activity that a person performs on the device: a message with the items,
/// which can be written on, or a choice of people.
public struct ActivityComposer: Sendable {
  /// The view, with its controls.
  public let screen: Screen
  /// The names of the pictures that are shown with it.
  public let pictures: [String]
  /// What the lines above the message are called, and what the message is at first; `nil` where
  /// nothing is written.
  public let form: (captions: [String], message: String)?
  /// For each control, by its index, how a tap ends the activity; `nil` if a tap does not end it.
  private let ends: [Bool?]

  /// Invented names of people.
  private static let people = ["Ada Brook", "Ben Carver", "Cleo Marsh", "Robin Ash"]

  /// The composer of an activity for the items of a picker.
  public init(_ activity: BuiltInActivity, _ picker: ActivityPicker) {
    var controls = [Control(id: "cancel", kind: .barButton, text: tr("Cancel"))]
    var ends: [Bool?] = [false]
    var pictures: [String] = []
    var texts: [String] = []
    func add(_ kind: Control.Kind, _ text: String, _ end: Bool? = nil) {
      controls.append(Control(id: "part-\(controls.count)", kind: kind, text: text))
      ends.append(end)
    }
    var captions: [String] = []
    if activity == .assignToContact {
      add(.label, tr("Whose picture is it?"))
      for person in ActivityComposer.people { add(.row, person, true) }
    } else {
      add(.barButton, activity == .message || activity == .mail ? tr("Send") : tr("Post"), true)
      for item in picker.items(for: .builtIn(activity)) where activity.accepts.contains(item.kind) {
        switch item {
        case .text(let text), .url(let text): texts.append(text)
        case .image(let path): pictures.append(path)
        case .file(let path): add(.label, tr("File: {name}", ["name": path]))
        }
      }
    }
    if activity == .mail { captions = [tr("To"), tr("Subject")] }
    if activity == .message { captions = [tr("To")] }
    form = activity == .assignToContact ? nil : (captions, texts.joined(separator: "\n"))
    screen = Screen(
      id: "composer", title: picker.title(of: .builtIn(activity)), controls: controls)
    self.ends = ends
    self.pictures = pictures
  }

  /// How a tap on a control ends the activity; `nil` if it does not end it.
  public func end(_ index: Int) -> Bool? { ends.indices.contains(index) ? ends[index] : nil }
}
