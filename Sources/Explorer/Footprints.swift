import DialogModel

/// What the ends of tasks read and change, so that two ends are known not to matter to each other.
struct Footprints: Sendable {
  /// A thing that an end reads or changes.
  private enum Thing: Hashable {
    /// What shows, and in which order: two dialogs are never independent.
    case stage
    case flag(FlagID)
    case notification(NotificationID)
    case task(TaskID)
  }

  /// The things of each task.
  private let things: [Set<Thing>]

  init(_ prototype: Prototype) {
    // A promise asks for each way on from a step.
    guard prototype.promises.isEmpty else {
      things = []
      return
    }
    things = prototype.tasks.enumerated().map { index, task in
      var things: Set<Thing> = [.task(TaskID(index))]
      if task.loader != .none || task.isCancellable { things.insert(.stage) }
      Footprints.add(task.whenDone + task.whenFailed + task.whenCancelled, &things)
      return things
    }
  }

  /// Whether the ends of two tasks lead to the same in both orders.
  func areDisjoint(_ first: TaskID, _ second: TaskID) -> Bool {
    guard first != second, things.indices.contains(first.index),
      things.indices.contains(second.index)
    else { return false }
    return things[first.index].isDisjoint(with: things[second.index])
  }

  private static func add(_ actions: [Action], _ things: inout Set<Thing>) {
    for action in actions {
      switch action {
      case .log, .setBadge: things.insert(.notification(NotificationID(-1)))
      case .setFlag(let flag, _): things.insert(.flag(flag))
      case .run(let task), .cancelTask(let task): things.formUnion([.task(task), .stage])
      case .schedule(let id), .presentNow(let id), .cancelNotification(let id):
        things.insert(.notification(id))
      case .when(let condition, let yes, let no):
        add(condition, &things)
        add(yes + no, &things)
      // All else shows something, or reads what shows.
      default: things.insert(.stage)
      }
    }
  }

  private static func add(_ condition: Condition, _ things: inout Set<Thing>) {
    switch condition {
    case .flag(let flag): things.insert(.flag(flag))
    case .device, .launchedBy: break
    case .all(let conditions), .any(let conditions):
      for condition in conditions { add(condition, &things) }
    case .not(let condition): add(condition, &things)
    default: things.insert(.stage)
    }
  }
}

extension Explorer {
  /// Whether an end need not be tried at a node: the other end, which led here, has been tried after
  /// it too, and the two do not matter to each other.
  ///
  /// Nothing may move in any of the nodes, so that no moment is lost.
  func isMerged(_ move: Move, at node: Int) -> Bool {
    guard case .input(.steer(let task, _)) = move, found.flags[node].isEmpty,
      found.parents[node] != Exploration.none
    else { return false }
    let parent = Int(found.parents[node])
    guard found.flags[parent] == .expanded,
      case .input(.steer(let other, _)) = found.moves[Int(found.ways[node])],
      footprints.areDisjoint(task, other)
    else { return false }
    let start = Int(found.edgeStarts[parent])
    for place in start..<start + Int(found.edgeCounts[parent]) {
      if found.edgeMoves[place] == found.ways[node] { return false }
      guard found.moves[Int(found.edgeMoves[place])] == move else { continue }
      let target = found.edgeTargets[place]
      return target != Exploration.none
        && found.flags[Int(target)].isDisjoint(with: [
          .moving, .held, .stopped,
        ])
    }
    return false
  }
}
