import PrototypeFile
import Testing

/// Warnings 32 and 36, and paths that lead out of the folder.
@Suite struct ActivityCheckTests {
  /// A folder with these files, pictures with their heads; what leads out of it says so.
  private func files(
    _ pictures: [String: PictureHead] = [:], outside: Set<String> = []
  ) -> NamedFiles {
    NamedFiles(
      place: { outside.contains($0) ? .outside : pictures[$0] == nil ? .missing : .inside },
      picture: { pictures[$0] }, siblings: { _ in [] })
  }

  /// A problem without the words of its page: `LINE:COLUMN rule-18`.
  private func problems(
    _ picker: String, device: String = "phone", files: NamedFiles = DocumentEnvironment.bare.files
  ) -> [String] {
    let source = """
      rehearsal: 1
      device: \(device)
      dialogs:
        a: {activityPicker: {\(picker)}}
      """
    let environment = DocumentEnvironment(patternProblem: { _ in nil }, files: files)
    return PrototypeDocument.check(Array(source.utf8), in: environment).problems.map { problem in
      let text = problem.text(file: "").dropFirst()
      let place = text.split(separator: ":").prefix(2).joined(separator: ":")
      guard problem.severity == .warning else { return place + " error" }
      return place + " \(text.split(separator: "#").last ?? "")"
    }
  }

  private func activity(_ more: String) -> String { "activities: [{type: x, \(more)}]" }

  @Test func rule32() {
    #expect(problems(activity("title: X, icon: face-cool-symbolic")) == [])
    #expect(problems(activity("icon: add")) == ["4:37 rule-32"])
    #expect(problems(activity("title: X")) == ["4:37 rule-32"])
    #expect(
      problems("activities: [{type: UIActivityTypeMail, title: X, icon: add}]")
        == ["4:38 rule-32"])
  }

  @Test(arguments: [("phone", 43), ("tablet", 55)])
  func rule32Size(device: String, most: Int) {
    func check(_ width: Int, _ height: Int, alpha: Bool = true) -> [String] {
      let head = PictureHead(width: width, height: height, hasTransparency: alpha)
      return problems(
        activity("title: X, icon: x.png"), device: device, files: files(["x.png": head]))
    }
    #expect(check(most, most) == [])
    #expect(check(most + 1, most) == ["4:57 rule-32"])
    #expect(check(10, most + 1) == ["4:57 rule-32"])
    #expect(check(10, 10, alpha: false) == ["4:57 rule-32"])
  }

  @Test func rule36() {
    let view = activity(
      "title: X, icon: add, view: {title: X, controls: [{button: B, then: {finish: true}}]}")
    #expect(problems(view, device: "tablet") == ["4:68 rule-36"])
    #expect(problems(view) == [])
  }

  @Test(arguments: ["file", "image"])
  func pathsThatLeadOut(key: String) {
    let column = 33 + key.count + 2
    for path in ["../x.png", "/etc/passwd", "y/../../x.png"] {
      #expect(problems("items: [{\(key): \(path)}]") == ["4:\(column) error"])
    }
    #expect(
      problems("items: [{\(key): link.png}]", files: files(outside: ["link.png"]))
        == ["4:\(column) error"])
    #expect(problems("items: [{\(key): y/../x.png}]") == [])
  }
}
