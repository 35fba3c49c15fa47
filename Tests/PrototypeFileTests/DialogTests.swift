import DialogModel
import Testing

/// Alerts, their buttons, texts and delegates, as the model has them.
@Suite struct DialogTests {
  @Test func anAlertHasItsButtonsInOrder() throws {
    let source = try dialog(
      """

          alert:
            title: Yes
            message: 1.10
            cancelButton: No
            otherButtons: [Yes, 007, {title: 1:30, then: {present: a}, afterwards: [{log: x}]}]
            addedButtons: ~
            cancelButtonIndex: -1
      """
    ).alert
    let alert = try #require(source)
    #expect(alert.title?.literal == "Yes")
    #expect(alert.message?.literal == "1.10")
    #expect(alert.cancelButton == Button(title: Template("No")))
    #expect(
      alert.otherButtons == [
        Button(title: Template("Yes")), Button(title: Template("007")),
        Button(
          title: Template("1:30"), then: [.present(DialogID(0))],
          afterwards: [.log(Template("x"))]),
      ])
    #expect(alert.addedButtons == [Button(title: Template("~"))])
    #expect(alert.cancelButtonIndex == -1)
  }

  @Test func nothingSaidIsNothingSet() throws {
    #expect(try dialog("{alert: }") == Dialog(id: "a", alert: Alert()))
    #expect(try dialog("{alert: {title: }}").alert?.title == Template(""))
    #expect(try dialog("{alert: {style: default}}").alert == Alert())
  }

  @Test(arguments: [
    ("{cancelButtonIndex: 0}", "the alert has no buttons, so its cancel index can only be -1"),
    (
      "{cancelButton: A, otherButtons: B, addedButtons: C, cancelButtonIndex: 3}",
      "the cancel index is from -1 to 2, because 2 is the last button’s"
    ),
    (
      "{otherButtons: B, cancelButtonIndex: -2}",
      "the cancel index is from -1 to 0, because 0 is the last button’s"
    ),
  ])
  func theCancelIndexIsAButtons(_ alert: String, _ message: String) {
    let line = "dialogs: {a: {alert: \(alert)}}"
    let column = line.utf8.count - 3
    let digits = alert.contains("-2") ? 2 : 1
    #expect(
      problems("rehearsal: 1\n" + line) == ["2:\(column - digits + 1): error: \(message)"])
  }

  @Test func aDialogIsOfOneKind() {
    #expect(
      problems("rehearsal: 1\ndialogs: {a: {alert: {}, popover: {}}}") == [
        "2:26: error: “popover” is not allowed beside “alert”; a dialog is of one kind"
      ])
  }

  @Test(
    arguments: [
      ("plain", [.text("plain")]),
      ("", []),
      (
        "{numberOfButtons}{cancelButtonIndex}{firstOtherButtonIndex}{destructiveButtonIndex}",
        [.numberOfButtons, .cancelButtonIndex, .firstOtherButtonIndex, .destructiveButtonIndex]
      ),
      ("{title:2} {visible}", [.title(2), .text(" "), .visible]),
      ("{buttonTitle} at {buttonIndex}!", [.buttonTitle, .text(" at "), .buttonIndex, .text("!")]),
      ("{{x}} } }} {{{buttonIndex}}}", [.text("{x} } } {"), .buttonIndex, .text("}")]),
    ] as [(String, [Template.Piece])])
  func textsHavePlaces(_ text: String, _ pieces: [Template.Piece]) throws {
    #expect(try dialog("{alert: {title: '\(text)'}}").alert?.title?.pieces == pieces)
  }

  @Test(arguments: [
    ("{buttonTitel}", "nothing can be filled in for “{buttonTitel}”; did you mean “buttonTitle”?"),
    ("a {x} b", "nothing can be filled in for “{x}”; write “{{” for a brace"),
    ("a {buttonIndex", "a “{” is never closed; write “{{” for a brace"),
  ])
  func unknownPlacesAreErrors(_ text: String, _ message: String) {
    #expect(
      problems("rehearsal: 1\ndialogs: {a: {alert: {message: '\(text)'}}}")
        == ["2:32: error: \(message)"])
  }

  @Test func choicesAreTaken() throws {
    let choices = try prototype(
      """
      choices:
        systemCancelWithoutCancelButton: click
        coveredAlert: presentedAgain
        firstOtherIndex: lazy
        goneDelegate: ignored
      """
    ).choices
    #expect(choices.systemCancelWithoutCancelButton == .click)
    #expect(choices.coveredAlert == .presentedAgain)
    #expect(choices.firstOtherIndex == .lazy)
    #expect(choices.goneDelegate == .ignored)
    #expect(try prototype("choices: {}").choices == Choices())
  }

  @Test func theTopIsRead() throws {
    let prototype = try prototype(
      "title: 1.0\ndevice: tablet\nera: ios3\nscreens: {a: {title: No}}")
    #expect(prototype.title == "1.0")
    #expect(prototype.device == .tablet)
    #expect(prototype.era == .ios3)
    #expect(prototype.screens == [Screen(id: "a", title: "No")])
    #expect(prototype.application == nil)
  }
}
