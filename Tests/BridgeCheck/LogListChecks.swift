import Gtk

// The log's list over a million rows, with real keys and clicks.

extension Tap {
  mutating func checkLogList() async {
    checkShortening()
    equal(LogLook(isDark: false, theme: "Adwaita"), .light, "light")
    equal(LogLook(isDark: true, theme: "Adwaita"), .dark, "dark")
    equal(
      LogLook(isDark: true, theme: "HighContrastInverse"), .darkContrast,
      "a theme of high contrast has colours of its own")
    await checkLogListHeights()
    let lists = liveLogLists
    let closures = liveClosures
    await checkLogListKeys()
    await frames()
    equal(ManyRows.live, 0, "a destroyed list lets its source go, which holds the list")
    equal(liveLogLists, lists, "and no list or model stays")
    ok(liveClosures <= closures, "and no closure")
  }

  /// Selectors give way at their sender, then in their middle, from hump to hump.
  private mutating func checkShortening() {
    let will = "alertView:willDismissWithButtonIndex:"
    equal(shortenedSelector(will, by: 0), will, "a selector that fits is whole")
    equal(
      shortenedSelector(will, by: 4), "…View:willDismissWithButtonIndex:",
      "one hump of the sender is left out")
    equal(shortenedSelector(will, by: 9), "…willDismissWithButtonIndex:", "or the whole sender")
    equal(shortenedSelector(will, by: 13), "…willDismissWith…Index:", "then a hump in the middle")
    equal(
      shortenedSelector(will, by: 30), "…willDismiss…:",
      "in the end what happens, and when, stays alone")
    let clicked = "alertView:clickedButtonAtIndex:"
    equal(shortenedSelector(clicked, by: 3), "…View:clickedButtonAtIndex:", "a click likewise")
    equal(shortenedSelector(clicked, by: 16), "…clicked…Index:", "as few humps as need be")
    equal(shortenedSelector(clicked, by: 22), "…clicked…:", "with nothing but the colon after it")
    equal(
      shortenedSelector("alertViewShouldEnableFirstOtherButton:", by: 6),
      "…ShouldEnableFirstOtherButton:", "a sender without a colon too")
    equal(
      shortenedSelector("didPresentAlertView:", by: 3), "didPresent…View:",
      "a selector without a sender begins with what happens")
    equal(shortenedSelector("cancel:", by: 5), "cancel:", "one without humps is left alone")
  }

  /// Rows are as high as their text needs.
  private mutating func checkLogListHeights() async {
    let settings = Settings.standard
    let usual = settings.xftDPI
    let rows = ManyRows(count: 100)
    let list = LogList(name: "Calls")
    list.source = rows
    let window = showLogList(list)
    await frames()
    let digit = list.digitWidth
    equal(list.rowsPerPage, 20, "20 rows of 24")
    list.scroll(to: 60)
    let top = list.visibleRows.lowerBound
    settings.xftDPI = 192 * 1024
    await frames()
    ok((9...10).contains(list.rowsPerPage), "text twice as large makes rows twice as high")
    ok(list.digitWidth > digit, "and digits wider")
    equal(list.visibleRows.lowerBound, top, "the first row in sight stays")
    settings.xftDPI = usual
    await frames()
    equal(list.rowsPerPage, 20, "and back")
    list.source = nil
    window.destroy()
  }

  private mutating func checkLogListKeys() async {
    let rows = ManyRows(count: 1_000_000)
    let list = LogList(name: "Calls")
    rows.list = list
    list.source = rows
    var selected: [Int?] = []
    var activated: [Int] = []
    var follows: [Bool] = []
    list.onSelectionChanged { selected.append($0) }
    list.onRowActivated { activated.append($0) }
    list.onFollowChanged { follows.append($0) }
    let window = showLogList(list)
    await frames()
    // 504 high: a header and 20 rows, each 24.
    equal(list.visibleRows, 0..<20, "a header and each row are 24 high")
    list.grabFocus()
    equal(list.selectedRow, nil, "focus selects nothing")
    await click(x: 200, y: 24 + 12)
    equal(selected, [0], "a click selects")
    await press("End")
    equal(list.visibleRows, 999_980..<1_000_000, "End shows the last rows")
    await press("Page_Up")
    equal(list.selectedRow, 999_979, "Page Up goes a page up")
    await press("Home")
    equal(list.visibleRows, 0..<20, "Home shows the first rows")
    await press("Down")
    await press("Return")
    await click(x: 20, y: 24 + 12)
    equal(selected, [0, 999_999, 999_979, 0, 1, 0], "each move is told once")
    equal(activated, [1, 0], "Enter and a heading's triangle activate")
    equal(follows, [true, false], "coming to the end and leaving it is told")
    await checkLogListRanges(list)
    await checkLogListFollowing(list, rows)
    window.destroy()
  }

  /// Shift selects several rows, also more than the list has of the tree's.
  private mutating func checkLogListRanges(_ list: LogList) async {
    await click(x: 200, y: 24 + 12 + 3 * 24)
    equal(list.selectedRows, 3...3, "a click selects one row")
    await press("shift+Down")
    await press("shift+Down")
    equal(list.selectedRows, 3...5, "Shift and Down select more")
    await press("shift+Up")
    equal(list.selectedRows, 3...4, "Shift and Up give the last one back")
    await run(["xdotool", "keydown", "shift"])
    await click(x: 200, y: 24 + 12 + 24)
    await run(["xdotool", "keyup", "shift"])
    equal(list.selectedRows, 1...3, "Shift and a click select up to there, from the same row")
    equal(list.selectedRow, 1, "which is the one that was reached")
    await press("shift+End")
    equal(list.selectedRows, 3...999_999, "far away too")
    await press("ctrl+a")
    equal(list.selectedRows, 0...999_999, "Ctrl+A selects all")
    await press("Up")
    equal(list.selectedRows, 999_998...999_998, "and a key without Shift one again")
    list.select(2, to: 7)
    equal(list.selectedRows, 2...7, "a program can select several")
    await press("Home")
  }

  private mutating func checkLogListFollowing(_ list: LogList, _ rows: ManyRows) async {
    list.scroll(to: 500_000)
    let place = list.visibleRows
    ok(place.contains(500_000), "a far row comes into sight")
    rows.rowCount += 20_000
    list.rowsAppended()
    await frames()
    equal(list.visibleRows, place, "rows that are appended move nothing")
    list.follows = true
    rows.rowCount += 20_000
    list.rowsAppended()
    await frames()
    equal(list.visibleRows, 1_039_980..<1_040_000, "but the end, where it is followed")
    equal(list.selectedRow, 0, "the selection stays, out of sight")
    rows.rowCount = 5
    list.rowsReset()
    await frames()
    equal(list.visibleRows, 0..<5, "fewer rows")
    equal(list.selectedRow, nil, "after a reset nothing is selected")
    rows.rowCount = 0
    list.rowsReset()
    ok(list.visibleRows.isEmpty, "no rows")
  }

  private func showLogList(_ list: LogList) -> Window {
    let window = Window()
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(list)
    window.setDefaultSize(Size(width: 552, height: 504))
    window.add(scrolled)
    window.showAll()
    return window
  }
}

private final class ManyRows: LogListSource {
  static var live = 0
  var rowCount: Int
  var list: LogList?

  init(count: Int) {
    rowCount = count
    Self.live += 1
  }

  isolated deinit { Self.live -= 1 }

  func row(at index: Int) -> LogListRow {
    guard index > 0 else {
      return LogListRow(kind: .heading, number: "expanded", call: "tapped", triangle: .expanded)
    }
    return LogListRow(kind: .call, number: String(index), target: "a", call: "b:")
  }
}
