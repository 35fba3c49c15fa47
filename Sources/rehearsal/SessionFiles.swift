import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import Scenario
import Session
import Texts

/// Reads session files for a command, and says what is wrong with them.
enum SessionFiles {
  /// Refuses to write a session over a file of another kind, such as the document.
  ///
  /// - Throws: a `ValidationError`, before anything is performed.
  static func checkPlace(_ path: String) throws {
    var status = stat()
    // What is no regular file is never replaced; writing says why.
    guard stat(path.fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    if let bytes = try? FileReader.read(path, limit: 64),
      bytes.isEmpty || RecordedSession.begins(bytes)
    {
      return
    }
    throw ValidationError(
      tr(
        "“{file}” is there and is no session file; name another file after “--session”",
        ["file": FileName.text(path)]))
  }

  /// The session in a file.
  ///
  /// - Throws: an exit with 66 or 65 after saying what is wrong.
  static func load(_ path: String) throws -> RecordedSession {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: RecordedSession.mostBytes)
    } catch {
      Output.diagnose("\(Documents.name(path)): \(error.message)")
      throw ExitStatus.noInput
    }
    return try load(bytes, of: path)
  }

  /// The session in the bytes of a file.
  ///
  /// - Throws: an exit with 65 after saying what is wrong.
  static func load(_ bytes: [UInt8], of path: String) throws -> RecordedSession {
    do throws(LineFault) {
      return try RecordedSession(bytes)
    } catch {
      Output.diagnose("\(Documents.name(path)):\(error.line): error: \(error.message)")
      throw ExitStatus.badDocument
    }
  }
}
