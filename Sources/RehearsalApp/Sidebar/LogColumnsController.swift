import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// The columns of the list of calls: their widths, and which of them a person wants where.
@MainActor
final class LogColumnsController {
  /// In whose words the rows are.
  var lens: Lens {
    // The other lenses have the target in their sentences.
    didSet { refit() }
  }
  private let list: LogList
  private var columns: LogColumns?
  private var characters = LogColumns.Characters()
  /// How long the longest time of the rows is.
  private var timeCharacters = 0
  private var actions: [ColumnChoice.Column: StatefulAction] = [:]
  /// The columns as the person wants them.
  private var choice = ColumnChoice(Preferences.shared.logColumns)

  init(_ list: LogList, _ lens: Lens) {
    (self.list, self.lens) = (list, lens)
    list.onAllocate { [weak self] _ in
      MainLoop.idle {
        self?.fit()
        return false
      }
    }
  }

  /// Makes room for the numbers, times and names of a run.
  ///
  /// - Parameters:
  ///   - isNew: whether another run is shown, with all its rows; else only the last row is new.
  ///   - longestName: how long the longest name of a target is.
  func show(_ session: Session, isNew: Bool = false, longestName: Int) {
    func count(_ time: SimulatedTime) -> Int {
      LogTimeText.inColumn(milliseconds: time.milliseconds).count
    }
    let (log, state) = (session.log, session.state)
    // The times of earlier runs may be longer than the last one.
    let before =
      isNew
      ? log.entries.map { count($0.row.time) }.max() ?? 0 : log.entries.isEmpty ? 0 : timeCharacters
    timeCharacters = max(
      before, log.entries.last.map { count($0.row.time) } ?? 0,
      state.hold == nil ? 0 : count(state.now))
    characters = LogColumns.Characters(
      number: StopText.grouped(log.callCount).count, milliseconds: timeCharacters,
      delta: 1 + LogTimeText.inColumn(milliseconds: log.longestDelta).count, target: longestName,
      today: TodayText.longest)
    fit()
  }

  private func refit() {
    columns = nil
    fit()
  }

  /// Sets the widths of the columns for the available room.
  private func fit() {
    var choice = self.choice
    if lens != .developer {
      for column in [ColumnChoice.Column.target, .today] where !choice.hidden.contains(column) {
        choice.toggle(column)
      }
    }
    let new = LogColumns(
      room: list.allocation.width, digit: list.digitWidth, characters, choice)
    guard new != columns else { return }
    columns = new
    let isNarrow = new.call < LogColumns.titleCharacters * list.digitWidth
    list.setTitles([
      .number: "#", .milliseconds: tr("ms"), .delta: "Δ", .target: tr("Target"),
      .today: tr("Today"), .call: callTitle(isNarrow: isNarrow),
    ])
    list.setWidth(new.number, .number)
    list.setWidth(new.milliseconds, .milliseconds)
    list.setWidth(new.delta, .delta)
    list.setWidth(new.sign + new.signIndent, .glyph)
    list.setWidth(new.target, .target)
    list.setWidth(new.today, .today)
    // The returned value is drawn inside the call's column; titles need its whole width.
    list.setWidth(LogColumns.margin, .returned)
  }

  private func callTitle(isNarrow: Bool) -> String {
    switch lens {
    case .developer, .listener: isNarrow ? tr("Call") : tr("Call, arguments → returned")
    case .designer: tr("What happened")
    case .presenter: tr("Caption")
    }
  }

  /// Adds what the menu does with the columns.
  func addActions(to window: ApplicationWindow) {
    for column in ColumnChoice.Column.allCases {
      let action = StatefulAction(switch: "column-\(column.rawValue)", initial: true) {
        [weak self] in self?.changeColumns { $0.toggle(column) }
      }
      window.add(action)
      actions[column] = action
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
    change(&choice)
    Preferences.shared.logColumns = choice.text
    showColumns()
  }

  /// Takes the order of the headings after a person has moved one.
  private func takeOrder() {
    let order = list.columnOrder.compactMap { LogColumnsController.column($0) }
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
    case .today: columns?.today != nil
    }
  }

  private static func column(_ column: LogList.Column) -> ColumnChoice.Column? {
    switch column {
    case .number: .number
    case .milliseconds: .milliseconds
    case .delta: .delta
    case .target: .target
    case .today: .today
    case .glyph, .call, .returned: nil
    }
  }

  private func showColumns() {
    for (column, action) in actions {
      action.show(isOn: !choice.hidden.contains(column))
    }
    var order: [LogList.Column] = choice.order.map { column in
      switch column {
      case .number: .number
      case .milliseconds: .milliseconds
      case .delta: .delta
      case .target: .target
      case .today: .today
      }
    }
    // The sign is before the target at the end, else before the call.
    let isLast = choice.shown.last == .target
    let place = isLast ? order.firstIndex(of: .target) : nil
    order.insert(.glyph, at: place ?? order.endIndex)
    list.columnOrder = order + [.call, .returned]
    fit()
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
    case .today: tr("Today: What Became of the Call")
    }
  }
}
