internal import CFault
import Glibc
import Texts

/// What happens when the program ends by a fault: a trap of Swift, or a signal of a library.
///
/// A person reads one sentence, and a report is kept in the state folder. The exit status is that of
/// the signal.
public enum Faults {
  /// The folder of the reports.
  public static var folder: String { "\(PersonFolder.state)/faults" }

  /// From now on a fault is reported; call it once, at the start of a program, when texts can be
  /// translated.
  ///
  /// - Parameters:
  ///   - program: the name of the program.
  ///   - version: its version.
  public static func watch(_ program: String, version: String) {
    // The handler puts the signal and the name of the report where these characters are: it can only copy bytes.
    let (signal, report) = ("\u{1}", "\u{2}")
    let sentence = tr(
      "“{name}” ended by a fault ({signal}); what was changed is kept, and a report is at {report}.",
      ["name": program, "signal": signal, "report": "\(FileName.text(folder))/\(report)"])
    let alone = tr(
      "“{name}” ended by a fault ({signal}); what was changed is kept.",
      ["name": program, "signal": signal])
    program.withCString { program in
      version.withCString { version in
        sentence.withCString { sentence in
          alone.withCString { alone in
            folder.fileBytes.withUnsafeBufferPointer { folder in
              var texts = rehearsal_fault_texts(
                program: program, version: version, folder: folder.baseAddress, sentence: sentence,
                sentence_alone: alone)
              rehearsal_fault_watch(&texts)
            }
          }
        }
      }
    }
  }

  /// Removes a file when the process is ended by a signal that is no fault: by Ctrl+C, `kill`, or the
  /// end of the desktop's session.
  ///
  /// - Parameter path: `nil` ends that.
  @MainActor
  public static func removeAtEnd(_ path: String?) {
    if let path {
      rehearsal_fault_remove_at_end(path.fileBytes)
    } else {
      rehearsal_fault_remove_at_end(nil)
    }
  }

  /// Keeps no core of this process from now on, because it has what a person typed into a secure
  /// field.
  ///
  /// A debugger can’t look into the process then, nor can programs that read its entries below
  /// `/proc`; the programs that it starts are not affected.
  package static func refuseCore() { rehearsal_refuse_core() }

  /// Whether a core of this process would be kept.
  static var allowsCore: Bool { rehearsal_allows_core() }

  /// The reports that are kept, the newest first; at most ten.
  public static var reports: [FaultReport] {
    (0..<Int(REHEARSAL_FAULT_REPORTS))
      .compactMap { FaultReport(at: "\(folder)/fault-\($0).txt") }
      .sorted { $0.time > $1.time }
  }
}

/// What is known of a fault.
public struct FaultReport: Hashable, Sendable {
  /// Where the report is.
  public let path: String
  /// The program that ended, as `rehearsal-window`.
  public let program: String
  /// The number of its process.
  public let process: Int32
  /// The signal, as `SIGSEGV`.
  public let signal: String
  /// When it ended, in seconds after 1970.
  public let time: Int

  /// How many bytes of a report are read.
  private static let most = 16 * 1024
  /// How long a value may be, in bytes.
  private static let longest = 40

  /// The report in a file; `nil` for what is none.
  init?(at path: String) {
    guard let bytes = try? RegularFile(path).bytes(atMost: FaultReport.most) else { return nil }
    self.init(bytes, at: path)
  }

  /// The report in the bytes of a file; `nil` for what is none.
  init?(_ bytes: [UInt8], at path: String) {
    var values: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(8) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[1].utf8.count <= FaultReport.longest else { continue }
      values[String(parts[0])] = String(parts[1].drop { $0 == " " })
    }
    guard let program = values["program"], let process = values["process"].flatMap({ Int32($0) }),
      let signal = values["signal"],
      let time = values["time"].flatMap({ Int($0.prefix { $0.isNumber }) })
    else { return nil }
    (self.path, self.program, self.process) = (path, program, process)
    (self.signal, self.time) = (signal, time)
  }
}
