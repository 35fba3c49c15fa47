import CPipe
import Film
import Glibc
import Session
import Texts

/// An installed `ffmpeg`, which makes an MP4 of the pictures that it gets.
///
/// Nothing but MP4 needs it.
final class Encoder {
  /// The path of the program; `nil` where it is not installed.
  static var installed: String? {
    let folders = getenv("PATH").map { String(fileBytes: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/ffmpeg" }
      .first { access($0.fileBytes, X_OK) == 0 }
  }

  /// What went wrong.
  struct Failure: Error { let message: String }

  private let process: pid_t
  private let input: Int32
  /// The film, in memory: whatever ends this process, no file is left behind.
  private let output: Int32
  /// What happened to a writer without a reader before.
  private let atBrokenPipe: (@convention(c) (Int32) -> Void)?
  private var isWaitedFor = false

  /// The film's descriptor in the program.
  private static let number: Int32 = 3

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - width: of the pictures, in pixels.
  ///   - rate: pictures per second.
  init(_ path: String, width: Int, height: Int, rate: Int) throws(Failure) {
    output = rehearsal_memory_file_create()
    guard output >= 0 else { throw Encoder.failure() }
    var ends: [Int32] = [-1, -1]
    guard rehearsal_pipe_create(&ends) else {
      close(output)
      throw Encoder.failure()
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    // To itself a copy would keep its mark, and be closed.
    let end = output == Encoder.number ? dup(output) : output
    posix_spawn_file_actions_adddup2(&actions, end, Encoder.number)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words =
      ([path] + Encoder.options(width, height, rate) + ["/proc/self/fd/\(Encoder.number)"])
      .map { strdup($0.fileBytes) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    errno = posix_spawn(&process, path.fileBytes, &actions, nil, &words, environ)
    let isStarted = errno == 0
    close(ends[0])
    if end != output { close(end) }
    (self.process, input) = (process, ends[1])
    // A program that ends early must not end this one.
    atBrokenPipe = signal(SIGPIPE, SIG_IGN)
    guard isStarted else {
      isWaitedFor = true
      close(input)
      throw Encoder.failure()
    }
  }

  deinit {
    if !isWaitedFor {
      close(input)
      kill(process, SIGTERM)
      wait()
    }
    close(output)
    signal(SIGPIPE, atBrokenPipe)
  }

  /// The same pictures give the same bytes with one thread and without names and dates.
  private static func options(_ width: Int, _ height: Int, _ rate: Int) -> [String] {
    [
      "-nostats", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s",
      "\(width)x\(height)", "-r", "\(rate)", "-i", "-", "-an", "-threads", "1",
      // Players want an even number of pixels, and colours in this form.
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", "mp4",
    ]
  }

  /// Adds a picture.
  func add(_ picture: Bitmap) throws(Failure) {
    let bytes = [UInt8](unsafeUninitializedCapacity: picture.pixels.count * 4) { bytes, count in
      for (place, pixel) in picture.pixels.enumerated() {
        for part in 0..<4 { bytes[place * 4 + part] = UInt8(pixel >> (8 * UInt32(part)) & 0xFF) }
      }
      count = picture.pixels.count * 4
    }
    do {
      try DescriptorWriter.write(bytes, to: input)
    } catch {
      throw Encoder.refused
    }
  }

  /// Ends the film.
  ///
  /// - Returns: the file.
  func finish() throws(Failure) -> [UInt8] {
    close(input)
    guard wait() == 0, lseek(output, 0, SEEK_SET) == 0,
      let bytes = try? FileReader.read(descriptor: output, limit: 1 << 30), !bytes.isEmpty
    else { throw Encoder.refused }
    return bytes
  }

  @discardableResult
  private func wait() -> Int32 {
    isWaitedFor = true
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// What it says itself is on standard error.
  private static var refused: Failure {
    Failure(
      message: tr("“ffmpeg” could not make the film; a GIF or a WebP needs no other program."))
  }

  private static func failure() -> Failure {
    Failure(message: "ffmpeg: \(WriteFailure.last.reason)")
  }
}
