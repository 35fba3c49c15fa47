import Gtk

/// A group of preferences: a heading, and rows of a label and a control.
@MainActor
final class PreferencesSection {
  let widget = Box(.vertical, spacing: 8)

  /// The width of the labels, in pixels.
  private static let labelWidth = 130

  init(_ title: String) {
    let heading = Label(title)
    heading.xalign = 0
    heading.addClass("heading")
    heading.accessibleRole = .heading
    widget.packStart(heading)
  }

  /// Adds a control with its label.
  ///
  /// - Returns: the row.
  @discardableResult
  func add(_ title: String, _ control: Widget, fills: Bool = true) -> Box {
    let label = Label(title)
    label.xalign = 1
    label.setWraps(true)
    label.setSizeRequest(width: PreferencesSection.labelWidth)
    label.setLabels(control)
    control.accessibleName = title
    let row = Box(.horizontal, spacing: 12)
    row.packStart(label)
    row.packStart(control, expand: fills)
    widget.packStart(row)
    return row
  }

  /// Adds a control that is its own label, in the column of the controls.
  ///
  /// - Returns: the row.
  @discardableResult
  func add(_ control: Widget, beside other: Widget? = nil) -> Box {
    let row = Box(.horizontal, spacing: 12)
    let room = Box(.horizontal)
    room.setSizeRequest(width: PreferencesSection.labelWidth)
    row.packStart(room)
    row.packStart(control, expand: true)
    if let other { row.packEnd(other) }
    widget.packStart(row)
    return row
  }

  /// Makes a check box of a preference.
  static func checkBox(
    _ title: String, _ isOn: Bool, _ set: @escaping @MainActor (Bool) -> Void
  ) -> CheckButton {
    let box = CheckButton(label: title)
    box.isActive = isOn
    // The box is GTK's alone later.
    var isOn = isOn
    box.onToggled {
      isOn.toggle()
      set(isOn)
    }
    return box
  }

  /// Makes a dim text under a control.
  static func hint(_ text: String = "") -> Label {
    let label = Label(text)
    label.xalign = 0
    label.setWraps(true)
    label.setWidth(characters: 30, atMost: 44)
    label.addClass("hint")
    return label
  }
}
