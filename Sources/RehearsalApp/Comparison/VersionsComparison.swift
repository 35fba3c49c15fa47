import Gtk
import Session
import Texts
import Workbench

// What can happen in two versions of the document.

extension ComparisonController {
  /// Whether two versions are shown.
  private var showsVersions: Bool { host.page == .versions }

  /// Compares what the document says now with what its file has.
  func compareWithSaved() {
    guard let old = host.workbench.document.lastSaved, let new = host.workbench.document.revision,
      showVersions(tr("the last saved version"))
    else { return }
    comparing.begin(old, new, renames: host.workbench.document.renamesSinceSaved)
  }

  /// Asks for the version to compare with.
  func compareWithFile() {
    guard mayChange else { return }
    let chooser = FileChooser(
      .open, title: tr("Compare with Another Version"), parent: host.window,
      filters: Opening.filters)
    chooser.show { [weak self] path in
      guard let self, let path, let new = host.workbench.document.revision,
        showVersions(FileName.lastText(of: path))
      else { return }
      comparing.begin(file: path, new)
    }
  }

  /// Shows the document again in place of two versions.
  func endVersions() {
    comparing.cancel()
    guard showsVersions else { return }
    host.page = .document
    host.controls.hasStage = true
    host.window.setFocus(nil)
  }

  /// - Returns: whether the page is shown now.
  private func showVersions(_ name: String) -> Bool {
    guard mayChange else { return false }
    end()
    // While the prototype is edited, keys are for its parts.
    host.editing.edit(false)
    let page = versions ?? VersionsPage()
    if versions == nil {
      versions = page
      page.onClosed = { [weak self] in self?.endVersions() }
      host.add(page.widget, for: .versions)
    }
    page.begin(with: name)
    host.page = .versions
    host.controls.hasStage = false
    host.window.setFocus(nil)
    return true
  }
}
