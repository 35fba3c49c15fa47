import Gtk

extension Tap {
  mutating func checkStacking() async {
    var clicked: [String] = []
    func button(_ name: String) -> Button {
      let button = Button(label: name)
      button.onClicked { clicked.append(name) }
      return button
    }
    func take() -> [String] {
      defer { clicked = [] }
      return clicked
    }

    let canvas = Canvas()
    let (below, above, within) = (button("below"), button("above"), button("within"))
    let box = Box(.vertical)
    box.packStart(below, expand: true)
    let place = Rectangle(x: 10, y: 10, width: 120, height: 60)
    canvas.add(box, at: place)
    canvas.add(above, at: place)
    let window = await shown(canvas, 300, 300)
    await clickMiddle(of: above, in: window)
    equal(take(), ["above"], "of two overlapping children the later one is clicked")

    below.hide()
    await frames()
    below.show()
    await frames()
    await clickMiddle(of: above, in: window)
    equal(take(), ["above"], "also after the lower one was hidden and shown")

    canvas.reorder(box)
    await frames()
    await clickMiddle(of: above, in: window)
    equal(take(), ["below"], "a child moved to the top is clicked")
    canvas.reorder(box, to: 0)
    await frames()

    let cover = Canvas()
    cover.setTakesInput(true)
    let alert = Canvas()
    alert.add(within, at: Rectangle(x: 0, y: 20, width: 120, height: 40))
    cover.add(alert, at: Rectangle(x: 10, y: 110, width: 120, height: 80))
    canvas.add(cover, at: Rectangle(x: 0, y: 0, width: 300, height: 300))
    cover.showAll()
    await frames()
    await clickMiddle(of: above, in: window)
    equal(take(), [], "a canvas that takes input keeps clicks from what it covers")
    await clickMiddle(of: within, in: window)
    equal(take(), ["within"], "and lets them through to what is on it")
    below.hide()
    above.hide()
    await frames()
    below.show()
    above.show()
    await frames()
    await clickMiddle(of: above, in: window)
    equal(take(), [], "also after what it covers was hidden and shown")
    cover.setTakesInput(false)
    await clickMiddle(of: above, in: window)
    equal(take(), ["above"], "a canvas that takes no input lets clicks pass")

    cover.setTakesInput(true)
    var presses: [ButtonPress] = []
    cover.onButtonPress {
      presses.append($0)
      return true
    }
    await clickMiddle(of: above, in: window)
    equal(take(), [], "a cover that takes input again stands above what it covers")
    equal(presses.map { [Int($0.x), Int($0.y), $0.button] }, [[70, 40, 1]], "it tells the press")
    window.destroy()
  }

  mutating func checkReach() async {
    var clicked: [String] = []
    let canvas = Canvas()
    let (outside, cut) = (Button(label: "outside"), Button(label: "cut off"))
    outside.onClicked { clicked.append("outside") }
    cut.onClicked { clicked.append("cut") }
    let screen = Canvas()
    screen.setClips(true)
    screen.add(cut, at: Rectangle(x: 10, y: 10, width: 200, height: 40))
    canvas.add(outside, at: Rectangle(x: 100, y: 10, width: 150, height: 40))
    canvas.add(screen, at: Rectangle(x: 0, y: 0, width: 100, height: 300))
    let window = await shown(canvas, 300, 300)
    await click(x: 150, y: 30)
    await click(x: 50, y: 30)
    equal(clicked, ["outside", "cut"], "a child is out of reach where its canvas cuts it off")
    screen.setClips(false)
    await frames()
    await click(x: 150, y: 30)
    equal(clicked.last, "cut", "and in reach again without the cut")
    window.destroy()
  }
}
