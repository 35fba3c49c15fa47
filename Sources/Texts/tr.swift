internal import CIntl

/// The name under which translations are installed.
private let domain = "rehearsal"

/// Sets the folder of the compiled translations; without it texts are not translated.
///
/// - Parameter directory: the folder that holds `LANGUAGE/LC_MESSAGES/rehearsal.mo`.
public func bindTexts(directory: String) {
  _ = bindtextdomain(domain, directory)
  _ = bind_textdomain_codeset(domain, "UTF-8")
}

/// The text in the language of the user.
///
/// Every text that a person reads is passed to this function, once, as one literal, so that the
/// tools of translators find it.
public func tr(_ text: String) -> String {
  // For "" gettext returns the header of the catalogue, which must not be shown.
  guard !text.isEmpty else { return text }
  // Without a translation gettext returns the pointer of its argument, so the result must be
  // copied before the argument is freed.
  return text.withCString { written in
    dgettext(domain, written).map { String(cString: $0) } ?? text
  }
}

/// The text in the person's language, with `{name}` replaced by the value of that name.
///
/// Names work with any word order; positions do not.
public func tr(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
  fill(tr(text), values)
}

/// The text in the person's language, where another language needs another word than elsewhere.
///
/// - Parameter context: how translators tell the place from the others; it is never shown.
public func tr(
  _ text: String, context: String, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  // This is how catalogues keep a text and its context.
  let key = "\(context)\u{4}\(text)"
  let found = tr(key)
  return fill(found == key ? text : found, values)
}

/// One of two texts by a count, in the user's language; `{n}` is replaced by the count.
public func ntr(
  _ one: String, _ many: String, _ count: Int, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  let chosen = one.withCString { one in
    many.withCString { many in
      dngettext(domain, one, many, UInt(count.magnitude)).map { String(cString: $0) }
    }
  }
  let fallback = count == 1 ? one : many
  return fill(fill(chosen ?? fallback, ["n": String(count)]), values)
}

extension Sequence<String> {
  /// The parts as a list in one line, with what the person's language writes between them.
  public func listed() -> String {
    // Translators: how two parts of a list are joined.
    joined(separator: tr("{first}, {second}", ["first": "", "second": ""]))
  }
}

private func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
  var result = ""
  var rest = text[...]
  while let close = rest.firstIndex(of: "}") {
    // The last brace before a name opens it, because a text may quote a map: `{"{name}": true}`.
    let open = rest[..<close].lastIndex(of: "{") ?? close
    let name = rest[open..<close].dropFirst()
    result += rest[..<open]
    result += values.first { $0.key == name }?.value ?? String(rest[open...close])
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
