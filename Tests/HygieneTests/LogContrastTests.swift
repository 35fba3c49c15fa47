import Glibc
import Testing

/// The colours of the log's list can be told from what they stand on.
@Suite struct LogContrastTests {
  /// The colours in the order of the table in logglyphs.c.
  private enum Role: Int, CaseIterable {
    case text, dim, ground, rule, accent, selected, group, broken, red, hold, amber, mark
    case green, blue, purple, orange
  }

  private static let pairs: [(Role, [Role])] = [
    (.text, [.ground, .selected, .group, .broken, .hold]),
    (.dim, [.ground, .selected, .group, .broken]),
    (.accent, [.ground, .selected]), (.red, [.ground, .broken]), (.amber, [.hold]),
    (.green, [.ground, .selected]), (.blue, [.ground, .selected]),
    (.purple, [.ground, .selected, .broken]), (.orange, [.ground, .selected]),
  ]

  /// Light, dark, and both with high contrast, which asks for more.
  @Test func textCanBeRead() throws {
    let looks = try LogContrastTests.colours()
    #expect(looks.count == 4)
    for (look, colours) in looks.enumerated() {
      for (role, grounds) in LogContrastTests.pairs {
        for ground in grounds {
          let ratio = LogContrastTests.ratio(colours[role.rawValue], colours[ground.rawValue])
          #expect(ratio >= (look < 2 ? 4.5 : 7), "look \(look): \(role) on \(ground), \(ratio)")
        }
      }
    }
  }

  /// The numbers of the table, a look at a time.
  private static func colours() throws -> [[Int]] {
    let lines = try SourceFile(at: "Sources/CGtkBridge/logglyphs.c").lines.map(\.text)
    let start = try #require(lines.firstIndex { $0.contains("unsigned rehearsal_log_colours[") })
    let end = try #require(lines[start...].firstIndex { $0 == "};" })
    let numbers = lines[start...end].flatMap { line in
      line.split { !$0.isHexDigit && $0 != "x" }.filter { $0.hasPrefix("0x") }
        .compactMap { Int($0.dropFirst(2), radix: 16) }
    }
    let count = Role.allCases.count
    return stride(from: 0, to: numbers.count, by: count).map { Array(numbers[$0..<$0 + count]) }
  }

  private static func ratio(_ one: Int, _ other: Int) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ colour: Int) -> Double {
    func part(_ shift: Int) -> Double {
      let value = Double(colour >> shift & 255) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }
}
