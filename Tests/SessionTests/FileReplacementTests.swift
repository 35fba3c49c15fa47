import Dispatch
import Glibc
import Session
import Synchronization
import TestTools
import Testing

// Swift's own import of the C library lacks these.
@_silgen_name("setxattr") private func setAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("getxattr") private func getAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int

/// A file is replaced as a whole with all that belongs to it, or not at all.
@Suite struct FileReplacementTests {
  private let folder: Folder
  private let old: [UInt8] = [1, 1, 1]

  init() throws { folder = try Folder() }

  /// What is wrong with replacing the file; `nil` where nothing is.
  private func problem(_ path: String, insteadOf old: [UInt8]? = nil) -> String? {
    do {
      try FileReplacement.write([2, 3], to: path, insteadOf: old ?? self.old)
      return nil
    } catch {
      return error.message
    }
  }

  private func attribute(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 256)
    let count = getAttribute(path, name, &value, value.count)
    return count < 0 ? nil : Array(value.prefix(count))
  }

  /// Gives a file an attribute; false where the file system has none.
  private func set(_ name: String, of path: String, _ value: [UInt8]) throws -> Bool {
    if setAttribute(path, name, value, value.count, 0) == 0 { return true }
    try #require(errno == ENOTSUP, "\(name)")
    return false
  }

  /// A list that gives the user with this number these rights, in addition to the usual three.
  private func accessList(user: UInt32, _ rights: UInt16) -> [UInt8] {
    let entries: [(tag: UInt16, rights: UInt16, id: UInt32)] = [
      (0x01, 6, .max), (0x02, rights, user), (0x04, 4, .max), (0x10, 6, .max), (0x20, 0, .max),
    ]
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    return entries.reduce(bytes(UInt32(2))) { list, entry in
      list + bytes(entry.tag) + bytes(entry.rights) + bytes(entry.id)
    }
  }

  @Test func attributesAndListsStay() throws {
    let path = try folder.file("a", old)
    try #require(chmod(path, 0o640) == 0)
    guard try set("user.rehearsal.test", of: path, [7, 0, 7]),
      try set("system.posix_acl_access", of: path, accessList(user: 12_345, 6))
    else { return }
    let list = try #require(attribute("system.posix_acl_access", of: path))
    var before = stat()
    try #require(stat(path, &before) == 0)
    #expect(problem(path) == nil)
    var after = stat()
    try #require(stat(path, &after) == 0)
    #expect(try FileReader.read(path) == [2, 3])
    #expect(attribute("user.rehearsal.test", of: path) == [7, 0, 7])
    #expect(attribute("system.posix_acl_access", of: path) == list)
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_ino != before.st_ino)
  }

  /// A folder gives its list to each new file; a file without one stays without.
  @Test func theListOfTheFolderIsNotForTheFile() throws {
    let path = try folder.file("a", old)
    guard try set("system.posix_acl_default", of: folder.path, accessList(user: 12_345, 6))
    else { return }
    #expect(problem(path) == nil)
    #expect(attribute("system.posix_acl_access", of: path) == nil)
  }

  @Test func ownerAndPermissionsStay() throws {
    let path = try folder.file("a", old)
    let isRoot = geteuid() == 0
    if isRoot { try #require(chown(path, 12_345, 23_456) == 0) }
    try #require(chmod(path, 0o4751) == 0)
    #expect(problem(path) == nil)
    var after = stat()
    try #require(stat(path, &after) == 0)
    #expect(after.st_mode & 0o7777 == 0o4751)
    if isRoot { #expect(after.st_uid == 12_345 && after.st_gid == 23_456) }
  }

  @Test func whatWasChangedMeanwhileIsLeft() throws {
    let path = try folder.file("a", [9])
    let said = "it was changed meanwhile; nothing was written, run this again"
    #expect(problem(path) == said)
    #expect(try FileReader.read(path) == [9])
    #expect(problem(folder.path("gone")) == said)
    #expect(folder.names == ["a"])
  }

  /// A program that writes over a file as soon as a new one is being written next to it.
  private final class OtherProgram: Sendable {
    private let isOver = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ path: String, in folder: String) {
      let isBegun = SeparateThread.run { [self] in
        while !isOver.load(ordering: .acquiring) {
          guard FolderNames.all(in: folder).contains(where: { $0.hasPrefix(".rehearsal-") })
          else { continue }
          let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
          write(descriptor, [9], 1)
          close(descriptor)
          break
        }
        hasEnded.signal()
      }
      if !isBegun { hasEnded.signal() }
    }

    func end() {
      isOver.store(true, ordering: .releasing)
      hasEnded.wait()
    }
  }

  /// The file is looked at once more directly before it is replaced.
  @Test func whatIsChangedDuringTheWritingIsLeft() throws {
    let new = [UInt8](repeating: 2, count: 4 << 20)
    var said: String?
    // The other program may come too late, but not each time.
    for _ in 0..<100 where said == nil {
      let path = try folder.file("a", old)
      let other = OtherProgram(path, in: folder.path)
      do {
        try FileReplacement.write(new, to: path, insteadOf: old)
      } catch {
        said = error.message
      }
      other.end()
    }
    #expect(said == "it was changed meanwhile; nothing was written, run this again")
    #expect(try FileReader.read(folder.path("a")) == [9])
    #expect(folder.names == ["a"])
  }

  @Test func aPipeIsLeft() throws {
    let pipe = try folder.pipe("pipe")
    #expect(problem(pipe) == "this is not a file")
    #expect(throws: FileProblem.self) { try FileReplacement.write([1], to: pipe) }
    #expect(folder.names == ["pipe"])
  }

  @Test func aFileWithSeveralNamesIsLeft() throws {
    let path = try folder.file("a", old)
    try #require(link(path, folder.path("b")) == 0)
    #expect(
      problem(path)
        == "it has other names (hard links), and they would keep the old text; nothing was written")
    #expect(try FileReader.read(path) == old)
    #expect(folder.names == ["a", "b"])
  }

  @Test func ofALinkTheFileIsReplaced() throws {
    let path = try folder.file("a", old)
    let link = try folder.link("link", to: "a")
    #expect(problem(link) == nil)
    #expect(try FileReader.read(path) == [2, 3])
    var status = stat()
    try #require(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  // MARK: What is left by others

  @Test func onlyWhatAnEndedProcessHasLeftIsRemoved() throws {
    let path = try folder.file("a", old)
    // No process has a number that large.
    let left = try folder.file(".rehearsal-4194999-1f.tmp", [5])
    let (running, locked) = (getpid(), try folder.file(".rehearsal-4194998-1f.tmp", [5]))
    let descriptor = open(locked, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    var kept = [
      "a", ".rehearsal-\(running)-2.tmp", ".rehearsal-4194998-1f.tmp", ".rehearsal-4194999-x.tmp",
      ".rehearsal-4194999-1.tmp.yaml", "rehearsal-4194999-1.tmp", ".rehearsal--1-1.tmp",
      ".rehearsal-0-1.tmp",
    ]
    for name in kept.dropFirst() where name != ".rehearsal-4194998-1f.tmp" {
      _ = try folder.file(name, [5])
    }
    // Neither links nor folders, nor files with a second name.
    _ = try folder.link(".rehearsal-4194999-2.tmp", to: "a")
    _ = try folder.folder(".rehearsal-4194999-3.tmp")
    let other = try folder.file(".rehearsal-4194999-4.tmp", [5])
    try #require(link(other, folder.path("precious")) == 0)
    kept += [2, 3, 4].map { ".rehearsal-4194999-\($0).tmp" } + ["precious"]
    if geteuid() == 0 {
      let foreign = try folder.file(".rehearsal-4194999-5.tmp", [5])
      try #require(chown(foreign, 12_345, 12_345) == 0)
      kept.append(".rehearsal-4194999-5.tmp")
    }
    FileReplacement.sweep(beside: path)
    #expect(folder.names == kept.sorted())
    #expect(access(left, F_OK) != 0)
  }
}
