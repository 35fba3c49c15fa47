import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing

/// What a changed document does to a run.
@MainActor @Suite struct ReloadTests {
  private let clock = VirtualClock()

  /// Screens `one`, `two` and alerts by name, each with a button of this title.
  private func prototype(_ dialogs: String..., screens: [String] = ["one", "two"], button: String)
    -> Prototype
  {
    var prototype = Prototype()
    prototype.screens = screens.map { Screen(id: $0, title: $0) }
    prototype.dialogs = dialogs.map { name in
      var alert = Alert()
      alert.cancelButton = Button(title: Template(button))
      alert.otherButtons = [Button(title: Template("OK"))]
      return Dialog(id: name, alert: alert)
    }
    prototype.start = screens.isEmpty ? nil : .screen(ScreenID(0))
    return prototype
  }

  private func launched(_ prototype: Prototype) -> Session {
    let session = Session(prototype, clock: clock)
    session.send(.launch)
    return session
  }

  private func present(_ index: Int, in session: Session) {
    session.send(.perform(.present(DialogID(index))))
    clock.jump(to: clock.now.after(milliseconds: 250))
    session.advance()
  }

  private func headings(_ session: Session) -> [Input] {
    session.log.entries.compactMap {
      if case .input(let input, _, _) = $0.row.content { input } else { nil }
    }
  }

  private func calls(_ session: Session) -> [String] {
    session.log.entries.compactMap { entry in
      let run = session.log.earlierRun(of: entry.row)
      let prototype = run.map { session.log.earlierRuns[$0].prototype } ?? session.prototype
      return TextLine(prototype).line(entry.row)
    }
  }

  @Test func screenAndDialogsStayWhereverTheyStandInTheDocument() {
    let old = launched(prototype("a", "b", button: "Old"))
    old.send(.perform(.goTo(ScreenID(1))))
    present(0, in: old)
    present(1, in: old)
    let new = old.reloaded(
      prototype("c", "b", "a", screens: ["zero", "two"], button: "New"), named: "f",
      clock: VirtualClock())
    #expect(new.state.screen == ScreenID(1))
    #expect(new.state.showings.map(\.dialog) == [DialogID(2), DialogID(1)])
    #expect(new.state.showings.map(\.texts.buttons) == [["New", "OK"], ["New", "OK"]])
    // Nothing moves: a save is no reason to.
    #expect(new.state.showings.map(\.isUp) == [true, true])
    #expect(!new.state.isMoving)
  }

  /// An alert `a` and a screen `one`, each with a field, and whether these are secure.
  private func asking(_ initial: String, alertSecure: Bool, screenSecure: Bool) -> Prototype {
    var prototype = prototype("a", button: "OK")
    var alert = Alert()
    alert.style = alertSecure ? .secureText : .plainText
    alert.textFields = [TextField(text: initial, isSecure: alertSecure)]
    prototype.dialogs[0] = Dialog(id: "a", alert: alert)
    prototype.screens[0].controls = [
      Control(
        id: "name", kind: .textField(TextField(text: initial, isSecure: screenSecure)),
        text: "Name")
    ]
    return prototype
  }

  @Test func whatWasTypedStays() throws {
    let old = launched(asking("", alertSecure: true, screenSecure: false))
    old.send(.tapField(.control(ControlID(screen: ScreenID(0), index: 0))))
    old.send(.edit(.type("Robin")))
    present(0, in: old)
    old.send(.edit(.type("s3cret")))
    let new = old.reloaded(
      asking("new", alertSecure: true, screenSecure: false), named: "f", clock: VirtualClock())
    #expect(new.state.showings.last?.fields.map(\.text) == ["s3cret"])
    #expect(new.state.controlFields.values.map(\.text) == ["Robin"])
    #expect(!"\(headings(new))".contains("s3cret"))
    // A secret does not become visible because a document changed.
    let open = new.reloaded(
      asking("open", alertSecure: false, screenSecure: false), named: "f", clock: VirtualClock())
    #expect(open.state.showings.last?.fields.map(\.text) == ["open"])
    // Text that was not typed is the document's.
    let untouched = launched(asking("old", alertSecure: false, screenSecure: false))
    let changed = untouched.reloaded(
      asking("new", alertSecure: false, screenSecure: false), named: "f", clock: VirtualClock())
    #expect(changed.state.controlFields.values.map(\.text) == ["new"])
  }

  @Test func whatWasTypedComesBackOnce() {
    let old = launched(asking("", alertSecure: false, screenSecure: false))
    present(0, in: old)
    old.send(.edit(.type("Robin")))
    let document = asking("new", alertSecure: false, screenSecure: false)
    let new = old.reloaded(document, named: "f", clock: VirtualClock())
    #expect(new.state.showings.last?.fields.map(\.text) == ["Robin"])
    // Shown anew, the alert is the document's.
    new.send(.perform(.dismiss(DialogID(0), buttonIndex: nil, animated: false)))
    #expect(new.state.showings.isEmpty)
    new.send(.perform(.present(DialogID(0))))
    #expect(new.state.showings.last?.fields.map(\.text) == ["new"])
  }

  /// A popover with a field, behind so many labels.
  private func popover(_ labels: Int, isSecure: Bool) -> Prototype {
    var prototype = prototype("a", button: "OK")
    prototype.device = .tablet
    var controls = (0..<labels).map { Control(id: "label-\($0)", kind: .label, text: "Words") }
    controls.append(
      Control(id: "name", kind: .textField(TextField(isSecure: isSecure)), text: "Name"))
    prototype.dialogs[0] = Dialog(
      id: "a", kind: .popover(Popover(view: PresentedView(controls: controls))))
    return prototype
  }

  @Test func soItDoesInAPopover() throws {
    let old = launched(popover(0, isSecure: true))
    present(0, in: old)
    old.send(.tapControl(ControlID(.dialog(DialogID(0)), index: 0)))
    old.send(.edit(.type("s3cret")))
    let new = old.reloaded(popover(2, isSecure: true), named: "f", clock: VirtualClock())
    let field = FieldID.control(ControlID(.dialog(DialogID(0)), index: 2))
    #expect(new.state.field(field)?.text == "s3cret")
    let open = new.reloaded(popover(2, isSecure: false), named: "f", clock: VirtualClock())
    #expect(open.state.field(field)?.text == "")
  }

  @Test func theValuesOfControlsStay() {
    func made(_ kinds: (String, Control.Kind)...) -> Prototype {
      var prototype = prototype("a", button: "OK")
      prototype.screens[0].controls = kinds.map { Control(id: $0.0, kind: $0.1, text: $0.0) }
      return prototype
    }
    func segmented(_ titles: String...) -> Control.Kind { .segmented(titles: titles, selected: 0) }
    func id(_ index: Int) -> ControlID { ControlID(screen: ScreenID(0), index: index) }
    let old = launched(
      made(("s", .switch(isOn: false)), ("p", segmented("A", "B", "C")), ("q", segmented("A", "B")))
    )
    old.send(.tapControl(id(0)))
    old.send(.tapSegment(id(1), index: 2))
    old.send(.tapSegment(id(2), index: 1))
    let changed = made(
      ("q", .switch(isOn: false)), ("p", segmented("A", "B")), ("s", .switch(isOn: false)))
    let new = old.reloaded(changed, named: "f", clock: VirtualClock())
    #expect((0...2).map { new.simulator.value(of: id($0)) } == [0, 0, 1])
  }

  @Test func flagsKeepTheirValuesByTheirNames() {
    func made(_ flags: (String, Bool)...) -> Prototype {
      var document = prototype("a", button: "x")
      document.flags = flags.map { Prototype.Flag(id: $0.0, isSet: $0.1) }
      return document
    }
    let old = launched(made(("gone", false), ("busy", false), ("old", false), ("seen", true)))
    for index in 0...2 { old.send(.perform(.setFlag(FlagID(index), .toggles))) }
    // A value that has not changed is that of the new document.
    let changed = made(("seen", false), ("new", false), ("busy", false))
    let new = old.reloaded(changed, named: "f", renamed: ["old": "new"], clock: VirtualClock())
    #expect(new.state.flags == [FlagID(1), FlagID(2)])
  }

  @Test func reloadContinuesLogUnderOwnHeading() throws {
    let old = launched(prototype("a", button: "Old"))
    present(0, in: old)
    let new = old.reloaded(prototype("z", "a", button: "New"), named: "f", clock: VirtualClock())
    let reload = try #require(headings(new).last)
    #expect(headings(new) == [.launch, .perform(.present(DialogID(0))), reload])
    guard case .reload(let said) = reload, case .resumes(let place) = said.continuation else {
      Issue.record("\(reload)")
      return
    }
    #expect(said.document == "f")
    #expect(place.dialogs == [DialogID(1)])
    #expect(place.lost == [])
    // The calls of both runs, each in the words of its own document, and each run's own time.
    #expect(
      calls(new) == [
        "0.000  a  willPresentAlertView:",
        "0.000  a  alertViewShouldEnableFirstOtherButton: -> true",
        "0.250  a  didPresentAlertView:",
        "0.000  a  willPresentAlertView:",
        "0.000  a  alertViewShouldEnableFirstOtherButton: -> true",
        "0.250  a  didPresentAlertView:",
      ])
    #expect(new.log.calls(ofInput: 2) == 3)
    #expect(new.log.calls(ofInput: 3) == 3)
    #expect(new.log.callCount == 6)
    // No time lies between the last call of one run and the first of the next.
    #expect(new.log.entries.filter { $0.call == 4 }.map(\.delta) == [nil])
  }

  @Test func whatTheDocumentHasNoLongerIsSaid() {
    let old = launched(prototype("a", "b", button: "x"))
    old.send(.perform(.goTo(ScreenID(1))))
    present(0, in: old)
    present(1, in: old)
    let place = old.simulator.place(in: prototype("b", screens: ["one"], button: "x"))
    #expect(place.screen == nil)
    #expect(place.dialogs == [DialogID(0)])
    #expect(place.lost == ["two", "a"])
  }

  @Test func aStartDialogThatWasDismissedStaysAway() {
    var document = prototype("a", button: "x")
    document.start = .dialog(DialogID(0))
    let old = launched(document)
    clock.jump(to: SimulatedTime(milliseconds: 250))
    old.send(.tapButton(DialogID(0), index: 0))
    clock.jump(to: SimulatedTime(milliseconds: 1000))
    old.advance()
    #expect(old.state.showings.isEmpty)
    let new = old.reloaded(document, named: "f", clock: VirtualClock())
    #expect(new.state.showings.isEmpty)
    #expect(new.state.screen == ScreenID(0))
  }

  @Test func aDialogOnItsWayOutIsNotKept() {
    let document = prototype("a", button: "x")
    let old = launched(document)
    present(0, in: old)
    old.send(.tapButton(DialogID(0), index: 0))
    #expect(old.state.showings.map(\.isLeaving) == [true])
    #expect(old.simulator.place(in: document) == Reload.Place(screen: ScreenID(0)))
  }

  @Test func aScenarioBeginsWithThePlainLaunch() {
    var document = prototype("a", button: "x")
    document.start = .dialog(DialogID(0))
    let old = launched(document)
    let new = old.reloaded(document, named: "f", playing: "s", clock: VirtualClock())
    #expect(new.state.showings.map(\.isEntering) == [true])
  }

  @Test func clearingTheLogForgetsEarlierRunsToo() {
    let document = prototype("a", button: "x")
    let new = launched(document).reloaded(document, named: "f", clock: VirtualClock())
    new.clearLog()
    new.send(.perform(.present(DialogID(0))))
    #expect(new.log.entries.compactMap { new.log.earlierRun(of: $0.row) } == [])
    #expect(headings(new) == [.perform(.present(DialogID(0)))])
  }

  @Test func reloadRepeatsQuestion() {
    var document = prototype("a", button: "x")
    var delegate = Delegate()
    delegate.returns = [.alertViewShouldEnableFirstOtherButton: .ask]
    document.dialogs[0].delegate = delegate
    let old = launched(document)
    old.send(.perform(.present(DialogID(0))))
    #expect(old.state.hold != nil)
    let new = old.reloaded(document, named: "f", clock: VirtualClock())
    #expect(new.state.hold?.selector == .alertViewShouldEnableFirstOtherButton)
  }
}
