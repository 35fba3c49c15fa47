import EventLog
import Testing

/// Which columns give way, and in what order.
@Suite struct LogColumnsTests {
  private func columns(
    _ room: Int, digit: Int = 7, _ characters: LogColumns.Characters = .init(target: 8)
  ) -> LogColumns {
    LogColumns(room: room, digit: digit, characters)
  }

  @Test func widthsAreAsDrawn() {
    let columns = columns(552)
    #expect(columns.number == 28)
    #expect(columns.milliseconds == 50)
    #expect(columns.delta == 50)
    #expect(columns.sign == 26)
    #expect(columns.target == 66)
    #expect(columns.call == 552 - 28 - 50 - 50 - 26 - 66 - 10)
  }

  /// The delta goes first, then the target; number, time and sign never.
  @Test(
    arguments: [
      (900, true, true), (552, true, true), (462, true, true), (460, false, true),
      (400, false, true), (376, false, true), (370, false, false), (320, false, false),
    ])
  func whatGivesWay(_ room: Int, _ delta: Bool, _ target: Bool) {
    let columns = columns(room)
    #expect((columns.delta != nil) == delta)
    #expect((columns.target != nil) == target)
    #expect(columns.number == 28 && columns.milliseconds == 50 && columns.sign == 26)
  }

  @Test func columnsGrowWithTheirDigits() {
    let columns = columns(900, .init(number: 7, milliseconds: 9, delta: 10, target: 12))
    #expect(columns.number == 6 + 49)
    #expect(columns.milliseconds == 6 + 63)
    #expect(columns.delta == 6 + 70)
    #expect(columns.target == 8 + 84)
  }

  @Test func aLongNameIsCut() {
    #expect(columns(900, .init(target: 60)).target == 8 + 16 * 7)
  }

  @Test func largeTextTakesMoreRoom() {
    let columns = columns(1104, digit: 14)
    #expect(columns.number == 6 + 44)
    #expect(columns.delta != nil)
    #expect(self.columns(600, digit: 14).delta == nil)
  }

  /// As the room grows, nothing that has shown goes away again, and the call never has less.
  @Test func moreRoomIsNeverWorse() {
    for target in [0, 8, 30] {
      var last = columns(200, .init(target: target))
      for room in 201...1200 {
        let now = columns(room, .init(target: target))
        #expect(
          (last.delta == nil || now.delta != nil) && (last.target == nil || now.target != nil))
        #expect(now.delta == nil || now.target != nil)
        last = now
      }
    }
  }
}
