import DialogModel
import DocumentWriter
import PrototypeFile
import Testing

/// Screens, and dialogs with controls of their own.
@Suite struct ViewTests {
  @Test func screensHaveLooks() throws {
    let screens = try prototype(
      "screens: {a: {image: a.png, barStyle: black, orientations: landscape}, b: }"
    ).screens
    #expect(screens[0].image == "a.png")
    #expect(screens[0].barStyle == .black)
    #expect(screens[0].orientations == [.landscape])
    #expect(screens[1] == Screen(id: "b"))
    #expect(screens[1].orientations == [.portrait, .landscape])
  }

  @Test func controlsAreOfManyKinds() throws {
    let controls = try prototype(
      "screens: {a: {controls: [{barButton: A}, {toolbarButton: B}, {tab: C, then: {log: x}}]}}"
    ).screens[0].controls
    #expect(
      controls == [
        Control(id: "a", kind: .barButton, text: "A"),
        Control(id: "b", kind: .toolbarButton, text: "B"),
        Control(id: "c", kind: .tab, text: "C", then: [.log(Template("x"))]),
      ])
  }

  @Test func dialogsHaveControls() throws {
    let document = try prototype(
      """
      dialogs:
        v: {presentedView: {title: V, controls: {button: Done, then: {dismiss: v}}}}
        f: {formSheet: }
        p:
          popover: {title: P, controls: [{button: A}, {button: A}], from: view, modal: true,
            passthrough: [done, a-2]}
      """)
    let view = PresentedView(
      title: "V",
      controls: [
        Control(
          id: "done", kind: .button, text: "Done",
          then: [.dismiss(DialogID(0), buttonIndex: nil, animated: true)])
      ])
    #expect(document.dialogs[0].kind == .presentedView(view))
    #expect(document.dialogs[0].controls == view.controls)
    #expect(document.dialogs[1].kind == .formSheet(PresentedView()))
    guard case .popover(let popover) = document.dialogs[2].kind else {
      Issue.record("no popover")
      return
    }
    #expect(popover.view.controls.map(\.id) == ["a", "a-2"])
    #expect(popover.source == .view)
    #expect(popover.isModal)
    #expect(
      popover.passthrough == [
        ControlReference(
          name: "done", candidates: [ControlID(.dialog(DialogID(0)), index: 0)]),
        ControlReference(name: "a-2", candidates: [ControlID(.dialog(DialogID(2)), index: 1)]),
      ])
  }

  /// Left out, nothing, a control of that name, and a list.
  @Test(
    arguments: [
      ("", []), (", passthrough: nil", nil), (", passthrough: 'nil'", nil),
      (", passthrough: [nil]", ["nil"]), (", passthrough: []", []), (", passthrough: a", ["a"]),
    ] as [(String, [String]?)])
  func passthroughMayBeNil(_ source: String, _ names: [String]?) throws {
    let document = try prototype(
      """
      screens: {s: {controls: [{button: Nil}, {button: A}]}}
      dialogs: {p: {popover: {modal: true\(source)}}}
      """)
    #expect(document.dialogs[0].popover?.passthrough?.map(\.name) == names)
    let text = try PrototypeDocument.text(of: document)
    #expect(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype == document)
  }

  @Test func aPopoverHasNoButtonsToAskFor() throws {
    func steps(_ property: String) -> String {
      "dialogs: {p: {popover: }}\nscenarios: {x: {steps: {assertProperty: {dialog: p, \(property)}}}}"
    }
    let example = Marked(
      steps("⟨numberOfButtons: 0"), "“p” is of the kind “popover”, which has no “numberOfButtons”")
    #expect(example.problems.found == example.problems.expected)
    let document = try prototype(steps("visible: false"))
    let text = try PrototypeDocument.text(of: document)
    let again = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype
    #expect(again?.scenarios[0].steps.map(\.kind) == document.scenarios[0].steps.map(\.kind))
  }

  /// Text fields are named in the name space of screens and dialogs, wherever they stand.
  @Test func fieldsGiveWayToScreensAndToEachOther() throws {
    let document = try prototype(
      """
      screens:
        name: {controls: [{textField: Name}, {button: Name}]}
        b: {controls: [{textField: Name}, {textField: X, id: name-3}]}
      dialogs:
        v: {formSheet: {controls: [{textField: Name, id: v-name}, {textField: Name}]}}
      """)
    #expect(document.screens[0].controls.map(\.id) == ["name-2", "name"])
    #expect(document.screens[1].controls.map(\.id) == ["name-4", "name-3"])
    #expect(document.dialogs[0].controls.map(\.id) == ["v-name", "name-5"])
  }

  @Test(arguments: [
    Marked(
      "screens: {s: {controls: [{textField: A, id: d}]}}\ndialogs: {⟨d: {alert: }}",
      "the id “d” is taken on line 2"),
    Marked(
      "screens: {s: {orientations: ⟨[]}}",
      "the list has nothing in it, and something is expected; for example “orientations: [portrait]”"
    ),
    Marked(
      "screens: {s: {orientations: ⟨upright}}",
      "“portrait”, “landscape” or a list is expected here, this is “upright”; write “orientations: portrait”"
    ),
    Marked(
      "screens: {s: {barStyle: ⟨blue}}",
      "“default”, “black” or “blackTranslucent” is expected here, this is “blue”; write “barStyle: default”"
    ),
    Marked(
      "dialogs: {d: {formSheet: {⟨from: view}}}",
      "unknown key “from”; “from” stands in “actionSheet”, “activityPicker” or “popover”"),
    Marked(
      "dialogs: {d: {popover: {modal: ⟨yes}}}",
      "“true” or “false” is expected here, this is “yes”; write “modal: true”"),
    Marked("dialogs: {d: {popover: {passthrough: ⟨x}}}", "there is no control “x”"),
    Marked(
      "dialogs: {d: {presentedView: , delegate: ⟨{without: 'alertViewCancel:'}}}",
      "nobody hears of a dialog of the kind “presentedView”"),
    Marked(
      "dialogs: {d: {popover: , delegate: {returns: {⟨'actionSheetCancel:': true}}}}",
      "“actionSheetCancel:” is a method of UIActionSheetDelegate, "
        + "not of UIPopoverControllerDelegate"),
  ])
  func haveRules(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func theApplicationAndChoicesAreRead() throws {
    let document = try prototype(
      """
      application: {icon: a.png, inBackground: running}
      choices: {outsideTapIndex: cancel, returnInAlert: nextFieldOrPress, returnResigns: true,
        alertAction: View, launchDelivery: optionsThenReceive, defaultPerformActivity: nothing,
        activityViewOnTablet: ios6Bug}
      """)
    #expect(document.application?.icon == "a.png")
    #expect(document.application?.inBackground == .running)
    #expect(document.choices.outsideTapIndex == .cancel)
    #expect(document.choices.returnInAlert == .nextFieldOrPress)
    #expect(document.choices.returnResigns)
    #expect(document.choices.alertAction == .view)
    #expect(document.choices.launchDelivery == .optionsThenReceive)
    #expect(document.choices.defaultPerformActivity == .nothing)
    #expect(document.choices.activityViewOnTablet == .ios6Bug)
    #expect(try prototype("choices: {outsideTapIndex: -1}").choices == Choices())
  }
}
