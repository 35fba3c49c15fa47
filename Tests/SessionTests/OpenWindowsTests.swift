import Glibc
import TestTools
import Testing

@testable import Session

/// What is kept of open windows, and what another start finds of it.
@Suite struct OpenWindowsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let window = OpenWindow(
    file: "/tmp/a\u{10F7FF}.rehearsal.yaml", scenario: "keep", start: "erase", language: "de",
    size: OpenWindow.Pair(900, 700), place: OpenWindow.Pair(-20, 40))
  private static let other = OpenWindow(file: "/tmp/b.rehearsal.yaml", isMaximized: true)

  @Test func aFaultLeavesTheList() throws {
    var list: OpenWindows? = OpenWindows(folder: folder.path)
    let path = try #require(list?.keep([Self.window, Self.other]))
    // The process has it still.
    #expect(OpenWindows(folder: folder.path).takeLeft() == nil)
    // The end of a process gives its locks back.
    list = nil
    let left = try #require(OpenWindows(folder: folder.path).takeLeft())
    #expect(left.windows == [Self.window, Self.other])
    #expect(left.report == nil)
    // A second start at the same time is not offered the same.
    #expect(OpenWindows(folder: folder.path).takeLeft() == nil)
    left.forget()
    #expect(access(path, F_OK) != 0)
  }

  @Test func whatWasNotDecidedIsOfferedAgain() throws {
    var list: OpenWindows? = OpenWindows(folder: folder.path)
    list?.keep([Self.window])
    list = nil
    var left = OpenWindows(folder: folder.path).takeLeft()
    #expect(left?.windows == [Self.window])
    left = nil
    #expect(OpenWindows(folder: folder.path).takeLeft()?.windows == [Self.window])
  }

  @Test func anEndInOrderLeavesNothing() {
    var list: OpenWindows? = OpenWindows(folder: folder.path)
    list?.keep([Self.window])
    list?.keep([])
    #expect(folder.names == [])
    list?.keep([Self.other])
    #expect(folder.names.count == 1)
    list?.remove()
    list = nil
    #expect(folder.names == [])
  }

  @Test func twoProcessesKeepTheirOwnLists() {
    let one = OpenWindows(folder: folder.path)
    let two = OpenWindows(folder: folder.path)
    one.keep([Self.window])
    two.keep([Self.other])
    #expect(folder.names.count == 2)
    two.remove()
    #expect(folder.names.count == 1)
    #expect(OpenWindows(folder: folder.path).takeLeft() == nil)
    one.remove()
  }

  @Test func atMostTwentyWindowsAreKept() {
    var list: OpenWindows? = OpenWindows(folder: folder.path)
    list?.keep((1...30).map { OpenWindow(file: "/tmp/\($0)") })
    list = nil
    let left = OpenWindows(folder: folder.path).takeLeft()
    #expect(left?.windows.map(\.file) == (11...30).map { "/tmp/\($0)" })
  }

  /// Anybody may have written it.
  @Test(
    arguments: [
      "", "{", "[]", "{}", #"{"windows":3,"process":1,"time":1}"#,
      #"{"windows":[{"file":"/a"}],"process":1e300,"time":1}"#,
      #"{"windows":[{"file":"a"},{"file":7},null,[]],"process":1,"time":1}"#,
      #"{"windows":[{"file":"/a"}],"process":1,"time":99999999999999999999999}"#,
    ])
  func whatIsNoListIsNotOffered(_ text: String) throws {
    _ = try folder.file("1-a.windows", Array(text.utf8))
    #expect(OpenWindows(folder: folder.path).takeLeft() == nil)
  }

  @Test func numbersOutOfBoundsAreLeftOut() throws {
    let text = """
      {"windows":[{"file":"/a","width":9223372036854775807,"height":700,"x":-1e18,"y":3,
      "scenario":"\(String(repeating: "s", count: 2000))","maximized":true}],"process":1,"time":1}
      """
    let content = try #require(LeftList.content(of: Array(text.utf8)))
    #expect(content.windows == [OpenWindow(file: "/a")])
  }

  @Test func aLinkOrAPipeIsNoList() throws {
    _ = try folder.link("1-a.windows", to: "/dev/zero")
    _ = try folder.pipe("2-b.windows")
    _ = try folder.folder("3-c.windows")
    #expect(OpenWindows(folder: folder.path).takeLeft() == nil)
  }

  @Test func brokenListsAreReadWithoutHarm() throws {
    let text = Array(
      #"{"windows":[{"file":"/a","scenario":"s","width":900,"height":7,"x":1,"y":2}],"process":1,"time":2}"#
        .utf8)
    for place in text.indices {
      for byte in [0, 0x22, 0x2D, 0x39, 0x5B, 0x7B, 0x7D, 0xFF] as [UInt8] {
        var broken = text
        broken[place] = byte
        _ = LeftList.content(of: broken)
      }
      _ = LeftList.content(of: Array(text[..<place]))
    }
  }
}

/// Reports of faults, as a start reads them.
@Suite struct FaultReportTests {
  private static let text = """
    program: rehearsal-window
    version: 0.1.0
    process: 1234
    signal: SIGSEGV
    time: 1790000000 seconds after 1970
    calls, the innermost first:
      rehearsal-window+0x1234

    """

  @Test func aReportIsRead() throws {
    let report = try #require(FaultReport(Array(Self.text.utf8), at: "/x"))
    #expect(report.program == "rehearsal-window")
    #expect(report.process == 1234)
    #expect(report.signal == "SIGSEGV")
    #expect(report.time == 1_790_000_000)
  }

  @Test func brokenReportsAreReadWithoutHarm() {
    let text = Array(Self.text.utf8)
    for place in text.indices {
      for byte in [0, 0x0A, 0x2D, 0x39, 0x3A, 0xFF] as [UInt8] {
        var broken = text
        broken[place] = byte
        _ = FaultReport(broken, at: "/x")
      }
      _ = FaultReport(Array(text[..<place]), at: "/x")
    }
    #expect(FaultReport([], at: "/x") == nil)
    let long = Self.text.replacingSignal(by: String(repeating: "S", count: 100))
    #expect(FaultReport(Array(long.utf8), at: "/x") == nil)
  }
}

extension String {
  fileprivate func replacingSignal(by other: String) -> String {
    split(separator: "\n").map { $0.hasPrefix("signal") ? "signal: \(other)" : String($0) }
      .joined(separator: "\n")
  }
}
