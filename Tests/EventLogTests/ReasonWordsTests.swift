import DialogModel
import DialogSimulator
import Testing

@testable import EventLog

/// The words of files are written out, and renaming a case must not change them.
@Suite struct ReasonWordsTests {
  static let ignored: [(Ignored, String)] = [
    (.entering, "entering"), (.leaving, "leaving"), (.parked, "parked"), (.disabled, "disabled"),
    (.covered, "covered"), (.modal, "modal"), (.clipped, "clipped"), (.notShowing, "notShowing"),
    (.notInFront, "notInFront"), (.inFrontAlready, "inFrontAlready"), (.notRunning, "notRunning"),
    (.taskNotRunning, "taskNotRunning"), (.locked, "locked"), (.notLocked, "notLocked"),
    (.atHome, "atHome"), (.alertIsUp, "alertIsUp"), (.notUp, "notUp"), (.upAlready, "upAlready"),
    (.notScheduled, "notScheduled"), (.notInEra, "notInEra"), (.unknownZone, "unknownZone"),
    (.heldSoAlready, "heldSoAlready"), (.cannotBeHeldSo, "cannotBeHeldSo"),
    (.notEditing, "notEditing"), (.nothingToChange, "nothingToChange"),
    (.severalLines, "severalLines"), (.noOtherField, "noOtherField"), (.held, "held"),
    (.nothingWaits, "nothingWaits"), (.stopped, "stopped"),
  ]

  static let refusals: [(Row.Refusal, String)] = [
    (.alreadyShowing, "alreadyShowing"), (.alreadyLeaving, "alreadyLeaving"),
    (.notShowing, "notShowing"), (.notRunning, "notRunning"), (.covered, "covered"),
    (.notEditing, "notEditing"), (.editingAlready, "editingAlready"), (.disabled, "disabled"),
    (.notOnPhone, "notOnPhone"), (.alreadyRunning, "alreadyRunning"),
    (.terminating, "terminating"),
    (.taskNotRunning, "taskNotRunning"),
    (.notInEra, "notInEra"), (.unknownZone, "unknownZone"), (.tooManyUp, "tooManyUp"),
  ]

  static let lines: [(ConsoleLine, String)] = [
    ("a text", "a text"),
    (
      .patternTooSlow("(a*)*"),
      "the pattern /(a*)*/ takes too long to match; it counts as not matching"
    ),
    (.textIsCut(dialog: "confirm", text: "x"), #"confirm: "x" is cut, it does not fit"#),
    (.crash, "would crash here: EXC_BAD_ACCESS"),
  ]

  @Test(arguments: ignored)
  func whyAnInputHadNoEffect(_ ignored: Ignored, _ word: String) {
    #expect(words(.input(.home, title: "", ignored: ignored)) == "home (ignored: \(word))")
  }

  @Test(arguments: refusals)
  func whyAnActionWasRefused(_ refusal: Row.Refusal, _ words: String) {
    #expect(self.words(.refused(.present(done), refusal)) == "present done: \(words)")
  }

  @Test(arguments: lines)
  func whatTheConsoleSays(_ line: ConsoleLine, _ words: String) {
    #expect(self.words(.console(line)) == words)
  }

  @Test func aSimulatedJobFailsWithoutAReasonOfItsOwn() {
    #expect(words(.task(.ended(.failed(nil)))) == "failed: The job failed.")
    #expect(words(.task(.ended(.failed("x")))) == "failed: x")
  }

  private func words(_ content: Row.Content) -> String? {
    RowWords(names: Names(prototype)).words(content)?.text
  }
}
