import EventLog
import Testing

/// Which columns a person has chosen.
@Suite struct ColumnChoiceTests {
  @Test(
    arguments: [
      ("", "number,milliseconds,delta,target,-today"),
      ("target,number", "target,number,milliseconds,delta,-today"),
      ("-delta,target", "-delta,target,number,milliseconds,-today"),
      ("number,number,-number,colour,,", "number,milliseconds,delta,target,-today"),
      ("today,number", "today,number,milliseconds,delta,target"),
    ])
  func whatIsKeptIsRead(_ kept: String, _ text: String) {
    #expect(ColumnChoice(kept).text == text)
    #expect(ColumnChoice(text) == ColumnChoice(kept))
  }

  @Test func aColumnMovesPastWhatIsThere() {
    var choice = ColumnChoice("number,-milliseconds,delta,target")
    choice.move(.number, forward: true)
    #expect(choice.shown == [.delta, .number, .target])
    choice.move(.target, forward: true)
    #expect(choice.shown == [.delta, .number, .target])
    choice.move(.target, forward: false)
    choice.move(.target, forward: false)
    choice.move(.target, forward: false)
    #expect(choice.shown == [.target, .delta, .number])
    choice.toggle(.milliseconds)
    #expect(choice.order.count == 5 && choice.hidden == [.today])
  }

  @Test func anotherOrderHasTheSameColumns() {
    var choice = ColumnChoice("number,-milliseconds,delta,target")
    choice.reorder([.target, .delta])
    #expect(choice.shown == [.number, .delta, .target])
    choice.reorder([.target, .number, .delta])
    #expect(choice.text == "target,-milliseconds,number,delta,-today")
  }

  @Test func whatIsLeftOutGivesItsRoom() {
    func columns(_ choice: ColumnChoice) -> LogColumns {
      LogColumns(room: 552, digit: 7, .init(target: 8), choice)
    }
    let all = columns(ColumnChoice())
    let few = columns(ColumnChoice("-number,-milliseconds,-delta,-target"))
    #expect(few.number == nil && few.milliseconds == nil && few.delta == nil && few.target == nil)
    #expect(few.call > all.call)
    #expect(all.today == nil)
    var today = ColumnChoice()
    today.toggle(.today)
    #expect(columns(today).today == 52 && columns(today).call == all.call - 52)
    // The triangle of a heading is at the left edge, over the first column.
    let moved = columns(ColumnChoice("milliseconds,number"))
    #expect(moved.milliseconds == 50 + 22 && moved.number == 28)
    #expect(moved.call == all.call - 22)
  }
}
