internal import PrototypeFile

// How a person changes a condition.

extension ConditionForm {
  /// A new group of two sentences to go on from.
  ///
  /// - Parameters:
  ///   - joint: how many must hold where the group is put; in the group it is the other word, which is
  ///     what a group is for.
  ///   - subjects: the texts that its sentences are about; two about one text if there is one.
  public static func newGroup(in joint: Joint, about subjects: [Subject]) -> Content? {
    guard let first = subjects.first else { return nil }
    let second: Content =
      subjects.count > 1 ? .test(subjects[1], .isNotEmpty) : .test(first, .hasAtLeast(8))
    let rows = [FormRow(.test(first, .isNotEmpty)), FormRow(second)]
    return .group(ConditionForm(joint == .all ? .any : .all, rows))
  }

  /// Gives a sentence the 0-based place of another one.
  ///
  /// Sentences that are in one map of the document stay in it as long as they are next to each
  /// other.
  public mutating func move(_ index: Int, to target: Int) {
    guard rows.indices.contains(index), rows.indices.contains(target), index != target else {
      return
    }
    var maps: [Int] = []
    for row in rows { maps.append((maps.last ?? 0) + (row.isJoined ? 0 : 1)) }
    rows.insert(rows.remove(at: index), at: target)
    maps.insert(maps.remove(at: index), at: target)
    for place in rows.indices { rows[place].isJoined = place > 0 && maps[place - 1] == maps[place] }
  }

  /// The same without a sentence that represents no more than another one would: a group with one
  /// sentence is that sentence, or its opposite where none may hold.
  public var shortened: ConditionForm {
    guard rows.count == 1, case .group(let inner) = single else { return self }
    return inner
  }

  /// What a group of one sentence says; the group itself where nothing shorter says it.
  public var single: Content {
    guard rows.count == 1 else { return .group(self) }
    return joint == .none ? rows[0].content.opposite ?? .group(self) : rows[0].content
  }

  /// Whether the condition holds; `nil` while that is not known.
  ///
  /// - Parameter test: whether a test holds for a text.
  public func holds(_ test: (Subject, ConditionTest) -> Bool?) -> Bool? {
    let each = rows.map { row -> Bool? in
      switch row.content {
      case .test(let subject, let own): test(subject, own)
      case .group(let form): form.holds(test)
      case .written: nil
      }
    }
    switch joint {
    case .all: return each.contains(false) ? false : each.contains(nil) ? nil : true
    case .any: return each.contains(true) ? true : each.contains(nil) ? nil : false
    case .none: return each.contains(true) ? false : each.contains(nil) ? nil : true
    }
  }
}

extension ConditionForm.Content {
  /// What holds where this does not; `nil` where there are no words for it.
  var opposite: Self? {
    switch self {
    case .test(let subject, let test): return test.opposite.map { .test(subject, $0) }
    case .group(var form):
      guard form.joint != .all else { return nil }
      form.joint = form.joint == .none ? .any : .none
      return .group(form)
    case .written: return nil
    }
  }
}

extension ConditionTest {
  /// What holds where this does not; `nil` where there is no sentence for it.
  var opposite: ConditionTest? {
    switch self {
    case .isNotEmpty: .isEmpty
    case .isEmpty: .isNotEmpty
    case .differs(let text): .equals(text)
    case .lacks(let text): .contains(text)
    case .equals, .contains: negated
    case .hasAtLeast, .hasAtMost, .begins, .ends, .matches: nil
    }
  }
}
