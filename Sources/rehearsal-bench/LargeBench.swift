import Glibc

/// Measures how long windows of documents take that are far too large.
///
/// The documents are those of `Tests/heavy/generate.py`, in the folder that meson-helpers/bench has
/// written them to.
enum LargeBench {
  static let folder = getenv("REHEARSAL_BENCH_LARGE").map { String(cString: $0) }
  /// The greatest time of the processor until the first painting, in milliseconds.
  private static let goal = 1000.0

  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard let folder, access("\(program)-window", X_OK) == 0 else {
      return print("large documents: left out, for meson-helpers/bench has not prepared them")
    }
    print("first paint of documents that are far too large, best of 3:")
    for name in documents {
      let paintings = (0..<3).compactMap { _ in
        Painter.painting(of: [program, "\(folder)/\(name)"])
      }
      guard let least = paintings.map(\.processor).min() else {
        print("  \(name): painted nothing: MISSED")
        continue
      }
      print(
        "  \(name): \(Bench.tenths(least)) ms of the processor;",
        "goal \(Bench.tenths(goal)): \(least <= goal ? "held" : "MISSED")")
    }
  }

  /// The names of the documents' files, in order.
  static var documents: [String] {
    guard let folder, let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
