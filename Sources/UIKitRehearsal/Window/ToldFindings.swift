internal import PrototypeFile

/// What a window was told of the findings of its program.
struct ToldFindings {
  /// How many of the findings that have a time.
  var count = 0
  /// The delegates without methods.
  var lacking: Set<DelegateTally.Key> = []
}

extension WindowRun {
  /// Tells the window and the terminal what is wrong in the program, each thing once: nobody is there
  /// to ask for the findings after the window is closed.
  func tellFindings() {
    for finding in run.found.dropFirst(link.toldFindings.count) where finding.kind.isOfWindow {
      link.tell(finding.message)
    }
    link.toldFindings.count = run.found.count
    for key in run.tally.lacking where link.toldFindings.lacking.insert(key).inserted {
      // All its methods would cover the screen.
      link.tell(key.question)
    }
  }
}

extension Finding.Kind {
  /// Whether a person who looks at the window does not see it there already.
  fileprivate var isOfWindow: Bool {
    switch self {
    case .goneDelegate, .noMethods, .styleTooLate, .viewTooLate: true
    case .nothingToTap, .nothingToType, .blocked, .differs, .restless, .stopped: false
    }
  }
}
