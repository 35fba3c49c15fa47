import Gtk

// A closure is released exactly when GLib lets it go.

extension Tap {
  mutating func checkClosures() {
    let baseline = liveClosures
    var calls = 0

    do {
      let button = Button(label: "a")
      let handler = button.onClicked { calls += 1 }
      equal(liveClosures, baseline + 1, "a connected closure is counted")
      button.click()
      equal(calls, 1, "a connected closure is called")
      handler.blocking { button.click() }
      equal(calls, 1, "a blocked closure is not called")
      handler.disconnect()
      ok(!handler.isConnected, "a disconnected handler says so")
      button.click()
      equal(calls, 1, "a disconnected closure is not called")
      equal(liveClosures, baseline, "disconnecting releases the closure")
      handler.disconnect()
      ok(true, "disconnecting twice does nothing")
    }

    do {
      let button = Button(label: "b")
      button.onClicked { calls += 1 }
      button.destroy()
      equal(liveClosures, baseline, "destroying releases closures")
    }

    var handler: SignalHandler?
    do {
      let button = Button(label: "c")
      handler = button.onClicked { calls += 1 }
    }
    equal(liveClosures, baseline, "finalizing releases closures")
    equal(handler?.isConnected, false, "a handler outlives its object and says so")
    handler?.disconnect()

    do {
      let button = Button(label: "d")
      var once: SignalHandler?
      calls = 0
      once = button.onClicked {
        calls += 1
        once?.disconnect()
        calls += 1
      }
      button.click()
      button.click()
      equal(calls, 2, "a closure may disconnect itself and goes on to its end")
      once = nil
    }
    equal(liveClosures, baseline, "a closure that disconnected itself is released")

    do {
      let button = Button(label: "e")
      print("# a warning about an unknown signal follows")
      let unknown = button.connect("no-such-signal") {}
      ok(!unknown.isConnected, "an unknown signal connects nothing")
      equal(liveClosures, baseline, "an unknown signal releases its closure")
    }
  }

  mutating func checkHeldByParent() {
    let baseline = liveClosures
    var calls = 0
    let window = Window()
    let box = Box(.vertical)
    window.add(box)
    weak var gone: Button?
    do {
      let button = Button(label: "held by its parent")
      gone = button
      button.onClicked { calls += 1 }
      box.add(button)
    }
    ok(gone == nil, "a Swift object goes while the parent keeps the widget")
    equal(liveClosures, baseline + 1, "its closure stays")
    box.destroyChildren()
    equal(liveClosures, baseline, "and is released with the widget")

    for index in 0..<1000 {
      let button = Button(label: "\(index)")
      // The cycle closure → button → widget ends with the window.
      button.onClicked { button.label = "again" }
      box.add(button)
    }
    equal(liveClosures, baseline + 1000, "1,000 widgets have 1,000 closures")
    window.destroy()
    equal(liveClosures, baseline, "destroying their window releases them all, cycles too")
  }
}
