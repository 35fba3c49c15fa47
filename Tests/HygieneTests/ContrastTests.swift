import Glibc
import Testing

/// Text in the prototype can be read in every look: at least 4.5 : 1 on whatever lies under it, and
/// 7 : 1 with high contrast.
///
/// Not held to it, on purpose: titles of disabled buttons, which are faded; what lies under a
/// dimming; disclosure marks, which only accompany a row (`chevron`).
@Suite struct ContrastTests {
  /// A colour of a text, and the grounds below it; of what is translucent, what is beneath
  /// it follows after a slash.
  struct Pair: Sendable {
    let text: String
    let grounds: [String]

    init(_ text: String, on grounds: String...) {
      self.text = text
      self.grounds = grounds
    }
  }

  static let looks: [(file: String, pairs: [Pair])] = [
    ("flat-light", flat), ("flat-dark", flat), ("classic-light", classic),
    ("classic-dark", classic),
  ]

  static let flat = [
    Pair("text", on: "sheet", "cell", "bar", "ground", "pressed/cell"),
    Pair("tint", on: "sheet", "cell", "bar", "hover/sheet"),
    Pair("destructive", on: "sheet", "hover/sheet"),
    Pair("sub", on: "sheet", "bar", "cell"),
    Pair("destructive", on: "cell"),
    Pair("on_tint", on: "tint"),
    Pair("caption", on: "ground"),
    Pair("black_text", on: "black"),
    Pair("black_tint", on: "black"),
    Pair("black_sub", on: "black"),
    Pair("black_destructive", on: "black"),
    Pair("placeholder", on: "cell", "field"),
    Pair("text", on: "field", "selection/field"),
    Pair("key_text", on: "key", "key_special"),
    Pair("key_action_text", on: "key_action"),
  ]

  static let classic = [
    Pair("text", on: "cell"),
    Pair("tint", on: "cell"),
    Pair("placeholder", on: "cell", "field"),
    Pair("text", on: "field", "selection/field"),
    Pair("alert_field_text", on: "alert_field", "selection/alert_field"),
    Pair("alert_field_placeholder", on: "alert_field"),
    Pair("key_text", on: "key_1", "key_2"),
    Pair("key_special_text", on: "key_special_1", "key_special_2"),
    Pair("button_text", on: "key_action_1", "key_action_2"),
    Pair("caption", on: "ground", "stripe"),
    Pair("pressed_text", on: "pressed_1", "pressed_2"),
    Pair("status_text", on: "status_1", "status_2"),
    Pair("bar_text", on: "bar_1", "bar_2", "bar_button_1", "bar_button_2", "tab_1", "tab_2"),
    Pair("tab_text", on: "tab_1", "tab_2"),
    Pair("detail", on: "cell"),
    Pair("segment_text", on: "segment_1", "segment_2", "segment_3", "segment_4"),
    Pair("switch_text", on: "switch_off_1", "switch_off_2"),
    Pair("button_text", on: "button_1", "button_3"),
    // The glass over the brightest screen there can be, and the gloss over that glass.
    Pair("glass_text", on: "glass_1", "glass_2", "gloss_1/glass_1", "gloss_2/glass_1"),
    // A picker's names, and marks on the tiles of one's own.
    Pair("activity_text", on: "activity_1", "activity_2", "inside_1"),
    // A sheet over the brightest screen there can be.
    Pair(
      "panel_text", on: "strip_1/panel", "strip_4/panel", "strip_1/panel_translucent", "inside_1"),
    Pair("silver_text", on: "silver_1", "silver_2", "silver_3", "silver_4"),
    Pair("button_text", on: "grey_1", "grey_2", "grey_3", "grey_4"),
    Pair(
      "button_text", on: "button_1", "button_2", "button_3", "button_4", "cancel_1", "cancel_2",
      "cancel_3", "cancel_4", "red_1", "red_2", "red_3", "red_4"),
  ]

  @Test(arguments: looks)
  func textCanBeRead(_ file: String, _ pairs: [Pair]) throws {
    let colors = Colors(try SourceFile(at: "resources/\(file).css").text)
    try expect(4.5, of: pairs, file, colors)
  }

  @Test(arguments: looks)
  func textCanBeReadWellWithHighContrast(_ file: String, _ pairs: [Pair]) throws {
    var colors = Colors(try SourceFile(at: "resources/\(file).css").text)
    let high = Colors(try SourceFile(at: "resources/\(file)-high.css").text)
    for (name, color) in high.named {
      #expect(colors.named[name] != nil, "\(file) has no \(name)")
      colors.named[name] = color
    }
    try expect(7, of: pairs, "\(file)-high", colors)
    // No ground of a text lets another thing through, but a gloss and what is selected.
    for ground in pairs.flatMap(\.grounds).flatMap({ $0.split(separator: "/") }) {
      let lays = ["gloss_1", "gloss_2", "selection", "hover", "pressed"]
      guard !lays.contains(String(ground)) else { continue }
      #expect(colors.named[String(ground)]?.parts[3] == 1, "\(file): \(ground) is translucent")
    }
  }

  @Test(arguments: ["flat-light", "flat-dark", "classic-light", "classic-dark"])
  func rulesAreStrongWithHighContrast(_ file: String) throws {
    var colors = Colors(try SourceFile(at: "resources/\(file).css").text).named
    colors.merge(Colors(try SourceFile(at: "resources/\(file)-high.css").text).named) { $1 }
    let pairs =
      file.hasPrefix("flat")
      ? [("rule", "sheet"), ("rule", "cell"), ("rule", "bar"), ("field_rule", "field")]
      : [("cell_edge", "cell"), ("rim", "glass_1"), ("button_rim", "glass_2")]
    for (rule, ground) in pairs {
      let (rule, ground) = (try #require(colors[rule]), try #require(colors[ground]))
      #expect(rule.contrast(to: ground) >= 3, "\(file): \(rule) on \(ground)")
    }
  }

  private func expect(
    _ least: Double, of pairs: [Pair], _ file: String, _ colors: Colors
  ) throws {
    #expect(colors.named.count > 15)
    for pair in pairs {
      let text = try #require(colors.named[pair.text], "\(pair.text)")
      for ground in pair.grounds {
        let parts = ground.split(separator: "/").map(String.init)
        var below = Rgba(1, 1, 1, 1)
        for part in parts.reversed() {
          below = try #require(colors.named[part], "\(part)").over(below)
        }
        let ratio = text.over(below).contrast(to: below)
        #expect(ratio >= least, "\(file): \(pair.text) on \(ground) is only \(ratio) : 1")
      }
    }
  }

  /// White names on the wallpaper and on the shelf, and what else the system writes in white.
  @Test(arguments: ["light", "dark"])
  func theSystemCanBeRead(_ look: String) throws {
    let white = Rgba(1, 1, 1, 1)
    let colors = Colors(try SourceFile(at: "resources/system-\(look).css").text).named
    for name in ["wall_1", "wall_2", "wall_3", "wall_4", "hill_top", "hill_far_top"] {
      let ratio = white.contrast(to: try #require(colors[name], "\(name)"))
      #expect(ratio >= 4.5, "\(look): \(name) only \(ratio) : 1")
    }
    for theme in ["classic", "flat"] {
      let own = Colors(try SourceFile(at: "resources/\(theme)-system.css").text).named
      #expect(white.contrast(to: try #require(own["badge"])) >= 4.5)
    }
    let flat = Colors(try SourceFile(at: "resources/flat-system.css").text).named
    for name in ["icon_top", "icon_bottom"] {
      #expect(white.contrast(to: try #require(flat[name])) >= 4.5, "\(name)")
    }
  }

  /// The tool around the prototype.
  @Test(arguments: ["light", "dark"])
  func theWindowCanBeRead(_ look: String) throws {
    let colors = Colors(try SourceFile(at: "resources/chrome-\(look).css").text).named
    for (text, grounds) in [
      ("chrome_text", ["chrome_ground", "chrome_list", "chrome_log", "chrome_paused"]),
      ("chrome_dim", ["chrome_ground", "chrome_log", "chrome_paused"]),
      ("chrome_muted", ["chrome_muted_ground"]),
    ] {
      for ground in grounds {
        let (text, ground) = (try #require(colors[text]), try #require(colors[ground]))
        #expect(text.contrast(to: ground) >= 4.5, "\(look): \(text) on \(ground)")
      }
    }
  }

  /// What marks a chosen part, a row or a value without words: 3 : 1 is requested of shapes.
  @Test(arguments: ["light", "dark"])
  func marksOfWhatIsEditedCanBeSeen(_ look: String) throws {
    let colors = Colors(try SourceFile(at: "resources/chrome-\(look).css").text).named
    let rules = try SourceFile(at: "resources/editing.css").lines.map(\.text)
    let marks = [
      ".property-dot {", ".thumbnails button.chosen {", ".property-button.selected {",
      ".property-button.drop-above {", ".step.drop-above {",
    ]
    for mark in marks {
      let rule = try #require(rules.first { $0.hasPrefix(mark) }, "\(mark)")
      let last = try #require(rule.split(separator: "@").last)
      let name = String(last.prefix { $0.isLetter || $0 == "_" })
      for ground in ["chrome_ground", "chrome_log", "chrome_list"] {
        let ratio = try #require(colors[name]).contrast(to: try #require(colors[ground]))
        #expect(ratio >= 3, "\(look): \(mark) \(name) on \(ground), \(ratio)")
      }
    }
  }

  /// The tool on a desktop of high contrast.
  @Test(arguments: ["light", "dark"])
  func theWindowHasHighContrast(_ look: String) throws {
    let colors = Colors(try SourceFile(at: "resources/chrome-\(look)-contrast.css").text).named
    let grounds = ["ground", "list", "log", "paused", "selected", "hold", "error"]
    for (texts, grounds, least) in [
      (["text", "dim"], grounds, 7.0),
      (["muted"], ["muted_ground", "log"], 7), (["hold_title"], ["hold"], 7),
      (["error_title"], ["error", "ground"], 7), (["link"], ["log", "ground"], 7),
      (["good"], ["ground"], 7),
      (["border"], ["ground", "list", "log", "paused", "hold"], 3), (["hold_edge"], ["hold"], 3),
      (["error_edge"], ["error"], 3), (["accent"], ["ground"], 3),
    ] {
      for text in texts {
        for ground in grounds {
          let (over, under) = ("chrome_\(text)", "chrome_\(ground)")
          let ratio = try #require(colors[over]).contrast(to: try #require(colors[under]))
          #expect(ratio >= least, "\(look): \(text) on \(ground) is only \(ratio) : 1")
        }
      }
    }
    // The title of the button for new calls.
    #expect(try #require(colors["chrome_accent"]).contrast(to: Rgba(1, 1, 1, 1)) >= 4.5)
  }

  /// The text of a document, on its ground, on lines that were changed, and where it was found.
  @Test(arguments: ["light", "dark", "light-contrast", "dark-contrast"])
  func theTextOfADocumentCanBeRead(_ look: String) throws {
    let colors = Colors(try SourceFile(at: "resources/chrome-\(look).css").text).named
    let least = look.hasSuffix("contrast") ? 7.0 : 4.5
    for (texts, ground) in [
      (["key", "text", "number", "comment", "error", "warning"], "chrome_log"),
      (["key", "text", "number"], "yaml_touched"), (["key", "text", "number"], "yaml_found"),
      (["error", "warning"], "chrome_ground"),
    ] {
      for text in texts {
        let under = try #require(colors[ground])
        let ratio = try #require(colors["yaml_\(text)"]).contrast(to: under)
        #expect(ratio >= least, "\(look): \(text) on \(ground) is only \(ratio) : 1")
      }
    }
  }

  /// Otherwise a word would keep the grey of another desktop, or have no colour at all.
  @Test func theWindowHasNoOtherColours() throws {
    let sheet = try ["chrome", "editing", "run-sheet"].map {
      try SourceFile(at: "resources/\($0).css").text
    }
    .joined()
    let looks = ["light", "dark", "light-contrast", "dark-contrast"]
    let defined = try looks.map {
      Colors(try SourceFile(at: "resources/chrome-\($0).css").text).named.keys.sorted()
    }
    #expect(Set(defined).count == 1)
    for match in sheet.matches(of: #/@((?:chrome|yaml)_\w+)/#) {
      #expect(defined[0].contains(String(match.output.1)))
    }
    let own = sheet.matches(of: #/[{;\s](?:color|background-color|border-color): ([^;@]+);/#)
      .map { String($0.output.1) }
    #expect(own.allSatisfy { $0 == "white" || $0 == "transparent" }, "\(own)")
  }

  @Test func bothFilesOfAThemeDefineTheSame() throws {
    for theme in ["flat", "classic", "chrome"] {
      let files = try ["light", "dark"].map {
        Colors(try SourceFile(at: "resources/\(theme)-\($0).css").text).named.keys.sorted()
      }
      #expect(files[0] == files[1])
    }
  }

  @Test func greyOnGreyWouldBeFound() {
    #expect(Rgba(0.5, 0.5, 0.5, 1).contrast(to: Rgba(0.6, 0.6, 0.6, 1)) < 1.5)
    #expect(abs(Rgba(0, 0, 0, 1).contrast(to: Rgba(1, 1, 1, 1)) - 21) < 0.001)
    #expect(Colors("@define-color LOOK_a rgba(255, 0, 0, 0.5);").named["a"] == Rgba(1, 0, 0, 0.5))
  }
}

/// A colour; each part from 0 to 1.
struct Rgba: Equatable {
  var parts: [Double]

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    parts = [red, green, blue, alpha]
  }

  func over(_ ground: Rgba) -> Rgba {
    let alpha = parts[3]
    let mixed = (0..<3).map { parts[$0] * alpha + ground.parts[$0] * (1 - alpha) }
    return Rgba(mixed[0], mixed[1], mixed[2], 1)
  }

  /// WCAG 2's ratio, from 1 to 21.
  func contrast(to other: Rgba) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

/// The colours that a style sheet defines, by their names without the look's.
struct Colors {
  var named: [String: Rgba] = [:]

  init(_ css: String) {
    for match in css.matches(of: #/@define-color (?:LOOK_)?(\w+) ([^;]+);/#) {
      named[String(match.output.1)] = Colors.color(match.output.2)
    }
  }

  private static func color(_ text: Substring) -> Rgba? {
    if text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) {
      let parts = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
      return Rgba(parts[0], parts[1], parts[2], 1)
    }
    let parts = text.dropFirst(5).dropLast().split(separator: ",").compactMap {
      Double($0.filter { $0 != " " })
    }
    guard text.hasPrefix("rgba("), parts.count == 4 else { return nil }
    return Rgba(parts[0] / 255, parts[1] / 255, parts[2] / 255, parts[3])
  }
}
