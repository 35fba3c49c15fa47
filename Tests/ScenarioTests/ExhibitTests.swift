import DialogModel
import DialogSimulator
import PrototypeFile
import Scenario
import Testing

/// Parts of a document that are shown by themselves.
@Suite struct ExhibitTests {
  private func document(_ text: String) throws -> Prototype {
    try #require(
      PrototypeDocument.load(Array("rehearsal: 1\n\(text)".utf8), in: .bare).prototype)
  }

  @Test func screensDialogsAndLoadersAreShown() throws {
    let document = try document(
      """
      screens: {home: {title: Home}}
      dialogs: {hello: {alert: {title: Hello, cancelButton: OK}}}
      tasks:
        saving: {title: Saving, loader: separate, simulate: {seconds: 1}}
        quiet: {loader: none, simulate: {seconds: 1}}
      """)
    #expect(
      document.exhibits == [.screen(ScreenID(0)), .dialog(DialogID(0)), .loader(TaskID(0))])
    for exhibit in document.exhibits { _ = try exhibit.run(in: document) }
  }

  @Test func aQuestionForAPersonIsAnsweredWithYes() throws {
    let document = try document(
      """
      screens: {home: {title: Home}}
      dialogs:
        erase:
          alert: {title: Erase?, cancelButton: Cancel, otherButtons: [Erase]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
      """)
    let shown = try Exhibit.dialog(DialogID(0)).run(in: document).state
    #expect(shown.hold == nil && shown.showings.first?.firstOtherEnabled == true)
    let picture = try PictureMoment(.dialog("erase")).run(in: document).state
    #expect(picture.showings.count == 1)
  }

  /// Nothing was tapped before it, so without that they would be “(null)”.
  @Test func placesHaveTheValueOfTheButtonThatPresents() throws {
    let document = try document(
      """
      screens: {home: {title: Home}}
      dialogs:
        choose:
          actionSheet:
            otherButtons: [{title: Red, afterwards: [{present: chosen}]}, Blue]
        chosen:
          alert:
            title: "You chose {buttonTitle}"
            message: "{buttonIndex}, {title:1}, {field:0}"
            cancelButton: "Not {buttonTitle}"
      """)
    let texts = try Exhibit.dialog(DialogID(1)).run(in: document).state.showings.first?.texts
    #expect(texts?.title == "You chose Red")
    #expect(texts?.message == "0, Blue, …")
    #expect(texts?.buttons == ["Not Red"])
  }

  @Test(arguments: ["separate", "inPlace"]) func aLoaderRuns(_ loader: String) throws {
    let document = try document(
      """
      screens: {home: {title: Home}}
      dialogs:
        erase:
          alert: {title: Erase?, otherButtons: [{title: Erase, then: [{run: erasing}]}]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": false}}
      tasks:
        erasing:
          title: "{percent} % of {buttonTitle}"
          loader: \(loader)
          simulate: {seconds: 1, progress: true}
      """)
    let state = try Exhibit.loader(TaskID(0)).run(in: document).state
    let showing = try #require(state.showings.last)
    #expect(showing.loader?.percent == 40 && state.showings.count == 1)
    #expect(showing.texts.title == "40 % of Erase")
    #expect((showing.dialog.index == 0) == (loader == "inPlace"))
  }

  @Test func aScreenIsShownWithoutWhatItPresentsWhenItAppears() throws {
    let document = try document(
      """
      start: other
      screens:
        home:
          title: Home
          viewController: {does: {"viewDidAppear:": [{present: hello}]}}
        other: {title: Other}
      dialogs: {hello: {alert: {title: Hello, cancelButton: OK}}}
      """)
    let state = try Exhibit.screen(ScreenID(0)).run(in: document).state
    #expect(state.screen == ScreenID(0) && state.showings.isEmpty)
  }
}
