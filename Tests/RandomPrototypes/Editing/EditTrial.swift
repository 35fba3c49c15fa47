package import PrototypeEditing
package import PrototypeFile

/// Changes of documents by chance, each of the result of the one before, and what must hold for
/// every one.
package struct EditTrial {
  /// How many changes were tried, how many of these were refused, and the reasons.
  package private(set) var (tried, refused) = (0, 0)
  package private(set) var refusals: [String] = []
  /// What was wrong, with the document and the change.
  package private(set) var wrong: [String] = []

  /// The most changes of one document.
  private static let mostChanges = 12
  private static let mostBytes = 20_000

  /// Is called with every text that came out right, and its tree.
  package var onText: ([UInt8], YAMLNode) -> Void = { _, _ in }
  /// Is called with every change that came out right, and the text before it.
  package var onPlan: ([UInt8], EditPlan) -> Void = { _, _ in }

  package init() {}

  /// Tries so many changes of documents that come from a seed.
  package mutating func run(seed: UInt64, changes count: Int) {
    var random = Randomness(seed: seed)
    let goal = tried + count
    while tried < goal {
      let tree = random.map(of: random.number(1...4), depth: 4)
      var writer = OddWriter(Randomness(seed: UInt64(random.number(0...Int(Int32.max)))))
      let bytes = writer.document(tree)
      guard let root = YAMLDocument(bytes).sound, Tree(root).says(tree) else { continue }
      onText(bytes, root)
      change(bytes, root, times: min(EditTrial.mostChanges, goal - tried), &random)
    }
  }

  /// Tries changes of a document, each of the result of the one before.
  package mutating func change(
    _ bytes: [UInt8], _ root: YAMLNode, times: Int, _ random: inout Randomness
  ) {
    var (bytes, root) = (bytes, root)
    for _ in 0..<times {
      let tree = Tree(root)
      let change = random.change(of: tree)
      tried += 1
      let map = SourceMap(bytes, root: root)
      do throws(EditRefusal) {
        let plan = try EditPlan(change.draft(of: root), of: map)
        guard let after = check(plan, change, tree, bytes, root),
          plan.after.count < EditTrial.mostBytes
        else { return }
        onPlan(bytes, plan)
        onText(plan.after, after)
        (bytes, root) = (plan.after, after)
      } catch {
        // A comment has no place in some forms, and a key behind a question mark cannot be changed.
        if case .comment = change { continue }
        if SourceLines(bytes).haveQuestionMark { continue }
        refused += 1
        refusals.append("\(change): \(error.message)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Holds a plan against what must be so.
  ///
  /// - Returns: the tree of the new text; `nil` if something was wrong.
  private mutating func check(
    _ plan: EditPlan, _ change: TreeChange, _ tree: Tree, _ bytes: [UInt8], _ root: YAMLNode
  ) -> YAMLNode? {
    func fail(_ why: String) {
      wrong.append(
        """
        \(why): \(change)
        --- before
        \(String(decoding: bytes, as: UTF8.self))
        --- after
        \(String(decoding: plan.after, as: UTF8.self))
        """)
    }
    guard let after = YAMLDocument(plan.after).sound else {
      fail("it cannot be read")
      return nil
    }
    var expected = tree
    change.apply(to: &expected)
    guard Tree(after).says(expected) else {
      fail("another tree")
      return nil
    }
    if splice(plan.edits, bytes) != plan.after { fail("a byte outside of the plan") }
    if splice(plan.inverse, plan.after) != bytes { fail("the inverse gives another text") }
    if let why = comments(change, bytes, root, plan.after, after) { fail(why) }
    if let again = change.again {
      let second = try? EditPlan(again.draft(of: after), of: SourceMap(plan.after, root: after))
      if second?.after != plan.after { fail("a second time changes more") }
    }
    return after
  }

  /// Applies changes, which are in order.
  private func splice(_ edits: [SourceEdit], _ text: [UInt8]) -> [UInt8]? {
    var result = text
    var end = text.count
    for edit in edits.reversed() {
      guard edit.range.upperBound <= end else { return nil }
      result.replaceSubrange(edit.range, with: edit.bytes)
      end = edit.range.lowerBound
    }
    return result
  }

  /// What is wrong with the comments; `nil` if nothing is.
  private func comments(
    _ change: TreeChange, _ bytes: [UInt8], _ root: YAMLNode, _ newBytes: [UInt8],
    _ newRoot: YAMLNode
  ) -> String? {
    let before = Comments(bytes, root)
    let old = Comments.counts(before.all)
    var new = Comments.counts(Comments(newBytes, newRoot).all)
    let mayGo = Comments.counts(before.mayGo(with: change, in: root))
    if case .comment(_, _, let lines) = change {
      for line in lines {
        let text = Comments.trimmed(line.isEmpty ? "#" : "# " + line)
        guard let count = new[text], count > 0 else { return "the comment is not there" }
        new[text] = count - 1
      }
    }
    for (text, count) in old where new[text, default: 0] < count - mayGo[text, default: 0] {
      return "a comment is gone: \(text)"
    }
    if case .copy = change { return nil }
    for (text, count) in new where count > old[text, default: 0] {
      return "a comment more: \(text)"
    }
    return nil
  }
}

extension YAMLDocument {
  /// The tree, if there is no problem.
  fileprivate var sound: YAMLNode? { problems.isEmpty ? root : nil }
}

extension SourceLines {
  /// Whether a line begins with a question mark, maybe behind dashes.
  fileprivate var haveQuestionMark: Bool {
    lines.contains { line in
      let rest = bytes[line.start..<line.end].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
      return rest.starts(with: Array("? ".utf8))
    }
  }
}

extension Comments {
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == " " || scalars.last == "\t" { scalars.removeLast() }
    return String(scalars)
  }
}
