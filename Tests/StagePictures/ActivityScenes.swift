import DialogModel
import DialogSimulator
import Stage

/// The document of the pictures of activity pickers: icons for every built-in activity that takes a
/// text or a picture, and two of one's own, of which the second lacks its icon.
private let activities = """
  rehearsal: 1
  screens:
    album:
      title: Album
      controls:
        - row: First
        - button: Share
          then: [{present: a}]
  dialogs:
    a:
      activityPicker:
        items: [{text: Hello}, {image: one.png}]
        excluded: [postToWeibo]
        activities:
          - {type: cool, title: Be Cool, icon: face-cool-symbolic}
          - type: view
            title: A Longer Name
            view:
              title: A View
              controls:
                - {barButton: Cancel, then: [{finish: false}]}
                - {barButton: Done, then: [{finish: true}]}
                - row: A row
  """

extension Scene {
  /// A picker on each device.
  static func goldenPickers(_ look: Look) -> [Scene] {
    let phone = Scene("\(look.name)-picker", document: activities)
    let tablet = Scene("\(look.name)-picker-tablet", document: activities).with {
      $0.prototype.device = .tablet
      $0.model = .tablet
      $0.percent = 25
    }
    return [phone, tablet].map { $0.with { $0.look = look } }
  }

  /// Pickers with pages, on their side, on a short phone, and what comes into their place.
  static var pickers: [Scene] {
    let phone = Scene("picker", document: activities)
    let short = phone.with {
      $0.name = "picker-short"
      $0.model = .shortPhone
    }
    let view = phone.with {
      $0.name = "picker-view"
      $0.afterwards = [.chooseActivity(DialogID(0), .custom(1))]
    }
    let tablet = view.with {
      $0.name = "picker-view-tablet"
      $0.prototype.device = .tablet
      $0.model = .tablet
      $0.percent = 40
    }
    return [phone, short, view, tablet, phone.onItsSide]
  }
}
