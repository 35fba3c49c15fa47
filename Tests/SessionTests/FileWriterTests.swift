import Glibc
import Session
import TestTools
import Testing

/// What is written is what the file has after, and nothing is written over unasked.
@Suite struct FileWriterTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// What is wrong with writing there; `nil` where nothing is.
  private func problem(_ path: String, replacing: Bool) -> String? {
    do {
      try FileWriter.write([2, 3], to: path, replacing: replacing)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aFileIsReplaced() throws {
    let path = folder.path("calls.txt")
    let long = [UInt8](repeating: 65, count: 300_000)
    for bytes in [long, [66], []] {
      try FileWriter.write(bytes, to: path)
      #expect(try FileReader.read(path) == bytes)
    }
  }

  @Test func aNewFileHoldsItsBytes() throws {
    let path = folder.path("new")
    #expect(problem(path, replacing: false) == nil)
    #expect(try FileReader.read(path) == [2, 3])
  }

  @Test func aFileOfThatNameStaysUnlessItMayBeReplaced() throws {
    let path = try folder.file("old", [1, 1, 1])
    #expect(problem(path, replacing: false) == "there is a file of that name")
    #expect(try FileReader.read(path) == [1, 1, 1])
    #expect(problem(path, replacing: true) == nil)
    #expect(try FileReader.read(path) == [2, 3])
  }

  @Test func aFileThatOtherNamesShareIsWrittenInItsPlace() throws {
    let path = try folder.file("a", [1, 1, 1])
    try #require(link(path, folder.path("b")) == 0)
    try FileWriter.write([2, 3], to: path)
    #expect(try FileReader.read(folder.path("b")) == [2, 3])
  }

  /// A pipe would be waited for until somebody reads from it.
  @Test func nothingIsWrittenToAPipeOrADevice() throws {
    let pipe = try folder.pipe("pipe")
    #expect(problem(pipe, replacing: true) == "this is not a file")
    #expect(problem(try folder.link("link", to: "pipe"), replacing: true) == "this is not a file")
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    #expect(problem(pipe, replacing: true) == "this is not a file")
    #expect(problem("/dev/null", replacing: true) == "this is not a file")
    #expect(problem(pipe, replacing: false) == "there is a file of that name")
  }

  @Test func aLinkToNothingBecomesAFile() throws {
    #expect(problem(try folder.link("link", to: "new"), replacing: true) == nil)
    #expect(try FileReader.read(folder.path("new")) == [2, 3])
  }

  @Test func whatIsInTheWayIsSaid() throws {
    let inside = try folder.folder("folder")
    #expect(problem(inside, replacing: true) == "this is a folder")
    #expect(problem(folder.path("nowhere") + "/file", replacing: true) == "there is no such folder")
  }
}
