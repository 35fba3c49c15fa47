import DialogModel
import Testing
import WindowWords

/// What is written on the keys that people see pressed.
@Suite struct PressedKeyTests {
  @Test(
    arguments: [(.pressReturn, "Return"), (.pressTab, "Tab"), (.power, "Power")]
      as [(Input, String)])
  func keysHaveWords(input: Input, wanted: String) {
    #expect(PressedKey.title(of: input) == wanted)
  }

  @Test(arguments: [.edit(.type("x")), .undo, .home, .tapOutside] as [Input])
  func whatIsTypedIsNoKey(input: Input) { #expect(PressedKey.title(of: input) == nil) }
}
