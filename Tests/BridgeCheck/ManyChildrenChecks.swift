import Gtk

/// What a canvas does for panes of thousands of rows.
extension Tap {
  mutating func checkScrollingAcross() async {
    let bar = Canvas()
    bar.setClips(true)
    bar.setTakesInput(true)
    let buttons = (0..<10).map { index in
      let button = Button(label: "\(index)")
      button.passesScrolling()
      bar.add(button, at: Rectangle(x: Double(index) * 60, y: 0, width: 60, height: 40))
      return button
    }
    let canvas = Canvas()
    canvas.add(bar, at: Rectangle(x: 50, y: 50, width: 200, height: 40))
    let window = await shown(canvas, 300, 300)
    bar.setContentWidth(600)
    bar.offset = 1000
    equal(bar.offset, 400, "a canvas can scroll to the right, no further than its content")
    await frames()
    equal(place(buttons[8], in: bar), [80, 0, 60, 40], "its children then lie further left")
    equal(bar.accessibleActionCount, 2, "assistive technology can turn its pages")
    ok(bar.doAccessibleAction(1), "back")
    equal(bar.offset, 200, "by as much as is visible")
    ok(bar.doAccessibleAction(0) && !bar.doAccessibleAction(0), "and on, to the end")
    equal(canvas.accessibleActionCount, 0, "what does not scroll has no pages")
    await frames()
    buttons[2].grabFocus()
    await frames()
    equal(bar.offset, 120, "the keyboard's focus is scrolled into view")
    await run(["xdotool", "mousemove", "100", "70", "click", "5"])
    await frames()
    equal(bar.offset, 164, "a wheel that turns down moves it")
    window.destroy()
  }

  mutating func checkInserting() async {
    let canvas = Canvas()
    let (low, high) = (Button(label: "low"), Button(label: "high"))
    let (bottom, middle) = (Button(label: "bottom"), Button(label: "middle"))
    let place = Rectangle(x: 0, y: 0, width: 90, height: 40)
    for button in [low, high] { canvas.add(button, at: place) }
    let window = await shown(canvas, 200, 200)
    canvas.insert(middle, above: low)
    canvas.insert(bottom, above: nil)
    for button in [middle, bottom] {
      canvas.setRectangle(place, of: button)
      button.show()
    }
    equal(
      [bottom, low, middle, high].map(\.accessibleIndex), [0, 1, 2, 3],
      "a child is inserted above another, or under all")
    canvas.remove(low)
    canvas.reorder(high, to: 0)
    equal([high, bottom, middle].map(\.accessibleIndex), [0, 1, 2], "and keeps its place")
    equal(canvas.rectangle(of: middle), place, "each child is found by its own rectangle")
    equal(canvas.rectangle(of: low).width, 0, "and a child removed is not")
    equal(high.accessibleAttribute("setsize"), nil, "a button is not one of so many")
    high.setAccessiblePosition(7, of: 5000)
    equal(high.accessibleAttribute("posinset"), "7", "unless it is told which")
    equal(high.accessibleAttribute("setsize"), "5000", "and of how many")
    equal(high.accessibleAttribute("toolkit"), "gtk", "beside what GTK itself tells")
    equal(bottom.accessibleAttribute("posinset"), nil, "another button stays as it was")
    canvas.setAccessibleSize(5000)
    equal(canvas.accessibleAttribute("setsize"), "5000", "what has the rows says how many")
    equal(canvas.accessibleAttribute("posinset"), nil, "and is none of them")
    window.destroy()
  }

  mutating func checkPictureOfWhatWaits() async {
    let canvas = Canvas()
    canvas.add(Button(label: "drawn"), at: Rectangle(x: 0, y: 0, width: 90, height: 40))
    let window = await shown(canvas, 200, 200)
    canvas.setSizeRequest(width: 400, height: 400)
    ok(
      !Picture(of: canvas).isTransparent,
      "a picture shows what waits for more room, in the room that it has")
    window.destroy()
  }

  mutating func checkManyChildren() async {
    let canvas = Canvas()
    for row in 0..<100 {
      let inner = Canvas()
      inner.setTakesInput(true)
      inner.add(Button(label: "\(row)"), at: Rectangle(x: 0, y: 0, width: 60, height: 20))
      canvas.add(inner, at: Rectangle(x: 0, y: 20 * Double(row), width: 60, height: 20))
    }
    let before = Canvas.restackings
    let window = await shown(canvas, 200, 200)
    let count = Canvas.restackings - before
    ok(count > 0 && count <= 5, "windows are put into order once for many allocations: \(count)")
    window.destroy()
  }
}
