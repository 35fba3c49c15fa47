import Glibc
import Gtk

// Real clicks and keys, by xdotool; without a window manager a window's corner is the
// screen's.

extension Tap {
  /// Clicks the middle of a widget and waits for what comes of it.
  func clickMiddle(of widget: Widget, in window: Window) async {
    let size = widget.allocation
    guard let at = widget.translate(x: size.width / 2, y: size.height / 2, to: window) else {
      return
    }
    await click(x: at.x, y: at.y)
  }

  /// Clicks a place on the screen and waits for what comes of it.
  func click(x: Int, y: Int) async {
    await run(["xdotool", "mousemove", "\(x)", "\(y)", "click", "1"])
    await frames()
  }

  /// Presses and releases a key in the window under the pointer.
  func press(_ key: String) async {
    await run(["xdotool", "key", key])
    await frames()
  }

  /// Waits until something has come about, or for as long as anybody would.
  func until(_ isSo: () -> Bool) async {
    for _ in 0..<1_000 where !isSo() { try? await Task.sleep(for: .milliseconds(10)) }
  }

  /// Runs a program to its end; its exit status, or nil if it could not run.
  @discardableResult
  func run(_ words: [String]) async -> Int32? {
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    var process: pid_t = 0
    let problem = posix_spawnp(&process, words[0], nil, nil, arguments, environ)
    for argument in arguments { free(argument) }
    guard problem == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    return (status >> 8) & 0xff
  }
}
