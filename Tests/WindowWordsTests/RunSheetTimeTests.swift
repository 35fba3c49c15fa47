import Testing
import WindowWords

/// The clock of a run sheet.
@Suite struct RunSheetTimeTests {
  @Test(
    arguments: [
      (0, nil, "00:00", false), (75, nil, "01:15", false), (6_005, nil, "100:05", false),
      (60, 1, "01:00 of 1 min", false), (61, 1, "01:01 of 1 min", true),
      (599, 10, "09:59 of 10 min", false), (659, 10, "10:59 of 10 min", true),
      (660, 10, "11:00, 1 min over", true), (750, 10, "12:30, 2 min over", true),
    ] as [(Int, Int?, String, Bool)])
  func saysHowLongItIsPlannedToTake(
    _ seconds: Int, _ minutes: Int?, _ text: String, _ isOver: Bool
  ) {
    #expect(RunSheetTime.text(seconds: seconds, planned: minutes) == text)
    #expect(RunSheetTime.isOver(seconds: seconds, planned: minutes) == isOver)
  }
}
