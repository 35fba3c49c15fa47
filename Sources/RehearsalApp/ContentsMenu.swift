import Gtk
import Texts
import WindowWords
import Workbench

// What can be done with a scenario from its row in the list at the left.

extension MainWindow {
  /// Gives the rows of scenarios a menu; while the prototype is edited, all rows have a longer one.
  func connectContentsMenu() {
    let share = window.addAction("share-row") { [weak self] in
      if let self, let name = selectedScenario { export.share(scenario: name) }
    }
    contents.shareAction = share
    window.addAction("play-row") { [weak self] in
      if let self, let name = selectedScenario { show(.scenario(name)) }
    }
    let menu = Menu()
    menu.append(tr("Play"), ofSelection: "play-row")
    menu.append(tr("Share…"), action: "win.share-row")
    let made = ContextMenu(menu, of: contents.list) { [weak self] in
      self?.opensScenarioMenu ?? false
    }
    made.mayOpen = { [weak self] x, y in
      guard let self, !workbench.isEditing,
        let row = contents.list.row(atX: Int(x), y: Int(y)),
        case .scenario = contents.item(at: row)
      else { return false }
      contents.list.selectedIndex = row
      return opensScenarioMenu
    }
    contents.menu = made
  }

  private var opensScenarioMenu: Bool {
    followSelectedScenario()
    return !workbench.isEditing && selectedScenario != nil
  }

  /// Enables what only scenarios have.
  func followSelectedScenario() { contents.shareAction?.isEnabled = selectedScenario != nil }

  /// The scenario whose row is selected in the list.
  private var selectedScenario: String? {
    guard let row = contents.list.selectedIndex, case .scenario(let name) = contents.item(at: row)
    else { return nil }
    return name
  }
}
