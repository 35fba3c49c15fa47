import Glibc
import Session
import TestTools
import Testing

/// The way over links, one after the other.
@Suite struct LinkedPathTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func withoutLinksAPathIsItsWay() throws {
    let file = try folder.file("a")
    #expect(LinkedPath.way(of: file) == [file])
    #expect(LinkedPath.way(of: folder.path("none/x")) == [folder.path("none/x")])
  }

  @Test func eachLinkIsOnTheWay() throws {
    mkdir(folder.path("v1"), 0o700)
    defer { unlink(folder.path("v1/f")) }
    _ = open(folder.path("v1/f"), O_CREAT | O_WRONLY, 0o600)
    _ = try folder.link("now", to: "v1")
    _ = try folder.link("f", to: "./now/../now/f")
    let top = folder.path
    #expect(
      LinkedPath.way(of: folder.path("f")) == [
        "\(top)/f", "\(top)/./now/../now/f", "\(top)/v1/../now/f", "\(top)/v1/f",
      ])
  }

  /// What the system would not follow takes no time: this has 60,000 parts.
  @Test func aPathThatIsTooLongIsItsOwnWay() {
    let path = String(repeating: "/a", count: 60_000)
    #expect(LinkedPath.way(of: path) == [path])
  }

  @Test func anAbsoluteLinkBeginsAtTheRoot() throws {
    let link = try folder.link("l", to: "/")
    #expect(LinkedPath.way(of: "\(link)/tmp") == ["\(link)/tmp", "/tmp"])
  }

  @Test func aCircleEnds() throws {
    let link = try folder.link("a", to: "b")
    _ = try folder.link("b", to: "a")
    #expect(LinkedPath.way(of: link).count < 50)
    let growing = try folder.link("c", to: "c/c/c")
    #expect(LinkedPath.way(of: growing).count < 50)
  }
}
