import DialogModel
import DialogSimulator
import Stage

/// The document of the pictures of the device around the application.
private let album = """
  rehearsal: 1
  title: Album
  application: {name: Album, icon: photo}
  screens:
    list:
      title: Album
      controls:
        - row: Holidays
        - row: Pier
  notifications:
    pictures: {body: Three new pictures in Holidays, action: view, badge: 3}
    likes:
      body: Kim likes “Pier, evening”, and eleven other people have seen your other pictures
    dentist: {body: "Dentist at 11:30", action: View}
  """

extension Scene {
  private static let (pictures, likes, dentist) = (
    NotificationID(0), NotificationID(1), NotificationID(2)
  )

  /// What the system shows, each with the inputs that lead there; what is after a `nil` comes at
  /// half the time.
  private static var systemScenes: [(name: String, style: NotificationSettings.Style, [Input?])] {
    func now(_ notification: NotificationID) -> Input { .perform(.presentNow(notification)) }
    return [
      ("home", .banner, [.home, now(pictures), nil, .closeNotification(pictures, delivery: nil)]),
      ("lock", .banner, [.power, .home]),
      ("lock-one", .banner, [.power, nil, now(pictures)]),
      ("lock-list", .banner, [.power, now(dentist), now(likes), nil, now(pictures)]),
      ("lock-by-hand", .banner, [.power, now(pictures), .power, .power, .home]),
      ("dark", .banner, [.power]),
      ("banner", .banner, [.home, nil, now(pictures)]),
      ("notice", .alert, [.home, nil, now(pictures)]),
      ("notices", .alert, [.home, now(dentist), nil, now(pictures)]),
      (
        "centre", .banner,
        [.home, now(dentist), now(likes), now(pictures), nil, .pullDown(true)]
      ),
      ("centre-empty", .banner, [.pullDown(true)]),
      ("switcher", .banner, [.switcher(true)]),
      ("switcher-home", .banner, [.home, .switcher(true)]),
      ("switcher-ended", .banner, [.home, .killApp, .switcher(true)]),
      ("other-alert", .banner, [.interrupt(true)]),
      ("other-app", .banner, [.openApp, nil, now(pictures)]),
    ]
  }

  /// What the system shows, in all looks, on all devices, held both ways.
  static var system: [Scene] {
    Look.all.flatMap { look in
      systemScenes.flatMap { name, style, inputs -> [Scene] in
        let scene = system(name, style, inputs).with { $0.look = look }
        let tablet = scene.with {
          $0.name += "-tablet"
          $0.model = .tablet
          $0.prototype.device = .tablet
        }
        let ends = [
          ("rtl", StageAxes(direction: .rtl)), ("largest", StageAxes(textSize: .largest)),
          ("high", StageAxes(contrast: .high)),
        ].map { end, axes in
          scene.with {
            $0.name += "-\(end)"
            $0.prototype.axes = axes
          }
        }
        return ([scene, tablet, scene.onItsSide, tablet.onItsSide] + ends).map { scene in
          scene.with {
            $0.name = "\(look.name)-\($0.name)"
            $0.percent = $0.model == .tablet ? 40 : 100
          }
        }
      }
    }
  }

  private static func system(
    _ name: String, _ style: NotificationSettings.Style, _ inputs: [Input?]
  ) -> Scene {
    let parts = inputs.split(separator: nil, omittingEmptySubsequences: false)
    return Scene(name, document: album, shown: false).with {
      $0.prototype.notificationSettings.style = style
      $0.inputs = parts[0].compactMap { $0 }
      $0.afterwards = parts.dropFirst().flatMap { $0.compactMap { $0 } }
      $0.later = 3000
    }
  }

  /// Some of them are kept as pictures.
  static func goldenSystem(_ look: Look) -> [Scene] {
    let kept = [
      "home", "lock-one", "lock-list", "banner", "notice", "centre", "switcher", "other-alert",
    ]
    return systemScenes.filter { kept.contains($0.name) }.flatMap {
      name, style, inputs -> [Scene] in
      let scene = system(name, style, inputs).with {
        $0.look = look
        $0.name = "\(look.name)-\(name)"
      }
      let tablet = scene.with {
        $0.name += "-tablet"
        $0.model = .tablet
        $0.prototype.device = .tablet
        $0.percent = 25
      }
      return ["home", "lock-list", "centre"].contains(name) ? [scene, tablet] : [scene]
    }
  }
}
