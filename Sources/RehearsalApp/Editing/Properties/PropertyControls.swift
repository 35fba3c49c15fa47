import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// The controls for the kinds of values.
@MainActor
enum PropertyControls {
  static func make(
    _ property: PropertySheet.Property, _ editor: DocumentEditor, _ miniatures: Miniatures
  ) -> any PropertyControl {
    switch property.kind {
    case .text:
      property.key == "message" || property.key == "body"
        ? LongTextControl() : TextControl { .text($0) }
    case .file: FileControl()
    case .icon: IconControl()
    // Without digits there is no number.
    case .integer, .seconds: TextControl { $0.isEmpty ? nil : .plain($0) }
    case .boolean: ChoiceControl(["true", "false"])
    case .choice(let words) where words.count == 1: SwitchControl(words[0])
    case .choice(let words) where PropertyWords.areFields(words):
      ChoiceControl(words, titles: PropertyWords.fields)
    case .choice(let words) where isNarrow(words): ChoiceControl(words)
    case .choice: ListControl(PropertyWords.titled)
    case .reference: ListControl { PartTitle.name(of: $0, in: miniatures.editor ?? editor) }
    case .actions: ActionControl(editor, miniatures)
    case .source: SourceControl(miniatures)
    case .answer(let question): AnswerControl(question)
    case .delegate: ToggleControl(delegate: true)
    case .toggle: ToggleControl()
    case .methods(let methods, let isOnly): ChecksControl.methods(methods, isOnly: isOnly)
    case .words(let words): ChecksControl.some(of: words, property.key)
    case .texts: LinesControl()
    case .addition(let names): AdditionControl(names)
    case .parts: OutlineControl(editor, miniatures)
    case .value: FlowControl()
    }
  }

  /// Whether some words have room next to each other, without making the pane wider.
  private static func isNarrow(_ words: [String]) -> Bool {
    8 * words.joined().count + 26 * words.count <= 240
  }
}

/// A control for the value of a property.
@MainActor
protocol PropertyControl: AnyObject {
  var widget: Widget { get }
  /// What assistive technology calls by the name of the property.
  var named: Widget { get }
  /// Called with a value that was entered, and whether it belongs to the one before.
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)? { get set }
  /// What is shown under the row, over its whole width; `nil` for nothing.
  var below: Widget? { get }
  /// Whether a value that is refused stays as a person has written it.
  var isWritten: Bool { get }
  /// Draws small pictures again.
  func showPictures()
  func show(_ property: PropertySheet.Property)
}

extension PropertyControl {
  var named: Widget { widget }
  var below: Widget? { nil }
  var isWritten: Bool { false }
  func showPictures() {}
}

/// A control for what can be written so that it is no value.
@MainActor
protocol WrittenControl: PropertyControl {
  /// Called with why what was written is no value; `nil` once it is one.
  var onProblem: (@MainActor (String?) -> Void)? { get set }
}

extension WrittenControl {
  var isWritten: Bool { true }
}

/// A text of one line.
@MainActor
final class TextControl: WrittenControl {
  let entry = Entry()
  var widget: Widget { entry }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onProblem: (@MainActor (String?) -> Void)?
  /// What the document says.
  private var shown = ""

  init(_ node: @escaping @MainActor (String) -> YAMLNode?) {
    entry.setNarrow()
    // A key that takes the place of what is selected changes the text twice.
    entry.onChanged { [weak self] _ in
      guard let self, pending == nil else { return }
      pending = MainLoop.idle { [weak self] in
        guard let self else { return false }
        pending = nil
        isEntering = true
        onEntered?(node(entry.text), true)
        isEntering = false
        return false
      }
    }
    entry.leavesUndo { [weak self] in
      guard let self, entry.text != shown else { return false }
      pending?.remove()
      pending = nil
      entry.text = shown
      onProblem?(nil)
      return true
    }
  }

  @Scheduled private var pending: Source?
  private var isEntering = false

  func show(_ property: PropertySheet.Property) {
    let value = property.value ?? ""
    // What is not finished has no value yet, and stays.
    let isOther = value != shown && !isEntering
    shown = value
    if entry.text != value, !entry.isFocus || !value.isEmpty || isOther { entry.text = value }
    entry.setPlaceholder(property.standard ?? "")
  }
}

/// A text of several lines.
@MainActor
final class LongTextControl: WrittenControl {
  private let view = TextView(isEditable: true)
  /// A text asks for the width that it had last, so without this the pane could only grow.
  private let frame = ScrolledWindow()
  var widget: Widget { frame }
  var named: Widget { view }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onProblem: (@MainActor (String?) -> Void)?
  private var shown = ""

  init(_ node: @escaping @MainActor (String) -> YAMLNode? = { .text($0) }) {
    frame.addClass("property-text")
    view.setTextMargins(horizontal: 8, vertical: 6)
    frame.setPolicy(horizontal: .automatic, vertical: .never)
    frame.canFocus = false
    frame.add(view)
    view.onChanged { [weak self] in
      guard let self else { return }
      onEntered?(node(view.text), true)
    }
    view.leavesUndo { [weak self] in
      guard let self, view.text != shown else { return false }
      view.text = shown
      onProblem?(nil)
      return true
    }
  }

  func show(_ property: PropertySheet.Property) { show(property.value ?? "") }

  func show(_ value: String) {
    shown = value
    if view.text != value { view.text = value }
  }

  /// Keeps what is written where it means what the document has.
  func keep(_ means: (String) -> Bool) -> Bool {
    guard means(view.text) else { return false }
    shown = view.text
    return true
  }
}

/// Several texts, each on a line of its own.
@MainActor
final class LinesControl: WrittenControl {
  private let text: LongTextControl
  var widget: Widget { text.widget }
  var named: Widget { text.named }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)? {
    get { text.onEntered }
    set { text.onEntered = newValue }
  }
  var onProblem: (@MainActor (String?) -> Void)? {
    get { text.onProblem }
    set { text.onProblem = newValue }
  }

  init() {
    text = LongTextControl { text in
      let lines = LinesControl.lines(of: text)
      return lines.isEmpty ? nil : .list(of: lines.map { .text($0) })
    }
  }

  /// The lines of a text, of which the last may not be begun yet.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  func show(_ property: PropertySheet.Property) {
    let node = property.value.flatMap { try? DocumentEditor.value(ofFlow: $0) }
    let lines = (node?.list ?? node.map { [$0] } ?? []).compactMap(\.text)
    if !text.keep({ LinesControl.lines(of: $0) == lines }) {
      text.show(lines.joined(separator: "\n"))
    }
  }
}
