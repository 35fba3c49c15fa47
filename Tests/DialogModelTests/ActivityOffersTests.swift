import DialogModel
import Testing

/// Which built-in activities are offered for which items.
@Suite("Activity offers") struct ActivityOffersTests {
  /// The nine built-in activities, and whether each takes a text, a URL, an image and a file.
  static let table: [(BuiltInActivity, [Bool])] = [
    (.postToFacebook, [true, true, true, false]),
    (.postToTwitter, [true, true, true, false]),
    (.postToWeibo, [true, true, true, false]),
    (.message, [true, true, false, false]),
    (.mail, [true, false, true, true]),
    (.print, [false, false, true, true]),
    (.copyToPasteboard, [true, true, true, false]),
    (.assignToContact, [false, false, true, false]),
    (.saveToCameraRoll, [false, false, true, false]),
  ]

  static let items: [ActivityItem] = [
    .text("Hello"), .url("https://example.org/"), .image("one.png"), .file("one.txt"),
  ]

  @Test("nine activities, four kinds of item", arguments: table)
  func alone(activity: BuiltInActivity, takes: [Bool]) {
    for (item, isTaken) in zip(Self.items, takes) {
      var picker = ActivityPicker()
      picker.items = [item]
      #expect(picker.choices.contains(.builtIn(activity)) == isTaken, "\(item.kind)")
      picker.excluded = [activity]
      #expect(!picker.choices.contains(.builtIn(activity)))
    }
  }

  @Test("the table has all nine, in their order")
  func all() { #expect(Self.table.map(\.0) == BuiltInActivity.allCases) }

  @Test("any item that fits is enough", arguments: table)
  func any(activity: BuiltInActivity, takes: [Bool]) {
    var picker = ActivityPicker()
    picker.items = Self.items
    #expect(picker.choices.contains(.builtIn(activity)))
    let kinds = zip(Self.items.map(\.kind), takes).filter(\.1).map(\.0)
    let offer = picker.offers.first { $0.choice == .builtIn(activity) }
    #expect(offer?.reason == .takes(kinds))
  }

  @Test("why an activity is not there")
  func reasons() {
    var picker = ActivityPicker()
    func reason(_ choice: ActivityChoice) -> ActivityOffer.Reason? {
      picker.offers.first { $0.choice == choice }?.reason
    }
    #expect(picker.offers.allSatisfy { $0.reason == .noItems })
    picker.items = [.text("Hello")]
    picker.excluded = [.mail]
    picker.activities = [
      Activity(type: "x", accepts: [.file, .image]), Activity(type: "y"),
    ]
    #expect(reason(.builtIn(.mail)) == .excluded)
    #expect(reason(.builtIn(.print)) == .takesOthers([.image, .file]))
    #expect(reason(.custom(0)) == .takesOthers([.image, .file]))
    #expect(reason(.custom(1)) == .takes([.text]))
  }

  @Test("own activities come after the built-in ones, in their order")
  func order() {
    var picker = ActivityPicker()
    picker.items = [.text("Hello")]
    picker.activities = [Activity(type: "b"), Activity(type: "a")]
    #expect(picker.choices.suffix(2) == [.custom(0), .custom(1)])
    #expect(picker.choices.prefix(2) == [.builtIn(.postToFacebook), .builtIn(.postToTwitter)])
  }
}
