import DialogModel
import DialogSimulator

/// Finds walks through a prototype that go ways which no scenario goes.
///
/// A walk begins at the launch, goes to the nearest way that is left, and on to the next one until it
/// has enough moves. Nothing is done while something moves, so that a walk does not depend on moments.
public struct Postman {
  /// A walk, and the ways that it is the first to go.
  public struct Walk: Sendable {
    /// What is done, from the launch on.
    public let moves: [Move]
    /// What it is the first to go.
    public let ways: [DocumentWay]

    /// A walk that is the first to go these ways.
    public init(moves: [Move], ways: [DocumentWay]) { (self.moves, self.ways) = (moves, ways) }
  }

  /// How many moves a walk has at most, without the time between them, if one way needs no more.
  private static let mostMoves = 12
  /// How many walks are made at most.
  private static let mostWalks = 200

  private let explorer: Explorer

  /// Walks in what was found for findings.
  public init(_ explorer: Explorer) { self.explorer = explorer }

  /// Walks that go all these ways, as far as they can be gone.
  public func walks(for ways: [DocumentWay]) -> [Walk] {
    // What the launch goes, each walk goes.
    var left = Set(ways).subtracting(explorer.firstWays)
    let first = ways.filter(explorer.firstWays.contains)
    var walks: [Walk] = []
    while !left.isEmpty, walks.count < Postman.mostWalks {
      var node = 0
      var moves: [Move] = []
      var gone: [DocumentWay] = []
      while let (next, part) = nearest(left, from: node) {
        let count = (moves + part).count { $0 != .time }
        if !gone.isEmpty, count > Postman.mostMoves { break }
        var now = node
        for move in part {
          guard let place = place(of: move, from: now) else { break }
          for way in Coverage.ways(of: move, place, explorer) where left.remove(way) != nil {
            gone.append(way)
          }
          now = Int(explorer.found.edgeTargets[place])
        }
        moves += part
        node = next
      }
      guard !gone.isEmpty else { break }
      walks.append(Walk(moves: moves, ways: (walks.isEmpty ? first : []) + gone))
    }
    return walks
  }

  /// The shortest moves from a node whose last one goes one of these ways, and where they lead.
  private func nearest(_ ways: Set<DocumentWay>, from start: Int) -> (Int, [Move])? {
    let found = explorer.found
    var before: [Int: (node: Int, move: Move)] = [:]
    var seen: Set<Int> = [start]
    var open = [start]
    var place = 0
    while place < open.count {
      let node = open[place]
      place += 1
      let flags = found.flags(of: node)
      guard flags.contains(.expanded) else { continue }
      let isMoving = flags.contains(.moving) && !flags.contains(.held)
      for edge in Int(found.edgeStarts[node])..<Int(found.edgeStarts[node])
        + Int(found.edgeCounts[node])
      {
        let move = found.moves[Int(found.edgeMoves[edge])]
        let target = found.edgeTargets[edge]
        guard !isMoving || move == .time, target != Exploration.none else { continue }
        if Coverage.ways(of: move, edge, explorer).contains(where: ways.contains) {
          return (Int(target), moves(to: node, before) + [move])
        }
        guard seen.insert(Int(target)).inserted else { continue }
        before[Int(target)] = (node, move)
        open.append(Int(target))
      }
    }
    return nil
  }

  private func moves(to node: Int, _ before: [Int: (node: Int, move: Move)]) -> [Move] {
    var moves: [Move] = []
    var now = node
    while let step = before[now] {
      moves.append(step.move)
      now = step.node
    }
    return moves.reversed()
  }

  private func place(of move: Move, from node: Int) -> Int? {
    let found = explorer.found
    let start = Int(found.edgeStarts[node])
    return (start..<start + Int(found.edgeCounts[node])).first {
      found.moves[Int(found.edgeMoves[$0])] == move
    }
  }
}
