import Glibc
import TestTools
import Testing

/// What a document names next to it and what is no file: each command says so, and none waits.
@Suite struct NamedFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Writes a document with an icon and a backdrop.
  private func document(icon: String, image: String) throws -> String {
    try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      application: {icon: \(icon)}
      screens:
        s:
          image: \(image)
          controls: [{button: Go, then: [{run: job}]}]
      tasks:
        job: {command: [sleep, '1']}
      scenarios:
        x:
          steps: []
          expect: |
            application application:didFinishLaunchingWithOptions: nil -> true
            application applicationDidBecomeActive:

      """)
  }

  @Test func checkNamesTheLine() throws {
    try #require(mkdir(folder.path("icon.png"), 0o700) == 0)
    try #require(mkfifo(folder.path("back.png"), 0o600) == 0)
    let path = try document(icon: "icon.png", image: "back.png")
    let run = try Command.run("check", path)
    #expect(run.status == 0)
    let rest = "is a folder, a pipe or a device, not a file; see docs/checks.md#files"
    #expect(
      run.complaints == [
        "\(path):2:15: warning: “icon.png” \(rest)", "\(path):5:5: warning: “back.png” \(rest)",
      ])
    // Pictures need a display.
    for command in ["trace", "test"] {
      let run = try Command.run(command, path)
      #expect(run.status == 0)
      #expect(!run.errors.contains(".png"))
    }
  }

  @Test(arguments: ["check", "trace", "test"])
  func aLinkToADevice(_ command: String) throws {
    try #require(symlink("/dev/zero", folder.path("back.png")) == 0)
    let path = try document(icon: "face-cool-symbolic", image: "back.png")
    let run = try Command.run(command, path)
    #expect(run.status == 65)
    #expect(
      run.complaints == [
        "\(path):5:12: error: “back.png” leads out of the document’s folder by a link; "
          + "put the file itself beside the document"
      ])
  }

  @Test(arguments: ["check", "trace", "test"])
  func aRecordingThatIsAPipe(_ command: String) throws {
    let pipe = folder.path("a.job.recording")
    try #require(mkfifo(pipe, 0o600) == 0)
    _ = try folder.file("back.png", "")
    let run = try Command.run(command, try document(icon: "face-cool-symbolic", image: "back.png"))
    #expect(run.status == 0)
    #expect(
      run.complaints.first
        == "\(pipe): warning: this is a pipe or a device, not a file; "
        + "correct or remove the file, or record the command again")
  }
}
