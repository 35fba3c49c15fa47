import CPipe
import Film
import Glibc
import Session
import Texts

/// An installed `ffmpeg`, which makes an MP4 of the pictures that it gets.
///
/// Nothing but MP4 needs it.
public final class Encoder {
  /// The path of the program; `nil` where it is not installed.
  static var installed: String? { InstalledPrograms.path(of: "ffmpeg") }

  private let process: pid_t
  private let input: Int32
  /// The film, in memory: whatever ends this process, no file is left behind.
  private let output: Int32
  /// What happened to a writer without a reader before.
  private let atBrokenPipe: (@convention(c) (Int32) -> Void)?
  private var isWaitedFor = false

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - width: of the pictures, in pixels.
  ///   - rate: pictures per second.
  init(_ path: String, width: Int, height: Int, rate: Int) throws(ExportFailure) {
    output = rehearsal_memory_file_create()
    guard output >= 0 else { throw Encoder.failure() }
    var ends: [Int32] = [-1, -1]
    guard rehearsal_pipe_create(&ends) else {
      close(output)
      throw Encoder.failure()
    }
    input = ends[1]
    let given = [ends[0], -1, STDERR_FILENO, output]
    do throws(WriteFailure) {
      defer { close(ends[0]) }
      process = try ChildProcess.start(
        [path] + Encoder.options(width, height, rate), given: given)
    } catch {
      for descriptor in [input, output] { close(descriptor) }
      throw Encoder.failure(error)
    }
    // A program that ends early must not end this one.
    atBrokenPipe = signal(SIGPIPE, SIG_IGN)
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
      // The film's descriptor in the program.
      "/proc/self/fd/3",
    ]
  }

  /// Adds a picture.
  func add(_ picture: Bitmap) throws(ExportFailure) {
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
  func finish() throws(ExportFailure) -> [UInt8] {
    close(input)
    guard wait() == 0, lseek(output, 0, SEEK_SET) == 0,
      let bytes = try? FileReader.read(descriptor: output, limit: 1 << 30), !bytes.isEmpty
    else { throw Encoder.refused }
    return bytes
  }

  @discardableResult
  private func wait() -> Int32 {
    isWaitedFor = true
    return ChildProcess.wait(for: process)
  }

  /// What it says itself is on standard error.
  private static var refused: ExportFailure {
    ExportFailure(
      message: tr("“ffmpeg” could not make the film; a GIF or a WebP needs no other program."),
      status: 70)
  }

  private static func failure(_ why: WriteFailure = .last) -> ExportFailure {
    ExportFailure(message: "ffmpeg: \(why.reason)", status: 70)
  }
}
