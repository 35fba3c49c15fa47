import DialogModel
import Glibc
import Session
import TestTools
import Testing

/// Which files of a command are watched, and what is known of them.
@Suite struct WatchedFilesTests {
  private let folder: Folder
  private let trust: CommandTrust

  init() throws {
    folder = try Folder()
    trust = CommandTrust(file: folder.path("allowed"))
    _ = folder.path("allowed.lock")
  }

  private func content(_ command: String...) throws -> CommandContent {
    try #require(
      trust.content(of: PrototypeTask(id: "job", work: .command(command)), in: folder.path))
  }

  private func words(_ content: CommandContent) -> [String] { content.watched.files.map(\.word) }

  @Test func filesAreThoseThatWordsName() throws {
    let script = try folder.file("work.sh", Array("true".utf8))
    let file = try #require(try content("sh", "work.sh", "-x").watched.files.first)
    #expect(file.word == "work.sh")
    #expect(file.path == script)
    #expect(file.size == 4)
    // What “printf true | sha256sum” says.
    #expect(file.digest == "b5bea41b6c623f7c09f1bf24dcae58ebab3c0cdd90ad966bc43a45b44867e12b")
    var status = stat()
    try #require(stat(script, &status) == 0)
    #expect(file.stamp.inode == UInt64(status.st_ino))
    #expect(file.stamp.seconds == status.st_ctim.tv_sec)
    #expect(file.stamp.nanoseconds == status.st_ctim.tv_nsec)
  }

  /// What a person is shown is exactly what would be allowed.
  @Test func aFileIsShownOnlyIfItIsTheOneThatWasRead() throws {
    let script = try folder.file("work.sh", Array("true".utf8))
    let file = try #require(try content("sh", "work.sh").watched.files.first)
    #expect(file.beginning(atMost: 2) == .bytes(Array("tr".utf8)))
    // Another file with the same content, and another content.
    unlink(script)
    _ = try folder.file("work.sh", Array("true".utf8))
    #expect(file.beginning(atMost: 9) == .bytes(Array("true".utf8)))
    unlink(script)
    #expect(file.beginning(atMost: 9) == .changed)
    _ = try folder.file("work.sh", Array("fals".utf8))
    #expect(file.beginning(atMost: 9) == .changed)
    unlink(script)
    _ = try folder.folder("work.sh")
    #expect(file.beginning(atMost: 9) == .changed)
    rmdir(script)
    _ = try folder.file("work.sh", Array("true and more".utf8))
    #expect(file.beginning(atMost: 4) == .changed)
  }

  /// Without reading it as a whole.
  @Test func aFileThatIsNotNewIsKnownByItsStamp() throws {
    let script = try folder.file("work.sh", Array("true".utf8), size: 1 << 30)
    let file = try #require(try content("sh", "work.sh").watched.files.first)
    while time(nil) <= file.stamp.seconds + 1 { usleep(50_000) }
    let start = ContinuousClock.now
    #expect(file.beginning(atMost: 4) == .bytes(Array("true".utf8)))
    #expect(start.duration(to: .now) < .milliseconds(500))
    try #require(truncate(script, 1 << 20) == 0)
    #expect(file.beginning(atMost: 4) == .changed)
  }

  @Test func theFirstFileThatDiffersIsFound() throws {
    _ = try folder.file("a")
    let script = try folder.file("b", [1])
    let before = try content("sh", "a", "b").watched.files
    unlink(script)
    _ = try folder.file("b", [1])
    let again = try content("sh", "a", "b").watched.files
    #expect(before != again)
    #expect(WatchedFiles.changed(from: before, to: again) == nil)
    unlink(script)
    let without = try content("sh", "a", "b").watched.files
    #expect(WatchedFiles.changed(from: before, to: without)?.word == "b")
    #expect(WatchedFiles.changed(from: without, to: before)?.word == "b")
    _ = try folder.file("b", [2])
    let other = try content("sh", "a", "b").watched.files
    #expect(WatchedFiles.changed(from: before, to: other)?.word == "b")
  }

  /// The digest of a new file does not last, but it has not to be read for each of its names.
  @Test func aFileWithManyNamesIsReadOnce() throws {
    _ = try folder.file("large", [1], size: 256 << 20)
    let words = (0..<100).map { String(repeating: "./", count: $0) + "large" }
    let start = ContinuousClock.now
    let task = PrototypeTask(id: "job", work: .command(["sh"] + words))
    #expect(trust.content(of: task, in: folder.path)?.watched.files.count == 100)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test func whatNoWordNamesIsNotWatched() throws {
    _ = try folder.file("x.sh")
    _ = try folder.file("Makefile")
    _ = try folder.file("make")
    #expect(try words(content("sh", "-c", ". ./x.sh")) == [])
    // A program without a path is looked for in PATH, and never in the folder.
    #expect(try words(content("make")) == [])
    #expect(try words(content("./make", "x.sh", "./x.sh", "x.sh")) == ["./make", "x.sh", "./x.sh"])
  }

  @Test func onlyRegularFilesAreWatched() throws {
    let pipe = try folder.pipe("pipe")
    _ = try folder.folder("folder")
    _ = try folder.file("real")
    _ = try folder.link("link", to: "real")
    _ = try folder.link("nowhere", to: "gone")
    let before = try content("sh", "pipe", "folder", "/dev/null", "link", "nowhere")
    #expect(words(before) == ["link"])
    // The pipe becomes a file.
    unlink(pipe)
    _ = try folder.file("pipe")
    let after = try content("sh", "pipe", "folder", "/dev/null", "link", "nowhere")
    #expect(words(after) == ["pipe", "link"])
    #expect(after != before)
  }

  @Test func aFileThatAppearsIsAChange() throws {
    let before = try content("sh", "work.sh")
    #expect(words(before) == [])
    try trust.set([before], allowed: true)
    _ = try folder.file("work.sh")
    #expect(!trust.allowed.contains(try content("sh", "work.sh")))
  }

  @Test func aLargeFileIsReadToItsEnd() throws {
    let size = 20 * 1024 * 1024
    let path = try folder.file("large", [], size: size)
    let before = try content("sh", "large")
    try trust.set([before], allowed: true)
    let times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)]
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(pwrite(descriptor, "x", 1, off_t(size - 1)) == 1)
    // Neither the size nor the time of the content says so.
    #expect(futimens(descriptor, times) == 0)
    close(descriptor)
    #expect(!trust.allowed.contains(try content("sh", "large")))
  }

  @Test func theSameContentIsTheSameWheneverItWasWritten() throws {
    let path = try folder.file("work.sh", Array("true".utf8))
    try trust.set([try content("sh", "work.sh")], allowed: true)
    unlink(path)
    _ = try folder.file("work.sh", Array("true".utf8))
    #expect(trust.allowed.contains(try content("sh", "work.sh")))
  }

  @Test func namesThatLookTheSameAreTwoFiles() throws {
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    _ = try folder.file(composed)
    _ = try folder.file(decomposed)
    #expect(try words(content("sh", composed, decomposed)).count == 2)
    // To Swift, this begins with another character than a slash.
    let accent = "/\u{301}x"
    #expect(try words(content("sh", accent)) == [])
  }

  @Test func whatWasAllowedNeedNotBeReadAgain() async throws {
    let path = try folder.file("large", [], size: 20 * 1024 * 1024)
    let task = PrototypeTask(id: "job", work: .command(["sh", "large"]))
    // What has just been written may change without another time of change.
    try await Task.sleep(for: .seconds(2.1))
    try trust.set([try content("sh", "large")], allowed: true)
    let later = CommandTrust(file: "\(folder.path)/allowed")
    #expect(later.unreadBytes(of: task, in: folder.path) == 20 * 1024 * 1024)
    _ = later.allowed
    #expect(later.unreadBytes(of: task, in: folder.path) == 0)
    #expect(chmod(path, 0o644) == 0)
    #expect(later.unreadBytes(of: task, in: folder.path) == 20 * 1024 * 1024)
  }

  @Test func aReadingCanBeCancelled() throws {
    // Reading it would take for ever.
    _ = try folder.file("endless", [], size: 1 << 42)
    var questions = 0
    let content = trust.content(
      of: PrototypeTask(id: "job", work: .command(["sh", "endless"])), in: folder.path
    ) {
      questions += 1
      return questions > 3
    }
    #expect(content == nil)
    #expect(questions == 4)
  }
}
