import Explorer
import Gtk
import PrototypeEditing
import PrototypeFile
import Scenario
import Texts
import Workbench

// Corrections and scenarios that the map offers.

extension FlowController {
  /// What was found in the document as it is; `nil` after saying that it is of an older version.
  private var current: ExploredMap? {
    guard let found = exploring.found, found.revision == host.workbench.document.revision else {
      host.opening.notice.show(tr("The map is being made anew; try again in a moment."))
      return nil
    }
    return found
  }

  /// Makes the correction of a finding, which is gone from the list then.
  func correct(_ number: Int) {
    guard current != nil, let repair = exploring.repairs[number - 1] else { return }
    page?.view.area.grabFocus()
    host.editing.parts.tryEdit { () throws(EditRefusal) in
      try host.workbench.edit(repair.edits, named: repair.label, from: .stage)
    }
  }

  /// Writes a scenario that goes the way of a finding.
  func addScenario(_ number: Int) {
    guard let found = current, found.findings.indices.contains(number - 1),
      var written = found.scenarios(in: host.workbench.environment)
    else { return }
    page?.view.area.grabFocus()
    host.editing.parts.tryEdit { () throws(EditRefusal) in
      guard try written.add(found.findings[number - 1].explored), let name = written.names.last
      else { return host.opening.notice.show(tr("No scenario can go that way to its end.")) }
      written.write(in: host.workbench, named: tr("Scenario “{name}”", ["name": name]))
      host.opening.notice.show(tr("Scenario “{name}” added", ["name": name]))
    }
  }

  /// Writes scenarios for what none covers, one after the other while nothing else is to do.
  func cover() {
    guard covering == nil, let found = current,
      let written = found.scenarios(in: host.workbench.environment)
    else { return }
    covering = written
    page?.setCovering(true)
    exploring.plan(found) { [weak self] plan in
      guard let self else { return }
      covering?.cover(plan)
      MainLoop.idle { [weak self] in self?.coverNext(found.revision) ?? false }
    }
  }

  /// Tries the next scenario.
  ///
  /// - Returns: whether there is more to do.
  private func coverNext(_ revision: Revision?) -> Bool {
    guard var written = covering else { return false }
    var hasMore = false
    if revision == host.workbench.document.revision {
      host.editing.parts.tryEdit { () throws(EditRefusal) in
        hasMore = try written.addNext()
        guard !hasMore else { return }
        let count = written.names.count
        written.write(in: host.workbench, named: tr("Cover"))
        host.opening.notice.show(
          count == 0
            ? tr("No scenario can go what is not covered.")
            : ntr("{n} scenario written", "{n} scenarios written", count))
      }
    } else {
      host.opening.notice.show(
        tr("Nothing was written: the document was changed meanwhile."))
    }
    covering = hasMore ? written : nil
    if !hasMore { page?.setCovering(false) }
    return hasMore
  }
}
