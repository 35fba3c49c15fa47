import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

// Controls for what is on or off as a whole, for the methods that a delegate has, and for new entries.

/// A switch for what is off without the property.
@MainActor
final class ToggleControl: PropertyControl {
  private let toggle = Switch()
  private let note = Label()
  private let room = Box(.horizontal, spacing: 12)
  var widget: Widget { room }
  var named: Widget { toggle }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  init() {
    note.makePropertyNote()
    room.packStart(toggle)
    room.packStart(note, expand: true)
    toggle.onSwitched { [weak self] in self?.onEntered?($0 ? .plain("true") : nil, false) }
  }

  func show(_ property: PropertySheet.Property) {
    toggle.isOn = property.value != nil && property.value != "false"
    note.text = toggle.isOn ? tr("Its methods are called.") : tr("Not there: nothing is called.")
  }
}

/// Which of some methods there are, as a list to tick that opens below the row.
@MainActor
final class MethodsControl: PropertyControl {
  private let methods: [String]
  private let isOnly: Bool
  private let opener = ToggleButton()
  private let title = Label()
  private let list = Box(.vertical, spacing: 2)
  private var checks: [CheckButton] = []
  private var isShowing = false
  var widget: Widget { opener }
  var below: Widget? { list }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  init(_ methods: [String], isOnly: Bool) {
    (self.methods, self.isOnly) = (methods, isOnly)
    let face = Box(.horizontal, spacing: 6)
    title.xalign = 0
    title.setEllipsize(.end)
    face.packStart(title, expand: true)
    face.packEnd(Image(icon: "pan-down-symbolic"))
    opener.add(face)
    for method in methods {
      let check = CheckButton(label: method)
      check.onToggled { [weak self] in self?.enter() }
      checks.append(check)
      list.packStart(check)
    }
    list.setMargins(start: PropertyRow.labelWidth(isNarrow: true) + PropertyRow.spacing)
    list.accessibleName = tr("Methods")
    list.accessibleRole = .grouping
    list.showAll()
    list.ignoresShowAll = true
    list.hide()
    opener.onToggled { [weak self] in
      guard let self else { return }
      list.isVisible = opener.isActive
    }
  }

  private func enter() {
    guard !isShowing else { return }
    let there = zip(methods, checks).filter { $1.isActive }.map(\.0)
    let named = isOnly ? there : methods.filter { !there.contains($0) }
    onEntered?(named.isEmpty ? nil : .list(of: named.map { .text($0) }), false)
  }

  func show(_ property: PropertySheet.Property) {
    let node = property.value.flatMap { try? DocumentEditor.value(ofFlow: $0) }
    let named = Set((node?.list ?? node.map { [$0] } ?? []).compactMap(\.text))
    isShowing = true
    for (method, check) in zip(methods, checks) {
      check.isActive = named.contains(method) == isOnly
    }
    isShowing = false
    let count = checks.count(where: \.isActive)
    title.text =
      count == methods.count
      ? tr("Every method")
      : tr("{n} of {all} methods", ["n": String(count), "all": String(methods.count)])
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
