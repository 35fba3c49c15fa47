import TestTools
import Testing

@testable import Session

/// What differs between pictures, and between folders of them.
@Suite struct PictureDifferenceTests {
  private func picture(_ width: Int, _ colours: [UInt32]) throws -> DecodedPicture {
    try PictureDecoder.picture(in: PlainPNG.file(width: width, colours))
  }

  private let white: [UInt32] = Array(repeating: 0xFFFF_FFFF, count: 12)

  @Test func thePartThatDiffersIsFound() throws {
    var other = white
    other[5] = 0xFFF0_FFFF
    other[10] = 0xFFFF_FFF5
    let difference = try #require(
      PictureDifference(picture(4, white), picture(4, other), PictureTolerance()))
    #expect(difference.count == 2)
    #expect(difference.all == 12)
    #expect(difference.largest == 15)
    #expect(difference.part == PictureDifference.Part(x: 1, y: 1, width: 2, height: 2))
    #expect(try PictureDifference(picture(4, white), picture(4, white), PictureTolerance()) == nil)
  }

  /// A tolerance, and whether it allows two pixels of twelve that are off by 15 and by 10.
  @Test(arguments: [
    ("0", false), ("9", false), ("14", false), ("15", true), ("10%", false), ("17%", true),
    ("10,9%", true), ("10,8%", false), ("9%,10", true),
  ])
  func aToleranceAllowsWhatItSays(_ text: String, _ allows: Bool) throws {
    var other = white
    other[5] = 0xFFF0_FFFF
    other[10] = 0xFFFF_FFF5
    let tolerance = try #require(PictureTolerance(text))
    let difference = try PictureDifference(picture(4, white), picture(4, other), tolerance)
    #expect((difference == nil) == allows)
  }

  @Test(arguments: ["", "-1", "256", "101%", "1,2", "1%,2%", "x", "1e2", "nan%", "+1", "1,"])
  func whatIsNoToleranceIsRefused(_ text: String) {
    #expect(PictureTolerance(text) == nil)
  }

  @Test func whatNobodySeesHasNoColour() throws {
    let (clear, other) =
      ([0xFF00_0000, 0x0000_00FF], [0x00FF_0000, 0x0000_00FF]) as ([UInt32], [UInt32])
    #expect(try PictureDifference(picture(2, clear), picture(2, other), PictureTolerance()) == nil)
  }

  @Test func aFolderIsComparedByNames() throws {
    let (old, new) = (try Folder(), try Folder())
    let (first, second) = (PlainPNG.file(width: 4, white), PlainPNG.file(width: 6, white))
    var changed = white
    changed[0] = 0x0000_00FF
    for (folder, names) in [
      (old, ["same.png": first, "differs.png": first, "gone.png": first, "resized.png": first]),
      (
        new,
        [
          "same.png": first, "differs.png": PlainPNG.file(width: 4, changed), "added.png": second,
          "resized.png": second,
        ]
      ),
    ] {
      for (name, bytes) in names { _ = try folder.file(name, bytes, size: bytes.count) }
      _ = try folder.file("notes.txt", "of no interest")
    }
    _ = try old.file("broken.png", "x")
    _ = try new.file("broken.png", "y")
    _ = try new.file("fonts.txt", "Cantarell 0.303\n")
    let folders = try PictureFolders(old.path, new.path, PictureTolerance(), keepsFiles: true)
    #expect(folders.same == 1)
    #expect(!folders.isSame)
    #expect(folders.hasUnreadable)
    #expect(folders.fonts.was == nil)
    #expect(folders.fonts.now == "Cantarell 0.303\n")
    #expect(
      folders.entries.map(\.name) == [
        "added.png", "broken.png", "differs.png", "gone.png", "resized.png",
      ])
    for entry in folders.entries {
      switch (entry.name, entry.kind) {
      case ("added.png", .added): #expect(entry.now == second && entry.was == nil)
      case ("broken.png", .unreadable(let reason)): #expect(reason == "this is no PNG")
      case ("differs.png", .differs(let difference)): #expect(difference.count == 1)
      case ("gone.png", .gone): #expect(entry.was == first && entry.now == nil)
      case ("resized.png", .resized(let was, let now)):
        #expect(was.width == 4 && was.height == 3 && now.width == 6 && now.height == 2)
      default: Issue.record("\(entry.name): \(entry.kind)")
      }
    }
    #expect(
      try PictureFolders(old.path, new.path, PictureTolerance(), keepsFiles: false).entries.count {
        $0.was != nil || $0.now != nil
      } == 0)
  }
}
