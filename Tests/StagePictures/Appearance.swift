import Gtk
import Stage

/// What golden pictures do not tell, because they allow for small differences and have few words.
@MainActor
enum Appearance {
  /// A screen full of words, or an empty one, under dialogs of each kind.
  private static func document(words: Bool, style: String) -> String {
    let row = words ? "Every word on this row is dark on white" : " "
    let rows = (1...12).map { _ in "      - label: '\(row)'\n" }.joined()
    return """
      rehearsal: 1
      screens:
        first:
          controls:
      \(rows)
      dialogs:
        a:
          \(style)
      """
  }

  private static let alert =
    "alert: {title: One, message: Two, cancelButton: Cancel, otherButtons: [OK]}"

  private static func sheet(_ style: String) -> String {
    "actionSheet: {style: \(style), from: rootView, otherButtons: [One, Two, Three]}"
  }

  /// The parts of a phone at 100 % that the dialogs cover, in pixels of the picture's middle.
  private static let dialogs: [(kind: String, style: String, x: Int, y: ClosedRange<Int>)] = [
    ("an alert", alert, 120, -40...30),
    ("a sheet", sheet("default"), 140, 170...240),
    ("a translucent sheet", sheet("blackTranslucent"), 140, 170...240),
  ]

  /// Nobody can read through a dialog what is behind it.
  static func checkGlass(_ report: (Bool, String) -> Void) async {
    for look in Look.all {
      for (kind, style, half, rows) in dialogs {
        var pictures: [Picture] = []
        for words in [true, false] {
          let scene = Scene(look.name, document: document(words: words, style: style)).with {
            $0.look = look
            $0.percent = 100
          }
          pictures.append(await scene.picture())
        }
        let size = pictures[0].size
        let (middle, centre) = (size.width / 2, size.height / 2)
        var most = 0
        for y in rows {
          for x in -half...half {
            let (one, other) = (
              pictures[0].pixel(x: middle + x, y: centre + y),
              pictures[1].pixel(x: middle + x, y: centre + y)
            )
            for part in 0..<3 { most = max(most, abs(one[part] - other[part])) }
          }
        }
        report(most <= 5, "\(look.name): words under \(kind) differ by \(most) of 255")
      }
    }
  }

  /// The icon of an activity is a mask, whatever colours it has.
  static func checkIcons(_ report: (Bool, String) -> Void) async {
    func scene(_ icon: String, _ look: Look) -> Scene {
      let style = """
        activityPicker: {items: [{text: Hello}], excluded: [postToFacebook, postToTwitter, \
        postToWeibo, message, mail, copyToPasteboard, print], \
        activities: [{type: own, title: Own, icon: \(icon)}]}
        """
      return Scene(look.name, document: document(words: false, style: style)).with {
        $0.look = look
        $0.percent = 100
      }
    }
    for look in Look.all {
      let coloured = await scene("folder-pictures", look).picture()
      let none = await scene("no-such-icon", look).picture()
      var (drawn, colourful) = (0, 0)
      for y in 0..<coloured.size.height {
        for x in 0..<coloured.size.width {
          let pixel = coloured.pixel(x: x, y: y)
          guard pixel != none.pixel(x: x, y: y) else { continue }
          drawn += 1
          // The tile of Classic is teal, and an icon on it is white: never more red than blue.
          if pixel[2] > pixel[0] + 24 { colourful += 1 }
        }
      }
      report(
        drawn > 100 && colourful == 0,
        "\(look.name): an icon has \(drawn) pixels, \(colourful) of them coloured")
    }
  }
}
