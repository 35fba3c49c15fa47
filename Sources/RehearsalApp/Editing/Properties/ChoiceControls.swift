import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

// Controls for one of several words.

/// A few words next to each other.
///
/// The word that holds where the document says nothing takes the property out.
@MainActor
final class ChoiceControl: PropertyControl {
  private let segments = Segments<String>(tr("Value"))
  private let room = Box(.horizontal)
  private var standard: String?
  var widget: Widget { room }
  var named: Widget { segments.widget }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  /// - Parameter titles: what the words are called; those of the format, spelled out, without it.
  init(_ words: [String], titles: [(word: String, title: String)]? = nil) {
    let isSwitch = words == ["true", "false"]
    let spelled = words.map { word in
      (
        word: word,
        title: isSwitch ? (word == "true" ? tr("Yes") : tr("No")) : PropertyWords.titled(word)
      )
    }
    for (word, title) in titles ?? spelled {
      segments.add(word, ToggleButton(label: title), name: title, tooltip: word)
    }
    segments.onChosen = { [weak self] word in
      guard let self else { return }
      onEntered?(word == standard ? nil : .plain(word), false)
    }
    room.packStart(segments.widget)
  }

  func show(_ property: PropertySheet.Property) {
    standard = property.isRequired ? nil : property.standard
    segments.select(property.value ?? property.standard ?? "")
    segments.widget.setClass("default", property.value == nil)
  }
}

/// One of many words or names.
@MainActor
final class ListControl: PropertyControl {
  private let list = DropDown()
  private let title: @MainActor (String) -> String
  private var shown: [String] = []
  private var standard: String?
  var widget: Widget { list }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  /// - Parameter title: what a word is called.
  init(_ title: @escaping @MainActor (String) -> String) {
    self.title = title
    list.setNarrow()
    list.onChosen { [weak self] in
      guard let self else { return }
      onEntered?($0.isEmpty || $0 == standard ? nil : .plain($0), false)
    }
  }

  func show(_ property: PropertySheet.Property) {
    var words: [String] =
      switch property.kind {
      case .reference(let names): names
      case .choice(let words): words
      default: []
      }
    if let value = property.value, !words.contains(value) { words.append(value) }
    // What holds without the property is listed once.
    let isListed = property.standard.map { words.contains($0) } ?? false
    standard = isListed && !property.isRequired ? property.standard : nil
    // What is needed is always something.
    let isNeeded = property.isRequired && property.value != nil
    let first = isListed || isNeeded ? nil : (property.standard ?? tr("None"))
    let titles = words.map { title($0) }
    if words + titles + [first ?? ""] != shown {
      shown = words + titles + [first ?? ""]
      list.removeAll()
      if let first { list.append(first.prefix(1).uppercased() + first.dropFirst(), id: "") }
      for (word, title) in zip(words, titles) { list.append(title, id: word) }
    }
    list.selected = property.value ?? (isListed ? property.standard : "")
  }
}

/// A word that is there or not.
@MainActor
final class SwitchControl: PropertyControl {
  private let toggle = Switch()
  private let note = Label()
  private let room = Box(.horizontal, spacing: 12)
  private let word: String
  var widget: Widget { room }
  var named: Widget { toggle }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  init(_ word: String) {
    self.word = word
    note.makePropertyNote()
    room.packStart(toggle)
    room.packStart(note, expand: true)
    toggle.onSwitched { [weak self] isOn in
      guard let self else { return }
      onEntered?(isOn ? .plain(word) : nil, false)
    }
  }

  func show(_ property: PropertySheet.Property) {
    toggle.isOn = property.value != nil
    let isPlain = word == "true"
    note.text = property.value == nil ? property.standard ?? "" : isPlain ? "" : word
  }
}
