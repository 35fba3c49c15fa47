import AddressLiterals
import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Pictures, switches, segmented controls, sections, icons and spaces.
@Suite struct ControlTests {
  private func controls(_ source: String) throws -> [Control] {
    try prototype("screens: {a: {controls: [\(source)]}}").screens[0].controls
  }

  @Test func controlsHaveValues() throws {
    let found = try controls(
      """
      {switch: Back up, isOn: true}, {switch: Wake},
      {segmented: Period, titles: [Day, Yes], selected: 1}, {segmented: One, titles: A},
      {image: a/b.png, fit: center, height: 90}, {image: c.png}
      """)
    #expect(
      found.map(\.kind) == [
        .switch(isOn: true), .switch(isOn: false),
        .segmented(titles: ["Day", "Yes"], selected: 1), .segmented(titles: ["A"], selected: 0),
        .image(PictureFrame(fit: .center, height: 90)), .image(PictureFrame()),
      ])
    #expect(found.map(\.text) == ["Back up", "Wake", "Period", "One", "a/b.png", "c.png"])
    #expect(found.map(\.firstValue) == [1, 0, 1, 0, nil, nil])
  }

  @Test func rowsAndButtonsHaveProperties() throws {
    let found = try controls(
      """
      {row: A, detail: 007, subtitle: Sub, accessory: checkmark}, {row: B, then: {log: x}},
      {row: C, accessory: none, then: {log: x}}, {row: D},
      {button: E, style: destructive}, {barButton: F, icon: add}, {tab: G, icon: a.png, screen: a}
      """)
    #expect(found[0].details.detail == "007" && found[0].details.subtitle == "Sub")
    #expect(found.prefix(4).map(\.accessory) == [.checkmark, .chevron, .none, .none])
    #expect(found[4].details.style == .destructive)
    #expect(found[5].details.icon == "add" && found[6].details.icon == "a.png")
    #expect(found[6].details.screen == ScreenID(0))
  }

  /// The controls of a section follow it; it knows how many they are.
  @Test func sectionsAreFlat() throws {
    let found = try controls(
      """
      {button: Up}, {section: {header: Near here, footer: Below, controls: [{row: Pier}, {row: Pier}]}},
      {section: {controls: {switch: Lone}}}, {section: {}}, {row: Last}
      """)
    #expect(
      found.map(\.id) == [
        "up", "near-here", "pier", "pier-2", "section", "lone", "section-2", "last",
      ])
    #expect(found[1].kind == .section(footer: "Below", count: 2) && found[1].text == "Near here")
    #expect(found[4].kind == .section(footer: nil, count: 1) && found[4].text == "")
    #expect(found[6].kind == .section(footer: nil, count: 0))
  }

  @Test func fieldsInSectionsAreKnown() throws {
    let document = try prototype(
      """
      screens:
        a:
          controls:
            - section: {controls: [{textField: Name}, {button: Go, then: {focus: name}}]}
      """)
    let field = FieldID.control(ControlID(screen: ScreenID(0), index: 1))
    #expect(document.screens[0].controls[2].then == [.focus(field)])
  }

  @Test func spacesAreInBars() throws {
    let found = try controls(
      "{toolbarButton: A}, {space: flexible}, {toolbarButton: B}, {space: flexible}")
    #expect(found.bars == [.toolbar, .toolbar, .toolbar, .toolbar])
    #expect(found.map(\.id) == ["a", "space", "b", "space-2"])
  }

  @Test func backdropsHaveAFit() throws {
    let screen = try prototype("screens: {a: {image: a.png, fit: fit}}").screens[0]
    #expect(screen.image == "a.png" && screen.imageFit == .fit)
  }

  @Test(
    arguments: [
      Marked(
        "screens: {a: {controls: [{segmented: P, titles: [A, B], ⟨selected: 2}]}}",
        "there are 2 segments, so the last one is 1"),
      Marked(
        "screens: {a: {controls: [{section: {controls: [{⟨barButton: A}]}}]}}",
        "the items of bars are in no section; write it before or after the section"),
      Marked(
        "screens: {a: {controls: [{section: {controls: [{⟨section: {}}]}}]}}",
        "a section cannot be in a section; write it after the other section"),
      Marked(
        "screens: {a: {controls: [⟨{space: flexible}, {tab: A}]}}",
        "a space is between the items of a navigation bar or a toolbar; write it after the item that is before it"
      ),
      Marked(
        "screens: {a: {controls: [{image: a.png, ⟨then: {log: x}}]}}",
        "a picture cannot be tapped, so it cannot have “then”"),
    ])
  func mistakes(_ mistake: Marked) {
    let (found, expected) = mistake.problems
    #expect(found == expected)
  }

  @Test func aSectionInASectionIsReadForItsOtherErrors() {
    let found = problems(
      "screens: {a: {controls: [{section: {controls: [{section: {controls: [{row: A, tab: B}]}}]}}]}}"
    )
    // The document's own head is missing, too.
    #expect(found.count == 3, "\(found)")
  }

  @Test func everythingIsTranslated() throws {
    let document = try prototype(
      """
      screens:
        a:
          controls:
            - section: {header: H, footer: F, controls: [{row: R, detail: D, subtitle: S}]}
            - {segmented: P, titles: [One, Two]}
            - {switch: W}
            - {image: picture.png}
            - {tab: T}
            - {toolbarButton: B}
            - {space: flexible}
      """)
    #expect(
      document.visibleTexts.map(\.sourceText)
        == ["H", "F", "R", "D", "S", "P", "One", "Two", "W", "T", "B"])
  }

  /// The pointers to controls in sections, and back.
  @Test func placesInSections() throws {
    let source = """
      rehearsal: 1
      screens:
        a:
          controls:
            - button: A
            - section:
                controls:
                  - row: B
                  - row: C
            - row: D
      """
    let editor = try DocumentEditor(Array(source.utf8), in: .bare)
    let paths: [PartAddress] = [
      "/screens/a/controls/0", "/screens/a/controls/1",
      "/screens/a/controls/1/section/controls/0", "/screens/a/controls/1/section/controls/1",
      "/screens/a/controls/2",
    ]
    for (index, path) in paths.enumerated() {
      let part = ModelPart.control(ControlID(screen: ScreenID(0), index: index))
      #expect(editor.address(of: part) == path)
      #expect(editor.part(at: path) == part)
    }
    #expect(editor.part(at: paths[2] + "/row") == editor.part(at: paths[2]))
  }
}

/// Warnings of icons and tabs.
@Suite struct ControlCheckTests {
  private func warnings(_ source: String) -> [Finding] {
    let environment = DocumentEnvironment(
      patternProblem: { _ in nil },
      files: NamedFiles(place: { _ in .inside }, picture: { _ in nil }, siblings: { _ in [] }))
    return PrototypeDocument.check(Array("rehearsal: 1\n\(source)".utf8), in: environment).problems
  }

  @Test(arguments: ["add", "face-cool-symbolic", "picture.png"])
  func aKnownIcon(_ name: String) {
    #expect(warnings("screens: {a: {controls: [{barButton: A, icon: \(name)}]}}") == [])
  }

  @Test func anUnknownIconHasAFix() throws {
    let found = warnings("screens: {a: {controls: [{barButton: A, icon: serch}]}}")
    #expect(
      found.map { $0.text(file: "f") } == [
        "f:2:41: warning: there is no icon “serch”; did you mean “search”? See docs/checks.md#icons"
      ])
    #expect(found.first?.edits == [.set(path: "/screens/a/controls/0/icon", .text("search"))])
    let far = warnings("screens: {a: {controls: [{tab: A, icon: walrus}]}}")
    #expect(far.count == 1 && far[0].edits == [])
  }

  @Test func aTabLeadsToTabs() {
    func found(_ rest: String) -> [String] {
      warnings(
        "screens: {a: {controls: [{tab: A, screen: a}, {tab: B, screen: b}]}, b: {\(rest)}}"
      ).map { $0.text(file: "f") }
    }
    #expect(
      found("") == [
        "f:2:56: warning: the tab “B” selects “b”, which has no tabs; see docs/checks.md#tabs"
      ])
    #expect(found("controls: {tab: A, screen: a}") == [])
  }
}
