import DialogModel
import Texts

/// The name of each language in that language, so that its speakers find it.
public enum LanguageNames {
  /// The name of a language by its code, such as `de` or `pt-BR`; the code where it is unknown.
  public static func name(of code: String) -> String {
    switch PseudoLanguage(rawValue: code) {
    case .stretched: return tr("Stretched")
    case .mirrored: return tr("Mirrored")
    case nil: break
    }
    let parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first, let name = names[language.lowercased()] else { return code }
    let rest = parts.dropFirst().joined(separator: " ")
    return rest.isEmpty ? name : "\(name) (\(rest))"
  }

  private static let names = [
    "ar": "العربية", "bg": "Български", "bn": "বাংলা", "ca": "Català", "cs": "Čeština",
    "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "eo": "Esperanto",
    "es": "Español", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi",
    "fr": "Français", "ga": "Gaeilge", "gl": "Galego", "he": "עברית", "hi": "हिन्दी",
    "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն", "id": "Bahasa Indonesia",
    "is": "Íslenska", "it": "Italiano", "ja": "日本語", "ka": "ქართული", "ko": "한국어",
    "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски", "ms": "Bahasa Melayu",
    "nb": "Norsk bokmål", "nl": "Nederlands", "nn": "Norsk nynorsk", "pl": "Polski",
    "pt": "Português", "ro": "Română", "ru": "Русский", "sk": "Slovenčina",
    "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sv": "Svenska", "th": "ไทย",
    "tr": "Türkçe", "uk": "Українська", "ur": "اردو", "vi": "Tiếng Việt", "yi": "ייִדיש",
    "zh": "中文",
  ]
}
