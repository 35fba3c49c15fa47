import Gtk
import Texts

/// The menu at the right of the header bar, with items for the program and not for one run.
@MainActor
enum AppMenu {
  /// Makes the button that opens the menu.
  ///
  /// - Parameters:
  ///   - history: what can be undone and made again.
  ///   - own: what can be done with a program that performs the calls.
  static func makeButton(_ history: Menu, _ own: Menu) -> MenuButton {
    let menu = Menu()
    let files = Menu()
    files.append(tr("New Window"), action: "app.new-window")
    files.append(tr("New Window on This Document"), action: "win.new-window-here")
    files.append(tr("Open…"), action: "win.open-file")
    files.append(tr("New Prototype"), action: "win.new-prototype")
    files.append(tr("Save"), action: "win.save")
    files.append(tr("Save As…"), action: "win.save-as")
    files.append(tr("Save as I Go"), action: "win.save-as-you-go")
    files.append(tr("Find and Replace…"), action: "win.replace-texts")
    files.append(tr("Translations"), action: "win.translations")
    files.append(tr("Open in Editor"), action: "win.edit")
    let stage = Menu()
    stage.append(tr("Record a Scenario"), action: "win.record")
    stage.append(tr("Present"), action: "win.present")
    stage.append(tr("Run Sheet"), action: "win.run-sheet")
    stage.append(tr("Side by Side"), action: "win.side-by-side")
    stage.append(tr("Compare with the Last Saved Version…"), action: "win.compare-saved")
    stage.append(tr("Compare Versions…"), action: "win.compare-versions")
    stage.append(tr("Measure"), action: "win.measure")
    stage.append(tr("Mark Taps"), action: "win.mark-taps")
    stage.append(tr("Share…"), action: "win.share")
    stage.appendSubmenu(tr("Export Code"), CodeController.menu())
    stage.appendSubmenu(tr("Picture"), StageMenu.pictures())
    stage.append(tr("Captions"), action: "win.captions")
    let program = Menu()
    program.append(tr("Preferences"), action: "app.preferences")
    program.append(tr("Help"), action: "win.help")
    program.append(tr("Keyboard Shortcuts"), action: "win.shortcuts")
    program.append(tr("About Rehearsal"), action: "win.about")
    program.append(tr("Quit"), action: "app.quit")
    menu.appendSection(nil, files)
    menu.appendSection(nil, history)
    menu.appendSection(nil, own)
    menu.appendSection(nil, stage)
    menu.appendSection(nil, program)
    let button = MenuButton(icon: "open-menu-symbolic", menu: menu)
    button.accessibleName = tr("Main menu")
    button.tooltip = tr("Main menu")
    button.setFocusOnClick(false)
    return button
  }

  /// Shows the About dialog.
  static func showAbout(over window: Window) {
    let about = AboutDialog(
      parent: window, icon: RehearsalApp.id, name: tr("Rehearsal"), version: RehearsalApp.version)
    about.setComments(tr("Prototypes of dialogs, and the calls they make"))
    about.setLicenseMIT(copyright: tr("© 2026 Rehearsal contributors"))
    about.present()
  }
}
