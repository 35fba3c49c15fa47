import DialogModel
import Session
import TestTools
import Testing

@testable import DialogSimulator

/// Next firings by this computer's time zones, against a table of another implementation.
///
/// `Tests/zones/generate.py` made it, and says what its lines are: 20 zones, 40 years, every unit,
/// and minutes and hours within two days of each change of the clocks.
@Suite("Next firings against the table") struct FiringTableTests {
  private typealias Unit = LocalNotification.RepeatInterval

  /// The questions of a year: the written times.
  private static let bases: [(Unit, String)] = [
    (.minute, "1984-02-29T23:59:30"), (.hour, "1984-02-29T23:59:30"),
    (.day, "1984-01-01T08:00:00"), (.week, "1984-01-01T00:05:00"),
    (.month, "1984-01-31T02:30:00"), (.year, "1984-02-29T12:00:00"),
  ]

  /// The questions of a change: how many seconds before its middle the time was written, and how
  /// many seconds after the change the search begins.
  private static let around: [(Unit, Int, Int)] = [
    (.day, 3 * 86_400, -43_200), (.week, 14 * 86_400, -43_200), (.month, 59 * 86_400, -43_200),
    (.year, 1096 * 86_400, -43_200), (.minute, 108_017, -90), (.minute, 108_017, -169_189),
    (.minute, 108_017, 169_211), (.hour, 108_017, -5_400), (.hour, 108_017, -169_189),
    (.hour, 108_017, 169_211),
  ]

  @Test("Every answer is the table's")
  func table() throws {
    var zone = ""
    var (zones, years, changes, wrong) = (0, 0, 0, [String]())
    let text = String(decoding: try Files.bytes("Tests/zones/firings.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "=":
        zone = String(words[1])
        zones += 1
        #expect(TimeZones.knows(zone))
      case "year":
        years += 1
        let start = try #require(Int(words[1]))
        let found = try Self.bases.map { unit, base in
          try answers(unit, clock(base), zone, from: start)
        }
        if found.joined(separator: " ") != words[2...].joined(separator: " ") {
          wrong.append("\(zone) \(line)")
        }
      default:
        changes += 1
        let change = try #require(Int(words[1]))
        let middle = try clock(String(words[2])).instant(minutesAheadOfUTC: 0).milliseconds
        let found = try Self.around.map { unit, before, after in
          let base = WallClock(inUTC: Instant(milliseconds: middle - before * 1000))
          return try answers(unit, #require(base), zone, from: change + after)
        }
        if found.joined(separator: " ") != words[3...].joined(separator: " ") {
          wrong.append("\(zone) \(line)\n\(found.joined(separator: " "))")
        }
      }
    }
    #expect(wrong.prefix(5) == [])
    #expect(zones == 20 && years == 800 && changes > 900)
  }

  @Test("A zone that the tz database lacks is not known")
  func unknown() {
    for name in ["Europe/Nowhere", "Mars", "europe/moscow/x"] { #expect(!TimeZones.knows(name)) }
    #expect(TimeZones.knows("UTC"))
  }

  private func answers(
    _ unit: Unit, _ base: WallClock, _ zone: String, from start: Int
  ) throws -> String {
    let recurrence = Recurrence(at: base, in: zone, unit)
    let first = try #require(
      recurrence.next(from: Instant(milliseconds: start * 1000), TimeZones.offsets))
    let second = try #require(recurrence.next(from: first.next, TimeZones.offsets))
    return
      "\(first.milliseconds / 1000 - start) \((second.milliseconds - first.milliseconds) / 1000)"
  }

  private func clock(_ text: String) throws -> WallClock {
    let numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
    return try #require(
      WallClock(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
        minute: numbers[4], second: numbers[5]))
  }
}
