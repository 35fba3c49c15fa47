import AddressLiterals
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

@Suite struct PartAddressTests {
  /// The examples of RFC 6901, and others.
  @Test(arguments: [
    ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/", [""]), ("//", ["", ""]),
    ("/a~1b", ["a/b"]), ("/c%d", ["c%d"]), ("/k\"l", ["k\"l"]), ("/ ", [" "]),
    ("/m~0n", ["m~n"]), ("/~01", ["~1"]), ("/strings/ru/\u{301}e", ["strings", "ru", "\u{301}e"]),
  ])
  func isReadAndPrinted(_ text: String, _ tokens: [String]) throws {
    let address = try PartAddress(text: text)
    #expect(address.tokens == tokens)
    #expect(Array(address.text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("dialogs/a", "a path begins with “/”, and “dialogs/a” does not"),
    ("/a~", "“~” in a path is followed by 0 or 1"),
    ("/a~2b", "“~” in a path is followed by 0 or 1"),
  ])
  func isRefused(_ text: String, _ message: String) {
    #expect(throws: EditRefusal.self) { try PartAddress(text: text) }
    do {
      _ = try PartAddress(text: text)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func isMadeOfKeysNamesAndIndices() {
    let steps = PartAddress.entry("a/b~c", of: .scenarios) / ScenarioKey.steps
    #expect(steps.text == "/scenarios/a~1b~0c/steps")
    #expect((steps / 3 / StepKey.perform).text == "/scenarios/a~1b~0c/steps/3/do")
    #expect((steps / .end).text == "/scenarios/a~1b~0c/steps/-")
    #expect((PartAddress.document / .named("")).text == "/")
    #expect(PartAddress.document.text == "" && PartAddress.document.isDocument)
  }

  @Test func hasAParentAndALastToken() {
    let address: PartAddress = "/strings/de/a~1b"
    #expect(address.parent == "/strings/de" && address.last == "a/b" && address.index == nil)
    #expect(PartAddress.document.parent == .document && PartAddress.document.last == "")
    #expect(("/screens/a/controls/12" as PartAddress).index == 12)
    #expect(("/screens/a/controls/-" as PartAddress).index == nil)
  }

  @Test func addressIsInItsContainers() {
    let list: PartAddress = "/screens/a/controls"
    let first: PartAddress = "/screens/a/controls/1"
    #expect(list.contains(list) && list.contains(first) && !first.contains(list))
    #expect(first.isInside(list) && first.isInside(.document) && !list.isInside(list))
    // Not each text that begins with another one is of a part in it.
    #expect(!first.contains("/screens/a/controls/12") && !first.contains("/screens/a"))
    #expect(PartAddress.document.contains(.document))
  }

  @Test func theItemOfAListIsFound() {
    let address: PartAddress = "/screens/a/controls/1/section/controls/2/title"
    #expect(address.item == "/screens/a/controls/1/section/controls/2")
    #expect(address.item(of: "/screens/a/controls") == "/screens/a/controls/1")
    #expect(address.item(of: "/screens/a") == nil && address.item(of: "/screens/b") == nil)
    #expect(address.item(of: address) == nil)
    #expect(("/screens/a/title" as PartAddress).item == nil)
  }

  @Test func containerIsFoundByItsKey() {
    let address: PartAddress = "/screens/a/controls/1/section/controls/2"
    #expect(address.holder(at: ControlKey.section) == "/screens/a/controls/1/section")
    #expect(address.holder(at: ScreenKey.controls) == "/screens/a/controls/1/section/controls")
    #expect(address.holder(at: ScreenKey.title) == nil)
    #expect(address.name(in: .screens) == "a" && address.name(in: .dialogs) == nil)
    #expect(("/screens" as PartAddress).name(in: .screens) == nil)
    // A name is no key, and the part itself has nothing in it.
    let button: PartAddress = "/dialogs/alert/actionSheet/cancelButton"
    #expect(button.holder(at: DialogKey.alert) == nil)
    #expect(button.holder(at: ActionSheetKey.cancelButton) == nil)
    #expect(button.ends(in: ActionSheetKey.cancelButton) && !button.ends(in: AlertKey.title))
    #expect(button.holder(at: DialogKey.actionSheet) == "/dialogs/alert/actionSheet")
  }

  @Test func headerRepresentsItsSection() {
    let section: PartAddress = "/screens/a/controls/1"
    #expect(section.sectionHeader == "/screens/a/controls/1/section/header")
    #expect(section.sectionHeader.withoutHeader == section && section.withoutHeader == section)
    let footer: PartAddress = "/screens/a/controls/1/section/footer"
    #expect(footer.withoutHeader == footer)
    #expect(PartAddress.document.withoutHeader == .document)
  }

  @Test func addressFollowsItsContainer() {
    let title: PartAddress = "/screens/a/controls/1/title"
    #expect(
      title.moved(from: "/screens/a/controls/1", to: "/dialogs/b/popover/controls/0")
        == "/dialogs/b/popover/controls/0/title")
    #expect(title.moved(from: title, to: .document) == .document)
    #expect(title.moved(from: .document, to: "/x") == "/x/screens/a/controls/1/title")
    #expect(title.moved(from: "/screens/a/controls/12", to: .document) == nil)
  }
}
