import Glibc
import Session
import TestTools
import Testing

/// What can be read from the file system, and why the rest cannot.
@Suite struct FileReaderTests {
  private func message(_ path: String) -> String? {
    do {
      _ = try FileReader.read(path)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func bytesAreReadAsTheyAre() throws {
    let folder = try Folder()
    let bytes: [UInt8] = [0, 0xFF, 0x0D, 0x0A, 0xC3]
    #expect(try FileReader.read(try folder.file("a", bytes)) == bytes)
    #expect(try FileReader.read(try folder.file("empty")) == [])
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try Folder()
    _ = try folder.file("a", [1, 2])
    #expect(try FileReader.read(try folder.link("b", to: "a")) == [1, 2])
  }

  @Test func missing() throws {
    let folder = try Folder()
    #expect(message("\(folder.path)/none") == "there is no such file")
    #expect(message("") == "there is no such file")
    #expect(message("\(try folder.file("a"))/b") == "there is no such file")
    #expect(message(try folder.link("b", to: "none")) == "there is no such file")
  }

  @Test func aFolder() throws {
    let folder = try Folder()
    #expect(message(folder.path) == "this is a folder; name a file inside it")
    #expect(message("/") == "this is a folder; name a file inside it")
  }

  /// A pipe without a writer would be waited for without end.
  @Test func aPipeWithoutAWriter() throws {
    let folder = try Folder()
    let path = try folder.pipe("p")
    let watch = inotify_init1(Int32(IN_NONBLOCK))
    defer { close(watch) }
    #expect(inotify_add_watch(watch, path, UInt32(IN_OPEN)) >= 0)
    #expect(message(path) == "this is not a file; use “-” to read from a pipe")
    // A process that waits to write into the pipe would go on, and then fail.
    var events = [UInt8](repeating: 0, count: 256)
    #expect(read(watch, &events, events.count) < 0, "the pipe was opened")
  }

  @Test func aDevice() {
    #expect(message("/dev/zero") == "this is not a file; use “-” to read from a pipe")
  }

  @Test func aCircleOfLinks() throws {
    let folder = try Folder()
    _ = try folder.link("a", to: "b")
    #expect(message(try folder.link("b", to: "a")) == "this link leads in a circle")
  }

  /// Whoever may read everything cannot be refused.
  @Test(.enabled(if: geteuid() != 0))
  func unreadable() throws {
    let folder = try Folder()
    #expect(message(try folder.secret("a")) == "you may not read this file")
  }

  @Test func aNameThatIsTooLong() {
    #expect(message("/tmp/" + String(repeating: "x", count: 300)) == "File name too long")
  }

  /// Enough is read to see that the document is too large, and hardly more.
  @Test func aFileWithoutEnd() throws {
    let folder = try Folder()
    let largest = try folder.file("a", size: FileReader.limit)
    #expect(try FileReader.read(largest).count == FileReader.limit)
    let larger = try folder.file("b", size: FileReader.limit * 4)
    let count = try FileReader.read(larger).count
    #expect(count > FileReader.limit)
    #expect(count <= FileReader.limit + 65_536)
  }
}
