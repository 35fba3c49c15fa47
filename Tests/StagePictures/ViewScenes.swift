import DialogModel
import DialogSimulator
import Stage

/// The document of the pictures of presented views and pushed screens.
private let views = """
  rehearsal: 1
  screens:
    list:
      title: Albums
      controls:
        - row: Summer
          then: [{goTo: {screen: detail, transition: push}}]
        - row: Winter
    detail:
      title: Summer
      controls:
        - barButton: Edit
        - label: Nothing but sunshine.
  dialogs:
    a:
      formSheet:
        title: New Album
        controls:
          - barButton: Cancel
          - barButton: Save
          - textField: Album name
          - row: Colour
    flip:
      presentedView:
        title: The Back
        transition: flipHorizontal
        controls:
          - barButton: Done
          - row: Paper
    curl:
      presentedView:
        title: Below
        transition: partialCurl
        controls:
          - barButton: Done
          - row: Map
          - row: Satellite
  """

extension Scene {
  /// A screen that is being pushed, a view on a phone, and a form sheet on a tablet.
  static func goldenViews(_ look: Look) -> [Scene] {
    let push = Scene("\(look.name)-push", document: views, shown: false).with {
      $0.inputs = [.perform(.navigate(ScreenID(1), .push))]
      $0.later = 150
    }
    let view = Scene("\(look.name)-view", document: views)
    let form = view.with {
      $0.name = "\(look.name)-form"
      $0.prototype.device = .tablet
      $0.model = .tablet
      $0.percent = 25
    }
    return [push, view, form].map { $0.with { $0.look = look } }
  }

  /// A screen with a back button, a view that turns like a card before and after the middle, and
  /// one that is uncovered by a page that is lifted.
  static func goldenWays(_ look: Look) -> [Scene] {
    func scene(_ name: String, _ action: Action, at time: Int) -> Scene {
      Scene("\(look.name)-\(name)", document: views, shown: false).with {
        $0.inputs = [.perform(action)]
        $0.later = time
        $0.look = look
      }
    }
    let (flip, curl) = (Action.present(DialogID(1)), Action.present(DialogID(2)))
    return [
      scene("pushed", .navigate(ScreenID(1), .push), at: 400),
      scene("flip-front", flip, at: 40), scene("flip-back", flip, at: 200),
      scene("curl", curl, at: 120),
    ]
  }
}
