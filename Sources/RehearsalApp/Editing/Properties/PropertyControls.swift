import Gtk
import PrototypeFile
import Texts

/// The controls for the kinds of values.
@MainActor
enum PropertyControls {
  static func make(
    _ property: PropertySheet.Property, _ editor: DocumentEditor
  ) -> any PropertyControl {
    switch property.kind {
    case .text:
      property.key == "message" || property.key == "body"
        ? LongTextControl() : TextControl { .text($0) }
    case .file: TextControl { .text($0) }
    case .integer, .seconds: TextControl { .plain($0) }
    case .boolean: ChoiceControl(["true", "false"])
    case .choice(let words) where isNarrow(words):
      ChoiceControl(words)
    case .choice(let words), .reference(let words): ListControl(words)
    case .actions: ActionControl(editor)
    case .answer(let question): AnswerControl(question)
    case .value: FlowControl()
    }
  }

  /// Whether some words have room beside each other, without making the pane wider.
  private static func isNarrow(_ words: [String]) -> Bool {
    8 * words.joined().count + 26 * words.count <= 240
  }
}

/// A text of one line.
@MainActor
final class TextControl: PropertyControl {
  let entry = Entry()
  var widget: Widget { entry }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onNewAlert: (@MainActor () -> Void)?

  init(_ node: @escaping @MainActor (String) -> YAMLNode) {
    entry.setNarrow()
    // A key that takes the place of what is selected changes the text twice.
    entry.onChanged { [weak self] _ in
      guard let self, pending == nil else { return }
      pending = MainLoop.idle { [weak self] in
        guard let self else { return false }
        pending = nil
        onEntered?(node(entry.text), true)
        return false
      }
    }
  }

  private var pending: Source?

  func show(_ property: PropertySheet.Property) {
    let value = property.value ?? ""
    if entry.text != value, !entry.isFocus || !value.isEmpty { entry.text = value }
    entry.setPlaceholder(property.standard ?? "")
  }
}

/// A text of several lines.
@MainActor
final class LongTextControl: PropertyControl {
  private let view = TextView(isEditable: true)
  /// A text asks for the width that it had last, so without this the pane could only grow.
  private let frame = ScrolledWindow()
  var widget: Widget { frame }
  var named: Widget { view }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onNewAlert: (@MainActor () -> Void)?

  init() {
    frame.addClass("property-text")
    view.setTextMargins(horizontal: 8, vertical: 6)
    frame.setPolicy(horizontal: .automatic, vertical: .never)
    frame.canFocus = false
    frame.add(view)
    view.onChanged { [weak self] in
      guard let self else { return }
      onEntered?(.text(view.text), true)
    }
  }

  func show(_ property: PropertySheet.Property) {
    let value = property.value ?? ""
    if view.text != value { view.text = value }
  }
}

/// A few words beside each other.
@MainActor
final class ChoiceControl: PropertyControl {
  private let segments = Segments<String>(tr("Value"))
  private let room = Box(.horizontal)
  var widget: Widget { room }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onNewAlert: (@MainActor () -> Void)?

  init(_ words: [String]) {
    let isSwitch = words == ["true", "false"]
    for word in words {
      let title =
        isSwitch ? (word == "true" ? tr("Yes") : tr("No")) : PropertyWords.spelled(word)
      segments.add(word, ToggleButton(label: title), name: title, tooltip: word)
    }
    segments.onChosen = { [weak self] word in self?.onEntered?(.plain(word), false) }
    room.packStart(segments.widget)
  }

  func show(_ property: PropertySheet.Property) {
    segments.select(property.value ?? property.standard ?? "")
    segments.widget.setClass("default", property.value == nil)
  }
}

/// One of many words or names.
@MainActor
final class ListControl: PropertyControl {
  private let list = DropDown()
  private var words: [String] = []
  var widget: Widget { list }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onNewAlert: (@MainActor () -> Void)?

  init(_ words: [String]) {
    list.setNarrow()
    fill(words)
    list.onChosen { [weak self] word in
      self?.onEntered?(word.isEmpty ? nil : .text(word), false)
    }
  }

  private func fill(_ words: [String]) {
    guard words != self.words || words.isEmpty else { return }
    self.words = words
    list.removeAll()
    list.append(tr("Default"), id: "")
    for word in words { list.append(word, id: word) }
  }

  func show(_ property: PropertySheet.Property) {
    if case .reference(let names) = property.kind { fill(names) }
    list.selected = property.value ?? ""
  }
}

/// Any value, as the document writes it on one line; it is taken with Return or when it is left.
@MainActor
final class FlowControl: PropertyControl {
  private let entry = Entry()
  var widget: Widget { entry }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onNewAlert: (@MainActor () -> Void)?
  private var shown = ""

  init() {
    entry.setNarrow()
    entry.addClass("property-flow")
    entry.onActivate { [weak self] in self?.enter() }
    entry.onFocusOut { [weak self] in self?.enter() }
  }

  private func enter() {
    guard entry.text != shown else { return }
    let text = entry.text
    do {
      onEntered?(text.isEmpty ? nil : try DocumentEditor.value(ofFlow: text), false)
    } catch {
      entry.tooltip = error.message
      entry.announce(error.message)
      entry.text = shown
    }
  }

  func show(_ property: PropertySheet.Property) {
    let value = property.value ?? ""
    guard !entry.isFocus || entry.text == shown else { return }
    shown = value
    if entry.text != value { entry.text = value }
    entry.setPlaceholder(property.standard ?? "")
  }
}
