import PrototypeEditing
import PrototypeFile
import RandomPrototypes
import Testing

/// Changes of documents by chance; `Tests/editing` tries many more.
@Suite struct EditTests {
  @Test func changesComeOutRight() {
    var trial = EditTrial()
    trial.run(seed: 1, changes: 400)
    #expect(trial.tried == 400)
    #expect(trial.wrong == [])
    #expect(trial.refused <= 1, "\(trial.refusals)")
  }

  /// What is behind brackets that become lines stays a comment of its own, and gets into no text.
  @Test(
    arguments: [
      (
        "a:\n  - [] # old\n  - b: 1 # one\n    c: 2\n",
        TreeChange.copy([0, 0], at: 0, key: "", from: [0, 1]),
        "a:\n  - # old\n    - b: 1 # one\n      c: 2\n  - b: 1 # one\n    c: 2\n"
      ),
      (
        "a:\n  - [] # old\n  - b: one\n      two\n",
        .copy([0, 0], at: 0, key: "", from: [0, 1]),
        "a:\n  - # old\n    - b: one\n        two\n  - b: one\n      two\n"
      ),
      (
        "a:\n  - [] # old\n  - b: 1\n    c: 2\n",
        .copy([0, 0], at: 0, key: "", from: [0, 1]),
        "a:\n  - - b: 1 # old\n      c: 2\n  - b: 1\n    c: 2\n"
      ),
      (
        "a:\n- - []\t# old\n- b: '#'\n", .copy([0, 0, 0], at: 0, key: "", from: [0, 1]),
        "a:\n- - # old\n    - b: '#'\n- b: '#'\n"
      ),
      (
        "a: # above\n  [x, y] # old\n", .comment([0], at: 0, ["new"]),
        "a: # above\n  # old\n  # new\n  - x\n  - y\n"
      ),
      (
        "- # above\n  {x: 1} # old\n", .comment([0], at: 0, ["new"]),
        "- # above\n  # old\n  # new\n  x: 1\n"
      ),
    ])
  func commentBehindBracketsStaysOne(
    _ text: String, _ change: TreeChange, _ expected: String
  ) throws {
    #expect(try change.made(in: text) == expected)
  }

  @Test func changesAreUndoneAndDoneAgain() {
    var steps = 0
    for (text, plans) in EditTests.chains() {
      var undone = plans.last?.after ?? text
      for plan in plans.reversed() { undone = plan.inverse.applied(to: undone) }
      #expect(undone == text)
      var again = text
      for plan in plans {
        let undoing = plan.edits.inverse(in: again)
        again = plan.edits.applied(to: again)
        #expect(undoing.applied(to: again) == plan.inverse.applied(to: plan.after))
      }
      #expect(again == plans.last?.after ?? text)
      steps += plans.count
    }
    #expect(steps > 200)
  }

  /// Undoing a change below a later one is a merge with the text before it.
  @Test func anEarlierChangeIsUndoneBelowALaterOne() {
    var (merged, refused) = (0, 0)
    for (text, plans) in EditTests.chains() {
      var before = text
      for (first, second) in zip(plans, plans.dropFirst()) {
        let (base, old, new) = (first.after, before, second.after)
        before = first.after
        let undoing = LineDifference(from: base, to: old).hunks
        let later = LineDifference(from: base, to: new).hunks
        let meet = undoing.contains { hunk in later.contains { EditTests.touch(hunk, $0) } }
        let found = ThreeWayMerge.merge(base, new, old)
        #expect(found == ThreeWayMerge.merge(base, old, new), "it depends on who is who")
        if meet {
          // Nobody's text may be lost, unless both changed the same in the same way.
          if undoing != later { #expect(found == nil) }
          refused += 1
        } else {
          let changes = LineDifference(from: base, to: old).edits
          let others = LineDifference(from: base, to: new).edits
          let inOrder = (changes + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
          #expect(found == inOrder.applied(to: base))
          merged += 1
        }
      }
    }
    #expect(merged > 50)
    #expect(refused > 50)
  }

  @Test func differencesMakeTheNewTextOfTheOldOne() {
    for (text, plans) in EditTests.chains() {
      var before = text
      for plan in plans {
        let difference = LineDifference(from: before, to: plan.after)
        #expect(difference.edits.applied(to: before) == plan.after)
        for (hunk, next) in zip(difference.hunks, difference.hunks.dropFirst()) {
          #expect(hunk.old.upperBound < next.old.lowerBound)
          #expect(hunk.new.upperBound < next.new.lowerBound)
        }
        before = plan.after
      }
    }
  }

  /// Documents, and changes of each, every one of the result of the one before.
  private static func chains() -> [(text: [UInt8], plans: [EditPlan])] {
    var chains: [(text: [UInt8], plans: [EditPlan])] = []
    var trial = EditTrial()
    trial.onPlan = { before, plan in
      if chains.last?.plans.last?.after != before { chains.append((before, [])) }
      chains[chains.count - 1].plans.append(plan)
    }
    trial.run(seed: 7, changes: 400)
    return chains
  }

  private static func touch(_ first: LineDifference.Hunk, _ second: LineDifference.Hunk) -> Bool {
    first.old.lowerBound <= second.old.upperBound && second.old.lowerBound <= first.old.upperBound
  }
}
