import Glibc
import TestTools
import Testing

@testable import Session

/// Pictures that would end, keep or fill the program that decodes them do so to another one.
@Suite struct PictureDecoderTests {
  private func failure(_ bytes: [UInt8]) -> PictureFailure? {
    do throws(PictureFailure) {
      _ = try PictureDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ text: String) -> PictureFailure? { failure(Array(text.utf8)) }

  /// A vector graphic with a filter over all of it.
  private func filtered(_ edge: Int, _ filter: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(edge)" height="\(edge)">\
    <filter id="f" x="0" y="0" width="1" height="1">\(filter)</filter>\
    <rect width="\(edge)" height="\(edge)" filter="url(#f)"/></svg>
    """
  }

  @Test func aGraymap() throws {
    let picture = try PictureDecoder.decode(Array("P5 2 1 255\n".utf8) + [0, 255])
    #expect((picture.width, picture.height, picture.hasAlpha) == (2, 1, false))
    #expect(picture.pixels == [0, 0, 0, 255, 255, 255])
  }

  @Test func aLargePictureIsScaledDown() throws {
    let row = try PictureDecoder.decode(
      Array("P5 4000 2 255\n".utf8) + [UInt8](repeating: 9, count: 8000))
    #expect((row.width, row.height) == (2048, 1))
    for (edge, pixels) in [(30, 30), (5000, 2048)] {
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(edge)" height="\#(edge)"/>"#
      #expect(try PictureDecoder.decode(Array(svg.utf8)).width == pixels)
    }
  }

  @Test func whatIsNoPictureSaysWhy() {
    #expect(failure("") == .unknown)
    #expect(failure("no picture") == .unknown)
    #expect(failure("P5 60000 60000 255\n0") == .tooManyPixels)
    #expect(failure("P5 200 200 255\n0000") == .damaged)
    #expect(failure(#"<svg xmlns="http://www.w3.org/2000/svg" width="9">"#) == .damaged)
  }

  @Test func aPictureThatAbortsItsLibrary() {
    let ones = Array(repeating: "1", count: 900).joined(separator: " ")
    let svg = filtered(32, #"<feConvolveMatrix order="30 30" kernelMatrix="\#(ones)"/>"#)
    let reason = failure(svg)
    // A later library may have mended it.
    #expect([nil, .ended(signal: SIGABRT)].contains(reason))
  }

  @Test func aPictureThatDoesNotEnd() {
    let svg = filtered(480, #"<feTurbulence numOctaves="9999" baseFrequency="0.9"/>"#)
    #expect(failure(svg) == .tooLong)
  }

  /// With a sanitizer there are more addresses than any limit, and so there is none.
  private static let hasMemoryLimit =
    dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil

  @Test(.enabled(if: hasMemoryLimit)) func aPictureThatTakesMuchMemory() {
    let floods = (0..<80).map { #"<feFlood flood-color="red" result="r\#($0)"/>"# }.joined()
    let merged = (0..<80).map { #"<feMergeNode in="r\#($0)"/>"# }.joined()
    #expect(failure(filtered(2000, "\(floods)<feMerge>\(merged)</feMerge>")) == .tooMuchMemory)
    // Here the library ends the process.
    let parts = String(repeating: "<g/>", count: 1_500_000)
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\#(parts)</svg>"#
    #expect(failure(svg) == .tooMuchMemory)
  }

  /// Frames of one red pixel; each other is blue.
  private func animation(_ count: Int) -> [UInt8] {
    let head: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0] + [0, 0, 255]
    return head
      + (0..<count).flatMap { number -> [UInt8] in
        [0x21, 0xF9, 4, 0, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2]
          + [number % 2 == 0 ? 0x44 : 0x4C, 1, 0]
      }
  }

  @Test func onlyTheFirstFrameOfAnAnimationIsDecoded() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    #expect(try PictureDecoder.decode(animation(1) + [0x3B]).pixels == red)
    #expect(try PictureDecoder.decode(animation(3) + [0x3B]).pixels == red)
    // What comes later is not looked at.
    #expect(
      try PictureDecoder.decode(animation(400) + [UInt8](repeating: 0xFF, count: 9_000)).pixels
        == red)
    // A part of the first frame is no picture.
    #expect(failure(animation(1).dropLast(4) + []) == .damaged)
  }

  /// None of them waits for the others, and as many as there are end.
  @Test func manyAtATime() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask { (try? PictureDecoder.decode(Array("P5 1 1 255\n7".utf8))) != nil }
      }
      for await isRead in group { #expect(isRead) }
    }
  }

  @Test func nothingIsLeftOpen() {
    let before = Descriptors.count
    for _ in 0..<5 { _ = failure("no picture") }
    // Other tests run at the same time.
    #expect(Descriptors.count < before + 5)
  }

  @Test func unchangedPictureIsNotDecodedAgain() throws {
    let folder = try Folder()
    let place = DocumentFolder(of: folder.path("a.rehearsal.yaml"))
    let path = try folder.file("x.pgm", Array("P5 1 1 255\n7".utf8))
    guard case .picture(_, let fresh) = PictureReader.read("x.pgm", in: place) else {
      return #expect(Bool(false), "it is a picture")
    }
    // It may be changed again within the same tick of the clock.
    #expect(fresh == nil)
    while FileStamp(of: path)?.isSettled != true { usleep(10_000) }
    guard case .picture(_, let stamp?) = PictureReader.read("x.pgm", in: place) else {
      return #expect(Bool(false), "it can be told from others")
    }
    guard case .unchanged = PictureReader.read("x.pgm", in: place, unless: stamp) else {
      return #expect(Bool(false), "it has not changed")
    }
    unlink(path)
    _ = try folder.file("x.pgm", Array("P5 1 1 255\n8".utf8))
    guard case .picture(let picture, _) = PictureReader.read("x.pgm", in: place, unless: stamp)
    else { return #expect(Bool(false), "it has changed") }
    #expect(picture.pixels == [56, 56, 56])
  }
}

/// The open descriptors of this process.
private enum Descriptors {
  static var count: Int {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
