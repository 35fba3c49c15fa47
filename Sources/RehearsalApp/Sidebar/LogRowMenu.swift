import Gtk
import Texts
import WindowWords

/// The menu of the log's rows, and the parts of it that the head's menu has too.
@MainActor
enum LogRowMenu {
  /// What can be done with the selected row and with the list.
  static func menu() -> Menu {
    let menu = Menu()
    menu.appendSection(nil, pins())
    let past = Menu()
    past.append(tr("Break at This Method"), action: "win.break-here")
    past.append(tr("Go On from Here"), action: "win.go-on")
    past.append(tr("Compare Its Run with the Present One"), action: "win.compare-row")
    menu.appendSection(nil, past)
    past.append(tr("Share These Calls…"), action: "win.share-calls")
    let copies = Menu()
    copies.append(tr("Copy"), ofSelection: "copy-row")
    copies.appendSubmenu(tr("Copy Row or Group As"), formats("win.copy-row-as"))
    copies.appendSubmenu(tr("Copy All Rows in the List As"), formats("win.copy-list-as"))
    menu.appendSection(nil, copies)
    return menu
  }

  /// What can be done with the selected row.
  static func pins() -> Menu {
    let menu = Menu()
    menu.append(tr("Pin Row"), action: "win.pin-row")
    menu.append(tr("Pin with a Note…"), action: "win.note-row")
    return menu
  }

  /// The formats, as items of an action.
  static func formats(_ action: String) -> Menu {
    let menu = Menu()
    for format in LogExport.Format.allCases {
      menu.append(format.title, action: action, text: format.rawValue)
    }
    return menu
  }
}
