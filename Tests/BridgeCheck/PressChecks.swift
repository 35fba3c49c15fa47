import Gtk

extension Tap {
  /// What a press meets while something is drawn elsewhere than it lies.
  mutating func checkPressing() async {
    var pressed: [String] = []
    func take() -> [String] {
      defer { pressed = [] }
      return pressed
    }
    let canvas = Canvas()
    let card = Canvas()
    card.setTakesInput(true)
    card.onButtonPress {
      pressed.append("card \(Int($0.x)) \(Int($0.y))")
      return true
    }
    let button = Button(label: "button")
    button.onClicked { pressed.append("button") }
    let veil = EventBox(above: true)
    veil.onButtonPress { _ in
      pressed.append("veil")
      return true
    }
    card.add(button, at: Rectangle(x: 120, y: 80, width: 80, height: 20))
    card.add(veil, at: Rectangle(x: 120, y: 80, width: 80, height: 20))
    canvas.add(card, at: Rectangle(x: 100, y: 100, width: 200, height: 100))
    let window = await shown(canvas, 400, 300)
    veil.hide()

    canvas.press(x: 260, y: 190)
    equal(take(), ["button"], "unmoved, a button is pressed where it lies")
    ok(!canvas.press(x: 50, y: 50), "nothing lies beside the card")

    canvas.setAppearance(scale: 0.5, of: card)
    ok(!canvas.press(x: 290, y: 190), "at half its size the card does not reach its old corner")
    canvas.press(x: 240, y: 170)
    equal(take(), ["button"], "and the button is nearer to the middle")
    canvas.press(x: 160, y: 130)
    equal(take(), ["card 20 10"], "a canvas is told the point as it lies in it")

    canvas.setAppearance(angle: .pi / 2, of: card)
    // Turned clockwise, what was below right is below left.
    canvas.press(x: 160, y: 210)
    equal(take(), ["button"], "turned, a button is pressed where it is drawn")
    canvas.press(x: 260, y: 190)
    equal(take(), [], "and not where it lies")

    canvas.setAppearance(of: card)
    veil.show()
    button.isSensitive = false
    await frames()
    canvas.press(x: 260, y: 190)
    equal(take(), ["veil"], "an event box over a disabled button takes the press")
    window.destroy()
  }

  /// A canvas over content higher than itself.
  mutating func checkScrolling() async {
    let canvas = Canvas()
    let list = Canvas()
    list.setClips(true)
    list.setTakesInput(true)
    var clicked: [Int] = []
    let buttons = (0..<10).map { index in
      let button = Button(label: "\(index)")
      button.passesScrolling()
      button.onClicked { clicked.append(index) }
      list.add(button, at: Rectangle(x: 0, y: Double(index) * 40, width: 200, height: 40))
      return button
    }
    canvas.add(list, at: Rectangle(x: 50, y: 50, width: 200, height: 100))
    let window = await shown(canvas, 300, 300)
    list.offset = 80
    equal(list.offset, 0, "a canvas without content to scroll stays")
    list.setContentHeight(400)
    list.offset = 80
    await frames()
    equal(place(buttons[2], in: list)[1], 0, "scrolled, its children lie higher")
    list.offset = 1000
    equal(list.offset, 300, "it goes no further than its content")
    buttons[1].grabFocus()
    await frames()
    equal(list.offset, 40, "the keyboard's focus is scrolled into view, upwards")
    buttons[7].grabFocus()
    await frames()
    equal(list.offset, 220, "and downwards, no further than needed")
    await run(["xdotool", "mousemove", "100", "100", "click", "4"])
    await frames()
    equal(list.offset, 176, "a turn of the wheel over a button scrolls")
    await click(x: 100, y: 100)
    equal(clicked, [5], "what is clicked is what is seen")
    await click(x: 100, y: 200)
    equal(clicked, [5], "and nothing where the canvas cuts off")
    await run(
      ["xdotool", "mousemove", "100", "140", "mousedown", "1", "mousemove", "100", "120"])
    await frames()
    await run(["xdotool", "mousemove", "100", "110", "mouseup", "1"])
    await frames()
    equal(list.offset, 206, "a finger drags the content along")
    equal(clicked, [5], "without a click on what it came down on")
    list.setContentHeight(50)
    equal(list.offset, 0, "less content brings it back")
    window.destroy()
  }
}
