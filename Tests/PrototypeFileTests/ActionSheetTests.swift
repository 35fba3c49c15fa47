import DialogModel
import Testing

/// Action sheets, and what dialogs come out of.
@Suite struct ActionSheetTests {
  private func sheet(_ source: String) throws -> ActionSheet? {
    let document = try prototype(
      """
      screens: {s: {controls: [{barButton: Share}, {toolbarButton: Layout}, {row: A}]}}
      dialogs: {a: {actionSheet: \(source)}}
      """)
    guard case .actionSheet(let sheet) = document.dialogs.first?.kind else { return nil }
    return sheet
  }

  @Test func isRead() throws {
    let sheet = try #require(
      try sheet(
        """
        {title: Choose, style: blackOpaque, cancelButton: Cancel, destructiveButton: Reset,
         otherButtons: [3 by 3, {title: 4 by 3, then: {log: x}}], addedButtons: More,
         cancelButtonIndex: 4, destructiveButtonIndex: -1}
        """))
    #expect(sheet.title == Template("Choose"))
    #expect(sheet.style == .blackOpaque)
    #expect(sheet.source == nil)
    #expect(sheet.cancelButton == Button(title: Template("Cancel")))
    #expect(sheet.destructiveButton == Button(title: Template("Reset")))
    #expect(
      sheet.otherButtons == [
        Button(title: Template("3 by 3")),
        Button(title: Template("4 by 3"), then: [.log(Template("x"))]),
      ])
    #expect(sheet.addedButtons == [Button(title: Template("More"))])
    #expect(sheet.cancelButtonIndex == 4)
    #expect(sheet.destructiveButtonIndex == -1)
    #expect(try self.sheet("") == ActionSheet())
  }

  @Test(
    arguments: [
      ("view", .view), ("rootView", .rootView), ("toolbar", .toolbar), ("tabBar", .tabBar),
      ("{rect: a}", .rect(ActionSheetTests.control("a", 2))),
      ("{barButton: share}", .barButton(ActionSheetTests.control("share", 0))),
      ("{barButton: layout}", .barButton(ActionSheetTests.control("layout", 1))),
      (
        "{phone: toolbar, tablet: {rect: a}}",
        .byDevice(phone: .toolbar, tablet: .rect(ActionSheetTests.control("a", 2)))
      ),
      ("{tablet: view}", .byDevice(phone: nil, tablet: .view)),
    ] as [(String, PresentationSource)])
  func comesOutOfSomething(_ source: String, _ expected: PresentationSource) throws {
    #expect(try sheet("{from: \(source)}")?.source == expected)
  }

  private static func control(_ name: String, _ index: Int) -> ControlReference {
    ControlReference(name: name, candidates: [ControlID(screen: ScreenID(0), index: index)])
  }

  @Test(arguments: [
    (
      "{from: ⟨bar}",
      "“view”, “rootView”, “toolbar”, “tabBar” or a map is expected here, this is “bar”; write “from: toolbar”"
    ),
    ("{from: ⟨{}}", "it is not said what this is; a dialog comes out of one thing"),
    (
      "{from: {rect: a, ⟨barButton: share}}",
      "“barButton” is not allowed beside “rect”"
    ),
    ("{from: {rect: a, ⟨phone: view}}", "“phone” is not allowed beside “rect”"),
    ("{from: {phone: {⟨tablet: view}}}", "unknown key “tablet”; “tablet” stands in “from”"),
    (
      "{from: {barButton: ⟨a}}",
      "“a” is not a bar button: neither “barButton” nor “toolbarButton”; “rect” takes any control"
    ),
    ("{from: {rect: ⟨aa}}", "there is no control “aa”"),
    ("{⟨message: x}", "unknown key “message”; write “title”"),
    (
      "{style: ⟨black}",
      "“automatic”, “default”, “blackTranslucent” or “blackOpaque” is expected here, this is “black”; write “style: blackOpaque”"
    ),
    (
      "{destructiveButtonIndex: ⟨0}",
      "the sheet has no buttons, so its destructive index can only be -1"
    ),
    ("{cancelButtonIndex: ⟨0}", "the sheet has no buttons, so its cancel index can only be -1"),
    (
      "{cancelButton: A, destructiveButton: B, otherButtons: C, destructiveButtonIndex: ⟨3}",
      "the destructive index is from -1 to 2, because 2 is the last button’s"
    ),
    (
      "{addedButtons: [A, B], cancelButtonIndex: ⟨-2}",
      "the cancel index is from -1 to 1, because 1 is the last button’s"
    ),
  ])
  func hasRules(_ sheet: String, _ message: String) {
    let example = Marked(
      """
      screens: {s: {controls: [{barButton: Share}, {row: A}]}}
      dialogs: {d: {actionSheet: \(sheet)}}
      """, message)
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func silentButtonsAreWarnedOf() {
    let found = problems(
      """
      rehearsal: 1
      dialogs:
        d:
          actionSheet: {otherButtons: {title: A, then: {log: x}}}
          delegate: {without: 'actionSheet:clickedButtonAtIndex:'}
      """)
    #expect(
      found == [
        "4:44: warning: “then” never runs: the delegate does not hear "
          + "“actionSheet:clickedButtonAtIndex:”"
      ])
  }

  /// A sheet from a bar button shows twice, and code can show any sheet again.
  @Test func theSecondInstanceHasAName() throws {
    let document = try prototype(
      """
      screens: {s: {controls: [{barButton: B, then: {dismiss: 'a#2'}}]}}
      dialogs: {a: {actionSheet: {from: {barButton: b}}}, b: {actionSheet: }}
      scenarios: {x: {steps: [{systemCancel: 'b#2'}, {tapOn: A, dialog: 'a#2'}]}}
      """)
    let second = DialogID(0, instance: 2)
    #expect(
      document.screens[0].controls[0].then
        == [.dismiss(second, buttonIndex: nil, animated: true)])
    #expect(
      document.scenarios[0].steps.map(\.kind) == [
        .systemCancel(DialogID(1, instance: 2)),
        .tapOn(.text(.whole("A")), dialog: second),
      ])
    #expect(document.name(of: .dialog(second)) == "a#2")
  }

  @Test(arguments: [
    Marked(
      "dialogs: {a: {popover: }}\nscenarios: {x: {steps: {dismiss: ⟨'a#2'}}}",
      "“a” cannot be up several times: only alerts and sheets can"),
    Marked(
      "dialogs: {a: {actionSheet: }}\nscenarios: {x: {steps: {present: ⟨'a#2'}}}",
      "there is no dialog “a#2”"),
    Marked(
      "dialogs: {a: {actionSheet: }}\nscenarios: {x: {steps: {dismiss: ⟨'a#65'}}}",
      "there is no dialog “a#65”"),
  ])
  func instancesHaveRules(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }
}
