import Glibc
import PrototypeFile
import Session
import Synchronization
import TestTools
import Testing

/// Files that a document names as pictures: what is no file is refused, and nothing waits for it.
@Suite struct PictureFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private var place: DocumentFolder { DocumentFolder(of: folder.path("a.rehearsal.yaml")) }

  /// Why a picture is not read; `nil` where it is.
  private func problem(_ name: String) -> String? {
    if case .failure(let problem) = reading(name) { problem.message } else { nil }
  }

  private func reading(_ name: String) -> Result<[UInt8], FileProblem> {
    Result { () throws(FileProblem) in try place.read(name, limit: FileReader.pictureLimit) }
  }

  @Test func whatIsNoFileIsRefused() throws {
    _ = try folder.pipe("pipe.png")
    _ = try folder.folder("folder.png")
    _ = try folder.link("pipe-link.png", to: "pipe.png")
    _ = try folder.link("device.png", to: "/dev/zero")
    let special = "this is a pipe or a device, not a file"
    #expect(problem("pipe.png") == special)
    #expect(problem("pipe-link.png") == special)
    #expect(problem("folder.png") == "this is a folder, not a file")
    #expect(problem("device.png") == "this is a link that leads out of the document’s folder")
    // A document in /dev has a device in its own folder.
    #expect(throws: FileProblem.self) { try DocumentFolder(of: "/dev/a.yaml").read("zero") }
  }

  @Test func aHugeFileIsNotRead() throws {
    _ = try folder.file("huge.png", size: FileReader.pictureLimit + 1)
    #expect(problem("huge.png") == "it is larger than 64 MiB")
    _ = try folder.file("large.png", size: FileReader.limit + 1)
    #expect(problem("large.png") == nil)
  }

  /// Between the look at a file and its opening, somebody may put something else in its place.
  private func problemsWhileChanging(to other: String) throws -> Set<String> {
    let picture = try folder.file("file", [1, 2, 3])
    let name = folder.path("x.png")
    let ends = Ends()
    SeparateThread.run {
      let new = "\(name).new"
      while !ends.isWanted.load(ordering: .relaxed) {
        if link(picture, new) == 0 { rename(new, name) }
        if linkat(AT_FDCWD, other, AT_FDCWD, new, 0) == 0 { rename(new, name) }
      }
      ends.hasCome.store(true, ordering: .relaxed)
    }
    while access(name, F_OK) != 0 { usleep(1000) }
    var seen: Set<String> = []
    func look() {
      switch reading("x.png") {
      case .success(let bytes): seen.insert("\(bytes)")
      case .failure(let problem): seen.insert(problem.message)
      }
    }
    // At one in ten, the other comes between the look and the opening; on a busy machine a thousand
    // take seconds.
    for _ in 0..<1000 { look() }
    while seen.count < 2 { look() }
    ends.isWanted.store(true, ordering: .relaxed)
    while !ends.hasCome.load(ordering: .relaxed) { usleep(1000) }
    return seen
  }

  @Test(.timeLimit(.minutes(10))) func aFileThatBecomesAPipe() throws {
    #expect(
      try problemsWhileChanging(to: try folder.pipe("pipe"))
        == ["[1, 2, 3]", "this is a pipe or a device, not a file"])
  }

  /// The file elsewhere is too large, so it is seen whether it is read.
  @Test(.timeLimit(.minutes(10))) func aFileThatBecomesALinkToOneElsewhere() throws {
    let other = try Folder()
    let target = try other.file("secret", size: FileReader.pictureLimit + 1)
    #expect(
      try problemsWhileChanging(to: try folder.link("link", to: target))
        == ["[1, 2, 3]", "this is a link that leads out of the document’s folder"])
  }

  private final class Ends: Sendable {
    let isWanted = Atomic(false)
    let hasCome = Atomic(false)
  }

  @Test func checkSaysWhatIsNoFile() throws {
    _ = try folder.pipe("pipe.png")
    _ = try folder.folder("folder.png")
    let parts = [
      "screens: {s: {image: pipe.png}}", "screens: {s: {image: folder.png}}",
      "application: {icon: pipe.png}", "notifications: {n: {launchImage: pipe.png}}",
      "notifications: {n: {sound: pipe.png}}",
      "dialogs: {a: {activityPicker: {items: [{image: pipe.png}]}}}",
      "dialogs: {a: {activityPicker: {items: [{file: folder.png}]}}}",
    ]
    for part in parts {
      let bytes = Array("rehearsal: 1\n\(part)\n".utf8)
      let texts = DocumentReader(in: place).check(bytes).problems.map { $0.text(file: "f") }
      let name = part.contains("pipe") ? "pipe.png" : "folder.png"
      let said = texts.filter {
        $0.hasPrefix("f:2:")
          && $0.hasSuffix(
            "warning: “\(name)” is a folder, a pipe or a device, not a file; "
              + "see docs/checks.md#files")
      }
      #expect(said.count == 1, "\(part): \(texts)")
    }
  }
}
