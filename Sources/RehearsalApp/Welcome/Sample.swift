import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import Session
import Texts
import WindowWords

/// A document that is part of the program.
struct Sample {
  let path: String
  let title: String
  /// The first comment of the document, up to the end of its first sentence.
  let summary: String
  let prototype: Prototype
  /// The group among all samples.
  let group: SampleGroup
  /// The name of the file.
  var fileName: String { FileName.lastText(of: path) }

  /// `nil` if the document can't be read.
  init?(_ path: String) {
    guard let bytes = try? FileReader.read(path),
      let prototype = DocumentReader(of: path).load(bytes).prototype
    else { return nil }
    self.path = path
    self.prototype = prototype
    title = prototype.title ?? FileName.lastText(of: path)
    group = SampleGroup(of: prototype)
    summary = SampleSummary.text(of: bytes)
  }

  /// A run at its most typical moment.
  var scene: Simulator { SampleScene.run(of: prototype) }

  // MARK: Places

  /// The samples that are shown first; the others follow by name.
  private static let first = ["sign-out", "title-message-ok", "stacked", "ask", "languages"]

  /// The paths of all samples; empty if they are not installed.
  static var paths: [String] {
    guard let folder = SuppliedFolder.path("samples") else { return [] }
    let names = FolderNames.all(in: folder).filter { $0.hasSuffix(".rehearsal.yaml") }
    let order = { (name: String) in
      (first.firstIndex { name == "\($0).rehearsal.yaml" } ?? first.count, name)
    }
    return names.sorted { order($0) < order($1) }.map { "\(folder)/\($0)" }
  }
}
