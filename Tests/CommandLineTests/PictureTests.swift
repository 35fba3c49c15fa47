import Glibc
import Testing

/// `rehearsal picture`, as far as it goes without a display; Tests/gui/test_taken.py has the pictures.
@Suite struct PictureTests {
  private let sample = Sample.path("sign-out")

  private func picture(_ options: String..., output: String = "a.png") throws -> Finished {
    try Command.run("rehearsal", ["picture", sample, "--output", output] + options)
  }

  @Test(arguments: [
    (["--dialog", "singout"], "There is no dialog “singout”. Did you mean “sign-out”?"),
    (["--scenario", "confrm"], "There is no scenario “confrm”. Did you mean “confirm”?"),
    (["--language", "xx"], "The document has no language “xx”. There are none at all."),
    (
      ["--dialog", "sign-out", "--scenario", "confirm"],
      "“--dialog” and “--scenario” exclude each other."
    ),
    (["--at", "1"], "“--at” is a moment of a scenario: it needs “--scenario”."),
    (["--scenario", "confirm", "--at", "0.901"], "The scenario is over at 0.900 s."),
    (["--show", "dialog"], "no dialog shows then; draw the screen or the device instead."),
    (
      ["--scenario", "confirm", "--at", "0", "--show", "dialog", "--allow-commands"],
      "for a picture the commands of tasks are simulated; leave “--allow-commands” out."
    ),
    (["--size", "15"], "“--size” is a number of pixels from 16 to 4096."),
    (["--size", "4097"], "“--size” is a number of pixels from 16 to 4096."),
    (["--size", "64", "--all"], "“--size” is of one picture; leave it out with “--all”."),
  ])
  func wrongWords(_ options: [String], _ message: String) throws {
    let run = try Command.run("rehearsal", ["picture", sample, "-o", "a.png"] + options)
    #expect(run.status == 64)
    #expect(run.complaints.count == 1)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"))
  }

  @Test(arguments: ["a.svg", "a.PDF"], ["--scale", "--size"])
  func shapesHaveNoPixels(_ name: String, _ option: String) throws {
    let run = try picture(option, option == "--scale" ? "2" : "64", output: name)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: an SVG or a PDF has no pixels"))
  }

  @Test func aNameThatIsNoPicture() throws {
    let run = try picture(output: "a.jpg")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "rehearsal: the picture is a PNG, an SVG or a PDF; let the name after “--output” end in .png, .svg or .pdf."
      ))
  }

  @Test(arguments: ["-1", "x", "1e400", "nan", ""])
  func aMomentThatIsNone(_ moment: String) throws {
    #expect(try picture("--scenario", "confirm", "--at=\(moment)").status == 64)
  }

  @Test func aDialogThatIsRefused() throws {
    let document = """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}]}}
      dialogs:
        a:
          alert: {title: A, cancelButton: OK}
          delegate: {does: {"willPresentAlertView:": [{dismiss: a}]}}
      """
    let run = try Command.run(
      "picture", "-", "--dialog", "a", "--output", "a.png", input: document)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("standard input: “a” does not show where it is presented."))
  }

  @Test func aScenarioThatFailsBefore() throws {
    let document = """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}]}}
      scenarios:
        x:
          steps:
            - assertVisible: Stop
      """
    let run = try Command.run(
      "picture", "-", "--scenario", "x", "--output", "a.png", input: document)
    #expect(run.status == 1)
    #expect(
      run.complaints == [
        "standard input:6: error: “Stop” does not show", "What shows:", "  screen home: “Go”",
      ])
  }

  @Test func withoutADisplayOrAServer() throws {
    let run = try Command.run(
      path: "/bin/bash",
      [
        "-c", "PATH=/nowhere exec \"$0\" picture \"$1\" --output a.png",
        "\(Command.folder)/rehearsal", sample,
      ])
    #expect(run.status == 69)
    #expect(
      run.complaints == [
        "There is no display to draw on, and “Xvfb” is not installed, which would give one."
      ])
  }

  @Test(arguments: [
    (["--all", "--dialog", "sign-out"], "“--all” draws everything"),
    (["--all", "--scenario", "confirm"], "“--all” draws everything"),
    (["--all", "--output", "-"], "“--all” writes a folder"),
    (["--all", "--format", "svg", "--scale", "2"], "an SVG or a PDF has no pixels"),
    (["--all", "--grid", "--vary", "looks"], "“--grid” crosses two things"),
    (["--vary", "looks"], "“--vary” is for a folder of pictures; add “--all”"),
    (["--format", "svg"], "“--format” is for a folder of pictures; add “--all”"),
    (["--grid"], "“--grid” is for a folder of pictures; add “--all”"),
  ])
  func whatDoesNotGoWithAFolder(_ options: [String], _ message: String) throws {
    let output = options.contains("--output") ? [] : ["--output", "a.png"]
    let run = try Command.run(
      "rehearsal", ["picture", Sample.path("sign-out")] + options + output)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"))
  }
}
