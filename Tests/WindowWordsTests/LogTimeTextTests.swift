import EventLog
import Testing
import WindowWords

@Suite struct LogTimeTextTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (59_999, StopText.grouped(59_999)), (60_000, "60.000 s"),
    (61_007, "61.007 s"), (1_373_423, StopText.grouped(1_373) + ".423 s"),
  ]) func aColumnOfMillisecondsCanBeReadAfterAMinute(_ milliseconds: Int, _ text: String) {
    #expect(LogTimeText.inColumn(milliseconds: milliseconds) == text)
    let withUnit = LogTimeText.withUnit(milliseconds: milliseconds)
    #expect(withUnit == (milliseconds < 60_000 ? text + " ms" : text))
  }
}
