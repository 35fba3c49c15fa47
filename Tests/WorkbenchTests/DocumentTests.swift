import DialogModel
import DialogSimulator
import Session
import Testing
import Workbench

/// What a workbench does with its document.
@MainActor @Suite struct DocumentTests {
  private static let alert = """
    screens: {one: {title: One}, two: {title: Two}}
    dialogs: {a: {alert: {title: A, cancelButton: OK}}}
    """

  @Test func aDocumentIsOpened() throws {
    let bench = try Bench(Self.alert)
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(bench.workbench.hasDocument)
    #expect(bench.workbench.document.name == "f.yaml")
    #expect(bench.workbench.prototype?.dialogs.map(\.id) == ["a"])
    #expect(try bench.session.state.application == .active)
  }

  @Test func aNewDocumentOpensInEditOnce() throws {
    let bench = try Bench()
    try bench.write(Self.alert)
    var request = DocumentRequest(file: bench.file)
    bench.workbench.open(request)
    #expect(!bench.workbench.isEditing)
    request.isEdited = true
    bench.workbench.open(request)
    #expect(bench.workbench.isEditing)
    bench.workbench.startAgain()
    #expect(!bench.workbench.isEditing)
  }

  @Test func aDocumentThatNamesNoDeviceRunsOnTheUsualOne() throws {
    let bench = try Bench()
    for (line, named, wanted) in [
      ("", nil, Prototype.Device.tablet), ("device: phone\n", nil, .phone), ("", .phone, .phone),
    ] as [(String, Prototype.Device?, Prototype.Device)] {
      try bench.write(line + Self.alert)
      var request = DocumentRequest(file: bench.file)
      request.usualDevice = .tablet
      request.device = named
      bench.workbench.open(request)
      #expect(bench.workbench.prototype?.device == wanted)
    }
  }

  @Test func aNewRunIsToldBeforeItIsLaunched() throws {
    let bench = try Bench()
    try bench.write(Self.alert)
    var states: [State.ApplicationPhase] = []
    let observation = bench.workbench.observe { [workbench = bench.workbench] change in
      guard case .run = change, let session = workbench.session else { return }
      states.append(session.state.application)
    }
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(states == [.notRunning])
    observation.end()
  }

  @Test func severalObserve() throws {
    let bench = try Bench()
    try bench.write(Self.alert)
    var runs = [0, 0]
    let observations = runs.indices.map { index in
      bench.workbench.observe { if case .run = $0 { runs[index] += 1 } }
    }
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(runs == [1, 1])
    observations[0].end()
    bench.workbench.startAgain()
    #expect(runs == [1, 2])
    observations[1].end()
  }

  @Test func optionsStandAboveTheDocument() throws {
    let bench = try Bench()
    try bench.write(Self.alert + "\nstrings: {de: {One: Eins}}")
    var request = DocumentRequest(file: bench.file)
    request.device = .tablet
    request.era = .ios3
    request.start = "a"
    request.language = "de"
    #expect(request.hasOptions)
    bench.workbench.open(request)
    let session = try bench.session
    #expect(session.prototype.device == .tablet)
    #expect(session.prototype.era == .ios3)
    #expect(session.prototype.start == .dialog(DialogID(0)))
    #expect(session.prototype.screens.first?.title == "Eins")
  }

  @Test func optionsStandAboveTheAxesOfAScenario() throws {
    let bench = try Bench()
    try bench.write(
      Self.alert + "\nscenarios: {s: {textSize: largest, contrast: high, steps: [{wait: 1}]}}")
    var request = DocumentRequest(file: bench.file)
    request.axes = StageAxes(textSize: .small, direction: .rtl)
    #expect(request.hasOptions)
    bench.workbench.open(request)
    #expect(try bench.session.prototype.axes == request.axes)
    bench.workbench.startAgain(playing: "s")
    #expect(
      try bench.session.prototype.axes
        == StageAxes(textSize: .small, direction: .rtl, contrast: .high))
  }

  @Test func aTextIsADocument() throws {
    let bench = try Bench()
    var request = DocumentRequest()
    request.text = "rehearsal: 1\n" + Self.alert
    bench.workbench.open(request)
    #expect(bench.workbench.document.name == "standard input")
    #expect(bench.takeTold() == ["loaded", "run"])
    // No file, so nothing can have changed.
    bench.workbench.reload()
    #expect(bench.takeTold() == [])
  }

  /// What `rehearsal check` refuses, the window does not open either.
  @Test func aPatternThatCannotBeReadIsRefused() throws {
    let bench = try Bench("scenarios: {x: {steps: [{waitFor: /a(b/}], expect: []}}")
    let told = bench.takeTold()
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("2:35 the pattern cannot be read: ") == true, "\(told)")
    #expect(bench.workbench.session == nil)
  }

  @Test func filesOutsideTheFolderAreRefused() throws {
    let bench = try Bench("screens: {s: {image: ../x.png}}")
    #expect(
      bench.takeTold() == ["2:22 “../x.png” leads out of the document’s folder"])
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let bench = try Bench()
    bench.workbench.open(DocumentRequest(file: "\(bench.folder)/gone.yaml"))
    #expect(bench.takeTold() == ["there is no such file"])
    #expect(bench.workbench.session == nil)
    // Once it is there, it is read.
    try bench.write(Self.alert)
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(bench.takeTold() == ["loaded", "run"])
  }

  @Test func anotherDocumentTakesThePlaceOfTheOneBefore() throws {
    let bench = try Bench(Self.alert)
    let first = try bench.session
    _ = bench.takeTold()
    bench.workbench.open(DocumentRequest(file: "\(bench.folder)/gone.yaml"))
    #expect(bench.takeTold() == ["no run", "there is no such file"])
    #expect(bench.workbench.prototype == nil)
    #expect(first.state.application == .active)
  }

  @Test func closing() throws {
    let bench = try Bench(Self.alert)
    weak let session = bench.workbench.session
    _ = bench.takeTold()
    bench.workbench.close()
    #expect(bench.takeTold() == ["no run"])
    #expect(!bench.workbench.hasDocument)
    #expect(session == nil)
    // Nothing is there that could be told anything.
    bench.workbench.send(.home)
    bench.workbench.answer(true)
    bench.workbench.reload()
    bench.workbench.startAgain()
    bench.workbench.close()
    #expect(bench.takeTold() == [])
  }

  @Test func questionsAreAnswered() throws {
    let asks = "alertViewShouldEnableFirstOtherButton:"
    let bench = try Bench(
      "dialogs: {a: {alert: {otherButtons: [OK]}, delegate: {returns: {'\(asks)': ask}}}}")
    let session = try bench.session
    #expect(session.state.hold != nil)
    bench.workbench.answer(true)
    #expect(session.state.hold == nil)
  }
}
