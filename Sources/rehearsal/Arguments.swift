import Texts

/// The words of the command line.
enum Arguments {
  /// All of them, the program first; bytes that are no UTF-8 are kept, because a word may name a file.
  static var all: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { String(fileBytes: $0) }
    }
  }
}
