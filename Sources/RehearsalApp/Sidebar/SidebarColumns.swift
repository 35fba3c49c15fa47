import EventLog
import Gtk
import Texts

// The columns of the list: their widths, and which of them a person wants where.

extension Sidebar {
  /// Sets the widths of the columns for the available room.
  func fitColumns() {
    var choice = columnChoice
    if lens != .developer, !choice.hidden.contains(.target) { choice.toggle(.target) }
    let new = LogColumns(
      room: list.allocation.width, digit: list.digitWidth, characters, choice)
    guard new != columns else { return }
    columns = new
    let isNarrow = new.call < LogColumns.titleCharacters * list.digitWidth
    list.setTitles([
      .number: "#", .milliseconds: tr("ms"), .delta: "Δ", .target: tr("Target"),
      .call: callTitle(isNarrow: isNarrow),
    ])
    list.setWidth(new.number, .number)
    list.setWidth(new.milliseconds, .milliseconds)
    list.setWidth(new.delta, .delta)
    list.setWidth(new.sign + new.signIndent, .glyph)
    list.setWidth(new.target, .target)
    // The returned value is drawn inside the call's column; titles need its whole width.
    list.setWidth(LogColumns.margin, .returned)
  }

  private func callTitle(isNarrow: Bool) -> String {
    switch lens {
    case .developer: isNarrow ? tr("Call") : tr("Call, arguments → returned")
    case .designer: tr("What happened")
    case .presenter: tr("Caption")
    }
  }

  /// Adds what the menu does with the columns.
  func addColumnActions(to window: ApplicationWindow) {
    for column in ColumnChoice.Column.allCases {
      let action = StatefulAction(switch: "column-\(column.rawValue)", initial: true) {
        [weak self] in self?.changeColumns { $0.toggle(column) }
      }
      window.add(action)
      columnActions[column] = action
    }
    for (name, forward) in [("column-left", false), ("column-right", true)] {
      window.addTextAction(name) { [weak self] in
        guard let column = ColumnChoice.Column(rawValue: $0) else { return }
        self?.changeColumns { $0.move(column, forward: forward) }
      }
    }
    window.addAction("usual-columns") { [weak self] in
      self?.changeColumns { $0 = ColumnChoice() }
    }
    list.onColumnsMoved { [weak self] in
      // GTK is still moving the column.
      MainLoop.idle {
        self?.takeOrder()
        return false
      }
    }
    showColumns()
  }

  private func changeColumns(_ change: (inout ColumnChoice) -> Void) {
    change(&columnChoice)
    Preferences.shared.logColumns = columnChoice.text
    showColumns()
  }

  /// Takes the order of the headings after a person has moved one.
  private func takeOrder() {
    let order = list.columnOrder.compactMap { Sidebar.column($0) }
    changeColumns { choice in
      choice.reorder(
        order.filter { !choice.hidden.contains($0) && isShown($0) }
          + choice.shown.filter { !isShown($0) })
    }
  }

  /// Whether a column has room now.
  private func isShown(_ column: ColumnChoice.Column) -> Bool {
    switch column {
    case .number, .milliseconds: true
    case .delta: columns?.delta != nil
    case .target: columns?.target != nil
    }
  }

  private static func column(_ column: LogList.Column) -> ColumnChoice.Column? {
    switch column {
    case .number: .number
    case .milliseconds: .milliseconds
    case .delta: .delta
    case .target: .target
    case .glyph, .call, .returned: nil
    }
  }

  private func showColumns() {
    for (column, action) in columnActions {
      action.show(isOn: !columnChoice.hidden.contains(column))
    }
    var order: [LogList.Column] = columnChoice.order.map { column in
      switch column {
      case .number: .number
      case .milliseconds: .milliseconds
      case .delta: .delta
      case .target: .target
      }
    }
    // The sign is before the target at the end, else before the call.
    let isLast = columnChoice.shown.last == .target
    let place = isLast ? order.firstIndex(of: .target) : nil
    order.insert(.glyph, at: place ?? order.endIndex)
    list.columnOrder = order + [.call, .returned]
    fitColumns()
  }
}

/// The menu of the columns.
@MainActor
enum ColumnMenu {
  static func menu() -> Menu {
    let menu = Menu()
    let shown = Menu()
    for column in ColumnChoice.Column.allCases {
      shown.append(title(of: column), action: "win.column-\(column.rawValue)")
    }
    menu.appendSection(tr("Shown"), shown)
    let moves = Menu()
    for (words, action) in [
      (tr("To the Left"), "win.column-left"), (tr("To the Right"), "win.column-right"),
    ] {
      let way = Menu()
      for column in ColumnChoice.Column.allCases {
        way.append(title(of: column), action: action, text: column.rawValue)
      }
      moves.appendSubmenu(words, way)
    }
    menu.appendSection(nil, moves)
    let usual = Menu()
    usual.append(tr("Usual Columns"), action: "win.usual-columns")
    menu.appendSection(nil, usual)
    return menu
  }

  private static func title(of column: ColumnChoice.Column) -> String {
    switch column {
    case .number: tr("Number")
    case .milliseconds: tr("Time")
    case .delta: tr("Time Since the Call Before")
    case .target: tr("Target")
    }
  }
}
