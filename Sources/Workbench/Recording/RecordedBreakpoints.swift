import DialogModel
import DialogSimulator
import PrototypeFile
import Scenario
import Session

// How a session file keeps breakpoints.

extension Workbench {
  /// The breakpoints that are set, as a session file has them.
  var recordedBreakpoints: [RecordedSession.Breakpoint] {
    guard let session else { return [] }
    return breaks.compactMap { broken in
      let input = Input.configure(.breakpoints([broken.breakpoint]))
      return (try? PrototypeDocument.words(of: input, in: session.prototype)).map {
        RecordedSession.Breakpoint($0, isArmed: broken.isArmed)
      }
    }
  }

  /// Sets the breakpoints of the session file that has been opened.
  ///
  /// A file that does not list them has those with which its run ended.
  func restoreBreaks() {
    guard let session, let timeline = session.timelines.last else { return }
    let reader = InputReader(session.prototype)
    if let kept = document.content.recorded?.breakpoints {
      breaks = kept.compactMap { one in
        Workbench.breakpoints(try? reader.input(one.words)).first.map {
          MethodBreak(breakpoint: $0, isArmed: one.isArmed)
        }
      }
    } else {
      let last = (0..<timeline.inputCount).reversed().lazy.map { timeline.input(at: $0).input }
        .first { if case .configure(.breakpoints) = $0 { true } else { false } }
      breaks = Workbench.breakpoints(last).map { MethodBreak(breakpoint: $0) }
    }
    // What the run has may be less, as where a person passed them on the way to its end.
    applyBreaks()
  }

  /// The breakpoints of an input that sets them, without the one for the next call.
  private static func breakpoints(_ input: Input?) -> [Breakpoint] {
    guard case .configure(.breakpoints(let found))? = input else { return [] }
    return found.filter { $0 != .next }
  }
}
