import CDecoder
import CPipe
import Dispatch
import Glibc

/// Decodes pictures in a process of their own, `rehearsal-decoder`, so that none can end this one,
/// keep it, or take its memory.
public enum PictureDecoder {
  /// How many pictures are decoded at a time in this process; further ones wait.
  private static let places = DispatchSemaphore(value: 4)

  /// Decodes the bytes of a file.
  ///
  /// Blocks until it is done, for seconds at most.
  ///
  /// - Throws: ``FileProblem`` where there is no picture, with the reason.
  public static func picture(in bytes: [UInt8]) throws(FileProblem) -> DecodedPicture {
    do throws(PictureFailure) {
      return try decode(bytes)
    } catch {
      throw FileProblem(message: error.message)
    }
  }

  static func decode(_ bytes: [UInt8]) throws(PictureFailure) -> DecodedPicture {
    guard let program = Programs.own("rehearsal-decoder") else { throw .notInstalled }
    places.wait()
    defer { places.signal() }
    let file = rehearsal_memory_file_create()
    guard file >= 0 else { throw .notStarted(errno) }
    defer { close(file) }
    do {
      try DescriptorWriter.write(bytes, to: file)
    } catch {
      throw .notStarted(ENOMEM)
    }
    lseek(file, 0, SEEK_SET)
    var ends: [Int32] = [-1, -1]
    guard rehearsal_pipe_create(&ends) else { throw .notStarted(errno) }
    defer { close(ends[0]) }
    let process: pid_t
    do throws(WriteFailure) {
      defer { close(ends[1]) }
      // Libraries write why they abort; what a person reads comes from how the program ended. It ends
      // with this thread.
      process = try ChildProcess.start([program], given: [file, ends[1], -1])
    } catch {
      throw .notStarted(error.code)
    }
    let answer = PictureDecoder.answer(from: ends[0])
    // Nothing to one that ends by itself, whose status stays.
    kill(process, SIGKILL)
    let status = ChildProcess.wait(for: process)
    let signal = status & 0x7F
    guard let answer, signal != SIGXCPU else { throw .tooLong }
    // The status says why there is no whole answer.
    if status != 0 { throw .ended(signal: signal) }
    return try DecodedPicture(answer: answer)
  }

  /// What a process writes until it ends; a little more than the longest answer of what writes more,
  /// and `nil` of one that takes too long.
  private static func answer(from descriptor: Int32) -> [UInt8]? {
    let end = ContinuousClock.now + .seconds(Int(rehearsal_decoder_patience))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= DecodedPicture.longestAnswer {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left >= 1 else { return nil }
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let state = poll(&waited, 1, Int32(left))
      if state < 0, errno == EINTR { continue }
      guard state > 0 else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
