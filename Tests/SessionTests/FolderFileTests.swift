import DialogModel
import Glibc
import Session
import TestTools
import Testing

/// Files that are replaced as a whole, and never through a link.
@Suite struct FolderFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func problem(_ path: String) -> String? {
    do {
      try FolderFile.write([2, 3], to: path)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func theNameGetsTheNewBytes() throws {
    let path = folder.path("file")
    #expect(problem(path) == nil)
    #expect(try FileReader.read(path) == [2, 3])
    try FolderFile.write([4], to: path)
    #expect(try FileReader.read(path) == [4])
    #expect(folder.names == ["file"])
  }

  @Test func whoReadsHasTheOldOrTheNewBytes() throws {
    let path = try folder.file("file", [1, 1, 1])
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    #expect(problem(path) == nil)
    #expect(try FileReader.read(descriptor: descriptor) == [1, 1, 1])
  }

  @Test func permissionsStay() throws {
    let path = try folder.file("file", [1])
    try #require(chmod(path, 0o640) == 0)
    #expect(problem(path) == nil)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func nothingIsWrittenThroughALink() throws {
    let other = try folder.file("other", [1])
    let message = "this is a link, and nothing is written through one"
    #expect(problem(try folder.link("link", to: "other")) == message)
    #expect(problem(try folder.link("nowhere", to: "new")) == message)
    // Another name of a file keeps the bytes.
    let hard = folder.path("hard")
    try #require(link(other, hard) == 0)
    #expect(problem(hard) == nil)
    #expect(try FileReader.read(hard) == [2, 3])
    #expect(try FileReader.read(other) == [1])
    #expect(folder.names == ["hard", "link", "nowhere", "other"])
  }

  @Test func whatAKilledProcessHasLeftIsRemoved() throws {
    // No process has a number that large.
    _ = try folder.file(".rehearsal-4194999-1f.tmp", [5])
    let running = ".rehearsal-\(getpid())-1f.tmp"
    _ = try folder.file(running, [5])
    #expect(problem(folder.path("file")) == nil)
    #expect(folder.names == [running, "file"])
  }

  @Test func onlyAFileIsReplaced() throws {
    #expect(problem(try folder.pipe("pipe")) == "this is not a file")
    #expect(problem(try folder.folder("folder")) == "this is a folder")
    #expect(problem(folder.path("none") + "/file") == "there is no such folder")
    let long = "\(folder.path)/" + String(repeating: "x", count: 300)
    #expect(problem(long) == "its name is too long")
    #expect(folder.names == ["folder", "pipe"])
  }

  @Test func recordingStaysNextToItsDocument() throws {
    let recording = TaskRecording(milliseconds: 1)
    let document = folder.path("a.rehearsal.yaml")
    _ = folder.path("a.job.recording")
    try RecordingFile.write(recording, of: "job", beside: document)
    #expect(folder.names == ["a.job.recording"])
    #expect(throws: FileProblem.self) {
      try RecordingFile.write(recording, of: "x/../../y", beside: document)
    }
    let target = try folder.file("target", [1])
    _ = try folder.link("a.other.recording", to: "target")
    #expect(throws: FileProblem.self) {
      try RecordingFile.write(recording, of: "other", beside: document)
    }
    #expect(try FileReader.read(target) == [1])
  }
}
