import CGtk
import Gtk

/// Counts its own instances.
@MainActor private final class Probe {
  static var count = 0
  init() { Probe.count += 1 }
  isolated deinit { Probe.count -= 1 }
}

extension Tap {
  /// A window of one canvas that fills it, shown and laid out.
  func shown(_ canvas: Canvas, _ width: Int = 700, _ height: Int = 500) async -> Window {
    let window = Window()
    window.setDefaultSize(Size(width: width, height: height))
    window.add(canvas)
    window.showAll()
    await frames()
    return window
  }

  func frames() async { try? await Task.sleep(for: .milliseconds(60)) }

  func place(_ widget: Widget, in canvas: Canvas) -> [Int] {
    let own = canvas.allocation
    let place = widget.allocation
    return [place.x - own.x, place.y - own.y, place.width, place.height]
  }

  mutating func checkDirection() async {
    let canvas = Canvas()
    let inner = Canvas()
    let button = Button(label: "at the start")
    inner.add(button, at: Rectangle(x: 10, y: 0, width: 50, height: 20))
    canvas.add(inner, at: Rectangle(x: 0, y: 0, width: 200, height: 100))
    let window = await shown(canvas, 300, 200)
    equal(place(inner, in: canvas)[0], 0, "from left to right, x counts from the left")
    canvas.setDirection(rightToLeft: true)
    await frames()
    equal(place(inner, in: canvas)[0], 100, "from right to left, x counts from the right")
    equal(place(button, in: inner)[0], 140, "also in a canvas inside it")
    equal(inner.rectangle(of: button).x, 10, "the rectangle is the same")
    let later = Canvas()
    later.add(Label("new"), at: Rectangle(x: 0, y: 0, width: 20, height: 20))
    canvas.add(later, at: Rectangle(x: 20, y: 0, width: 40, height: 40))
    later.show()
    await frames()
    ok(later.isMirrored, "what is added later has the direction")
    inner.setContentWidth(400)
    inner.offset = 30
    await frames()
    equal(place(button, in: inner)[0], 170, "what scrolls across begins at the right")
    inner.setContentWidth(0)
    canvas.setDirection(rightToLeft: false)
    await frames()
    equal(place(button, in: inner)[0], 10, "and back")
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    let plain = Canvas()
    plain.add(Label("A"), at: Rectangle(x: 0, y: 0, width: 20, height: 20))
    ok(!plain.isMirrored && !inner.isMirrored, "the desktop's direction mirrors no canvas")
    equal(ToggleButton(label: "1×").label, "\u{200E}1×", "a sign keeps its order there")
    equal(ToggleButton(label: "Flat").label, "Flat", "letters have an order of their own")
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    equal(ToggleButton(label: "1×").label, "1×", "elsewhere nothing is marked")
    window.destroy()
  }

  mutating func checkAllocation() async {
    let canvas = Canvas()
    let left = Button()
    let right = Button()
    canvas.add(left, at: Rectangle(x: 0.5, y: 10, width: 101, height: 33))
    canvas.add(right, at: Rectangle(x: 101.5, y: 10, width: 99, height: 33))
    let inner = Canvas()
    let label = Label("within")
    inner.add(label, at: Rectangle(x: 3, y: 3, width: 41, height: 11))
    canvas.add(inner, at: Rectangle(x: 7, y: 101, width: 60, height: 20))
    var zoom = 1.0
    var sizes: [Size] = []
    canvas.setLayout { size in
      sizes.append(size)
      canvas.zoom = zoom
      inner.zoom = zoom
    }
    let window = await shown(canvas)
    for next in [0.5, 1, 1.37, 2] {
      zoom = next
      let layouts = sizes.count
      canvas.queueResize()
      await frames()
      equal(sizes.count, layouts + 1, "zoom \(zoom): one layout, though it sets the zooms")
      func edge(_ points: Double) -> Int { Int((points * zoom).rounded()) }
      equal(
        place(left, in: canvas),
        [edge(0.5), edge(10), edge(101.5) - edge(0.5), edge(43) - edge(10)],
        "zoom \(zoom): edges are rounded")
      let (one, other) = (place(left, in: canvas), place(right, in: canvas))
      equal(one[0] + one[2], other[0], "zoom \(zoom): neighbours meet")
      equal(
        place(label, in: inner), [edge(3), edge(3), edge(44) - edge(3), edge(14) - edge(3)],
        "zoom \(zoom): a canvas within a canvas")
    }
    let unplaced = Label("no rectangle yet")
    unplaced.setMargins(16)
    inner.add(unplaced)
    unplaced.show()
    await frames()
    ok(place(unplaced, in: inner)[2] > 40, "a child without a rectangle has the room it needs")
    let before = sizes.count
    await frames()
    equal(sizes.count, before, "setting zoom in the layout closure queues nothing")
    equal(sizes.last, Size(width: 700, height: 500), "the layout closure is told the size")
    canvas.setRectangle(Rectangle(x: 5, y: 5, width: 50, height: 50), of: left)
    await frames()
    equal(place(left, in: canvas), [10, 10, 100, 100], "a new rectangle counts at the next frame")
    window.destroy()
  }

  mutating func checkDrawing() async {
    let canvas = Canvas()
    canvas.setClips(true, cornerRadius: 6)
    var victims: [Label] = []
    let killer = DrawingArea()
    let victim = Label("victim")
    victims.append(victim)
    var draws = 0
    canvas.add(killer, at: Rectangle(x: 0, y: 0, width: 100, height: 100))
    canvas.add(victim, at: Rectangle(x: 0, y: 0, width: 100, height: 20))
    canvas.setAppearance(scale: 1.1, opacity: 0.5, of: victim)
    killer.onDraw { painter, _ in
      draws += 1
      painter.setColor(Color(red: 1, green: 0, blue: 0))
      painter.paint()
      if let victim = victims.popLast() { canvas.remove(victim) }
    }
    let window = await shown(canvas)
    ok(draws > 0, "a drawing area draws")
    ok(!canvas.contains(victim), "a child may be removed while the canvas is drawn")
    equal(canvas.childCount, 1, "and is gone")
    window.destroy()
  }

  mutating func checkContext() async {
    let baseline = liveClosures
    do {
      let canvas = Canvas()
      let probe = Probe()
      canvas.setLayout { _ in _ = probe }
      equal(liveClosures, baseline + 1, "a canvas's layout closure is counted")
      canvas.setLayout { _ in _ = probe }
      equal(liveClosures, baseline + 1, "a second one replaces it")
      let window = await shown(canvas, 50, 50)
      window.destroy()
      equal(liveClosures, baseline, "destroying a canvas releases it once")
      canvas.setLayout { _ in _ = probe }
      equal(liveClosures, baseline, "a destroyed canvas takes none")
    }
    equal(Probe.count, 0, "what the closure held is gone")
    do {
      let canvas = Canvas()
      let probe = Probe()
      canvas.setLayout { _ in _ = probe }
    }
    equal(liveClosures, baseline, "finalizing a canvas releases it too")
    equal(Probe.count, 0, "with what it held")
  }
}
