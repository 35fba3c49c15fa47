import Glibc
import Gtk

extension Tap {
  mutating func checkWidgets() async {
    let baseline = liveClosures
    let window = Window()
    window.setDefaultSize(Size(width: 400, height: 300))

    let list = OutlineList()
    let items = (0..<20_000).map { index in
      OutlineList.OutlineRow.item(
        identifier: "i\(index)", icon: nil, text: "Item \(index)", trailing: "3")
    }
    let scrolled = ScrolledWindow()
    scrolled.add(list)
    window.add(scrolled)
    window.showAll()
    let start = ContinuousClock().now
    list.replaceRows([.heading("Screens")] + items)
    await frames()
    print("# 20,000 rows in \(ContinuousClock().now - start), a pause of 60 ms included")
    list.selectedIndex = 0
    equal(list.selectedIndex, nil, "a heading cannot be selected")
    list.selectedIndex = 15_000
    equal(list.selectedIndex, 15_000, "an item can")
    equal(list.identifier(at: 15_000), "i14999", "and is found by its row")
    await frames()
    ok(scrolled.verticalOffset > 1000, "selecting scrolls there")
    list.setTrailing("4", at: 1)
    list.replaceRows([.heading("A"), items[0], .heading("B"), items[1]])
    list.grabFocus()
    list.selectedIndex = 1
    await frames()
    for (key, wanted) in [("Down", 3), ("Down", 3), ("Up", 1), ("Up", 1), ("End", 3), ("Home", 1)] {
      await press(key)
      equal(list.selectedIndex, wanted, "\(key) passes over headings")
    }
    list.replaceRows([.heading("Screens")] + items)

    var activated = ""
    list.onActivated { row, identifier in activated = "\(row) \(identifier)" }
    list.selectedIndex = 1
    await frames()
    await clickTop(of: scrolled, in: window)
    equal(activated, "1 i0", "one click activates an item")

    let label = Label("The quick brown fox jumps over the lazy dog")
    label.setWraps(true)
    equal(label.lineCount(forWidth: 10_000), 1, "a wide label has one line")
    let half = label.textWidth * 2 / 3
    equal(label.lineCount(forWidth: half), 2, "a narrower one has two")
    let balanced = label.balancedWidth(within: half)
    ok(balanced <= half && label.lineCount(forWidth: balanced) == 2, "balanced lines are no wider")
    ok(label.textHeight(forWidth: half) > label.textSize.height, "two lines are higher than one")
    await checkEllipsis()
    let marked = Label("a" + String(repeating: "\u{301}", count: 20_000))
    ok(marked.text.unicodeScalars.count < 100, "a label draws few marks on a letter")
    marked.text = "b" + String(repeating: "\u{301}", count: 20_000)
    ok(marked.text.unicodeScalars.count < 100, "and when it is set")
    let word = Label(String(repeating: "n", count: 40))
    word.setWraps(true)
    let ten = word.textWidth(of: String(repeating: "n", count: 10))
    equal(word.lineCount(forWidth: ten), 4, "a long word is broken without hyphens")
    word.setScale(0.5)
    equal(word.lineCount(forWidth: ten), 2, "also at another size")
    equal(Label.escaped("<&>"), "&lt;&amp;&gt;", "markup is escaped")

    let sheet = CssProvider()
    equal(sheet.load("label { color: red; }"), [], "a good style sheet has no problems")
    let problems = sheet.load("label { colour: red; }\nbutton { color: blau; }")
    equal(problems.map(\.line), [1, 2], "a bad one has them by line")
    let (flat, classic) = (StyleSheet.flat, StyleSheet.classic)
    for text in [
      StyleSheet.flatLight + flat, StyleSheet.flatDark + flat, StyleSheet.classicLight + classic,
      StyleSheet.classicDark + classic,
      StyleSheet.flatLight + StyleSheet.flatLightHigh + flat + StyleSheet.flatHigh,
      StyleSheet.flatDark + StyleSheet.flatDarkHigh + flat + StyleSheet.flatHigh,
      StyleSheet.classicLight + StyleSheet.classicLightHigh + classic + StyleSheet.classicHigh,
      StyleSheet.classicDark + StyleSheet.classicDarkHigh + classic + StyleSheet.classicHigh,
    ] {
      let filled = StyleSheet.filled(
        text, look: "some_look", scale: 2, rule: 2, text: 1.6, bar: 1.2)
      equal(sheet.load(filled), [], "a theme in one of its looks has none")
      let isFull = !["LOOK", "HAIR", "TEXT(", "BAR("].contains { filled.contains($0) }
      ok(isFull, "nothing is left to fill in")
    }
    equal(
      StyleSheet.filled(
        ".LOOK a { font-size: TEXT(17pt); b: BAR(20pt) HAIR; }", look: "x", scale: 2, rule: 2,
        text: 1.6, bar: 1.2),
      ".x a { font-size: 27.2pt; b: 24.0pt 1.0px; }", "sizes of type grow")
    equal(sheet.load(StyleSheet.stage), [], "nor has what all looks share")
    equal(sheet.load(StyleSheet.chrome), [], "nor has the tool's own sheet")
    sheet.addForScreen()
    sheet.removeFromScreen()

    let path = "/tmp/bridge-check-\(getpid()).png"
    ok((try? window.savePNG(to: path, scale: 2)) != nil, "a window is saved as a picture")
    unlink(path)
    ok((try? window.savePNG(to: "/nowhere/at/all.png")) == nil, "or the problem is thrown")

    Clipboard.setText("copied")
    let pasted = await withCheckedContinuation { done in
      Clipboard.getText { done.resume(returning: $0) }
    }
    equal(pasted, "copied", "what is copied can be pasted")
    ok(!Settings.standard.fontName.isEmpty, "the desktop's font is known")
    checkMenuWidgets()
    window.destroy()
    equal(liveClosures, baseline, "nothing is left of all that")
  }

  /// The second row of the list, which lies below a heading.
  private func clickTop(of scrolled: ScrolledWindow, in window: Window) async {
    scrolled.verticalOffset = 0
    await frames()
    await click(x: 60, y: 40)
  }

  private mutating func checkMenuWidgets() {
    let window = Window()
    let menu = Menu()
    menu.append("Close", action: "win.close")
    let section = Menu()
    section.append("Slow", action: "app.speed", text: "slow")
    menu.appendSection("Speed", section)
    let bar = HeaderBar()
    bar.title = "Title"
    bar.showCloseButton = true
    bar.packEnd(MenuButton(icon: "open-menu-symbolic", menu: menu))
    window.setTitlebar(bar)
    let paned = Paned(.horizontal)
    let overlay = Overlay()
    let stack = Stack()
    let entry = SearchEntry()
    let check = CheckButton(label: "Check")
    var toggles = 0
    check.onToggled { toggles += 1 }
    check.isActive = true
    stack.add(entry, named: "entry")
    stack.add(check, named: "check")
    overlay.add(stack)
    overlay.addOverlay(Image(icon: "dialog-warning-symbolic", pixelSize: 32))
    let revealer = Revealer()
    revealer.add(Separator(.horizontal))
    paned.setFirst(overlay, resize: true)
    paned.setSecond(revealer, resize: false)
    window.add(paned)
    window.showAll()
    stack.visibleChildName = "check"
    equal(stack.visibleChildName, "check", "a stack turns to a page")
    equal(toggles, 1, "a check button tells its change")
    entry.text = "abc"
    equal(entry.text, "abc", "a search entry keeps its text")
    equal(bar.title, "Title", "a header bar keeps its title")
    window.destroy()
  }

  mutating func checkTicks() async {
    let baseline = liveClosures
    let label = Label("moves")
    let window = Window()
    window.add(label)
    window.showAll()
    var times: [Int64] = []
    label.addTickCallback { time in
      times.append(time)
      return times.count < 3
    }
    let endless = label.addTickCallback { _ in true }
    equal(liveClosures, baseline + 2, "tick callbacks are counted")
    for _ in 0..<20 where times.count < 3 { await frames() }
    equal(times.count, 3, "a tick callback runs until it answers false")
    ok(times == times.sorted() && times.first != times.last, "with the frames' times")
    equal(liveClosures, baseline + 1, "and is released then")
    endless.remove()
    equal(liveClosures, baseline, "or when it is removed")
    label.addTickCallback { _ in true }
    window.destroy()
    equal(liveClosures, baseline, "or with the widget")
  }

  mutating func checkFileChooser() async {
    let baseline = liveClosures
    var answers: [String?] = []
    FileChooser(.open, title: "Open", parent: nil).show { answers.append($0) }
    equal(liveClosures, baseline + 1, "a file chooser shown is held by nobody but itself")
    for _ in 0..<5 { await frames() }
    await click(x: 20, y: 20)
    await press("Escape")
    for _ in 0..<10 where answers.isEmpty { await frames() }
    equal(answers, [nil], "Escape chooses no file")
    let chooser = FileChooser(.save(name: "a.yaml"), title: "Save", parent: nil)
    chooser.show { answers.append($0) }
    await frames()
    chooser.hide()
    equal(answers.count, 1, "a file chooser hidden says nothing")
    equal(liveClosures, baseline, "neither is left")
  }
}

extension Tap {
  /// The letters around an ellipsis stand at it, whatever room is left.
  private mutating func checkEllipsis() async {
    let window = OffscreenWindow()
    let cut = Label("Send a very long copy of the whole conversation to everybody")
    cut.setEllipsize(.middle)
    let canvas = Canvas()
    canvas.setSizeRequest(width: 400, height: 40)
    canvas.add(cut)
    window.add(canvas)
    window.showAll()
    ok(window.accessibleRole == .redundant, "a window off any screen is none to a person")
    var worst = 0
    for width in 150..<170 {
      canvas.setRectangle(Rectangle(x: 0, y: 0, width: Double(width), height: 40), of: cut)
      await frames()
      worst = max(worst, cut.ellipsisGap)
    }
    ok(cut.isEllipsized, "a long label is cut")
    ok(worst < 1024, "no gap is behind its ellipsis")
    window.destroy()
  }
}
