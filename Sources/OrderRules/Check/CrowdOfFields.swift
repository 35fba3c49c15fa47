import DialogModel

/// Text fields that are not told apart: one edits in a window at a time, and the next one is asked
/// before the one that edits ends (F17 to F19, K13).
extension Crowd {
  mutating func nextOfFields(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    switch call.selector {
    case .textFieldShouldBeginEditing: asked(scene, call)
    case .textFieldDidBeginEditing: begun(scene, call)
    case .textFieldDidEndEditing: ended(scene, call)
    case .textFieldShouldClear: [scene]
    default: edited(scene, call)
    }
  }

  private func isHeard(_ call: Selector) -> Bool { steps.heard.contains(call) }

  private func isAsked(_ member: Member) -> Bool {
    member.place.call == .textFieldShouldBeginEditing
  }

  private func isEnding(_ member: Member) -> Bool {
    member.place.call == .textFieldShouldEndEditing
  }

  /// The scene without who was asked to begin, and with who was not allowed to end as one that edits.
  private func resumed(_ scene: Scene) -> Scene {
    var scene = scene
    scene.members.removeAll { isAsked($0) }
    for index in scene.members.indices {
      scene.members[index] = Member(place: Place(call: .textFieldDidBeginEditing))
    }
    return kind.settled(scene)
  }

  private func asked(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    guard !scene.isFree, !mustEnd(scene) else { return [] }
    let refused = resumed(scene)
    var found: Set<Scene> = []
    if call.answer != true { found.insert(refused) }
    if call.answer != false {
      var scene = refused
      scene.members.append(Member(place: Place(call: call.selector), answer: call.answer))
      found.insert(kind.settled(scene))
    }
    return found
  }

  /// Whether a field has said that it ends, and has a method for the end.
  private func mustEnd(_ scene: Scene) -> Bool {
    isHeard(.textFieldDidEndEditing)
      && scene.members.contains { isEnding($0) && $0.answer == true }
  }

  /// Whether a field may begin, and has a method for it.
  private func mustBegin(_ scene: Scene) -> Bool {
    isHeard(.textFieldDidBeginEditing)
      && scene.members.contains { isAsked($0) && $0.answer == true }
  }

  private func begun(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    guard !isHeard(.textFieldDidEndEditing) || !scene.members.contains(where: isEnding) else {
      return []
    }
    var after = scene
    if let index = after.members.firstIndex(where: { isAsked($0) && $0.answer != false }) {
      after.members.remove(at: index)
    } else if isHeard(.textFieldShouldBeginEditing) {
      return []
    }
    // Without a method for the end, nothing says that the one before has ended.
    if !isHeard(.textFieldDidEndEditing) { after.members = [] }
    // One in the window of the application, and one in an alert.
    guard after.members.count < 2 else { return [] }
    after.members.append(Member(place: Place(call: call.selector)))
    after.isFree = false
    return [kind.settled(after)]
  }

  private func ended(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    var found: Set<Scene> = []
    for (index, member) in scene.members.enumerated()
    where isEnding(member) || (!isHeard(.textFieldShouldEndEditing) && !isAsked(member)) {
      var scene = scene
      scene.members.remove(at: index)
      scene.isFree = scene.members.contains { isAsked($0) } && isHeard(.textFieldDidBeginEditing)
      found.insert(kind.settled(scene))
    }
    return found
  }

  /// A key, Return, or the question whether it may end: of a field that edits.
  private func edited(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    let isEnd = call.selector == .textFieldShouldEndEditing
    // What is done inside the question can ask it again.
    guard !scene.isFree, isEnd || !mustEnd(scene), isEnd || !mustBegin(scene) else { return [] }
    var found: Set<Scene> = []
    for (index, member) in scene.members.enumerated()
    where !isAsked(member) || !isHeard(.textFieldDidBeginEditing) {
      var after = scene
      for other in after.members.indices where isEnding(after.members[other]) {
        after.members[other] = Member(place: Place(call: .textFieldDidBeginEditing))
      }
      after.members[index] = Member(
        place: Place(call: isEnd ? call.selector : .textFieldDidBeginEditing), answer: call.answer)
      // Who was asked to begin does so when this one has ended; else it has been refused.
      if isEnd, call.answer != false { found.insert(kind.settled(after)) }
      after.members.removeAll { isAsked($0) }
      found.insert(kind.settled(after))
    }
    let isKnown = isHeard(.textFieldDidBeginEditing) || isHeard(.textFieldShouldBeginEditing)
    if scene.members.isEmpty, !isKnown {
      found.insert(Scene(members: [Member(place: Place(call: call.selector), answer: call.answer)]))
    }
    return found
  }
}
