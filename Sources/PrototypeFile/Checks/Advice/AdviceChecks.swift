import DialogModel

extension DocumentChecks {
  /// Checks the advice about what follows what: each rule is a type of its own.
  mutating func checkAdvice() {
    let views = PresentingViews(prototype, lists)
    ShownTooEarly.check(lists, &self)
    ClearButton.check(lists, &self)
    NeverFinishes.check(&self)
    HomeIsSilent.check(&self)
    RefusesSilently.check(lists, &self)
    AbovePopover.check(lists, &self)
    PickerAnchor.check(lists, &self)
    IndexWithoutTitle.check(lists, &self)
    SheetTitle.check(&self)
    TappedByIndex.check(&self)
    NotFinal.check(lists, &self)
    UnheardDismissal.check(&self)
    ChoiceInAlert.check(lists, &self)
    CancelTitle.check(&self)
    LongSheet.check(&self)
    UntestedLanguage.check(&self)
    LongActivity.check(&self)
    BlockedThread.check(lists, &self)
    ButtonNames.check(&self)
    LeftOutside.check(&self)
    NoWindow.check(lists, views, &self)
  }
}
