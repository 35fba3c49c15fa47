import AddressLiterals
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// What becomes of an address when a document changes, and when that is taken back.
@Suite struct AddressShiftTests {
  private static let list: PartAddress = "/dialogs/d/alert/otherButtons"

  /// A change, an address before it, and after it where that is another one.
  private static let changes: [(DocumentEdit, PartAddress, PartAddress?)] = [
    (.insert(path: list / 1, .text("B")), list / 0, nil),
    (.insert(path: list / 1, .text("B")), list / 1 + "/title", list / 2 + "/title"),
    (.insert(path: list / .end, .text("B")), list / 1, nil),
    (.remove(path: list / 1), list / 0, nil),
    (.remove(path: list / 1), list / 2 + "/then/0", list / 1 + "/then/0"),
    (.move(path: list / 0, to: 2), list / 0, list / 2),
    (.move(path: list / 0, to: 2), list / 1, list / 0),
    (.move(path: list / 2, to: 0), list / 1, list / 2),
    (.move(path: list / 0, to: 1), list / 2, nil),
    (.move(path: list / 0, to: 1), list, nil),
    (.rename(path: "/dialogs/d", to: "a/b"), list, "/dialogs/a~1b/alert/otherButtons"),
    (.rename(path: "/dialogs/d", to: "e"), "/dialogs/dd/alert", nil),
    (.rename(path: "/dialogs/d", to: "e"), "/screens/d", nil),
    // Another id or type is no part of the address.
    (.rename(path: "/screens/a/controls/0", to: "b"), "/screens/a/controls/0/title", nil),
    // A name can be a number, and is no place then.
    (.rename(path: "/scenarios/1", to: "3"), "/scenarios/1/steps", "/scenarios/3/steps"),
    (.remove(path: "/scenarios/1"), "/scenarios/2", nil),
    (.insert(path: "/scenarios/1", .text("")), "/scenarios/2", nil),
    (.set(path: list / 0, .text("A")), list / 0, nil),
    (.remove(path: "/dialogs/d"), "/dialogs/e", nil),
    (.remove(path: list / 0), "/dialogs/e/alert/otherButtons/1", nil),
  ]

  @Test(arguments: changes.indices)
  func anAddressFollows(_ number: Int) {
    let (edit, old, changed) = AddressShiftTests.changes[number]
    let new = changed ?? old
    let shift = AddressShift(edit)
    #expect(old.shifted(by: shift).text == new.text)
    #expect(new.shifted(by: shift.inverse).text == old.text)
    #expect(shift.inverse.inverse == shift)
  }

  @Test func aChangeWithoutAPlaceShiftsNothing() {
    #expect(AddressShift(.set(path: "/screens/a/controls/0", .text(""))).isEmpty)
    #expect(AddressShift(.comment(path: "/screens/a/controls/0", [])).isEmpty)
    #expect(AddressShift(.insert(path: "/screens/a/controls/-", .text(""))).isEmpty)
    #expect(AddressShift(.remove(path: .document)).isEmpty)
    #expect(!AddressShift(.remove(path: "/screens/a/controls/0")).isEmpty)
  }

  /// Few tokens, so that a change is often about what an address leads through.
  private static func address(_ numbers: inout Numbers) -> PartAddress {
    let tokens = ["0", "1", "2", "3", "a", "b", "-", "", "a/b", "~", "02"]
    let start: PartAddress = Bool.random(using: &numbers) ? "/scenarios" : .document
    return (0..<Int.random(in: 0...4, using: &numbers)).reduce(start) { address, _ in
      address / .named(tokens.randomElement(using: &numbers) ?? "")
    }
  }

  @Test(arguments: 0..<20)
  func thereAndBackIsWhereItWas(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    for _ in 0..<500 {
      let path = AddressShiftTests.address(&numbers)
      let place = Int.random(in: 0...3, using: &numbers)
      let edit: DocumentEdit =
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: .insert(path: path, .text(""))
        case 1: .remove(path: path)
        case 2: .move(path: path, to: place)
        default: .rename(path: path, to: "new")
        }
      let address = AddressShiftTests.address(&numbers)
      // What has gone has no place to come back from.
      if case .remove = edit, path.contains(address) { continue }
      let shift = AddressShift(edit)
      let there = address.shifted(by: shift)
      #expect(
        there.shifted(by: shift.inverse) == address,
        "\(edit): \(address.text) is \(there.text) after it")
      #expect(there.tokens.count == address.tokens.count)
    }
  }
}

/// The same numbers from the same seed.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
