import Glibc
import PrototypeEditing
import PrototypeFile

/// Changes every part of a file in every way; also with other line ends.
struct FileProbe {
  private(set) var (tried, refused, wrong) = (0, 0, 0)

  mutating func run(_ path: String) {
    for (bytes, kind) in FileProbe.forms(of: path) { probe(bytes, path + kind) }
  }

  /// A file as it is, with other line ends, and without its last one; each with a word for it.
  static func forms(of path: String) -> [(bytes: [UInt8], kind: String)] {
    let text = bytes(of: path)
    let broken = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).joined(separator: "\r\n")
    return [
      (text, ""), (Array(broken.utf8), " with CRLF"),
      (Array(text.dropLast()), " without its last byte"),
    ]
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  private mutating func probe(_ bytes: [UInt8], _ name: String) {
    let document = YAMLDocument(bytes)
    guard let root = document.root, document.problems.isEmpty else { return }
    let map = SourceMap(bytes, root: root)
    EveryChange.visit(root) { what, draft in
      tried += 1
      do throws(EditRefusal) {
        let plan = try EditPlan(draft, of: map)
        guard plan.inverse.applied(to: plan.after) != bytes else { return }
        wrong += 1
        print("\(name): \(what): the inverse gives another text")
      } catch {
        guard !what.contains(" comment ") else { return }
        refused += 1
        print("\(name): \(what): \(error.message)")
      }
    }
  }
}
