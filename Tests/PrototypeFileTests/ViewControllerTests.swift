import DialogModel
import DocumentWriter
import PrototypeFile
import Testing

/// Presented views, view controllers and ways between screens in documents.
@Suite struct ViewControllerTests {
  /// The prototype that a document describes, which is written and read again on the way.
  private func again(_ source: String) throws -> Prototype {
    let document = try prototype(source)
    let text = try PrototypeDocument.text(of: document)
    let second = PrototypeDocument.load(Array(text.utf8), in: .bare)
    #expect(second.prototype == document, "\(text)")
    return document
  }

  @Test func presentedViewsHaveStyles() throws {
    let dialogs = try again(
      """
      dialogs:
        v:
          presentedView: {style: pageSheet, transition: partialCurl, orientations: portrait,
            image: a.png, title: V}
        f: {formSheet: {transition: crossDissolve, orientations: [landscape], image: b.png}}
        w: {presentedView: }
      """
    ).dialogs
    let view = try #require(dialogs[0].presentedView)
    #expect(view.style == .pageSheet)
    #expect(view.transition == .partialCurl)
    #expect(view.orientations == [.portrait])
    #expect(view.image == "a.png")
    let sheet = try #require(dialogs[1].presentedView)
    #expect(sheet.transition == .crossDissolve)
    #expect(sheet.orientations == [.landscape])
    #expect(sheet.image == "b.png")
    #expect(dialogs[2].presentedView == PresentedView())
  }

  @Test func viewControllersAreListed() throws {
    let document = try again(
      """
      screens:
        s:
          viewController:
            without: [viewDidUnload]
            returns:
              shouldAutorotate: ask
              supportedInterfaceOrientations: [landscape]
            does: {"viewDidAppear:": [{log: here}]}
        t: {viewController: true}
        u: {viewController: false}
      dialogs:
        v: {presentedView: , viewController: {only: ["viewWillAppear:"]}}
        f: {formSheet: , viewController: {returns: {supportedInterfaceOrientations: portrait}}}
        p: {popover: , viewController: {}}
      """)
    let listed = try #require(document.screens[0].controller)
    #expect(!listed.methods.methods.contains(.viewDidUnload))
    #expect(listed.methods.returns == [.shouldAutorotate: .ask])
    #expect(listed.supportedOrientations == [.landscape])
    #expect(listed.methods.does == [.viewDidAppear: [.log(Template("here"))]])
    #expect(document.screens[1].controller == ViewController())
    #expect(document.screens[2].controller == nil)
    #expect(document.dialogs[0].controller?.methods.methods == SelectorSet([.viewWillAppear]))
    #expect(document.dialogs[1].controller?.supportedOrientations == [.portrait])
    #expect(document.dialogs[2].controller == ViewController())
  }

  @Test func controllersOfControllersAreListed() throws {
    let document = try again(
      """
      navigation: push
      navigationController: true
      tabBarController:
        returns: {"tabBarController:shouldSelectViewController:": false}
      """)
    #expect(document.navigation == .push)
    #expect(document.navigationController == Delegate())
    #expect(
      document.tabBarController?.returns == [.tabBarControllerShouldSelect: .always(false)])
  }

  @Test(
    arguments: [
      ("{present: {dialog: v}}", .present(DialogID(0))),
      (
        "{present: {dialog: v, animated: false}}",
        .presentView(DialogID(0), animated: false, completion: nil)
      ),
      (
        "{present: {dialog: v, completion: {log: x}}}",
        .presentView(DialogID(0), animated: true, completion: [.log(Template("x"))])
      ),
      (
        "{present: {dialog: v, completion: []}}",
        .presentView(DialogID(0), animated: true, completion: [])
      ),
      (
        "{dismiss: {dialog: v, animated: false, completion: {goTo: s}}}",
        .dismissView(DialogID(0), animated: false, completion: [.goTo(ScreenID(0))])
      ),
      (
        "{dismiss: {dialog: v, animated: false}}",
        .dismiss(DialogID(0), buttonIndex: nil, animated: false)
      ),
      ("{goTo: {screen: s}}", .goTo(ScreenID(0))),
      ("{goTo: {screen: s, transition: push}}", .navigate(ScreenID(0), .push)),
      ("{goTo: {screen: s, transition: none}}", .navigate(ScreenID(0), .none)),
      (
        "{goTo: {screen: s, transition: modal, animated: false}}",
        .navigate(ScreenID(0), .modal, animated: false)
      ),
      ("{goTo: {screen: s, transition: pop, animated: true}}", .navigate(ScreenID(0), .pop)),
      ("{goBack: true}", .goBack),
    ] as [(String, Action)])
  func actionsAreRead(_ source: String, _ action: Action) throws {
    let document = try again(
      "screens: {s: {controls: {button: B, then: \(source)}}}\ndialogs: {v: {formSheet: }}")
    #expect(document.screens[0].controls[0].then == [action])
  }

  @Test(
    arguments: [
      ("goBack: true", .goBack), ("memoryWarning: true", .memoryWarning),
      ("present: v", .present(DialogID(0))),
      (
        "present: {dialog: v, animated: false}",
        .perform(.presentView(DialogID(0), animated: false, completion: nil))
      ),
      (
        "answer: {shouldAutorotate: false, target: s}",
        .answer(.shouldAutorotate, false, target: .screen(ScreenID(0)))
      ),
      (
        "answer: {\"tabBarController:shouldSelectViewController:\": true, target: tabs}",
        .answer(.tabBarControllerShouldSelect, true, target: .tabs)
      ),
    ] as [(String, ScenarioStep.Kind)])
  func stepsAreRead(_ source: String, _ step: ScenarioStep.Kind) throws {
    let source =
      "screens: {s: }\ndialogs: {v: {formSheet: }}\nscenarios: {a: {steps: [{\(source)}]}}"
    let document = try prototype(source)
    #expect(document.scenarios[0].steps.map(\.kind) == [step])
    let text = try PrototypeDocument.text(of: document)
    let again = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype
    #expect(again?.scenarios[0].steps.map(\.kind) == [step])
  }

  @Test(arguments: [
    Marked(
      "dialogs: {a: {alert: , ⟨viewController: true}}",
      "“viewController” is allowed only beside “presentedView”, “formSheet” or “popover”"),
    Marked(
      "screens: {s: {viewController: {returns: {supportedInterfaceOrientations: ⟨true}}}}",
      "“supportedInterfaceOrientations” answers a list of orientations"),
    Marked(
      "screens: {s: {viewController: {returns: {shouldAutorotate: ⟨[portrait]}}}}",
      "this method answers true or false"),
    Marked(
      "screens: {s: {viewController: {does: {⟨'alertViewCancel:': []}}}}",
      "“alertViewCancel:” is a method of UIAlertViewDelegate, not of UIViewController"),
    Marked(
      "screens: {s: {controls: {button: B, then: {present: {dialog: a, ⟨animated: false}}}}}\n"
        + "dialogs: {a: {alert: {cancelButton: C}}}",
      "“a” is of the kind “alert”, whose presentation has no “animated”; "
        + "only “presentedView” and “formSheet” have it"),
    Marked(
      "screens: {s: {controls: {button: B, then: {dismiss: {dialog: a, ⟨completion: []}}}}}\n"
        + "dialogs: {a: {alert: {cancelButton: C}}}",
      "“a” is of the kind “alert”, whose presentation has no “completion”; "
        + "only “presentedView” and “formSheet” have it"),
    Marked(
      "screens: {s: {controls: {button: B, then: {dismiss: {dialog: v, ⟨buttonIndex: 1}}}}}\n"
        + "dialogs: {v: {formSheet: }}",
      "“v” has no buttons, so that its dismissal has no “buttonIndex”"),
    Marked(
      "dialogs: {v: {formSheet: {⟨style: pageSheet}}}",
      "unknown key “style”; a form sheet has one style, and a presented view has others: "
        + "“presentedView: {style: pageSheet}”"),
  ])
  func haveRules(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func wayWithoutAnimationIsThatOfTheDocument() throws {
    let way = "screens: {s: {controls: {button: B, then: {goTo: {screen: s, animated: false}}}}}"
    let action = try again("navigation: push\n" + way).screens[0].controls[0].then
    #expect(action == [.navigate(ScreenID(0), .push, animated: false)])
    #expect(
      problems("rehearsal: 1\n" + way)
        == ["2:62: error: a screen that comes in place of all is never animated"])
  }
}
