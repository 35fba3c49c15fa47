internal import DialogModel
internal import Texts

/// The reference of the format: every object type with its keys and an example.
public enum FormatReference {
  /// The reference in Markdown, in the person's language.
  public static func markdown() -> String {
    var lines = [
      "# " + tr("The prototype document"), "",
      tr(
        "A prototype is one text file, NAME.rehearsal.yaml, in YAML or JSON. Every document begins "
          + "with “rehearsal: 1”; the examples below leave that line out. Where a list is asked for, "
          + "a single item may stand alone. A text is what stands there, quoted or not: Yes, 007 "
          + "and 1:30 are texts; only true and false, unquoted, are yes and no."),
      "",
      tr("This page is made from the tables that the program reads documents with."), "",
    ]
    lines += contents
    for table in FormatTables.all { lines += section(table) }
    lines += places + limits
    return lines.joined(separator: "\n") + "\n"
  }

  private static var contents: [String] {
    FormatTables.all.map { "- \(link(to: $0)): \($0.objectType.note())" }
      + ["- [\(tr("Places in texts"))](#places)", "- [\(tr("Limits"))](#limits)", ""]
  }

  private static func section<Table: KeyTable>(_ table: Table.Type) -> [String] {
    var lines = [
      "<a id=\"\(table.objectType.name)\"></a>", "## \(table.objectType.name)", "",
      table.objectType.note(), "",
      "| \(tr("Key")) | \(tr("What stands there")) | \(tr("Without it")) | |",
      "| --- | --- | --- | --- |",
    ]
    for key in Table.allCases {
      let entry = key.entry
      let standard = entry.standard().map { escaped($0) } ?? ""
      lines.append(
        "| `\(key.rawValue)` | \(escaped(entry.shape.reference)) | \(standard) "
          + "| \(escaped(entry.note())) |")
    }
    lines.append("")
    let rules = Table.rules.compactMap { sentence($0) }
    if !rules.isEmpty { lines += rules.map { "- \($0)" } + [""] }
    lines += words(table)
    return lines + ["```yaml", table.objectType.example, "```", ""]
  }

  /// The words that people try in place of the keys.
  private static func words<Table: KeyTable>(_ table: Table.Type) -> [String] {
    let lists = Table.allCases.compactMap { key -> String? in
      let words = Table.words(for: key)
      return words.isEmpty ? nil : "- \(code(key)): \(words.joined(separator: ", "))"
    }
    guard !lists.isEmpty else { return [] }
    let summary = tr("Other words that people look for")
    return ["<details><summary>\(summary)</summary>", ""] + lists + ["", "</details>", ""]
  }

  /// A rule between keys, in words.
  private static func sentence<Key: KeyTable>(_ rule: KeyRule<Key>) -> String? {
    switch rule {
    case .required(let key): return tr("{key} must be there.", ["key": code(key)])
    case .one(let keys, _):
      if keys.count == Key.allCases.count { return tr("Exactly one of these keys is there.") }
      return tr("Exactly one is there of: {keys}.", ["keys": codes(keys)])
    case .some(let keys, _):
      if keys.count == Key.allCases.count { return tr("At least one of these keys is there.") }
      return tr("At least one is there of: {keys}.", ["keys": codes(keys)])
    case .apart(let groups):
      let names = groups.map { group in
        group.count == 1
          ? code(group[0]) : "(" + group.map { code($0) }.joined(separator: ", ") + ")"
      }
      return tr("These are not allowed together: {keys}.", ["keys": names.joined(separator: ", ")])
    case .beside(let key, let owners):
      return tr("{key} is allowed only beside {keys}.", ["key": code(key), "keys": codes(owners)])
    case .needs(let key, let others):
      return tr(
        "{key} needs {other} beside it.",
        ["key": code(key), "other": Phrases.either(others.map { code($0) })])
    }
  }

  private static var places: [String] {
    [
      "<a id=\"places\"></a>", "## " + tr("Places in texts"), "",
      tr("Texts with places are filled in when they are used; {{ is a brace."), "",
      "| \(tr("Place")) | \(tr("What is filled in")) |", "| --- | --- |",
      "| `{buttonIndex}` | \(tr("The index of the button that the call around is about.")) |",
      "| `{buttonTitle}` | \(tr("The title of that button.")) |",
      "| `{numberOfButtons}` | \(tr("How many buttons the dialog has whose call this is in.")) |",
      "| `{cancelButtonIndex}` | \(tr("Its index of the cancel button, -1 for none.")) |",
      "| `{firstOtherButtonIndex}` | \(tr("Its index of the first other button, or -1.")) |",
      "| `{destructiveButtonIndex}` | \(tr("Its index of the red button, or -1.")) |",
      "| `{title:0}` | \(tr("The title of its button of that index, if there is one.")) |",
      "| `{visible}` | \(tr("Whether it is up: true or false.")) |",
      "| `{field:0}` | \(tr("The text of a field around; a secure one gives bullets.")) |",
      "| `{replacement}` | \(tr("What would be put in, inside textField:shouldChange….")) |",
      "| `{error}` | \(tr("Why a task failed, in its whenFailed.")) |",
      "| `{body}` | \(tr("The message of the notification that the call around is about.")) |",
      "| `{alertAction}` | \(tr("The word on its action button, if the document has one.")) |",
      "| `{state}` | \(tr("The state of the application then: active, inactive or background.")) |",
      "| `{userInfo:room}` | \(tr("A value that is handed back with it, by its key.")) |",
      "| `{percent}` | \(tr("How far a task is, in its title and message; its bar then has no text of its own.")) |",
    ]
  }

  /// The limits of a document, so that no file takes long to read or needs too much memory.
  private static var limits: [String] {
    func million(_ bytes: Int) -> String { String(bytes / (1024 * 1024)) }
    return [
      "", "<a id=\"limits\"></a>", "## " + tr("Limits"), "",
      "| \(tr("What")) | \(tr("At most")) |", "| --- | --- |",
      "| \(tr("The document")) | \(million(YAMLDocument.mostBytes)) MiB |",
      "| \(tr("Its texts, keys, lists and maps together")) | \(Composer.mostNodes) |",
      "| \(tr("A text that is not a block")) | \(million(YAMLDocument.longestText)) MiB |",
      "| \(tr("Lists and maps in each other")) | \(Composer.mostLevels) |",
      "| \(tr("A whole number, of either sign")) | \(Shape.mostInteger) |",
      "| \(tr("A number of seconds")) | \(SimulatedTime.latest.milliseconds / 1000) |",
      "| \(tr("The buttons of a dialog")) | \(SizeLimit.buttons) |",
      "| \(tr("The controls of a screen or a view")) | \(SizeLimit.controls) |",
      "| \(tr("The activities of a picker, beside the built-in ones")) | \(SizeLimit.activities) |",
      "| \(tr("The steps that “perform” names, inside each other")) | \(SizeLimit.stepsInside) |",
      "| \(tr("The steps of a scenario with “perform”")) | \(SizeLimit.steps) |",
      "| \(tr("The steps that “perform” gives all scenarios")) | \(SizeLimit.sharedSteps) |",
      "| \(tr("A text with its places filled in")) | \(million(SizeLimit.text)) MiB |",
      "| \(tr("The text of a text field")) | \(SizeLimit.field) \(tr("bytes")) |",
      "| \(tr("The texts of the log of a run, together")) | \(million(SizeLimit.logTexts)) MiB |",
      "| \(tr("Errors that are listed, and warnings")) | \(Finding.mostListed) |", "",
      tr("A document with more is refused. A run that would make larger texts stops (row B3).")
        + " "
        + tr(
          "Of the rows of its log, a window keeps the last 1,000,000; the oldest are folded away.")
        + " " + tr("[Pictures](checks.md#files) have limits of their own."),
    ]
  }

  private static func code<Key: KeyTable>(_ key: Key) -> String { "`\(key.rawValue)`" }

  private static func codes<Key: KeyTable>(_ keys: [Key]) -> String {
    keys.map { code($0) }.joined(separator: ", ")
  }

  /// A link to the section of a table.
  static func link(to table: any KeyTable.Type) -> String {
    "[\(table.objectType.name)](#\(table.objectType.name))"
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
