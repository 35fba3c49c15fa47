import DialogModel
import EventLog
import Testing

/// What a call means depends on where its dialog is.
@Suite struct CircumstancesTests {
  private func sentence(
    _ selector: Selector, _ sight: Circumstances.Sight = .onTop,
    _ origin: Circumstances.Origin = .tap, isAtOnce: Bool = false
  ) -> String {
    var circumstances = Circumstances()
    (circumstances.sight, circumstances.origin) = (sight, origin)
    circumstances.isAtOnce = isAtOnce
    return SelectorText.sentence(selector, circumstances)
  }

  @Test func onlyWhatIsOnTopCanStillBeSeen() {
    for selector in [
      Selector.alertViewWillDismissWithButtonIndex, .actionSheetWillDismissWithButtonIndex,
    ] {
      #expect(sentence(selector).contains("can still be seen"))
      for sight in [Circumstances.Sight.covered, .hidden, .offScreen] {
        #expect(!sentence(selector, sight).contains("seen"))
        #expect(sentence(selector, sight).contains("at once"))
      }
      #expect(sentence(selector, isAtOnce: true).contains("without animation"))
    }
  }

  @Test func noAnimationHasEndedWhereThereWasNone() {
    for selector in [
      Selector.alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
    ] {
      #expect(sentence(selector).contains("animation has ended"))
      #expect(!sentence(selector, isAtOnce: true).contains("has ended"))
    }
  }

  @Test func systemDismissalIsNoTap() {
    for selector in [Selector.alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex] {
      #expect(sentence(selector).hasPrefix("A button was tapped"))
      #expect(sentence(selector, .onTop, .system).contains("nobody tapped"))
    }
    #expect(
      sentence(.actionSheetClickedButtonAtIndex, .onTop, .tapOutside).hasPrefix("A tap landed"))
    #expect(
      sentence(.alertViewClickedButtonAtIndex, .onTop, .returnKey).hasPrefix("Return pressed"))
  }

  @Test func whatComesUnderAnotherIsNotOnTop() {
    for selector in [Selector.didPresentAlertView, .didPresentActionSheet] {
      #expect(sentence(selector, .covered).contains("under another"))
      #expect(sentence(selector, .offScreen).contains("not on the screen"))
    }
  }
}
