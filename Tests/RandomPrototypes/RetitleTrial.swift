import DialogModel
import PrototypeEditing
package import PrototypeFile
import Scenario

/// Retitles each text that a document shows, and checks that no scenario breaks without a word.
@MainActor
package struct RetitleTrial {
  /// How many texts were changed, and how many steps followed one.
  package private(set) var (retitled, followed) = (0, 0)
  /// What was wrong, with the document after it.
  package private(set) var wrong: [String] = []
  private let environment: DocumentEnvironment

  package init(in environment: DocumentEnvironment = .bare) { self.environment = environment }

  /// Retitles each text, also as another one that the document shows.
  ///
  /// - Parameter most: the most texts that are changed.
  package mutating func run(_ bytes: [UInt8], most: Int = .max) throws {
    guard let document = YAMLDocument(bytes).root else { return }
    let editor = try DocumentEditor(bytes, in: environment)
    let shown = editor.prototype.visibleTexts.compactMap(\.literal)
    let good = Set(names(in: editor.prototype))
    let paths = RetitleTrial.paths(document).prefix(most)
    for (number, path) in paths.enumerated() {
      let other = shown.isEmpty ? "" : shown[number % shown.count]
      for text in ["Retitled \(number)", other] where !text.isEmpty {
        let edit = DocumentEdit.set(path: path, .text(text))
        guard let retitling = editor.retitling(by: edit), !retitling.texts(in: nil).isEmpty,
          let plan = try? editor.plan(edit, playing: { $0.played() })
        else { continue }
        retitled += 1
        let steps = plan.alsoUses.filter { $0.kind == .step }
        followed += steps.count { $0.isCertain }
        let after = DocumentEditor(after: plan, in: environment).prototype
        let broken = good.subtracting(names(in: after))
        // A scenario of which a step is left is named.
        for name in broken where !steps.contains(where: { !$0.isCertain && $0.note.contains(name) })
        {
          let document = String(decoding: plan.after, as: UTF8.self)
          wrong.append("\(path.text) as “\(text)” breaks “\(name)”:\n\(document)")
        }
      }
    }
  }

  /// The scenarios that can be played to their end.
  private func names(in prototype: Prototype) -> [String] {
    prototype.scenarios.filter { script in
      switch ScenarioRunner.run(script, in: prototype.applying(script)).outcome {
      case .failed, .stopped: false
      default: true
      }
    }.map(\.name)
  }

  /// The addresses of the texts in a document, except in its scenarios.
  private static func paths(_ root: YAMLNode) -> [PartAddress] {
    var paths: [PartAddress] = []
    func walk(_ node: YAMLNode, _ path: PartAddress) {
      if path == PartAddress.document / DocumentKey.scenarios { return }
      if node.text != nil { paths.append(path) }
      for (index, item) in (node.list ?? []).enumerated() { walk(item, path / index) }
      for entry in node.entries ?? [] {
        if let key = entry.key.text { walk(entry.value, path / .named(key)) }
      }
    }
    walk(root, .document)
    return paths
  }
}
