import DialogModel
import PrototypeFile
import Testing

/// Delegates: who hears what, answers what, does what.
@Suite struct DelegateTests {
  /// People remember a part of a method's name.
  @Test(arguments: [
    ("clicked", "did you mean “alertView:clickedButtonAtIndex:”?"),
    ("ShouldEnable", "did you mean “alertViewShouldEnableFirstOtherButton:”?"),
    ("dismiss", nil), ("zorkzork", nil),
  ])
  func aPartOfANameIsEnough(_ part: String, _ hint: String?) throws {
    let text = "rehearsal: 1\ndialogs: {a: {alert: {title: A}, delegate: {without: [\(part)]}}}\n"
    let problem = try #require(
      PrototypeDocument.load(Array(text.utf8), in: .bare).problems.first)
    #expect(problem.message == "there is no delegate method “\(part)”")
    #expect(problem.hint == hint)
    #expect(problem.suggestion == nil)
  }

  private func delegate(_ source: String) throws -> Delegate {
    try dialog("{alert: {}, delegate: \(source)}").delegate
  }

  @Test func implementEverythingByDefault() throws {
    #expect(try delegate("") == Delegate())
    #expect(try delegate("{}") == Delegate())
  }

  @Test func mayBeNil() throws {
    #expect(try delegate("none").isNil)
  }

  @Test func mayLackMethods() throws {
    var methods = SelectorSet.all
    methods.remove(.alertViewCancel)
    #expect(try delegate("{without: 'alertViewCancel:'}").methods == methods)
    #expect(try delegate("{without: ['alertViewCancel:']}").methods == methods)
    #expect(try delegate("{without: []}").methods == .all)
  }

  @Test func mayHaveSomeOnly() throws {
    let methods = SelectorSet([.alertViewCancel, .didPresentAlertView])
    let source = "{only: ['alertViewCancel:', 'didPresentAlertView:']}"
    #expect(try delegate(source).methods == methods)
    #expect(try delegate("{only: []}").methods == SelectorSet())
  }

  @Test(
    arguments: [("true", .always(true)), ("false", .always(false)), ("ask", .ask)]
      as [(String, Answer)])
  func answer(_ word: String, _ answer: Answer) throws {
    let delegate = try delegate("{returns: {'alertViewShouldEnableFirstOtherButton:': \(word)}}")
    #expect(delegate.returns == [.alertViewShouldEnableFirstOtherButton: answer])
  }

  @Test func doThings() throws {
    let delegate = try delegate(
      "{does: {'alertViewCancel:': {log: '{buttonIndex}'}, 'didPresentAlertView:': [{dismiss: a}]}}"
    )
    #expect(
      delegate.does == [
        .alertViewCancel: [.log(Template(pieces: [.buttonIndex]))],
        .didPresentAlertView: [.dismiss(DialogID(0), buttonIndex: nil, animated: true)],
      ])
  }

  @Test(arguments: ["", "true", "{}"])
  func anApplicationMayBeBare(_ source: String) throws {
    #expect(try prototype("application: \(source)").application == Prototype.Application())
  }

  @Test func anApplicationHasOne() throws {
    #expect(try prototype("application: false").application == nil)
    let application = try prototype(
      """
      application:
        name: 007
        without: 'applicationDidBecomeActive:'
        returns: {"application:didFinishLaunchingWithOptions:": false}
      """
    ).application
    #expect(application?.name == "007")
    #expect(application?.delegate.responds(to: .applicationDidBecomeActive) == false)
    #expect(
      application?.delegate.returns == [.applicationDidFinishLaunchingWithOptions: .always(false)])
  }

  @Test(arguments: [
    (
      "nobody",
      "2:36: error: “none”, “outside” or a map is expected here, this is “nobody”; write “delegate: none”"
    ),
    (
      "[none]",
      "2:36: error: “none”, “outside” or a map is expected here, this is a list; write “delegate: none”"
    ),
    (
      "{only: [], without: []}", "2:47: error: “without” is not allowed beside “only”"
    ),
    (
      "{only: 'alertviewCancel:'}",
      "2:43: error: there is no delegate method “alertviewCancel:”; "
        + "did you mean “alertViewCancel:”?"
    ),
    (
      "{only: alertViewCancel}",
      "2:43: error: there is no delegate method “alertViewCancel”; "
        + "did you mean “alertViewCancel:”?"
    ),
    (
      "{only: ['applicationDidBecomeActive:']}",
      "2:44: error: “applicationDidBecomeActive:” is a method of UIApplicationDelegate, "
        + "not of UIAlertViewDelegate"
    ),
    (
      "{only: 'actionSheetCancel:'}",
      "2:43: error: “actionSheetCancel:” is a method of UIActionSheetDelegate, "
        + "not of UIAlertViewDelegate"
    ),
    (
      "{only: {alertViewCancel: }}",
      "2:43: error: a list is expected here, this is a map; put “alertViewCancel:” in quotes"
    ),
    (
      "{only: [{alertViewCancel: }]}",
      "2:44: error: a delegate method is expected here, this is a map; "
        + "put “alertViewCancel:” in quotes"
    ),
    (
      "{returns: {'alertViewCancel:': true}}",
      "2:47: error: “alertViewCancel:” is not asked anything"
    ),
    (
      "{returns: {'alertViewShouldEnableFirstOtherButton:': yes}}",
      "2:89: error: “true”, “false”, “ask” or a map is expected here, this is “yes”; write “true”"
    ),
    (
      "{does: {'alertViewCancel:': x}}",
      "2:64: error: a list is expected here, this is a text; for example “[{present: a}]”"
    ),
    (
      "{without: 'alertViewCancel:', does: {'alertViewCancel:': []}}",
      "2:73: warning: the delegate does not have “alertViewCancel:”"
    ),
  ])
  func haveRules(_ delegate: String, _ message: String) {
    let source = "rehearsal: 1\ndialogs: {a: {alert: {}, delegate: \(delegate)}}"
    #expect(problems(source) == [message])
  }

  @Test func silentButtonsAreWarnedOf() throws {
    let button = "{title: x, then: {log: x},\n afterwards: {log: y}}"
    #expect(
      problems("rehearsal: 1\ndialogs: {a: {delegate: none, alert: {cancelButton: \(button)}}}")
        == [
          "2:64: warning: “then” never runs: the delegate does not hear "
            + "“alertView:clickedButtonAtIndex:”",
          "3:2: warning: “afterwards” never runs: the delegate does not hear "
            + "“alertView:didDismissWithButtonIndex:”",
        ])
    // A warning does not keep a document from loading.
    let document = "rehearsal: 1\ndialogs: {a: {delegate: none, alert: {cancelButton: \(button)}}}"
    #expect(PrototypeDocument.load(Array(document.utf8), in: .bare).prototype != nil)
  }
}
