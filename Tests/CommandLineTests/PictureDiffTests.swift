import TestTools
import Testing

/// `rehearsal diff` of two folders of pictures.
@Suite struct PictureDiffTests {
  private let (old, new): (Folder, Folder)
  private let output: Folder

  init() throws {
    (old, new, output) = (try Folder(), try Folder(), try Folder())
    try put("same.png", 0xFFFF_FFFF, into: [old, new])
    try put("dialog-a.png", 0xFFFF_FFFF, into: [old])
    try put("dialog-a.png", 0xFFFF_F0FF, into: [new])
    _ = try old.file("fonts.txt", "Cantarell 0.303\n")
    _ = try new.file("fonts.txt", "Inter 4.000\nNoto Sans Arabic 2.010\n")
  }

  private func put(_ name: String, _ colour: UInt32, into folders: [Folder]) throws {
    for folder in folders {
      _ = try folder.file(name, PlainPNG.file(width: 2, [colour, 0x0000_00FF]))
    }
  }

  private func diff(_ words: String...) throws -> Finished {
    try Command.run("rehearsal", ["diff", old.path, new.path] + words)
  }

  private let fonts =
    "The fonts differ, and all texts with them: Cantarell 0.303; now Inter 4.000, Noto Sans Arabic 2.010."

  @Test func foldersWithoutPicturesAreNotTheSame() throws {
    let run = try Command.run("rehearsal", ["diff", output.path, output.path])
    #expect(run.status == 66 && run.errors.contains("has a PNG picture"))
    let gone = try Command.run("rehearsal", ["diff", old.path, output.path("none")])
    #expect(gone.status == 66 && gone.errors.contains("none: there is no such file"))
  }

  @Test func aWrongToleranceSaysWhatIsRight() throws {
    for tolerance in ["999", "101%"] {
      let run = try diff("--tolerance", tolerance)
      #expect(run.status == 64 && run.errors.contains("0 to 255"), "\(run.errors)")
    }
  }

  @Test func whatDiffersIsListed() throws {
    try put("dialog-b.png", 0, into: [new])
    try put("screen-c.png", 0, into: [old])
    #expect(
      try diff()
        == Finished(
          status: 1,
          output: """
            dialog-a.png: 1 pixel of 2 differs, by 15, in 1 × 1 at 0, 0
            dialog-b.png: added
            screen-c.png: gone
            1 the same, 1 different, 1 added, 1 gone
            \(fonts)

            """, errors: ""))
  }

  @Test(arguments: ["15", "50%"])
  func withinTheToleranceTheyAreTheSame(_ tolerance: String) throws {
    let run = try diff("--tolerance", tolerance)
    #expect(run.status == 0)
    #expect(run.lines == ["2 the same, 0 different, 0 added, 0 gone", fonts])
  }

  @Test func programsGetJSON() throws {
    let run = try diff("--format", "json")
    #expect(run.status == 1)
    #expect(
      run.output
        == #"{"same":1,"pictures":[{"name":"dialog-a.png","change":"differs","pixels":1,"of":2,"#
        + #""largest":15,"part":{"x":0,"y":0,"width":1,"height":1}}],"fonts":{"was":["Cantarell 0.303"],"#
        + #""now":["Inter 4.000","Noto Sans Arabic 2.010"]}}"# + "\n")
  }

  @Test func aPageIsWritten() throws {
    let run = try diff("--format", "html", "--output", output.path("page.html"))
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("dialog-a.png: ") == true)
    let page = try output.text("page.html")
    #expect(page.contains("default-src 'none'"))
    #expect(page.matches(of: #/<img /#).count == 2)
  }

  @Test func aPictureThatIsNoneIsSaid() throws {
    _ = try new.file("dialog-a.png", [0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
    let run = try diff()
    #expect(run.status == 65)
    #expect(run.lines.first?.hasPrefix("dialog-a.png: can’t be shown: ") == true, "\(run.output)")
  }

  @Test func foldersAreComparedWithFoldersOnly() throws {
    #expect(try Command.run("diff", old.path, Sample.path("sign-out")).status == 64)
    let runs = try Command.run(
      "diff", Sample.path("sign-out"), Sample.path("sign-out"), "--tolerance", "3")
    #expect(runs.status == 64)
    #expect(runs.errors.contains("--tolerance"))
    #expect(try diff("--tolerance", "300").status == 64)
  }
}
