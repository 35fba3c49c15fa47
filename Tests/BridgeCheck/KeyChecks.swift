import Gtk

extension Tap {
  mutating func checkKeys() async {
    let window = Window()
    let entry = SearchEntry()
    window.setDefaultSize(Size(width: 200, height: 100))
    window.add(entry)
    var before: [String] = []
    var characters: [Character?] = []
    var after: [String] = []
    window.onKeyPress { press in
      before.append(press.name)
      characters.append(press.character)
      return press.name == "b"
    }
    window.onKeyPress(after: true) { press in
      after.append(press.name)
      return false
    }
    window.showAll()
    entry.grabFocus()
    await frames()
    await click(x: 100, y: 50)
    for key in ["a", "b", "F9"] { await press(key) }
    equal(before, ["a", "b", "F9"], "a window sees keys before the focus widget")
    equal(entry.text, "a", "and may keep them from it")
    equal(after, ["F9"], "and sees afterwards those that nobody took")
    equal(characters, ["a", "b", nil], "keys have characters, but for some")
    window.destroy()
  }

  mutating func checkEntry() async {
    let window = Window()
    let entry = Entry()
    window.setDefaultSize(Size(width: 200, height: 100))
    window.add(entry)
    window.showAll()
    var edits: [String] = []
    var pasted: [Bool] = []
    entry.onEdit {
      edits.append("\($0) \($1)")
      pasted.append(entry.isPasting)
    }
    entry.text = "abcd"
    equal(entry.text, "abcd", "a field's owner sets its text")
    equal(edits, [], "and is not asked")
    entry.grabFocus()
    await frames()
    await click(x: 150, y: 50)
    entry.cursor = 4
    await press("x")
    entry.select(1..<3)
    await press("y")
    await press("BackSpace")
    entry.cursor = 1
    await press("Delete")
    equal(entry.text, "abcd", "what is typed changes nothing")
    equal(edits, ["4..<4 x", "1..<3 y", "2..<3 ", "1..<2 "], "but is told, each edit once")
    edits = []
    entry.onBackspace { edits.append("backspace at \(entry.selection)") }
    entry.select(1..<3)
    await press("BackSpace")
    equal(edits, ["backspace at 1..<3"], "the owner may have the Backspace key to itself")
    pasted = []
    await press("ctrl+c")
    await press("ctrl+v")
    await press("z")
    equal(pasted.last, false, "a key is not pasted")
    equal(pasted.contains(true), true, "what comes from the clipboard is")
    entry.setSecure(true)
    equal(entry.accessibleRole, .passwordText, "a secure field is a password")
    window.destroy()
  }

  mutating func checkEntryOwner() async {
    let window = Window()
    let entry = Entry()
    window.setDefaultSize(Size(width: 200, height: 100))
    window.add(entry)
    window.showAll()
    entry.onEdit { range, text in
      var scalars = Array(entry.text.unicodeScalars)
      scalars.replaceSubrange(range, with: text.unicodeScalars)
      entry.text = String(String.UnicodeScalarView(scalars))
      entry.cursor = range.lowerBound + text.unicodeScalars.count
    }
    await frames()
    await click(x: 150, y: 50)
    for key in ["a", "eacute", "c"] { await press(key) }
    equal(entry.text, "aéc", "an owner may let everything through")
    entry.select(0..<2)
    for key in ["x", "y", "BackSpace", "z"] { await press(key) }
    equal(entry.text, "xzc", "replacing and deleting too")
    equal(entry.cursor, 2, "with the cursor where the owner put it")
    window.destroy()
  }
}
