internal import DialogModel
internal import Texts

/// A finding that the author of a document knows, and means so.
struct KnownFinding: Sendable {
  let rule: FindingRule
  let part: Part
  /// Where it is written.
  let mark: Mark
  /// Its 0-based place in the document's list.
  let index: Int

  /// What it is about.
  enum Part: Sendable {
    case address(PartAddress)
    case model(ModelPart)
  }
}

/// Reads which findings the author of a document knows.
enum KnownReader {
  /// How many letters or digits a reason has at least; fewer say nothing.
  private static let leastLetters = 10

  static func known(_ node: YAMLNode?, _ reader: inout Reader) -> [KnownFinding] {
    // Each is compared with each finding of its rule.
    reader.problems.refuse(node, moreThan: SizeLimit.known) {
      tr("here are {count} findings; a document knows at most {most}", $0)
    }
    return (node?.things ?? []).prefix(SizeLimit.known).enumerated().compactMap { index, item in
      finding(item, index, &reader)
    }
  }

  private static func finding(
    _ node: YAMLNode, _ index: Int, _ reader: inout Reader
  ) -> KnownFinding? {
    let fields = reader.fields(node, KnownKey.self)
    if let reason = fields[.because], let text = reason.text,
      text.lazy.filter({ $0.isLetter || $0.isNumber }).prefix(leastLetters).count < leastLetters
    {
      reader.problems.error(
        .meaning, reason.start,
        tr("this reason has fewer than {n} letters", ["n": String(leastLetters)]),
        hint: tr("say why it is meant so"))
    }
    guard let at = fields[.at], let part = part(at, &reader),
      let rule = fields[.finding]?.text.flatMap({ FindingRule(rawValue: $0) }), rule.canBeKnown
    else { return nil }
    return KnownFinding(rule: rule, part: part, mark: node.start, index: index)
  }

  private static func part(_ node: YAMLNode, _ reader: inout Reader) -> KnownFinding.Part? {
    guard let name = node.name else { return nil }
    if name.hasPrefix("/") {
      do {
        return .address(try PartAddress(text: name))
      } catch {
        reader.problems.error(.shape, node.start, error.message, hint: error.hint)
        return nil
      }
    }
    guard let slash = name.firstIndex(of: "/") else {
      return reader.part(named: node).map { .model($0) }
    }
    let (holder, inner) = (String(name[..<slash]), String(name[name.index(after: slash)...]))
    guard let parts = reader.parts(of: holder, inner), let part = parts.first else {
      reader.problems.error(
        .reference, node.start, tr("there is no “{name}”", ["name": name]),
        hint: tr("“SCREEN/control” and “DIALOG/button-N” name what a screen or a dialog has"))
      return nil
    }
    reader.mention(node, parts)
    return .model(part)
  }
}

extension Reader {
  /// What the name of something in a screen or a dialog means, the thing itself first.
  fileprivate func parts(of holder: String, _ inner: String) -> [ModelPart]? {
    if let screen = names.screens[holder].map({ ScreenID($0) }) {
      let index = names.controls.ids[.screen(screen)]?.firstIndex(of: inner)
      return index.map { [.control(ControlID(.screen(screen), index: $0)), .screen(screen)] }
    }
    guard let dialog = names.dialogs[holder].map({ DialogID($0) }) else { return nil }
    let prefix = "button-"
    if inner.hasPrefix(prefix), let index = Int(inner.dropFirst(prefix.count)), index >= 0 {
      return [.button(dialog, index: index), .dialog(dialog)]
    }
    if let field = names.fields["\(holder)/\(inner)"] { return [.field(field), .dialog(dialog)] }
    let index = names.controls.ids[.dialog(dialog)]?.firstIndex(of: inner)
    return index.map { [.control(ControlID(.dialog(dialog), index: $0)), .dialog(dialog)] }
  }
}
