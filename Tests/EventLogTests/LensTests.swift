import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// The words of calls and inputs for designers and presenters.
@Suite struct LensTests {
  private let text = LensText(Prototype(), indices: [])

  private func words(_ content: Row.Content, _ lens: Lens) -> String? {
    text.words(row(content, target: .application), lens)
  }

  /// No selector is without a sentence, and none has that of another of its kind.
  @Test(arguments: [Lens.designer, .presenter])
  func everySelectorHasWords(_ lens: Lens) throws {
    for selector in Selector.allCases {
      let said = try #require(words(.call(selector, .none, returned: nil), lens))
      #expect(!said.isEmpty && !said.contains("{") && !said.contains(selector.name))
      let ends = said.hasSuffix(".") || said.hasSuffix("?")
      #expect(lens == .presenter || ends, "\(said)")
      #expect(lens == .designer || !said.contains("person"), "\(said)")
    }
    let designer = Selector.allCases.compactMap {
      words(.call($0, .none, returned: nil), .designer)
    }
    // Memory runs out for the application and for its screens.
    #expect(Set(designer).count >= Selector.allCases.count - 1)
  }

  private static let inputs: [Input] = [
    .launch, .tapButton(DialogID(0), index: 1), .tapOutside, .tapBack, .memoryWarning,
    .edit(.type("x")), .edit(.paste("x")), .edit(.delete()), .undo, .redo, .pressReturn, .pressTab,
    .home, .power, .interrupt(true),
    .interrupt(false), .launchApp, .killApp, .openApp, .systemCancel(DialogID(0)),
    .switcher(true), .switcher(false), .pullDown(true), .pullDown(false), .slide,
    .openNotification(NotificationID(0), delivery: nil),
    .closeNotification(NotificationID(0), delivery: nil),
    .fireNotification(NotificationID(0), scheduled: nil),
    .removeNotification(NotificationID(0), scheduled: nil),
    .removeFromCenter(NotificationID(0), delivery: nil), .setTimeZone("Europe/Paris"),
    .rotate(.landscape), .goOn, .cancelLoader(DialogID(0)),
    .answer(.textFieldShouldClear, true, target: nil), .cancelPicker(DialogID(0)),
    .perform(.goBack), .endActivity(1, completed: true), .endActivity(1, completed: false),
  ]

  @Test(arguments: inputs)
  func everyInputHasWords(_ input: Input) throws {
    for lens in [Lens.designer, .presenter] {
      let said = try #require(words(.input(input, title: "OK", ignored: nil), lens))
      #expect(!said.isEmpty && !said.contains("{"))
      if lens == .presenter { #expect(!said.lowercased().contains("person")) }
    }
  }

  @Test func theDeveloperHasTheSelectors() {
    #expect(words(.call(.viewDidLoad, .none, returned: nil), .developer) == nil)
    #expect(words(.animation(.hidden), .designer) == nil)
  }

  @Test func answersAndTitlesAreThere() {
    let asks = Row.Content.call(.alertViewShouldEnableFirstOtherButton, .none, returned: false)
    #expect(words(asks, .designer)?.hasSuffix(" No.") == true)
    #expect(words(asks, .presenter)?.hasSuffix(" No") == true)
    let tap = Row.Content.input(.tapButton(DialogID(0), index: 1), title: "Sign\nOut", ignored: nil)
    #expect(words(tap, .presenter)?.contains("\n") == false)
    #expect(words(tap, .designer)?.hasPrefix("The person tapped “Sign") == true)
  }
}
