import Gtk

extension Tap {
  /// The scroll bar is there when a canvas appears and when it scrolls, and then no more.
  mutating func checkScrollBar() async {
    Settings.standard.animationsEnabled = true
    let pane = Canvas()
    pane.setTakesInput(true)
    pane.add(Label("content"), at: Rectangle(x: 0, y: 0, width: 40, height: 900))
    pane.setContentHeight(900)
    let window = await shown(pane, 200, 300)
    ok(pane.indicatorOpacity == 1, "a scroll bar shows that there is more")
    ok(await isGone(pane), "and fades")
    pane.offset = 100
    ok(pane.indicatorOpacity == 1, "scrolling shows it again")
    Settings.standard.animationsEnabled = false
    ok(await isGone(pane), "without animations it goes too")
    pane.offset = 100
    ok(pane.indicatorOpacity == 0, "where nothing moves it does not come back")
    pane.setContentHeight(100)
    pane.offset = 0
    ok(pane.indicatorOpacity == 0, "content that fits has none")
    window.destroy()
    await frames()
    let still = Canvas()
    still.add(Label("content"), at: Rectangle(x: 0, y: 0, width: 40, height: 900))
    still.setContentHeight(900)
    still.setSizeRequest(width: 200, height: 300)
    let offscreen = OffscreenWindow()
    offscreen.add(still)
    offscreen.showAll()
    await frames()
    ok(still.indicatorOpacity == 1, "in a picture it stays")
    offscreen.destroy()
  }

  /// What is scrolled and hidden stays where it is: GTK would take it to its end.
  mutating func checkHidingWhileScrolling() async {
    Settings.standard.animationsEnabled = true
    let text = TextView(isEditable: true)
    text.text = String(repeating: "line\n", count: 200)
    let scrolled = ScrolledWindow()
    scrolled.add(text)
    let window = Window()
    window.setDefaultSize(Size(width: 200, height: 200))
    window.add(scrolled)
    window.showAll()
    await frames()
    text.scroll(toEnd: true)
    await frames()
    ok(scrolled.verticalOffset > 0, "the end is scrolled to")
    scrolled.hide()
    ok(scrolled.restBelow > 20, "what is hidden while it scrolls stays where it is")
    window.destroy()
    Settings.standard.animationsEnabled = false
  }

  /// A canvas that makes its children as it scrolls goes on doing so, also where a widget far above it
  /// is allocated in the same frame.
  mutating func checkMakingWhileScrolling() async {
    let pane = Canvas()
    pane.setTakesInput(true)
    var laidOut: [Double] = []
    pane.setLayout { [weak pane] _ in
      guard let pane, laidOut.last != pane.offset else { return }
      laidOut.append(pane.offset)
      let label = Label("row")
      pane.add(label, at: Rectangle(x: 0, y: pane.offset, width: 40, height: 40))
      label.show()
    }
    pane.setContentHeight(9_000)
    let (whole, middle, inner) = (Box(.vertical), Box(.vertical), Box(.vertical))
    let title = Label("one")
    inner.packStart(pane, expand: true)
    middle.packStart(inner, expand: true)
    whole.packStart(title)
    whole.packStart(middle, expand: true)
    let window = Window()
    window.setDefaultSize(Size(width: 200, height: 300))
    window.add(whole)
    window.showAll()
    await frames()
    title.text = "two"
    pane.offset = 100
    await frames()
    pane.offset = 200
    await frames()
    equal(laidOut, [0, 100, 200], "each place that is scrolled to is laid out")
    window.destroy()
  }

  /// Whether the scroll bar of a canvas goes before long.
  private func isGone(_ canvas: Canvas) async -> Bool {
    for _ in 0..<100 where canvas.indicatorOpacity > 0 { await frames() }
    return canvas.indicatorOpacity == 0
  }
}
