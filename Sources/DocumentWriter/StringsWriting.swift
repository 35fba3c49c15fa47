import DialogModel
import PrototypeFile
import Texts

extension DocumentWriter {
  /// The translations, in the order of the languages, and of the texts that they translate.
  func strings() throws(NotWritable) -> [Written.Entry] {
    var languages: [Written.Entry] = []
    for (language, table) in prototype.strings.sorted(by: { $0.key < $1.key }) {
      guard TextForm.isLanguage(language), !table.isEmpty else { throw notWritable("strings") }
      var entries: [Written.Entry] = []
      for (text, translation) in table.sorted(by: { $0.key < $1.key }) {
        let places = translation.pieces.compactMap(\.place)
        guard places.allSatisfy({ text.has($0) }) else { throw notWritable(text) }
        entries.append(Written.Entry(key: text, value: template(translation)))
      }
      languages.append(Written.Entry(key: language, value: .map(entries, .block)))
    }
    return languages
  }
}
