import CGtk
import CGtkBridge

/// The role of a widget for assistive technology.
public enum AccessibleRole: Sendable, CaseIterable {
  case alert, dialog, panel, filler, label, heading, staticText, image, icon, pushButton
  case toggleButton, menu, menuItem, list, listItem, table, text, passwordText, toolBar, statusBar
  case progressBar, separator, section, grouping, notification, radioButton, pageTab, comment
  /// Part of something that is named already, or nothing to a person.
  case redundant

  var atk: AtkRole {
    switch self {
    case .alert: ATK_ROLE_ALERT
    case .dialog: ATK_ROLE_DIALOG
    case .panel: ATK_ROLE_PANEL
    case .filler: ATK_ROLE_FILLER
    case .label: ATK_ROLE_LABEL
    case .heading: ATK_ROLE_HEADING
    case .staticText: ATK_ROLE_STATIC
    case .image: ATK_ROLE_IMAGE
    case .icon: ATK_ROLE_ICON
    case .pushButton: ATK_ROLE_PUSH_BUTTON
    case .toggleButton: ATK_ROLE_TOGGLE_BUTTON
    case .menu: ATK_ROLE_MENU
    case .menuItem: ATK_ROLE_MENU_ITEM
    case .list: ATK_ROLE_LIST
    case .listItem: ATK_ROLE_LIST_ITEM
    case .table: ATK_ROLE_TABLE
    case .text: ATK_ROLE_TEXT
    case .passwordText: ATK_ROLE_PASSWORD_TEXT
    case .toolBar: ATK_ROLE_TOOL_BAR
    case .statusBar: ATK_ROLE_STATUSBAR
    case .progressBar: ATK_ROLE_PROGRESS_BAR
    case .separator: ATK_ROLE_SEPARATOR
    case .section: ATK_ROLE_SECTION
    case .grouping: ATK_ROLE_GROUPING
    case .notification: ATK_ROLE_NOTIFICATION
    case .radioButton: ATK_ROLE_RADIO_BUTTON
    case .pageTab: ATK_ROLE_PAGE_TAB
    case .comment: ATK_ROLE_COMMENT
    case .redundant: ATK_ROLE_REDUNDANT_OBJECT
    }
  }
}

extension Widget {
  /// The name that assistive technology speaks.
  public var accessibleName: String {
    get { rehearsal_accessible_get_name(widget).map { String(cString: $0) } ?? "" }
    set { rehearsal_accessible_set_name(widget, newValue) }
  }

  /// Sets what assistive technology says about the widget beyond its name.
  public func setAccessibleDescription(_ text: String) {
    rehearsal_accessible_set_description(widget, text)
  }

  /// Sets a stable identifier for tests, which people never see.
  public func setAccessibleID(_ id: String) { rehearsal_accessible_set_id(widget, id) }

  /// Sets which of how many the widget is, counted from 1, for a row of which not all neighbours
  /// are made.
  public func setAccessiblePosition(_ position: Int, of size: Int) {
    rehearsal_accessible_set_position(widget, Int32(clamping: position), Int32(clamping: size))
  }

  /// Sets how many rows the widget has, not all of which are made; 0 says nothing of it.
  public func setAccessibleSize(_ size: Int) { setAccessiblePosition(0, of: size) }

  /// The number of actions that assistive technology can do.
  public var accessibleActionCount: Int { Int(rehearsal_accessible_action_count(widget)) }

  /// Does an action as assistive technology does, by its index from 0.
  ///
  /// - Returns: whether something was done.
  @discardableResult
  public func doAccessibleAction(_ index: Int) -> Bool {
    rehearsal_accessible_do_action(widget, Int32(clamping: index))
  }

  /// The value of an attribute for assistive technology; nil for one that the widget does not have.
  public func accessibleAttribute(_ name: String) -> String? {
    rehearsal_accessible_get_attribute(widget, name).map(takenString)
  }

  /// The role of the widget; nil for a role that is not in `AccessibleRole`.
  public var accessibleRole: AccessibleRole? {
    get {
      let role = rehearsal_accessible_get_role(widget)
      return AccessibleRole.allCases.first { $0.atk == role }
    }
    set {
      if let newValue { rehearsal_accessible_set_role(widget, newValue.atk) }
    }
  }

  /// Whether the widget is modal for assistive technology.
  public var isAccessibleModal: Bool { rehearsal_accessible_has_state(widget, ATK_STATE_MODAL) }

  /// Whether the widget is on screen for assistive technology.
  public var isAccessibleShowing: Bool { rehearsal_accessible_has_state(widget, ATK_STATE_SHOWING) }

  /// The number of children that assistive technology sees.
  public var accessibleChildCount: Int { Int(rehearsal_accessible_child_count(widget)) }

  /// The index among the children that the parent shows to assistive technology; nil without a
  /// parent.
  ///
  /// The index has no meaning for a child that a canvas conceals.
  public var accessibleIndex: Int? {
    let index = Int(rehearsal_accessible_index(widget))
    return index < 0 ? nil : index
  }

  /// When a widget of the program last asked assistive technology to speak; `nil` before the first.
  public private(set) static var lastAnnouncement: ContinuousClock.Instant?

  /// Asks assistive technology to speak a text; false if ATK does not support that.
  @discardableResult
  public func announce(_ text: String) -> Bool {
    Widget.lastAnnouncement = .now
    return rehearsal_announce(widget, text)
  }
}
