internal import Texts

/// What a page says of the language of its words, which is that of the person who made it.
public enum HTMLLanguage {
  /// The attribute for the language.
  public static var attribute: String { " lang=\"\(code)\"" }

  /// The attributes for the language and, where it is written from the right, its direction.
  public static var attributes: String {
    let direction = tr(
      "ltr", context: "the direction in which this language is written: ltr or rtl")
    return attribute + (direction == "rtl" ? " dir=\"rtl\"" : "")
  }

  private static var code: String {
    let code = tr("en", context: "the code of this language, for example de or pt-BR")
    // A catalogue from elsewhere may have anything here.
    let isCode =
      (2...11).contains(code.utf8.count)
      && code.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "-")
      }
    return isCode ? code : "en"
  }
}
