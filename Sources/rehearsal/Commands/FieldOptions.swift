import ArgumentParser
import DialogModel
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

  /// The fields, from top to bottom: those of the style, with their options.
  var fields: [TextField] {
    var fields = style.value.textFields
    for (index, text) in placeholder.enumerated() where fields.indices.contains(index) {
      fields[index].placeholder = text
    }
    for (index, text) in text.enumerated() where fields.indices.contains(index) {
      fields[index].text = text
    }
    return fields
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
