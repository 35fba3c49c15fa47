import DialogModel
import DialogSimulator
import Texts

/// What a built-in activity shows on the device while a person performs it: the items in a message
/// to send, or people to choose from.
struct Composer {
  /// The view, with its controls.
  let screen: Screen
  /// The pictures that go with it, by their names.
  let pictures: [String]
  /// What each control ends it with, by its place; `nil` for one that ends nothing.
  private let ends: [Bool?]

  /// People who are nobody.
  private static let people = ["Ada Brook", "Ben Carver", "Cleo Marsh", "Robin Ash"]

  init(_ activity: BuiltInActivity, _ picker: ActivityPicker) {
    var controls = [Control(id: "cancel", kind: .barButton, text: tr("Cancel"))]
    var ends: [Bool?] = [false]
    var pictures: [String] = []
    func add(_ kind: Control.Kind, _ text: String, _ end: Bool? = nil) {
      controls.append(Control(id: "part-\(controls.count)", kind: kind, text: text))
      ends.append(end)
    }
    if activity == .assignToContact {
      add(.label, tr("Whose picture is it?"))
      for person in Composer.people { add(.row, person, true) }
    } else {
      add(.barButton, activity == .message || activity == .mail ? tr("Send") : tr("Post"), true)
      for item in picker.items where activity.accepts.contains(item.kind) {
        switch item {
        case .text(let text), .url(let text): add(.label, text)
        case .image(let path): pictures.append(path)
        case .file(let path): add(.label, tr("File: {name}", ["name": path]))
        }
      }
    }
    screen = Screen(
      id: "composer", title: picker.title(of: .builtIn(activity)), controls: controls)
    self.ends = ends
    self.pictures = pictures
  }

  /// What a tap on a control ends it with; `nil` where it ends nothing.
  func end(_ index: Int) -> Bool? { ends.indices.contains(index) ? ends[index] : nil }
}
