import EventLog
import Gtk
import Texts
import WindowWords

/// The button at the end of the sidebar's head, with a menu for the sidebar's place and for
/// exports.
@MainActor
enum SidebarMenu {
  static func button() -> MenuButton {
    let place = Menu()
    place.append(tr("Dock Right"), action: "win.dock", text: "right")
    place.append(tr("Dock at the Bottom"), action: "win.dock", text: "bottom")
    let view = Menu()
    view.append(tr("Show Calls"), action: "win.show-calls")
    view.appendSubmenu(tr("Columns"), ColumnMenu.menu())
    let export = Menu()
    export.append(tr("Hold a Log Against the Rules…"), action: "win.verify-log")
    // A menu of all of them would be higher than a small window, and end outside it.
    let formats = Menu()
    for format in LogExport.Format.allCases {
      formats.append(
        tr("Export as {format}…", ["format": format.title]), action: "win.export-calls",
        text: format.rawValue)
    }
    export.appendSubmenu(tr("Export"), formats)
    export.appendSubmenu(tr("Export Code"), CodeController.menu())
    let breaks = Menu()
    breaks.append(tr("Why Was a Method Not Called?"), action: "win.why-not")
    breaks.append(tr("Compare Two Runs…"), action: "win.compare-runs")
    breaks.append(tr("Stop Before the Next Call"), action: "win.break-next-call")
    breaks.append(tr("Break at What the Filter Fits"), action: "win.break-filter")
    breaks.append(tr("Remove All Breakpoints"), action: "win.break-none")
    export.append(tr("Keep as Scenario"), action: "win.keep-scenario")
    export.append(tr("Save Session…"), action: "win.save-session")
    let copies = Menu()
    copies.appendSubmenu(tr("Copy Row or Group As"), LogRowMenu.formats("win.copy-row-as"))
    copies.appendSubmenu(
      tr("Copy All Rows in the List As"), LogRowMenu.formats("win.copy-list-as"))
    let lenses = Menu()
    for lens in Lens.allCases {
      lenses.append(
        tr("{lens}: {meaning}", ["lens": lens.title, "meaning": lens.meaning]),
        action: "win.lens", text: lens.rawValue)
    }
    let menu = Menu()
    menu.appendSection(tr("In the Words of a"), lenses)
    menu.appendSection(nil, LogRowMenu.pins())
    menu.appendSection(nil, copies)
    menu.appendSection(nil, place)
    menu.appendSection(nil, view)
    menu.appendSection(nil, breaks)
    menu.appendSection(nil, export)
    let button = MenuButton(icon: "view-more-symbolic", menu: menu)
    button.accessibleName = tr("More for calls")
    button.tooltip = tr("Pin, copy, export, and the place of the calls")
    button.hasRelief = false
    button.setFocusOnClick(false)
    return button
  }
}
