import Glibc
import PrototypeFile
import Session
import Synchronization
import Testing

/// Files that a document names as pictures: what is no file is refused, and nothing waits for it.
@Suite struct PictureFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private var place: DocumentFolder { DocumentFolder(of: folder.path("a.rehearsal.yaml")) }

  /// Why a picture is not read; `nil` where it is.
  private func problem(_ name: String) -> String? {
    do {
      _ = try place.read(name, limit: FileReader.pictureLimit)
      return nil
    } catch {
      return error.message
    }
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

  /// Between the look at a file and its opening, somebody may put a pipe in its place.
  @Test(.timeLimit(.minutes(1))) func aFileThatBecomesAPipe() async throws {
    let picture = try folder.file("file", [1, 2, 3])
    let pipe = try folder.pipe("pipe")
    let name = folder.path("x.png")
    try #require(link(picture, name) == 0)
    let ends = Ends()
    SeparateThread.run {
      while !ends.isWanted.load(ordering: .relaxed) {
        for target in [pipe, picture] {
          let new = "\(name).new"
          if link(target, new) == 0 { rename(new, name) }
        }
      }
      ends.hasCome.store(true, ordering: .relaxed)
    }
    var seen: Set<String> = []
    for _ in 0..<20_000 { seen.insert(problem("x.png") ?? "read") }
    ends.isWanted.store(true, ordering: .relaxed)
    while !ends.hasCome.load(ordering: .relaxed) { usleep(1000) }
    #expect(seen == ["read", "this is a pipe or a device, not a file"])
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
