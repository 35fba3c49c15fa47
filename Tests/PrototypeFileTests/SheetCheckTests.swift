import PrototypeFile
import Testing

/// Warnings 18 to 22 and 25, with their places.
@Suite struct SheetCheckTests {
  /// A warning without the words of its page: `LINE:COLUMN rule-18`.
  private func warnings(_ source: String) -> [String] {
    PrototypeDocument.check(Array(("rehearsal: 1\n" + source).utf8), in: .bare).problems.map {
      problem in
      let text = problem.text(file: "").dropFirst()
      let rule = text.split(separator: "#").last ?? ""
      return text.split(separator: ":").prefix(2).joined(separator: ":") + " \(rule)"
    }
  }

  /// A document on a device, with one screen and one sheet; what is not about sheets is in order.
  private func document(
    _ device: String, control: String = "button", more: String = "", _ sheet: String,
    delegate: String = "", dialogs: String = ""
  ) -> String {
    """
    device: \(device)
    screens:
      s: {controls: [{\(control): Go, then: [{present: a}]}\(more)]}
    dialogs:
      a: {actionSheet: {\(sheet)}\(delegate)}
    \(dialogs)
    """
  }

  @Test func rule18() {
    #expect(
      warnings(document("tablet", "otherButtons: [B], cancelButton: No")) == ["6:40 rule-18"])
    #expect(warnings(document("tablet", "otherButtons: [B]")) == [])
    #expect(warnings(document("phone", "otherButtons: [B], cancelButton: No")) == [])
  }

  @Test(arguments: ["rect", "barButton"])
  func rule19(source: String) {
    let sheet = "from: {\(source): go}, otherButtons: [B]"
    #expect(
      warnings(document("phone", control: "toolbarButton", sheet)) == ["6:21 rule-19"])
    #expect(warnings(document("phone", "from: rootView, otherButtons: [B]")) == [])
  }

  @Test(arguments: ["toolbarButton", "tab"])
  func rule20(bar: String) {
    let more = ", {\(bar): Bar}"
    #expect(warnings(document("phone", more: more, "otherButtons: [B]")) == ["6:7 rule-20"])
    #expect(
      warnings(document("phone", more: more, "otherButtons: [B], from: view"))
        == ["6:40 rule-20"])
    #expect(warnings(document("phone", more: more, "otherButtons: [B], from: tabBar")) == [])
    #expect(warnings(document("phone", more: ", {barButton: Bar}", "otherButtons: [B]")) == [])
  }

  @Test func rule21() {
    let delegate = """
      , delegate: {does: {"didPresentActionSheet:": [{disable: toolbar}], \
      "actionSheet:didDismissWithButtonIndex:": [{enable: toolbar}]}}
      """
    func check(_ control: String, _ sheet: String, _ delegate: String = "") -> [String] {
      warnings(document("tablet", control: control, sheet, delegate: delegate))
    }
    #expect(check("toolbarButton", "otherButtons: [B]") == ["6:7 rule-21"])
    #expect(check("barButton", "otherButtons: [B]") == ["6:7 rule-21"])
    #expect(check("toolbarButton", "from: {barButton: go}, otherButtons: [B]") == ["6:21 rule-21"])
    #expect(check("toolbarButton", "otherButtons: [B]", delegate) == [])
    #expect(check("barButton", "otherButtons: [B]", delegate) == ["6:7 rule-21"])
    #expect(check("toolbarButton", "from: toolbar, otherButtons: [B]") == [])
    #expect(check("button", "otherButtons: [B]") == [])
  }

  @Test func rule22() {
    func check(_ sheet: String, _ delegate: String = "", passthrough: String = "[go]") -> [String] {
      warnings(
        """
        device: tablet
        screens:
          s: {controls: [{button: Go, then: [{present: p}]}]}
        dialogs:
          p: {popover: {passthrough: \(passthrough), controls: [{button: B, then: [{present: a}]}]}}
          a: {actionSheet: {\(sheet), otherButtons: [B]}\(delegate)}
        """)
    }
    #expect(check("from: view") == ["6:17 rule-22"])
    #expect(check("from: view", passthrough: "[]") == [])
    // It is not inside the popover then, but above it.
    #expect(check("from: rootView") == ["6:66 rule-46"])
    #expect(
      check(
        "from: view",
        """
        , delegate: {does: {"willPresentActionSheet:": \
        [{set: {popover: p, passthrough: []}}]}}
        """) == [])
  }

  @Test func rule25() {
    #expect(
      warnings(document("phone", "otherButtons: [Keep, Delete Draft]")) == ["6:42 rule-25"])
    #expect(warnings(document("phone", "addedButtons: [Erase]")) == ["6:36 rule-25"])
    #expect(
      warnings(document("phone", "destructiveButton: Delete, otherButtons: [Remove]")) == [])
    #expect(
      warnings(document("phone", "otherButtons: [Keep, Burn], destructiveButtonIndex: 1"))
        == ["6:49 rule-25"])
    #expect(warnings(document("phone", "otherButtons: [Deleted Mail]")) == [])
  }

  @Test(arguments: ["Mehr wissen", "Apagar la luz"])
  func rule25LeavesHarmlessWordsAlone(title: String) {
    #expect(warnings(document("phone", "otherButtons: [\(title)]")) == [])
  }

  @Test(arguments: ["Entwurf löschen", "Supprimer le brouillon", "Eliminar", "ELIMINA"])
  func rule25InOtherLanguages(title: String) {
    #expect(warnings(document("phone", "otherButtons: [\(title)]")) == ["6:36 rule-25"])
  }
}
