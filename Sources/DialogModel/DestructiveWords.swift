/// The words of titles that say that something is destroyed.
public enum DestructiveWords {
  /// Whether a title says that something is destroyed.
  public static func are(in title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    return words.first.map(destructiveWords.contains) ?? false
      || words.contains(where: destructiveVerbs.contains)
  }

  /// The English verbs with which such a title begins; later in a title the word may be a noun.
  private static let destructiveWords: Set<String> = [
    "delete", "discard", "erase", "remove", "reset",
  ]

  /// Verbs of German, Dutch, Swedish, French, Spanish, Portuguese and Italian.
  ///
  /// Some of these languages put the verb last. A verb that is harmless in another of them is left
  /// out, such as the Dutch “wissen”, which means “to know” in German.
  private static let destructiveVerbs: Set<String> = [
    "löschen", "entfernen", "verwerfen", "zurücksetzen", "verwijder", "verwijderen",
    "radera", "supprimer", "effacer", "réinitialiser", "borrar", "eliminar", "descartar",
    "restablecer", "excluir", "remover", "elimina", "rimuovi", "cancellare", "eliminare",
  ]
}
