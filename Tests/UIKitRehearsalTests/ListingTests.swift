import Testing
import UIKitRehearsal

@testable import Listings

/// A listing, and what a person does with it.
struct Listing: Sendable, CustomTestStringConvertible {
  let name: String
  let scenario: String
  var device = Rehearsal.Device.phone
  let root: @MainActor @Sendable () -> UIViewController
  var delegate: @MainActor @Sendable () -> (any UIApplicationDelegate)? = { nil }
  let acts: @MainActor @Sendable (Rehearsal) -> Void

  var testDescription: String { "\(name), \(scenario)" }

  static let all: [Listing] = [
    Listing(name: "NotSoFast", scenario: "yes", root: { NotSoFast() }) {
      $0.tap("Dig It Up")
      $0.tap("Yes")
    },
    Listing(name: "NotSoFast", scenario: "maybe", root: { NotSoFast() }) {
      $0.tap("Dig It Up")
      $0.tap("Maybe")
    },
    Listing(name: "NotSoFast", scenario: "system-cancel", root: { NotSoFast() }) {
      $0.tap("Dig It Up")
      $0.settle()
      $0.systemCancel()
    },
    Listing(name: "NotSoFastNil", scenario: "yes", root: { NotSoFastNil() }) {
      $0.tap("Dig It Up")
      $0.tap("Yes")
    },
    Listing(name: "NotSoFastNil", scenario: "system-cancel", root: { NotSoFastNil() }) {
      $0.tap("Dig It Up")
      $0.settle()
      $0.systemCancel()
    },
    Listing(name: "EnableOK", scenario: "a-name", root: { EnableOK() }) {
      $0.tap("Christen")
      $0.tap("OK")
      $0.type("Ann")
      $0.tap("OK")
    },
    Listing(name: "ChooseLayout", scenario: "four-by-three", root: { ChooseLayout() }) {
      $0.tap("Layout")
      $0.tap("4 by 3")
    },
    Listing(name: "ChooseLayout", scenario: "cancel", root: { ChooseLayout() }) {
      $0.tap("Layout")
      $0.tap("Cancel")
    },
    Listing(
      name: "HeyHo", scenario: "outside", device: .tablet,
      root: { UINavigationController(rootViewController: HeyHo()) }
    ) {
      $0.tap("Sing")
      $0.tap("Sing")
      $0.tapOutside()
      $0.settle()
      $0.tap("Sing")
      $0.tap("Ho")
    },
    Listing(
      name: "Coffee", scenario: "in-front", root: { Coffee() }, delegate: { CoffeeApplication() }
    ) {
      $0.tap("Remind Me")
      $0.run(for: 15)
    },
    Listing(
      name: "Coffee", scenario: "away", root: { Coffee() }, delegate: { CoffeeApplication() }
    ) {
      $0.tap("Remind Me")
      $0.press(.home)
      $0.tap("The kettle is hot")
    },
    Listing(
      name: "Coffee", scenario: "ended", root: { Coffee() }, delegate: { CoffeeApplication() }
    ) {
      $0.tap("Remind Me")
      $0.press(.home)
      $0.killApp()
      $0.tap("The kettle is hot")
    },
    Listing(name: "SharePhone", scenario: "copy", root: { SharePhone() }) {
      $0.tap("Share")
      $0.tap("Copy")
    },
    Listing(name: "SharePhone", scenario: "cancel", root: { SharePhone() }) {
      $0.tap("Share")
      $0.tap("Cancel")
    },
    Listing(name: "SharePad", scenario: "outside", device: .tablet, root: { SharePad() }) {
      $0.tap("Share")
      $0.tapOutside()
    },
    Listing(name: "SharePad", scenario: "copy", device: .tablet, root: { SharePad() }) {
      $0.tap("Share")
      $0.tap("Copy")
    },
    Listing(name: "BeCool", scenario: "cool", root: { BeCool() }) {
      $0.tap("Share")
      $0.tap("Be Cool")
    },
    Listing(name: "Mustache", scenario: "done", root: { Mustache() }) {
      $0.tap("Share")
      $0.tap("Mustache")
      $0.tap("Done")
    },
    Listing(name: "Mustache", scenario: "left", root: { Mustache() }) {
      $0.tap("Share")
      $0.tap("Mustache")
      $0.tap("Leave It")
    },
    Listing(name: "FieldMethods", scenario: "digits", root: { FieldMethods() }) {
      $0.tap("Grams")
      $0.type("12a")
      $0.press(.clear)
      $0.type("7")
      $0.press(.return)
    },
    Listing(name: "AlertLoader", scenario: "confirm", root: { AlertLoader() }) {
      $0.tap("Leave")
      $0.tap("Confirm")
      $0.tap("OK")
    },
  ]

  /// A run of it, at rest.
  @MainActor
  func rehearse() -> Rehearsal {
    let run = Rehearsal(root(), delegate: delegate(), device: device)
    acts(run)
    run.settle()
    return run
  }
}

@MainActor
struct ListingTests {
  @Test(arguments: Listing.all)
  func callsAreThoseOfTheDocument(_ listing: Listing) throws {
    let run = listing.rehearse()
    try run.expect(
      document: "../../data/listings/\(listing.name).rehearsal.yaml", scenario: listing.scenario)
  }

  @Test(arguments: Listing.all)
  func theRunWritesADocumentThatDoesTheSame(_ listing: Listing) throws {
    let run = listing.rehearse()
    let text = try run.document()
    for call in run.expectation { #expect(text.contains(call)) }
  }

  @Test(arguments: Listing.all)
  func nothingIsFoundButTheBusyMainThread(_ listing: Listing) {
    let found = listing.rehearse().findings.map(\.kind)
    #expect(found == (listing.name == "AlertLoader" ? [.blocked] : []))
  }
}
