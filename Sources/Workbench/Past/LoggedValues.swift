public import DialogModel
import DialogSimulator
import EventLog
public import PrototypeFile
import Session

/// A template whose value is shown at every call of a method, also at those of the past.
public struct MethodLog: Hashable, Sendable {
  /// The method.
  public let selector: Selector
  /// Whose calls; `nil` for those of any target.
  public let target: Target?
  /// What is shown.
  public let template: Template
}

extension Workbench {
  /// Shows what a template says at every call of a method and target.
  ///
  /// - Parameters:
  ///   - place: the 0-based place in the log of a row of that method.
  ///   - text: the template as documents write it; an empty one shows nothing any more.
  /// - Throws: what is wrong with the template.
  public func log(_ text: String, at place: Int) throws(Finding) {
    guard let session, session.log.entries.indices.contains(place) else { return }
    let row = session.log.entries[place].row
    guard case .call(let selector, _, _) = row.content else { return }
    var template: Template?
    if !text.isEmpty {
      var quoted = ""
      for character in text {
        if character == "\"" || character == "\\" { quoted += "\\" }
        quoted.append(character)
      }
      let words = NamedInput(words: "{do: {log: \"\(quoted)\"}}")
      let input = try InputReader(session.prototype).input(words)
      if case .perform(.log(let read)) = input { template = read }
    }
    logged.removeAll { $0.selector == selector && $0.target == row.target }
    if let template {
      logged.append(MethodLog(selector: selector, target: row.target, template: template))
    }
    tell(.breakpoints)
  }

  /// The template at the method of a row, as a document writes it; empty without one.
  public func logTemplate(at place: Int) -> String {
    guard let session, session.log.entries.indices.contains(place) else { return "" }
    let row = session.log.entries[place].row
    guard case .call(let selector, _, _) = row.content else { return "" }
    return logged.first { $0.selector == selector && $0.target == row.target }?.template.sourceText
      ?? ""
  }

  /// The value that is logged afterwards at a row, by its 0-based place in the log; `nil` for none.
  public func loggedValue(at place: Int) -> String? {
    guard !logged.isEmpty, let session, session.log.entries.indices.contains(place) else {
      return nil
    }
    let row = session.log.entries[place].row
    guard case .call(let selector, _, _) = row.content, session.log.canGoOn(from: place),
      let wanted = logged.first(where: {
        $0.selector == selector && ($0.target ?? row.target) == row.target
      })
    else { return nil }
    let origin = session.log.entries.origin(of: place)
    return session.timelines[origin.run].value(of: wanted.template, at: row, place: origin.row)
  }
}
