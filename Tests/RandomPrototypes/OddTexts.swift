/// Texts that a format, or who reads it, could take for something else.
package enum OddTexts {
  package static let all = [
    "", " ", "  two  ", "yes", "No", "on", "y", "true", "False", "null", "~", "NaN", ".inf", "none",
    "ask", "1", "-1", "+1", "1.10", "007", "0x1F", "1e3", "1:30", "12:30:45", "2013-01-07", "1_000",
    "- x", "-", "--", "---", "...", "? x", ": x", "a: b", "a:", ":", "a:b", "a #b", "#b", "a#b",
    "#",
    "[a]", "{{a}}", "a, b", ",", "]", "&a", "*a", "!a", "!!str a", "|", ">", "|-", "%a", "@a",
    "`a`",
    "<<", "=", "'", "''", "\"", "\"a\"", "it's", "say \"x\"", "\\", "a\\nb", "C:\\x", "/a/b",
    "{buttonIndex}", "{", "}", "{}", "}{", "{{", "a\nb", "a\n", "\na", "a\n\nb", "a\n\n", "\n",
    " a\nb", "a\n b", "a\nb ", "a \nb", "a\r\nb", "a\rb", "a\tb", "\ta", "a\n\tb", "\u{7}",
    "\u{1B}[0m",
    "\u{7F}", "\u{85}", "a\u{2028}b", "\u{2029}", "\u{A0}", "\u{200B}", "\u{200E}", "\u{202E}abc",
    "\u{FEFF}", "\u{FEFF}a", "\u{FFFD}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "\u{E83D}\u{EE00}",
    "\\ud83d\\ude00", "😀", "👩‍👩‍👧 family", "🇩🇪", "👍🏽", "é", "e\u{301}", "中文", "日本語: はい",
    "שלום", "مرحبا (1)", "שלום: a", "नमस्ते", "x\u{301}", "½", "$5", "€", "Ünï", "–", "…", "«a»",
    "application", "Sign Out", "Are you sure?", "You will need your password to come back.",
    String(repeating: "long ", count: 40) + "end", String(repeating: "x", count: 1_200),
  ]

  static func text(_ random: inout Randomness) -> String {
    guard random.happens(20) else { return random.one(of: all) }
    return random.one(of: all) + random.one(of: ["", " ", ":", "\n"]) + random.one(of: all)
  }
}
