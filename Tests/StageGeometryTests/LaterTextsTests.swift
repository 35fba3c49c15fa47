import DialogModel
import PangoRuler
import PrototypeFile
import StageGeometry
import Testing
import TextFitting

/// Texts that come while a document runs, and texts that are drawn in several ways.
@Suite struct LaterTextsTests {
  private let ruler: PangoRuler

  init() throws { ruler = try #require(PangoRuler(font: "Sans")) }

  private static let long =
    "Wiederherstellen aller Notizen dieses Gerätes aus dem letzten Backup von gestern"

  /// The texts that do not simply fit.
  private func findings(_ text: String) throws -> [FitFinding] {
    let document = try document(text)
    var axes = FitAxes(of: document)
    (axes.sizes, axes.orientations) = ([.normal], [.portrait])
    return FitReport(FitGrid(document, axes, ruler)).findings
  }

  /// The parts with texts that are cut.
  private func cut(_ text: String) throws -> [String] {
    try findings(text).filter { $0.verdict == .cut }.map(\.subject.name).sorted()
  }

  private func document(_ text: String) throws -> Prototype {
    let loaded = PrototypeDocument.load(Array("rehearsal: 1\n\(text)".utf8), in: .bare)
    return try #require(loaded.prototype, "\(loaded.problems)")
  }

  @Test func textsThatAnAlertIsGivenAreMeasured() throws {
    let found = try findings(
      """
      screens: {start: {}}
      dialogs:
        ask:
          alert:
            title: Sure?
            cancelButton: No
            otherButtons:
              - title: "Yes"
                then: {set: {dialog: ask, title: "\(LaterTextsTests.long) {buttonTitle}"}}
      tasks:
        load:
          simulate: {seconds: 1}
          whenDone: {set: {dialog: ask, title: "\(LaterTextsTests.long)s"}}
      start: ask
      """)
    #expect(
      Set(found.map(\.text.text)) == ["\(LaterTextsTests.long) Yes", "\(LaterTextsTests.long)s"])
    #expect(Set(found.map(\.subject.kind)) == [.dialog(DialogID(0))])
  }

  @Test func iconsThatAFieldIsGivenTakeRoomFromItsPlaceholder() throws {
    func isCut(_ placeholder: String, _ overlay: String) throws -> Bool {
      try !cut(
        """
        screens:
          start:
            controls:
              - {textField: "", id: f, placeholder: "\(placeholder)"}
              - {button: Go, then: {set: {field: f, overlay: \(overlay)}}}
        """
      ).isEmpty
    }
    var placeholder = "n"
    while try !isCut(placeholder + "n", "none") { placeholder += "n" }
    #expect(try !isCut(placeholder, "none"))
    #expect(try isCut(placeholder, "{left: search, right: search, mode: always}"))
  }

  @Test func aPlaceholderIsMeasuredThoughTheFieldHasAText() throws {
    let field = "{textField: Text, id: f, placeholder: \"\(LaterTextsTests.long)\"}"
    #expect(try cut("screens: {start: {controls: [\(field)]}}") == ["start"])
  }

  @Test func theBackButtonHasTheTitlesOfTheScreensBelow() throws {
    let found = try findings(
      """
      navigation: push
      screens:
        start: {title: "\(LaterTextsTests.long)", controls: [{button: Go, then: {goTo: next}}]}
        next: {title: Next, controls: [{button: On, then: {goTo: last}}]}
        last: {title: Last}
      """)
    let backs = found.filter { $0.text.place == .back }
    #expect(backs.map(\.subject.name) == ["next"] && backs.map(\.verdict) == [.cut])
    #expect(backs.map(\.text.text) == [LaterTextsTests.long])
    #expect(Set(found.map(\.subject.name)) == ["start", "next"])
  }

  @Test func viewsOfActivitiesAndScreensInsideThemAreMeasured() throws {
    let found = try findings(
      """
      screens: {start: {}, inner: {title: Inner}}
      dialogs:
        share:
          activityPicker:
            items: [{text: A}]
            activities:
              - type: a.b
                title: Print
                view:
                  title: "\(LaterTextsTests.long)"
                  controls:
                    - row: "\(LaterTextsTests.long)"
                      id: r
                      then: {goTo: {screen: inner, transition: push}}
                    - {button: Done, then: {finish: true}}
      """
    ).filter { $0.verdict == .cut }
    let activity = ActivityID(DialogID(0), index: 0)
    #expect(
      Set(found.map(\.text.place)) == [
        .part(StagePart(.activity(activity), .title)), .back,
        .part(StagePart(.control(ControlID(.activity(activity), index: 0)))),
      ])
    #expect(Set(found.map(\.subject.name)) == ["share"])
  }

  @Test func aNotificationIsMeasuredAsAnAlertToo() throws {
    let found = try cut(
      """
      application: {name: Notes}
      screens: {start: {}}
      notifications: {ring: {body: Time is up, action: "\(LaterTextsTests.long)"}}
      """)
    #expect(found == ["ring"])
  }

  // MARK: What cannot be translated

  private func untranslatable(_ text: String) throws -> [String] {
    let document = try document(text)
    var axes = FitAxes(of: document)
    axes.languages = ["en-XA"]
    return FitReport(FitGrid(document, axes, ruler)).untranslatable.map(\.text.text)
  }

  @Test func aNameThatIsOnlyATitleCannotBeTranslated() throws {
    let rest = "screens: {start: {}}\nnotifications: {ring: {body: Time is up}}"
    #expect(try untranslatable("title: Notes\n\(rest)") == ["Notes"])
    #expect(try untranslatable("application: {name: Notes}\n\(rest)").isEmpty)
    // The program's own word for an application without a name.
    #expect(try untranslatable(rest).isEmpty)
  }

  @Test func wordsOfTheSystemAreNotTheDocuments() throws {
    #expect(
      try untranslatable(
        """
        navigation: push
        application: {name: Notes}
        screens: {start: {controls: [{button: Go, then: {goTo: next}}]}, next: {title: Next}}
        notifications: {ring: {body: Time is up}}
        """
      ).isEmpty)
  }

  // MARK: What was measured before

  @Test func partsThatAreEqualAreMeasuredOnce() throws {
    func text(_ title: String) -> String {
      """
      screens: {start: {title: "\(LaterTextsTests.long)"}}
      dialogs: {a: {alert: {title: "\(title)", cancelButton: "\(LaterTextsTests.long)"}}}
      """
    }
    let memory = FitMemory()
    func cells(_ text: String, _ memory: FitMemory?) throws -> [FitCell] {
      let document = try document(text)
      var cells: [FitCell] = []
      FitGrid(document, FitAxes(of: document), ruler).measure(memory) { cells.append($0) }
      return cells
    }
    for title in ["One", "Two", "Two", "One"] {
      let (known, new) = (try cells(text(title), memory), try cells(text(title), nil))
      #expect(known.map(\.texts) == new.map(\.texts))
      #expect(known.map(\.setting) == new.map(\.setting))
    }
  }

  @Test func nothingIsMeasuredThatIsNotWanted() throws {
    let document = try document("screens: {start: {title: A}, next: {title: B}}")
    var (asked, cells) = (0, 0)
    FitGrid(document, FitAxes(of: document), ruler).measure(while: {
      asked += 1
      return asked < 2
    }) { _ in cells += 1 }
    #expect(asked == 2 && cells == FitAxes(of: document).count)
  }
}
