import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// Ends that do not matter to each other are tried in one order.
@Suite struct MergedTests {
  private static func explored(_ second: String) throws -> Explorer {
    Documents.explored(
      try Documents.prototype(
        """
        rehearsal: 1
        flags: {f: false, g: false}
        screens:
          s:
            controls:
              - {button: Run, then: [{run: t}, {run: u}]}
              - {button: Look, then: [{when: {flag: f}, do: {log: x}}, {when: {flag: g}, do: {log: y}}]}
        tasks:
          t: {loader: none, simulate: {seconds: 9}, whenDone: {set: {flag: f, to: true}}}
          u: {loader: none, simulate: {seconds: 9}, whenDone: \(second)}
        """))
  }

  @Test("The second order is left out, and no state is lost")
  func independent() throws {
    let explorer = try MergedTests.explored("{set: {flag: g, to: true}}")
    let found = explorer.found
    #expect(found.merged > 0)
    let states = Set(
      (0..<found.count).map { node in
        let state = explorer.replay(found.way(to: node)).simulator.state
        return [state.flags.count { $0.index == 0 }, state.flags.count { $0.index == 1 }]
          + state.jobs.map { $0.task.index + 2 }
      })
    for flags in [[0, 0], [0, 1], [1, 0], [1, 1]] {
      #expect(states.contains(flags))
      #expect(states.contains(flags + [2, 3]))
    }
  }

  @Test("Ends that change the same are tried in both orders")
  func dependent() throws {
    #expect(try MergedTests.explored("{set: {flag: f, to: toggle}}").found.merged == 0)
    #expect(
      try MergedTests.explored("{when: {flag: f}, do: {set: {flag: g, to: true}}}").found.merged
        == 0)
  }
}
