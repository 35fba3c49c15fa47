import Glibc
import PrototypeFile
import TestTools
import Testing

@testable import Session

/// Paths of a document stay in its folder, links followed.
@Suite struct DocumentFolderTests {
  private let root: String

  init() throws {
    var name = Array("/tmp/rehearsal-folder-XXXXXX".utf8CString)
    root = try #require(mkdtemp(&name).map { String(cString: $0) })
    for folder in ["in", "in/below", "out"] { mkdir("\(root)/\(folder)", 0o700) }
    for file in ["in/a.rehearsal.yaml", "in/one", "in/below/two", "out/three"] {
      close(open("\(root)/\(file)", O_CREAT | O_WRONLY, 0o600))
    }
    symlink("../out/three", "\(root)/in/link")
    symlink("../out", "\(root)/in/folder")
    symlink("below/two", "\(root)/in/fine")
    symlink("nowhere", "\(root)/in/dangling")
  }

  private var folder: DocumentFolder { DocumentFolder(of: "\(root)/in/a.rehearsal.yaml") }

  @Test func filesInTheFolder() {
    #expect(folder.place(of: "one") == .inside("\(root)/in/one"))
    #expect(folder.place(of: "below/two") == .inside("\(root)/in/below/two"))
    #expect(folder.place(of: "fine") == .inside("\(root)/in/below/two"))
  }

  /// Hidden ones too, and those as long as a name can be.
  @Test func namesInAFolder() {
    let long = String(repeating: "n", count: 255)
    for name in [long, ".hidden"] {
      close(open("\(root)/in/below/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    #expect(FolderNames.all(in: "\(root)/in/below").sorted() == [".hidden", long, "two"])
    #expect(FolderNames.all(in: "\(root)/none").isEmpty)
    #expect(FolderNames.all(in: "\(root)/in/one").isEmpty)
  }

  @Test func linksThatLeadOut() {
    #expect(folder.place(of: "link") == .outside)
    #expect(folder.place(of: "folder/three") == .outside)
    #expect(folder.place(of: "../out/three") == .outside)
    #expect(throws: FileProblem.self) { try folder.read("link") }
  }

  @Test func nothingThere() {
    #expect(folder.place(of: "none") == .missing)
    #expect(folder.place(of: "dangling") == .missing)
  }

  @Test func folderListsNamesNextToAName() {
    #expect(
      folder.names(beside: "none")
        == ["a.rehearsal.yaml", "below", "dangling", "fine", "folder", "link", "one"])
    #expect(folder.names(beside: "below/none") == ["below/two"])
    #expect(folder.names(beside: "nowhere/none") == [])
    // What lies outside is none of the document's business.
    #expect(folder.names(beside: "folder/none") == [])
    #expect(folder.names(beside: "../out/none") == [])
    #expect(DocumentFolder.none.names(beside: "none") == [])
    #expect(DocumentFolder.none.place(of: "one") == .missing)
  }

  private func problems(_ document: String, checked: Bool = false) -> [String] {
    let reader = DocumentReader(in: folder)
    let bytes = Array("rehearsal: 1\n\(document)".utf8)
    let result = checked ? reader.check(bytes) : reader.load(bytes)
    return result.problems.map { $0.text(file: "f") }
  }

  @Test func documentsAreReadWithPatternsAndFiles() throws {
    let scenario = "scenarios: {x: {steps: [{waitFor: /a(b/}], expect: []}}"
    let pattern = problems(scenario)
    #expect(pattern.count == 1)
    let first = try #require(pattern.first)
    #expect(first.hasPrefix("f:2:35: error: the pattern cannot be read: "))
    #expect(problems(scenario, checked: true) == pattern)
    let outside = problems("screens: {s: {image: link}}")
    #expect(outside.map { $0.prefix(13) } == ["f:2:22: error"])
    #expect(problems("screens: {s: {image: twp}}") == [])
    #expect(
      problems("screens: {s: {image: onn}}", checked: true) == [
        "f:2:15: warning: there is no file “onn” beside the document; "
          + "did you mean “one”? See docs/checks.md#files"
      ])
  }

  /// Of a large picture only what is before its data is read.
  @Test func transparentEntriesOfAPaletteStandBeforeItsData() throws {
    func chunk(_ name: String, _ length: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(length >> $0 & 0xFF) } + Array(name.utf8)
    }
    func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      chunk(name, bytes.count) + bytes + [0, 0, 0, 0]
    }
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", [0, 0, 0, 2, 0, 0, 0, 3, 8, 3, 0, 0, 0]) + part("PLTE", Array("tRNS".utf8))
    let data = part("IDAT", [1]) + part("tRNS", [0])
    #expect(PictureHeader(head + data)?.hasTransparency == false)
    #expect(PictureHeader(head + part("tRNS", [0]) + data)?.hasTransparency == true)
    #expect(PictureHeader(head)?.hasTransparency == false)
    #expect(PictureHeader(head + chunk("zTXt", 1 << 31))?.hasTransparency == false)
    let large = head + chunk("IDAT", 15 << 20)
    let folder = try Folder()
    _ = try folder.file("large.png", large, size: 15 << 20)
    let place = DocumentFolder(of: folder.path("f.yaml"))
    let start = ContinuousClock.now
    for _ in 0..<2_000 { #expect(place.pictureHeader("large.png")?.height == 3) }
    #expect(start.duration(to: .now) < .seconds(2))
  }

  @Test func pictureHeads() {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    png += Array("IHDR".utf8) + [0, 0, 1, 2, 0, 0, 0, 43, 8, 6, 0, 0, 0]
    let head = PictureHeader(png)
    #expect(head?.width == 258)
    #expect(head?.height == 43)
    #expect(head?.hasTransparency == true)
    png[25] = 2
    #expect(PictureHeader(png)?.hasTransparency == false)
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 40, 0, 60, 3, 0, 0, 0,
    ]
    #expect(PictureHeader(jpeg)?.width == 60)
    #expect(PictureHeader(jpeg)?.height == 40)
    #expect(PictureHeader(Array("<svg/>".utf8)) == nil)
  }
}
