import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

// Controls for what is on or off as a whole, for the methods that a delegate has, and for new entries.

/// A switch for what is there or not as a whole, with a few words on what that means.
@MainActor
final class ToggleControl: PropertyControl {
  private let toggle = Switch()
  private let note = Label()
  private let room = Box(.horizontal, spacing: 12)
  var widget: Widget { room }
  var named: Widget { toggle }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  private let isDelegate: Bool

  /// - Parameter delegate: whether it is for a delegate, which is there unless the value says `none`.
  init(delegate: Bool = false) {
    isDelegate = delegate
    note.makePropertyNote()
    room.packStart(toggle)
    room.packStart(note, expand: true)
    toggle.onSwitched { [weak self] isOn in
      let usual = isOn == delegate
      self?.onEntered?(usual ? nil : .plain(delegate ? "none" : "true"), false)
    }
  }

  func show(_ property: PropertySheet.Property) {
    let value = property.value
    guard isDelegate else {
      toggle.isOn = value != nil && value != "false"
      note.text = toggle.isOn ? tr("Its methods are called.") : tr("Not there: nothing is called.")
      return
    }
    toggle.isOn = value != "none" && value != "\"none\""
    note.text =
      !toggle.isOn
      ? tr("nil: nobody is told")
      : value == nil ? tr("Is told of every step. Off: nil.") : tr("Is told, with what follows.")
  }
}

/// Which of some words there are, as a list to tick that opens below the row.
@MainActor
final class ChecksControl: PropertyControl {
  private let words: [String]
  /// Whether the value lists those that are not ticked.
  private let namesOthers: Bool
  private let summary: @MainActor ([String], PropertySheet.Property) -> String
  private let opener = ToggleButton()
  private let title = Label()
  private let list = Box(.vertical, spacing: 2)
  private var checks: [CheckButton] = []
  private var isShowing = false
  var widget: Widget { opener }
  var below: Widget? { list }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  /// - Parameters:
  ///   - title: what a word is called.
  ///   - name: what assistive technology calls the list.
  ///   - summary: what the button says of the words that are ticked.
  init(
    _ words: [String], namesOthers: Bool = false, name: String,
    titles title: (String) -> String = { $0 },
    summary: @escaping @MainActor ([String], PropertySheet.Property) -> String
  ) {
    (self.words, self.namesOthers, self.summary) = (words, namesOthers, summary)
    let face = Box(.horizontal, spacing: 6)
    self.title.xalign = 0
    self.title.setEllipsize(.end)
    face.packStart(self.title, expand: true)
    face.packEnd(Image(icon: "pan-down-symbolic"))
    opener.add(face)
    for word in words {
      let check = CheckButton(label: title(word))
      check.onToggled { [weak self] in self?.enter() }
      checks.append(check)
      list.packStart(check)
    }
    list.setMargins(start: PropertyRow.labelWidth(isNarrow: true) + PropertyRow.spacing)
    list.accessibleName = name
    list.accessibleRole = .grouping
    list.showAll()
    list.ignoresShowAll = true
    list.hide()
    opener.onToggled { [weak self] in
      guard let self else { return }
      list.isVisible = opener.isActive
    }
  }

  /// Which of some methods a delegate has.
  static func methods(_ methods: [String], isOnly: Bool) -> ChecksControl {
    ChecksControl(methods, namesOthers: !isOnly, name: tr("Methods")) { there, _ in
      there.count == methods.count
        ? tr("Every method")
        : tr(
          "{n} of {all} methods", ["n": String(there.count), "all": String(methods.count)])
    }
  }

  /// Some of the words of a property.
  static func some(of words: [String], _ key: String) -> ChecksControl {
    ChecksControl(
      words, name: PropertyWords.spelled(key), titles: PropertyWords.titled
    ) { there, property in
      there.isEmpty
        ? property.standard ?? tr("None")
        : there.map(PropertyWords.titled).listed()
    }
  }

  private var ticked: [String] { zip(words, checks).filter { $1.isActive }.map(\.0) }

  private func enter() {
    guard !isShowing else { return }
    let there = ticked
    let named = namesOthers ? words.filter { !there.contains($0) } : there
    onEntered?(named.isEmpty ? nil : .list(of: named.map { .text($0) }), false)
  }

  func show(_ property: PropertySheet.Property) {
    // Where the document says nothing, what it then means is ticked.
    let node = (property.value ?? (namesOthers ? nil : property.standard)).flatMap {
      try? DocumentEditor.value(ofFlow: $0)
    }
    let named = Set((node?.list ?? node.map { [$0] } ?? []).compactMap(\.text))
    isShowing = true
    for (word, check) in zip(words, checks) {
      check.isActive = named.contains(word) != namesOthers
    }
    isShowing = false
    title.text = summary(ticked, property)
  }
}

/// One more entry: of some names, or of any name.
@MainActor
final class AdditionControl: PropertyControl {
  private let list = DropDown()
  private let entry = Entry()
  private let names: [String]?
  var widget: Widget { names == nil ? entry : list }
  var isWritten: Bool { names == nil }
  /// Called with the name, and what the entry has at first.
  var onAdded: (@MainActor (String, YAMLNode) -> Void)?
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  init(_ names: [String]?) {
    self.names = names
    guard let names else {
      entry.setNarrow()
      entry.setPlaceholder(tr("A new name, and Return"))
      entry.onActivate { [weak self] in
        guard let self, !entry.text.isEmpty else { return }
        onAdded?(entry.text, .plain("false"))
      }
      return
    }
    list.setNarrow()
    list.append(tr("Add…"), id: "")
    for name in names { list.append(name, id: name) }
    list.selected = ""
    list.onChosen { [weak self] name in
      guard !name.isEmpty else { return }
      self?.onAdded?(name, .list(of: [.map([("log", .text(name))])]))
    }
  }

  func show(_ property: PropertySheet.Property) {
    list.selected = ""
    if !entry.isFocus { entry.text = "" }
  }
}
