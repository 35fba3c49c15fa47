import Gtk
import Texts

/// The header bar: the buttons open, start again and play, the title and the file.
@MainActor
final class WindowHeader {
  let widget = HeaderBar()
  /// Called with the scenario that the play button plays.
  var onPlay: (@MainActor (String) -> Void)?

  private let startAgain = Button()
  private let startAgainLabel = Label(tr("Start Again"))
  private let play = Button()
  private let playLabel = Label(tr("Play"))
  private let scenarios = Menu()
  private let menu: MenuButton
  private let mainMenu: MenuButton
  private let playGroup = Box(.horizontal)
  /// Turns editing on and off.
  private let pencil = ToggleButton(icon: "document-edit-symbolic")
  private let undo = Button(icon: "edit-undo-symbolic")
  private let redo = Button(icon: "edit-redo-symbolic")
  private let history = Box(.horizontal)
  private let historyMenu = Menu()
  /// What can be done with a program that performs the calls.
  private let programMenu = Menu()
  private var showsProgram = false
  private var showsEditing = false
  var onEdit: (@MainActor (Bool) -> Void)?
  /// The scenario that the play button plays; `nil` if there is none.
  private(set) var current: String?
  /// The recent documents, for the menu next to Open.
  let recent = Menu()

  init() {
    mainMenu = AppMenu.makeButton(historyMenu, programMenu)
    widget.packEnd(mainMenu)
    menu = MenuButton(icon: "pan-down-symbolic", menu: scenarios)
    let open = Button(label: tr("Open"))
    open.tooltip = tr("Open a prototype (Ctrl+O)")
    open.setAction("win.open-file")
    fill(startAgain, "view-refresh-symbolic", startAgainLabel)
    startAgain.accessibleName = tr("Start Again")
    startAgain.tooltip = tr("Read the file again and empty the log (Ctrl+R)")
    startAgain.setAction("win.start-again")
    fill(play, "media-playback-start-symbolic", playLabel)
    playLabel.setEllipsize(.end)
    playLabel.setWidth(characters: 7, atMost: 20)
    play.accessibleName = tr("Play")
    play.onClicked { [weak self] in self?.playCurrent() }
    menu.accessibleName = tr("Choose a scenario")
    menu.tooltip = tr("Choose a scenario")
    playGroup.addClass("linked")
    playGroup.packStart(play)
    playGroup.packStart(menu)
    for button in [open, startAgain, play, menu] { button.setFocusOnClick(false) }
    widget.showCloseButton = true
    let lately = MenuButton(icon: "pan-down-symbolic", menu: recent)
    lately.accessibleName = tr("Recent prototypes")
    lately.tooltip = tr("Recent prototypes")
    lately.setFocusOnClick(false)
    let openGroup = Box(.horizontal)
    openGroup.addClass("linked")
    openGroup.packStart(open)
    openGroup.packStart(lately)
    widget.packStart(openGroup)
    widget.packStart(startAgain)
    widget.packStart(playGroup)
    widget.packStart(pencil)
    fillHistory()
  }

  /// Undo and redo come last, and only when there is something, so that nothing moves.
  private func fillHistory() {
    pencil.accessibleName = tr("Edit")
    pencil.tooltip = tr("Edit the prototype on the stage (Ctrl+E)")
    pencil.setFocusOnClick(false)
    pencil.addClass("edit-mode")
    pencil.onToggled { [weak self] in
      guard let self, pencil.isActive != showsEditing else { return }
      let wanted = pencil.isActive
      pencil.isActive = showsEditing
      onEdit?(wanted)
    }
    history.addClass("linked")
    for (button, action) in [(undo, "win.undo"), (redo, "win.redo")] {
      button.setAction(action)
      button.setFocusOnClick(false)
      history.packStart(button)
    }
    history.ignoresShowAll = true
    widget.packStart(history)
    showHistory(undo: nil, redo: nil)
  }

  /// Opens the main menu.
  func openMenu() { mainMenu.isActive = true }

  /// Closes the main menu; an item with a mark does not.
  func closeMenu() { mainMenu.isActive = false }

  /// Leaves words out in a narrow window.
  func setNarrow(_ narrow: Bool) { startAgainLabel.isVisible = !narrow }

  /// Shows whether the prototype is edited.
  func showEditing(_ isOn: Bool) {
    showsEditing = isOn
    pencil.isActive = isOn
  }

  /// Shows what can be undone and made again, by its name.
  func showHistory(undo last: String?, redo next: String?) {
    let names = [
      (undo, tr("Undo"), last.map { tr("Undo: {change} (Ctrl+Z)", ["change": $0]) }),
      (redo, tr("Redo"), next.map { tr("Redo: {change} (Ctrl+Shift+Z)", ["change": $0]) }),
    ]
    for (button, name, tooltip) in names {
      button.accessibleName = name
      button.tooltip = tooltip ?? name
      button.setAccessibleDescription(tooltip ?? "")
    }
    historyMenu.removeAll()
    if let last {
      historyMenu.append(tr("Undo: {change}", ["change": last]), action: "win.undo")
    }
    if let next {
      historyMenu.append(tr("Redo: {change}", ["change": next]), action: "win.redo")
    }
    let isWanted = last != nil || next != nil
    guard history.isVisible != isWanted else { return }
    if isWanted { for button in [undo, redo] { button.showAll() } }
    history.isVisible = isWanted
  }

  /// Offers what can be done with a program that performs the calls, if there is one.
  func showProgram(_ isThere: Bool) {
    guard isThere != showsProgram else { return }
    showsProgram = isThere
    programMenu.removeAll()
    guard isThere else { return }
    programMenu.append(tr("Start the Program Again"), action: "win.program-again")
    programMenu.append(tr("Save as Document…"), action: "win.program-document")
  }

  func show(title: String, subtitle: String?) {
    widget.title = title
    widget.subtitle = subtitle
  }

  /// Sets whether there is a document to start again.
  func setEnabled(_ enabled: Bool) {
    startAgain.isVisible = enabled
    pencil.isVisible = enabled
    playGroup.isVisible = enabled && current != nil
  }

  /// Offers the scenarios of a document; the play button plays the current one, or else the first.
  func show(_ names: [String], current name: String?) {
    current = name.flatMap { names.contains($0) ? $0 : nil } ?? names.first
    scenarios.removeAll()
    let each = Menu()
    for name in names { each.append(name, action: "win.play", text: name) }
    scenarios.appendSection(nil, each)
    let all = Menu()
    all.append(tr("Play All"), action: "win.play-all")
    scenarios.appendSection(nil, all)
    playGroup.isVisible = current != nil
    guard let current else { return }
    playLabel.text = tr("Play “{name}”", ["name": current])
    play.accessibleName = playLabel.text
    play.tooltip = tr("Start again and play {name}", ["name": current])
    menu.isVisible = names.count > 1
  }

  private func playCurrent() {
    guard let current else { return }
    onPlay?(current)
  }

  private func fill(_ button: Button, _ icon: String, _ label: Label) {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: icon))
    face.packStart(label)
    button.add(face)
  }
}
