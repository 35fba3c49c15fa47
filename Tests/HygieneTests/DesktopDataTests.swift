import Glibc
import Testing

/// What the desktop and software centres are told, against what there is.
@Suite struct DesktopDataTests {
  private static let id = "io.github.rehearsal.Rehearsal"

  private func text(_ ending: String) throws -> String {
    try SourceFile(at: "data/\(DesktopDataTests.id).\(ending)").text
  }

  /// The texts between two others.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst()
      .map { String($0.split(separator: end, omittingEmptySubsequences: false)[0]) }
  }

  @Test func everyScreenshotIsAPictureOfTheDocumentationWithItsSize() throws {
    let metainfo = try text("metainfo.xml")
    let images = parts(of: metainfo, from: "<image type=\"source\" ", to: "</image>")
    #expect(images.count >= 3)
    #expect(parts(of: metainfo, from: "<caption>", to: "</caption>").count == images.count)
    for image in images {
      let path = try #require(
        parts(of: image, from: "https://rehearsal.github.io/", to: "\n").first)
      let file = try #require(fopen("\(Project.folder)/\(path)", "r"), "\(path)")
      defer { fclose(file) }
      var head = [UInt8](repeating: 0, count: 24)
      #expect(fread(&head, 1, 24, file) == 24)
      let (width, height) = (Int(head[18]) << 8 | Int(head[19]), Int(head[22]) << 8 | Int(head[23]))
      #expect(image.hasPrefix("width=\"\(width)\" height=\"\(height)\""), "\(path)")
    }
  }

  @Test func theNewestReleaseIsTheVersionOfTheProgram() throws {
    let newest = parts(of: try text("metainfo.xml"), from: "<release version=\"", to: "\"").first
    let program = try SourceFile(at: "Sources/RehearsalApp/App.swift").text
    #expect(newest == parts(of: program, from: "static let version = \"", to: "\"").first)
    let build = try SourceFile(at: "meson.build").text
    #expect(newest == parts(of: build, from: "'rehearsal', version: '", to: "'").first)
  }

  @Test func everyActionOfTheEntryIsOneOfTheProgram() throws {
    let entry = try text("desktop")
    let actions = try #require(parts(of: entry, from: "\nActions=", to: "\n").first)
    let program = try SourceFile(at: "Sources/RehearsalApp/DesktopRequests.swift").text
    for action in actions.split(separator: ";") {
      #expect(entry.contains("[Desktop Action \(action)]"))
      #expect(program.contains("addAction(\"\(action)\")"))
    }
  }

  @Test(arguments: ["desktop", "thumbnailer", "metainfo.xml", "mime.xml"])
  func oneTypeStandsForPrototypes(ending: String) throws {
    let type = "application/vnd.rehearsal.prototype+yaml"
    #expect(try text(ending).contains(type))
    // The theme calls a type's icon after the type.
    let icon = type.split(separator: "/").joined(separator: "-")
    _ = try SourceFile(at: "data/icons/hicolor/scalable/mimetypes/\(icon).svg")
    #expect(try text("mime.xml").contains("<icon name=\"\(icon)\"/>"))
  }

  @Test func everythingThatIsInstalledHasItsPackage() throws {
    let build = try SourceFile(at: "meson.build").text
    let lists = try ["rehearsal", "rehearsal-gtk"].map {
      try SourceFile(at: "meson-helpers/debian/\($0).list").text
    }.joined()
    for program in parts(of: build, from: "foreach name : [", to: "]")[0].split(separator: ", ") {
      #expect(lists.contains("/\(program.filter { $0 != "'" })\n"))
    }
  }
}
