import Glibc

/// Standard input, output and error of this process.
public enum StandardStreams {
  /// Makes writing safe; called before anything is opened.
  ///
  /// A stream that the process began without stays unusable, but its number is taken: otherwise the
  /// next file that is opened would get it, and the output would go into that file. A file that
  /// would exceed the limit of its size is an error of writing, and does not end the process.
  public static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // Open in the other direction, so that using it is an error as before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    // A handler, because programs that this one starts would inherit that the signal is ignored.
    signal(SIGXFSZ) { _ in }
  }
}
