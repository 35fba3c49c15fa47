package import DialogModel
import DocumentWriter
import PrototypeFile

/// A prototype written and read again.
package struct RoundTrip {
  /// The document.
  package let text: String
  /// What the reader made of it; `nil` where it had errors.
  package let prototype: Prototype?
  /// Why it is not the prototype that was written, or `nil` where it is.
  package let broken: String?

  package init(_ prototype: Prototype) {
    do {
      text = try PrototypeDocument.text(of: prototype)
    } catch {
      text = ""
      self.prototype = nil
      broken = error.message
      return
    }
    let result = PrototypeDocument.load(Array(text.utf8), in: .bare)
    let errors = result.problems.filter { $0.severity == .error }
    self.prototype = result.prototype
    if let error = errors.first {
      broken = error.text(file: "written")
    } else if let read = result.prototype, read.withoutLines == prototype.withoutLines {
      broken = nil
    } else {
      broken = "another prototype is read than was written"
    }
  }
}

extension Prototype {
  /// The prototype without where its scenarios and steps stand.
  package var withoutLines: Prototype {
    var result = self
    result.sharedSteps = []
    for script in scenarios.indices {
      result.scenarios[script].line = 0
      result.scenarios[script].uses = [:]
      for step in scenarios[script].steps.indices {
        result.scenarios[script].steps[step].line = 0
        result.scenarios[script].steps[step].entry = 0
        result.scenarios[script].steps[step].shared = nil
        result.scenarios[script].steps[step].sharedEntry = 0
      }
    }
    return result
  }
}
