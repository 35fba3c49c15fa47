import Gtk

/// What Ctrl+Z does in a field of GTK.
extension Tap {
  mutating func checkTypingHistory() {
    var history = TypingHistory("a")
    equal(history.undo(), nil, "a text that nobody has changed has no history")
    for text in ["ab", "ab ", "ab c", "ab cd"] { history.note(text) }
    equal(history.undo()?.text, "ab ", "letters are taken back by words")
    equal(history.undo()?.text, "a", "up to the beginning")
    equal(history.undo(), nil, "and no further")
    equal(history.redo()?.text, "ab ", "and come back")
    history.note("ab x")
    equal(history.redo(), nil, "unless others were typed")
    for text in ["ab ", "ab"] { history.note(text) }
    equal(history.undo()?.text, "ab x", "letters that go one after the other are a step too")
    history.note("")
    history.note("y", joins: true)
    history.note("yz")
    equal(history.undo()?.text, "ab x", "what takes the place of a selection is one step")
    history = TypingHistory("one two")
    history.note("one 2 two")
    let state = history.undo()
    equal(state?.caret, 4, "the caret is where the text has changed")
    history = TypingHistory()
    history.note("a")
    history.note("ba")
    equal(history.undo()?.text, "a", "a letter elsewhere is another step")
    history = TypingHistory("e")
    history.note("e\u{301}")
    equal(history.undo()?.text.unicodeScalars.count, 1, "an accent is a change")
  }

  mutating func checkWrittenHistory() async {
    let window = Window()
    let (entry, search, view) = (Entry(), SearchEntry(), TextView(isEditable: true))
    let box = Box(.vertical)
    for part in [entry, search, view] as [Widget] { box.packStart(part) }
    window.setDefaultSize(Size(width: 200, height: 200))
    window.add(box)
    window.showAll()
    await frames()
    await click(x: 150, y: 10)
    var heard: [String] = []
    entry.onChanged { heard.append($0) }
    entry.text = "old"
    for (field, text) in [
      (entry, { entry.text }), (search, { search.text }), (view, { view.text }),
    ] as [(Widget, () -> String)] {
      field.grabFocus()
      let before = text()
      await press("ctrl+a")
      for key in ["n", "e"] { await press(key) }
      equal(text(), "ne", "what is typed takes the place of what is selected")
      await press("ctrl+z")
      equal(text(), before, "Ctrl+Z takes both back at once")
      await press("ctrl+z")
      equal(text(), before, "and what the program has set stays")
      await press("ctrl+shift+z")
      equal(text(), "ne", "Ctrl+Shift+Z types it again")
    }
    equal(heard.suffix(2), ["old", "ne"], "the owner hears of it")
    var asked = 0
    entry.leavesUndo {
      asked += 1
      return true
    }
    entry.grabFocus()
    await press("ctrl+z")
    equal([entry.text, String(asked)], ["ne", "1"], "an owner can have the keys")
    window.destroy()
  }
}
