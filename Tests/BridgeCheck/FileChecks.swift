import Glibc
import Gtk

// Files as the desktop sees them: settings, changes, pictures.

extension Tap {
  mutating func checkSettings() {
    let store = SettingsStore(schema: "io.github.rehearsal.NoSuchSchema", folder: nil)
    ok(!store.isStored, "a schema that is not installed ends no program")
    equal(store.value("zoom", or: .real(1)), .real(1), "what was never set is its default")
    store.set(.real(2), for: "zoom")
    equal(store.value("zoom", or: .real(1)), .real(2), "and is kept in memory")
    ok(
      !SettingsStore(schema: "io.github.rehearsal.NoSuchSchema", folder: "/nowhere").isStored,
      "nor does a folder without schemas")
  }

  mutating func checkFileMonitor() async {
    var name = Array("/tmp/rehearsal-check-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return ok(false, "a folder to write in") }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = "\(folder)/a.txt"
    write("one", to: path)
    let baseline = liveClosures
    var events: [FileMonitor.Event] = []
    var monitor = try? FileMonitor(path: path) { events.append($0) }
    write("two", to: path)
    await until { events.last == .written }
    ok(events.last == .written, "a file that is written is told")
    events = []
    write("three", to: "\(folder)/b.txt")
    try? await Task.sleep(for: .milliseconds(100))
    equal(events.count, 0, "one beside it is not")
    rename("\(folder)/b.txt", path)
    await until { events.last == .written }
    ok(events.last == .written, "a file put in its place is")
    events = []
    unlink(path)
    await until { events.last == .gone }
    ok(events.last == .gone, "a file that is gone is told")
    _ = monitor
    monitor = nil
    equal(liveClosures, baseline, "a monitor that is dropped holds nothing")
    rmdir(folder)
  }

  mutating func checkPictures() {
    let size = Size(width: 2, height: 1)
    let plain = Picture(size, hasAlpha: false, pixels: [1, 2, 3, 4, 5, 6])
    equal(plain.size, size, "a picture has the size of its pixels")
    equal(Array(plain.pixel(x: 1, y: 0)[..<3]), [6, 5, 4], "and their colours")
    let clear = Picture(
      Size(width: 1, height: 1), hasAlpha: true, pixels: [255, 255, 255, 0])
    equal(clear.pixel(x: 0, y: 0), [0, 0, 0, 0], "one with opacity is as clear as that says")
    for count in [0, 5, 7] {
      let wrong = Picture(size, hasAlpha: false, pixels: [UInt8](repeating: 9, count: count))
      ok(wrong.isTransparent, "\(count) bytes are no two pixels, and nothing is drawn")
    }
    let huge = Picture(Size(width: .max, height: .max), hasAlpha: true, pixels: [1])
    ok(huge.isTransparent, "nor of a size that is too large for any picture")
  }

  private func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
