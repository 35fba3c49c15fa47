/// What the title of a button says, by the words of some languages.
///
/// English, German, French, Spanish, Russian and Arabic have all tables; some other languages have
/// that of verbs that destroy. A title is compared with all of them, for a document does not say in
/// which language it is written.
public enum TitleWords {
  /// Whether a title says that something is destroyed.
  public static func destroy(_ title: String) -> Bool {
    let words = words(of: title)
    return words.first.map(firstVerbs.contains) ?? false || words.contains(where: verbs.contains)
  }

  /// Whether a title agrees to something: the whole title, for such a word may stand in any other.
  public static func agree(_ title: String) -> Bool {
    yes.contains(words(of: title).joined(separator: " "))
  }

  /// Whether a title leaves everything as it was: the whole title.
  public static func cancel(_ title: String) -> Bool {
    no.contains(words(of: title).joined(separator: " "))
  }

  private static func words(of title: String) -> [String] {
    title.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The English and Arabic words with which a title that destroys begins.
  ///
  /// Later in a title such a word may be a noun.
  private static let firstVerbs: Set<String> = [
    "delete", "discard", "erase", "remove", "reset",
    "حذف", "احذف", "مسح", "امسح", "إزالة",
  ]

  /// Verbs of German, Dutch, Swedish, French, Spanish, Portuguese, Italian and Russian.
  ///
  /// Some of these languages put the verb last. A verb that is harmless in another of them is left
  /// out, such as the Dutch “wissen”, which means “to know” in German.
  private static let verbs: Set<String> = [
    "löschen", "entfernen", "verwerfen", "zurücksetzen", "verwijder", "verwijderen",
    "radera", "supprimer", "effacer", "réinitialiser", "borrar", "eliminar", "descartar",
    "restablecer", "excluir", "remover", "elimina", "rimuovi", "cancellare", "eliminare",
    "удалить", "стереть", "сбросить",
  ]

  private static let yes: Set<String> = [
    "ok", "okay", "yes", "sure", "confirm", "agree", "accept",
    "ja", "bestätigen", "einverstanden", "akzeptieren",
    "oui", "d accord", "confirmer", "accepter",
    "sí", "si", "de acuerdo", "confirmar", "aceptar",
    "да", "ок", "подтвердить", "принять",
    "نعم", "موافق", "حسنا", "حسنًا", "تأكيد", "قبول",
  ]

  private static let no: Set<String> = [
    "cancel", "no", "not now", "later", "keep",
    "abbrechen", "nein", "nicht jetzt", "später", "behalten",
    "annuler", "non", "pas maintenant", "plus tard",
    "cancelar", "ahora no", "más tarde",
    "отмена", "отменить", "нет", "не сейчас", "позже",
    "إلغاء", "لا", "ليس الآن", "لاحقا", "لاحقًا",
  ]
}
