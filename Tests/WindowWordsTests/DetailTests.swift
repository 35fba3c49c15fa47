import DialogModel
import EventLog
import SampleRows
import Testing
import WindowWords

@testable import DialogSimulator

/// What the pane under the list says about a row.
@Suite struct DetailTests {
  private let entries = log(
    input(.tapButton(confirm, index: 1), "OK", at: 100, number: 1),
    clicked(1, at: 100), row(.console("hello"), at: 1_350))

  private func detail(_ log: EventLog? = nil, _ timeline: Timeline? = nil) -> DetailText {
    let log = log ?? entries
    let heading = { (number: Int) in
      log.entries.map(\.row).first { row in
        if case .input = row.content { row.input == number } else { false }
      }
    }
    return DetailText(log, words, heading: heading) { timeline?.state(at: $0) }
  }

  private func line(_ title: String, _ row: Row, in log: EventLog? = nil) -> String? {
    detail(log).lines(about: row).first { $0.title == title }?.text
  }

  @Test func theTitleIsASelectorOrASentence() {
    #expect(detail().title(of: clicked()) == "alertView:clickedButtonAtIndex:")
    #expect(detail().title(of: input(.home)) == "pressed Home")
    #expect(detail().title(of: row(.console("hello"))) == "console: hello")
  }

  @Test func theCauseIsTheInputAndHowLongBefore() {
    #expect(line("Cause", clicked(1, at: 100)) == "tapped OK, at the same moment")
    #expect(
      line("Cause", row(.console("x"), at: 1_350))
        == "tapped OK, \(StopText.grouped(1_250)) ms earlier")
    #expect(line("Cause", row(.console("x"), at: 61_100)) == "tapped OK, 61.000 s earlier")
    // Without a heading there is no line, rather than an empty one.
    #expect(line("Cause", clicked(1, input: 7)) == nil)
  }

  @Test func anInputSaysWhyItHadNoEffectAndWhatToDo() {
    let ignored = input(.tapButton(confirm, index: 1), "OK", ignored: .entering)
    #expect(line("Why", ignored) == "the entry of confirm has not ended")
    #expect(line("To do", ignored) == AdviceText.text(.entering))
    let answered = input(.tapButton(confirm, index: 1), "OK")
    #expect(line("Why", answered) == nil && line("To do", answered) == nil)
    #expect(line("Why", input(.home), in: log(input(.home))) == "no calls")
  }

  @Test func aRefusalSaysWhatToDo() {
    let refused = row(.refused(.present(confirm), .alreadyShowing))
    #expect(
      line("To do", refused)
        == "Dismiss it first, and present it inside its didDismiss. Code that makes a new one each "
        + "time would show a second one: present: {dialog: confirm, new: true}.")
    #expect(line("Why", refused) == RuleText.sentence(refused.rule))
  }

  @Test func everyRowSaysWhatItIs() {
    for content in [
      Row.Content.console("x"), .animation(.hidden), .action(.present(confirm), waits: false),
      .task(.hangs),
    ] {
      #expect(line("What", row(content))?.isEmpty == false, "\(content)")
    }
  }

  /// Of the application's calls the state is known from the call alone.
  @Test func theStateBeforeAndAfterIsNamed() throws {
    let left = row(
      .call(.applicationWillResignActive, .none, returned: nil), target: .application)
    let state = try #require(detail(log(left)).state(at: 0))
    #expect(state.contains(" → "))
    #expect(detail(log(row(.console("x"), target: .application))).state(at: 0) == nil)
  }

  /// Of a dialog it is what the run's states say.
  @Test func theLifeOfADialogIsNamedBeforeAndAfter() throws {
    let inputs: [(SimulatedTime, Input)] = [
      (.zero, .launch), (.zero, .perform(.present(confirm))),
      (SimulatedTime(milliseconds: 400), .tapButton(confirm, index: 1)),
    ]
    let timeline = Timeline(
      of: Simulator(prototype), performing: inputs, until: SimulatedTime(milliseconds: 900))
    var entries = EventLog()
    entries.append(timeline.rows())
    let said = entries.entries.indices.compactMap { place -> String? in
      guard case .call(let selector, _, _) = entries.entries[place].row.content else { return nil }
      return detail(entries, timeline).state(at: place).map { "\(selector.name) \($0)" }
    }
    #expect(
      said == [
        "willPresentAlertView: not showing → presenting",
        "alertViewShouldEnableFirstOtherButton: presenting",
        "didPresentAlertView: presenting → presented",
        "alertView:clickedButtonAtIndex: presented",
        "alertView:willDismissWithButtonIndex: presented → dismissing",
        "alertView:didDismissWithButtonIndex: dismissing → not showing",
      ])
    // Without states nothing is said of it.
    #expect(detail(entries).state(at: entries.entries.count - 1) == nil)
  }

  // MARK: The note next to a call

  private func note(
    _ selector: Selector, _ argument: Row.CallArgument, returned: Bool? = nil,
    heading: Row? = nil
  ) -> String {
    let indices = Simulator(prototype).indices
    return DetailNote(indices: indices).text(
      row(.call(selector, argument, returned: returned))
    ) { _ in heading }
  }

  @Test func aButtonIndexIsExplained() {
    #expect(note(.alertViewClickedButtonAtIndex, .buttonIndex(1)) == "buttonIndex 1 = “OK”")
    #expect(note(.alertViewClickedButtonAtIndex, .buttonIndex(9)) == "buttonIndex 9: no button")
    // As it showed when it was tapped.
    let tapped = input(.tapButton(confirm, index: 1), "Yes!")
    #expect(
      note(.alertViewClickedButtonAtIndex, .buttonIndex(1), heading: tapped)
        == "buttonIndex 1 = “Yes!”")
    #expect(
      note(.actionSheetClickedButtonAtIndex, .buttonIndex(-1)).hasPrefix("No button was hit"))
  }

  @Test func theButtonsAreCounted() {
    func buttons(_ content: Row.Content, of dialog: DialogID = confirm) -> DetailText.Line? {
      DetailNote(indices: Simulator(prototype).indices)
        .buttons(row(content, target: .dialog(dialog)))
    }
    let shown = buttons(.call(.willPresentAlertView, .none, returned: nil))
    #expect(shown?.title == "Buttons")
    #expect(shown?.text == "2 · cancel 0 · first other 1")
    #expect(
      buttons(.call(.willPresentActionSheet, .none, returned: nil), of: share)?.text
        == "0 · cancel -1 · destructive -1 · first other -1")
    // No line for a dialog without such buttons, nor for a row that is no call.
    #expect(buttons(.call(.popoverControllerDidDismissPopover, .none, returned: nil)) == nil)
    #expect(buttons(.console("x")) == nil)
  }

  @Test func otherArgumentsAreExplained() {
    let selector = Selector.alertViewClickedButtonAtIndex
    #expect(note(selector, .none) == "")
    #expect(note(selector, .completed(true)) == "YES: completed")
    #expect(note(selector, .completion(nil, false)) == "nil: nothing was chosen")
    #expect(note(selector, .completion("mail", true)) == "“mail” was chosen")
    #expect(
      note(selector, .change(TextRange(2, 1), "a\nb")) == "1 UTF-16 units at 2 become “a\\nb”")
    #expect(
      DetailNote(indices: []).text(row(.console("x"))) { _ in nil } == "")
  }

  // MARK: The chain of calls

  @Test func aChainNamesWhatIsNotTheRowsOwn() {
    let entries = log(
      input(.tapButton(confirm, index: 1), "OK"), clicked(1),
      row(.call(.alertViewWillDismissWithButtonIndex, .buttonIndex(1), returned: nil)))
    let chain = OrderChain(around: 1, in: entries)
    let text = OrderText(chain, [.d1], words.names)
    #expect(text.steps.count == chain.steps.count && !text.steps.isEmpty)
    #expect(text.targets.allSatisfy { $0 == "confirm" })
    #expect(!text.steps.contains { $0.contains("confirm") })
    #expect(text.name == "Order: \(text.steps.joined(separator: ", ")); rule D1")
    #expect(text.shortRule == "rule D1" && text.help.hasPrefix(text.longRule + "\n"))
  }

  @Test func withoutAChainTheRuleIsAlone() {
    let chain = OrderChain(around: 0, in: log(row(.console("x"))))
    #expect(OrderText(chain, [.d1], words.names).name == "Rule D1")
  }

  // MARK: The open question

  @Test func aQuestionSaysWhatItIsAbout() throws {
    var asking = prototype
    asking.dialogs[0].delegate.returns = [.alertViewShouldEnableFirstOtherButton: .ask]
    var simulator = Simulator(asking)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    #expect(words.question(in: simulator) == nil)
    simulator.perform(.perform(.present(confirm)), at: simulator.state.now)
    simulator.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(
      words.question(in: simulator)
        == "confirm asks whether OK may be pressed. Time stops until you answer.")
  }

  // MARK: The call in the list

  static let arguments: [(Row.CallArgument, String)] = [
    (.none, ""), (.buttonIndex(-1), "-1"), (.null, "nil"), (.completed(false), "false"),
    (.viewController(true), ""),
  ]

  @Test(arguments: arguments)
  func argumentsAreShort(_ argument: Row.CallArgument, _ text: String) {
    #expect(CallText.arguments(argument) == text)
  }

  @Test func theSendersPartOfASelectorIsDim() {
    #expect(
      CallText.markup("alertView:clickedButtonAtIndex:")
        == "<span alpha=\"60%\">alertView:</span>clickedButtonAtIndex:")
    #expect(CallText.markup("alertViewCancel:") == "alertViewCancel:")
    #expect(CallText.markup("name") == "name")
  }

  @Test func natureIsAWord() {
    #expect(CallText.nature(.will) == "will" && CallText.nature(.asks) == "asks")
  }
}
