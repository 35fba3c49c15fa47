import TestTools
import Testing

/// `low-contrast`: pictures that can hardly be told from what is behind them.
@Suite struct FaintPictureTests {
  /// Where a picture is drawn.
  enum Use: String, CaseIterable {
    case item = "s: {controls: [{barButton: Add, icon: a.png}]}"
    case tab = "s: {controls: [{tab: Home, icon: a.png}]}"
    case image = "s: {controls: [{image: a.png}]}"
    case activity = "s: {controls: [{button: Share, then: [{present: p}]}]}"
    case blackItem = "s: {barStyle: black, controls: [{barButton: Add, icon: a.png}]}"
    case blackTab = "s: {barStyle: blackTranslucent, controls: [{tab: Home, icon: a.png}]}"
    case overlay = "s: {controls: [{textField: Name, overlay: {left: a.png}}]}"
  }

  /// What `check` says of a picture of eight pixels in a place, without the summary.
  private func found(
    _ use: Use, _ pixels: [UInt32], _ further: String = "", picture: [UInt8]? = nil
  ) throws -> [String] {
    let folder = try Folder()
    _ = try folder.file("a.png", picture ?? PlainPNG.file(width: 4, pixels))
    let path = try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      start: s
      screens:
        \(use.rawValue)
      dialogs:
        p:
          activityPicker:
            items: [{text: Hello}]
            activities: [{type: own, title: Own, icon: \(use == .activity ? "a.png" : "add")}]
      \(further)
      """)
    let run = try Command.run("check", path)
    #expect(run.status == 0, "\(run.errors)")
    return run.complaints.filter { $0.contains("[low-contrast]") || $0.contains("a.png") }
  }

  @Test(arguments: Use.allCases) func aFaintPictureIsFound(_ use: Use) throws {
    // Of a mask the opacity counts; white is also faint in its own colours.
    let found = try found(use, [0, 0, 0, 0] + Array(repeating: 0xFFFF_FF33, count: 4))
    #expect(found.count == 1)
    #expect(found.first?.contains("warning: “a.png” can hardly be seen") == true)
    #expect(found.first?.contains(":1, below 3:1") == true)
  }

  @Test(arguments: Use.allCases) func aStrongPictureIsNot(_ use: Use) throws {
    #expect(try found(use, [0, 0, 0, 0] + Array(repeating: 0x0000_00FF, count: 4)).isEmpty)
  }

  @Test func theColoursOfAMaskDoNotCount() throws {
    let white = Array(repeating: 0xFFFF_FFFF as UInt32, count: 8)
    #expect(try found(.item, white).isEmpty)
    #expect(try found(.image, white).count == 1)
  }

  @Test func aTenthOfWhatIsDrawnIsEnough() throws {
    let faint = Array(repeating: 0x0000_0020 as UInt32, count: 16)
    #expect(try found(.item, faint + [0xFF, 0xFF, 0, 0]).isEmpty)
    #expect(try found(.item, faint + faint + [0xFF, 0xFF, 0, 0]).count == 1)
  }

  @Test func nothingIsDrawnInAnEmptyPicture() throws {
    let found = try found(.tab, Array(repeating: 0, count: 8))
    #expect(found.first?.contains("is 1:1, below 3:1") == true)
  }

  @Test func itIsSilentIfTheAuthorKnows() throws {
    let known = "known: [{finding: low-contrast, at: p, because: It is a watermark.}]"
    let faint = Array(repeating: 0x0000_0020 as UInt32, count: 8)
    #expect(try found(.activity, faint).count == 1)
    #expect(try found(.activity, faint, known).isEmpty)
  }

  /// What `check` says of a picture in a dialog, with its line.
  private func found(in dialog: String, _ pixel: UInt32, _ options: String...) throws -> [String] {
    let folder = try Folder()
    _ = try folder.file("a.png", PlainPNG.file(width: 4, Array(repeating: pixel, count: 8)))
    let path = try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      device: tablet
      screens: {s: {controls: [{button: Go, id: go, then: {present: d}}]}}
      dialogs:
        d:
          \(dialog)
      """)
    return try Command.run("rehearsal", ["check"] + options + [path]).complaints.filter {
      $0.contains("low-contrast")
    }
  }

  private static let image = "controls: [{image: a.png}, {button: Close, then: {dismiss: d}}]"

  @Test(arguments: [
    ("presentedView: {\(image)}", 6), ("formSheet: {\(image)}", 6),
    ("popover: {from: {rect: go}, \(image)}", 6),
    (
      "activityPicker: {items: [{text: T}], from: {rect: go}, activities:\n"
        + "      [{type: a, title: A, icon: add},\n       {type: b, title: B, icon: add,\n"
        + "        view: {controls: [{button: Done, then: {finish: true}},\n"
        + "          {image: a.png}]}}]}", 10
    ),
    (
      "alert: {title: A, style: plainText, textFields: [{overlay: {right: a.png}}], "
        + "cancelButton: OK}", 6
    ),
    (
      "activityPicker: {items: [{text: T}], from: {rect: go}, activities:\n"
        + "      [{type: a, title: A, icon: add},\n       {type: b, title: B, icon: a.png}]}", 8
    ),
  ]) func aFaintPictureOfADialogIsFoundAtItsLine(_ dialog: String, _ line: Int) throws {
    let found = try found(in: dialog, 0xFFFF_FF20)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(":\(line):") == true, "\(found)")
    #expect(try self.found(in: dialog, 0x0000_00FF).isEmpty)
  }

  @Test func whatOnlyDarkColoursHideIsANote() throws {
    let dialog = "presentedView: {\(FaintPictureTests.image)}"
    #expect(try found(in: dialog, 0x0000_00FF).isEmpty)
    let found = try found(in: dialog, 0x0000_00FF, "--notes")
    #expect(found.count == 1)
    #expect(found.first?.contains("note: “a.png” can hardly be seen in dark colours") == true)
    // A picture with a middle grey is seen on both.
    #expect(try self.found(in: dialog, 0x7070_70FF, "--notes").isEmpty)
  }

  /// What is behind the controls is the picture, which is another colour at each point.
  @Test func aPictureOnAPictureIsNotLookedAt() throws {
    let dialog = "presentedView: {image: a.png, \(FaintPictureTests.image)}"
    #expect(try found(in: dialog, 0xFFFF_FF20).isEmpty)
  }

  @Test func whatIsNoPictureHasNone() throws {
    #expect(try found(.image, [], picture: Array("no picture".utf8)).isEmpty)
  }
}
