import StageGeometry
import TestTools
import Testing

@testable import TextFitting

/// The colours that faint pictures are measured with are those of the stage.
@Suite struct PictureGroundTests {
  /// The colours of a theme by their names, as its style sheet defines them.
  private func sheet(_ theme: Look.Theme, isDark: Bool) throws -> [String: String] {
    let colors = isDark ? "dark" : "light"
    let bytes = try Files.bytes("resources/\(theme.rawValue)-\(colors).css")
    let pairs = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      line -> (String, String)? in
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == "@define-color", words[1].hasPrefix("LOOK_") else {
        return nil
      }
      return (String(words[1].dropFirst(5)), String(words[2].dropLast()).lowercased())
    }
    return Dictionary(pairs) { $1 }
  }

  @Test(arguments: Look.Theme.allCases, [false, true]) func theColoursAreThoseOfTheStyleSheet(
    _ theme: Look.Theme, _ isDark: Bool
  ) throws {
    let sheet = try sheet(theme, isDark: isDark)
    for place in PictureGround.Place.allCases {
      let ground = PictureGround(place, theme, isDark: isDark)
      for named in ground.ground + [ground.ink].compactMap(\.self) {
        let digits = String(named.color, radix: 16)
        let written = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        #expect(sheet[named.name] == written, "\(place) \(named.name)")
      }
    }
  }

  @Test(arguments: Look.Theme.allCases, [false, true]) func aFullMaskIsSeenInEachPlace(
    _ theme: Look.Theme, _ isDark: Bool
  ) {
    for place in PictureGround.Place.allCases {
      let ground = PictureGround(place, theme, isDark: isDark)
      guard let ink = ground.ink else { continue }
      let contrast = ColorContrast(PictureGround.components(ink.color), ground.behind)
      #expect(contrast.ratio >= FaintPictures.least, "\(place)")
    }
  }
}
