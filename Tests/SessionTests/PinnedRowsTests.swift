import EventLog
import Session
import Testing

/// The rows that a person pins.
@MainActor @Suite struct PinnedRowsTests {
  private func row(_ run: Int, _ row: Int) -> LogOrigin { LogOrigin(run: run, row: row) }

  @Test func theyAreInTheOrderOfTheLog() {
    let pins = PinnedRows()
    for origin in [row(1, 0), row(0, 9), row(0, 2), row(1, 3)] { pins.pin(origin) }
    #expect(pins.rows.map(\.row) == [row(0, 2), row(0, 9), row(1, 0), row(1, 3)])
  }

  @Test func aNoteIsOneLineAndCanBeChanged() {
    let pins = PinnedRows()
    pins.pin(row(0, 1), note: "two\nlines\r\nand a third")
    #expect(pins.note(on: row(0, 1)) == "two lines and a third")
    pins.pin(row(0, 1), note: "")
    #expect(pins.note(on: row(0, 1)) == "" && pins.rows.count == 1)
    #expect(pins.note(on: row(0, 2)) == nil)
  }

  @Test func observersHearOfChangesOnly() {
    let pins = PinnedRows()
    var heard = 0
    let observation = pins.observe { heard += 1 }
    pins.unpin(row(0, 0))
    pins.removeAll()
    #expect(heard == 0)
    pins.pin(row(0, 0), note: "a")
    pins.pin(row(0, 0), note: "a")
    #expect(heard == 1)
    pins.unpin(row(0, 0))
    pins.pin(row(0, 1))
    pins.removeAll()
    #expect(heard == 4 && pins.rows.isEmpty)
    observation.end()
  }
}
