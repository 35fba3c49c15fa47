/// The words that VoiceOver adds to the texts of a prototype, in one language.
///
/// They do not depend on the person's language: a German prototype speaks German to anybody.
public struct SpeechWords: Hashable, Sendable {
  let alert, sheet, picker, popover, notification: String
  let button, backButton, tab, switchButton: String
  let textField, secureTextField: String
  let isEditing, dimmed, selected, on, off, keyboard, percent: String
  let bullets: SpokenCount

  /// The words of a language, as a document names it; those of another one are English.
  ///
  /// - Parameter language: `de-AT` finds `de`; `nil` for a document's own texts.
  public init(language: String?) {
    let primary = (language ?? "en").prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self = SpeechWords.all[primary.lowercased()] ?? .english
  }

  private init(
    alert: String, sheet: String, picker: String, popover: String, notification: String,
    button: String, backButton: String, tab: String, switchButton: String, textField: String,
    secureTextField: String, isEditing: String, dimmed: String, selected: String, on: String,
    off: String, keyboard: String, percent: String, bullets: SpokenCount
  ) {
    (self.alert, self.sheet, self.picker, self.popover) = (alert, sheet, picker, popover)
    (self.notification, self.button, self.backButton) = (notification, button, backButton)
    (self.tab, self.switchButton, self.textField) = (tab, switchButton, textField)
    (self.secureTextField, self.isEditing, self.dimmed) = (secureTextField, isEditing, dimmed)
    (self.selected, self.on, self.off, self.keyboard) = (selected, on, off, keyboard)
    (self.percent, self.bullets) = (percent, bullets)
  }

  /// The languages that have words of their own, by their codes.
  public static var languages: [String] { all.keys.sorted() }

  private static let all: [String: SpeechWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "ru": russian, "ar": arabic,
  ]

  private static let english = SpeechWords(
    alert: "alert", sheet: "action sheet", picker: "activities", popover: "popover",
    notification: "notification", button: "button", backButton: "back button", tab: "tab",
    switchButton: "switch", textField: "text field", secureTextField: "secure text field",
    isEditing: "is editing", dimmed: "dimmed", selected: "selected", on: "on", off: "off",
    keyboard: "keyboard", percent: "percent", bullets: .oneOrMore("bullet", "bullets"))

  private static let german = SpeechWords(
    alert: "Hinweis", sheet: "Aktionen", picker: "Aktivitäten", popover: "Einblendung",
    notification: "Mitteilung", button: "Taste", backButton: "Zurück-Taste", tab: "Tab",
    switchButton: "Schalter", textField: "Textfeld", secureTextField: "sicheres Textfeld",
    isEditing: "wird bearbeitet", dimmed: "grau", selected: "ausgewählt", on: "ein", off: "aus",
    keyboard: "Tastatur", percent: "Prozent", bullets: .oneOrMore("Punkt", "Punkte"))

  private static let french = SpeechWords(
    alert: "alerte", sheet: "liste d’actions", picker: "activités", popover: "fenêtre contextuelle",
    notification: "notification", button: "bouton", backButton: "bouton de retour", tab: "onglet",
    switchButton: "interrupteur", textField: "champ de texte",
    secureTextField: "champ de texte sécurisé", isEditing: "en cours de modification",
    dimmed: "estompé", selected: "sélectionné", on: "activé", off: "désactivé",
    keyboard: "clavier", percent: "pour cent", bullets: .zeroIsOne("puce", "puces"))

  private static let spanish = SpeechWords(
    alert: "alerta", sheet: "hoja de acciones", picker: "actividades", popover: "ventana emergente",
    notification: "notificación", button: "botón", backButton: "botón Atrás", tab: "pestaña",
    switchButton: "interruptor", textField: "campo de texto",
    secureTextField: "campo de texto seguro", isEditing: "en edición", dimmed: "atenuado",
    selected: "seleccionado", on: "activado", off: "desactivado", keyboard: "teclado",
    percent: "por ciento", bullets: .oneOrMore("punto", "puntos"))

  private static let russian = SpeechWords(
    alert: "предупреждение", sheet: "лист действий", picker: "действия",
    popover: "всплывающее окно", notification: "уведомление", button: "кнопка",
    backButton: "кнопка «Назад»", tab: "вкладка", switchButton: "переключатель",
    textField: "текстовое поле", secureTextField: "безопасное текстовое поле",
    isEditing: "редактируется", dimmed: "недоступно", selected: "выбрано", on: "включено",
    off: "выключено", keyboard: "клавиатура", percent: "процентов",
    bullets: .slavic("точка", "точки", "точек"))

  private static let arabic = SpeechWords(
    alert: "تنبيه", sheet: "ورقة إجراءات", picker: "الأنشطة", popover: "نافذة منبثقة",
    notification: "إشعار", button: "زر", backButton: "زر الرجوع", tab: "علامة تبويب",
    switchButton: "مفتاح تبديل", textField: "حقل نص", secureTextField: "حقل نص آمن",
    isEditing: "قيد التحرير", dimmed: "خافت", selected: "محدد", on: "تشغيل", off: "إيقاف",
    keyboard: "لوحة المفاتيح", percent: "بالمئة",
    bullets: .arabic(one: "نقطة واحدة", two: "نقطتان", few: "نقاط", many: "نقطة"))
}
