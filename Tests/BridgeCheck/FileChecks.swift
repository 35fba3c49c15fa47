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
    for bytes in [[], Array("no picture".utf8)] as [[UInt8]] {
      do {
        _ = try DecodedPicture(bytes)
        ok(false, "what is no picture")
      } catch {
        ok(!error.description.isEmpty, "what is no picture is an error with a reason")
      }
    }
    for (size, isRead) in [("40 30", true), ("4000 1", true), ("60000 60000", false)] {
      let head = Array("P5 \(size) 255\n".utf8)
      let picture = try? DecodedPicture(head + [UInt8](repeating: 0, count: 4000))
      equal(picture != nil, isRead, "a picture of \(size)")
    }
    let vector = #"<svg xmlns="http://www.w3.org/2000/svg" width="W" height="W"/>"#
    for (width, pixels) in [("30", 30), ("5000", 2048), ("60000", nil)] as [(String, Int?)] {
      let picture = try? DecodedPicture(Array(vector.replacing("W", with: width).utf8))
      equal(picture.map { Picture($0).size.width }, pixels, "a vector graphic of \(width)")
    }
  }

  private func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
