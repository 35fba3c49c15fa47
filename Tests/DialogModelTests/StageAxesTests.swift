import DialogModel
import Testing

@Suite struct StageAxesTests {
  @Test func setAxesOverridePreferences() {
    let options = StageAxes(textSize: .large, direction: nil, contrast: .high)
    let scenario = StageAxes(textSize: .small, direction: .rtl, contrast: nil)
    #expect(
      options.over(scenario) == StageAxes(textSize: .large, direction: .rtl, contrast: .high))
    #expect(StageAxes().over(scenario) == scenario)
  }

  @Test(arguments: [
    ("ar", "rtl"), ("ar-EG", "rtl"), ("he_IL.UTF-8", "rtl"), ("fa", "rtl"), ("UR", "rtl"),
    ("yi", "rtl"), ("ckb", "rtl"), ("az-Arab", "rtl"), ("ks-Deva-IN", "ltr"), ("sd-Deva", "ltr"),
    ("en", "ltr"), ("de-AT", "ltr"), ("ara", "ltr"), ("ru", "ltr"), ("", "ltr"),
  ])
  func languagesHaveADirection(_ code: String, _ direction: String) {
    #expect(StageAxes.Direction(ofLanguage: code).rawValue == direction)
  }

  private func prototype(_ title: String) -> Prototype {
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: Alert())]
    prototype.dialogs[0].kind = .alert(
      {
        var alert = Alert()
        alert.title = Template(title)
        return alert
      }())
    return prototype
  }

  @Test func setDirectionOverridesLanguage() {
    var prototype = prototype("Delete?")
    #expect(prototype.direction == .ltr)
    prototype.language = "ar"
    #expect(prototype.direction == .rtl)
    prototype.axes.direction = .ltr
    #expect(prototype.direction == .ltr)
    prototype.axes.direction = .rtl
    prototype.language = "en"
    #expect(prototype.direction == .rtl)
  }

  @Test func withoutALanguageTheLettersDecide() {
    #expect(prototype("حذف التسجيلات؟ (Memo)").direction == .rtl)
    #expect(prototype("Bring שלום to all").direction == .ltr)
    #expect(prototype("12345 …").direction == .ltr)
  }

  @Test func aTranslationHasItsLanguage() {
    var prototype = prototype("Delete?")
    prototype.strings = ["he": ["Delete?": Template("למחוק?")]]
    #expect(prototype.localized("he").direction == .rtl)
    #expect(prototype.localized("he-IL").language == "he-IL")
    #expect(prototype.localized(nil).direction == .ltr)
  }
}
