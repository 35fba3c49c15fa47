import ArgumentParser
import DialogModel
import PrototypeFile
import Texts

/// The text fields of an alert that is made from options.
struct FieldOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      tr("Which text fields it has; default has none."),
      valueName: "style"))
  var style = StyleName(.default)

  // The word after an option is its text, also if it begins with a dash: scripts pass any text.

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      tr("What shows in its empty text field; said again, in the second one."),
      valueName: "text"))
  var placeholder: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      tr("The first text of its text field; said again, of the second one."),
      valueName: "text"))
  var text: [String] = []

  /// The style and the fields, from top to bottom, as a document has them.
  var parts: [Written.Entry?] {
    let fields = (0..<max(placeholder.count, text.count)).map { place in
      var field: [Written.Entry] = []
      for (key, texts) in [("placeholder", placeholder), ("text", text)] where place < texts.count {
        field.append(Written.Entry(key: key, value: .text(texts[place])))
      }
      return Written.map(field, .inline)
    }
    return [
      Written.Entry(key: "style", value: .word(style.value.rawValue)),
      OneOffOutput.part("textFields", fields),
    ]
  }

  func validate() throws {
    try check(placeholder, "--placeholder")
    try check(text, "--text")
  }

  /// The options of a field can be given once.
  private func check(_ texts: [String], _ option: String) throws {
    let count = style.value.textFields.count
    guard texts.count > count else { return }
    let values = ["option": option, "style": style.value.rawValue] as KeyValuePairs
    throw ValidationError(
      count == 0
        ? tr(
          "There is no text field for “{option}”: say with “--style” which the alert has", values)
        : tr("“{option}” is said more often than the style “{style}” has text fields", values))
  }
}

/// A style, as a document names it.
struct StyleName: ExpressibleByArgument {
  static let allValueStrings = Alert.Style.allCases.map(\.rawValue)
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  let value: Alert.Style

  init(_ value: Alert.Style) { self.value = value }

  init?(argument: String) {
    guard let value = Alert.Style(rawValue: argument) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }
}
