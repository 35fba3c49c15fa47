import DialogModel

@testable import DialogSimulator

// The state of a run in words, as the data files of the rules check it.

extension Run {
  /// What a fact is now, in words; `nil` for a name that is none.
  ///
  /// Moments are milliseconds as in rows; lists have commas.
  func fact(_ name: String) -> String? {
    if let fact = Run.facts[name] { return fact(self) }
    let parts = name.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let state = simulator.state.field(Run.field(parts[1]))
    switch parts[0] {
    case "text": return state?.text ?? "none"
    case "overlay": return state.map { $0.overlay.map { word($0) } ?? "none" } ?? "no field"
    default: return nil
    }
  }

  /// A field by its name in rows, or by its place on a screen: `1/0`.
  private static func field(_ name: Substring) -> FieldID {
    let place = name.split(separator: "/").compactMap { Int($0) }
    guard place.count == 2 else { return DialogSimulatorTests.field(String(name)) }
    return .control(ControlID(screen: ScreenID(place[0]), index: place[1]))
  }

  /// The facts that need no further name.
  static let facts: [String: @Sendable (Run) -> String] = [
    // Dialogs.
    "up": { $0.up },
    "visible": { list($0.simulator.state.visibleShowings) { name($0.dialog) } },
    "titles": { list($0.simulator.state.showings) { said($0.dialog, $0.texts.title) } },
    "messages": { list($0.simulator.state.showings) { said($0.dialog, $0.texts.message) } },
    "fields": { list($0.simulator.state.showings) { "\(name($0.dialog)) \($0.fields.count)" } },
    "shownFields": {
      list($0.simulator.state.showings) { "\(name($0.dialog)) \($0.shownFields.count)" }
    },
    "buttons": { run in
      list(run.simulator.state.showings) { showing in
        name(showing.dialog) + run.simulator.drawnButtons(of: showing).map { " \($0)" }.joined()
      }
    },
    "placements": { list($0.simulator.state.showings) { word($0.placement) } },
    "moves": { "\($0.simulator.state.isMoving)" },
    "question": { $0.simulator.state.hold?.selector.word ?? "none" },
    "wakes": { run in run.simulator.wake.map { "\(run.moment($0))" } ?? "never" },

    // Text fields.
    "editing": { $0.editing ?? "none" },
    "keyboard": { $0.simulator.state.keyboard.isUp ? "up" : "down" },
    "keyboardFrom": { "\($0.moment($0.simulator.state.keyboard.from))" },
    "clearButtons": { run in
      list(
        run.controls.map { FieldID.control($0) }.filter { run.simulator.showsClearButton(of: $0) }
      ) { name($0) }
    },
    "refusal": { $0.simulator.state.refusal.map { name($0.field) } ?? "none" },

    // Activities and tasks.
    "pickers": { list($0.simulator.state.pickers) { name($0.dialog) } },
    "choices": { run in list(run.shownPickers) { list($0.choices) { word($0) } } },
    "content": { run in list(run.shownPickers) { word($0.content) } },
    "innerScreens": { run in
      list(run.shownPickers) { list($0.screens) { number($0) } }
    },
    "innerBack": { run in list(run.shownPickers) { run.simulator.prototype.backTitle(in: $0) } },
    "fillsScreen": { run in list(run.shownPickers) { "\($0.fillsScreen)" } },
    "loaders": {
      list($0.simulator.state.showings) { showing in
        showing.loader.map { "\(name(showing.dialog)) \($0.cancelTitle ?? "without a button")" }
      }
    },
    "jobs": { list($0.simulator.state.jobs) { "t\($0.task.index) \(word($0.loader))" } },

    // The application, its screens and the device.
    "application": { "\($0.simulator.state.application)" },
    "screen": { number($0.simulator.state.screen) },
    "screens": { list($0.simulator.state.screens) { number($0.screen) } },
    "backScreen": { number($0.simulator.state.backScreen) },
    "screenIsHidden": { "\($0.simulator.state.screenIsHidden)" },
    "values": { run in
      list(run.controls) { id in run.simulator.value(of: id).map { "\(place(id)) is \($0)" } }
    },
    "disabled": { run in
      list(run.controls.filter { run.simulator.state.disabledControls.contains($0) }) { place($0) }
    },
    "disabledBars": {
      list($0.simulator.state.disabledBars.map(\.rawValue).sorted()) { $0 }
    },
    "flags": { run in
      list(run.simulator.state.flags.map(\.index).sorted()) {
        run.simulator.prototype.flags[$0].id
      }
    },
    "selectedTabs": { run in
      list(run.controls.filter { run.simulator.isSelected(tab: $0) }) { place($0) }
    },
    "orientation": { "\($0.simulator.state.orientation)" },
    "rotation": { run in
      run.simulator.state.rotation.map { "until \(run.moment($0.until))" } ?? "none"
    },
    "front": { "\($0.simulator.state.front)" },
    "isLocked": { "\($0.simulator.state.isLocked)" },
    "screenIsOn": { "\($0.simulator.state.screenIsOn)" },
    "centerIsDown": { "\($0.simulator.state.centerIsDown)" },
    "switcherIsOpen": { "\($0.simulator.state.switcherIsOpen)" },
    "hasSystemAlert": { "\($0.simulator.state.hasSystemAlert)" },
    "clock": { $0.simulator.wallClock?.text ?? "none" },

    // Notifications.
    "scheduled": { list($0.simulator.state.notifications.scheduled) { name($0.notification) } },
    "next": {
      list($0.simulator.state.notifications.scheduled) {
        "\(name($0.notification)) \(WallClock(inUTC: $0.next)?.text ?? "never")"
      }
    },
    "banner": { run in
      run.simulator.state.notifications.banner.map {
        "\(name($0.notification)) since \(run.moment($0.since))"
      } ?? "none"
    },
    "alerts": { $0.letters(\.alerts) },
    "center": { $0.letters(\.center) },
    "lockScreen": { $0.letters(\.lockScreen) },
    "waitingBanners": { $0.letters(\.waitingBanners) },
    "badge": { "\($0.simulator.state.notifications.badge)" },
    "sound": { $0.simulator.state.notifications.sound.map { "\($0.sound)" } ?? "none" },
  ]

  private var shownPickers: [ShownPicker] { simulator.state.showings.compactMap(\.picker) }

  /// The controls of the screens, then those of the dialogs.
  private var controls: [ControlID] {
    let prototype = simulator.prototype
    let holders =
      prototype.screens.indices.map { ControlID.Holder.screen(ScreenID($0)) }
      + prototype.dialogs.indices.map { ControlID.Holder.dialog(DialogID($0)) }
    return holders.flatMap { holder in
      prototype.controls(of: holder).indices.map { ControlID(holder, index: $0) }
    }
  }
}

private func list<Thing>(_ things: some Sequence<Thing>, _ word: (Thing) -> String?) -> String {
  things.compactMap(word).joined(separator: ", ")
}

private func said(_ dialog: DialogID, _ text: String?) -> String {
  name(dialog) + (text.map { " “\($0)”" } ?? " nil")
}

private func number(_ screen: ScreenID?) -> String { screen.map { "\($0.index)" } ?? "none" }

/// A control by its place: `0/2` is the third one of the first screen, `A/2` that of the dialog A.
private func place(_ control: ControlID) -> String {
  switch control.holder {
  case .screen(let screen): "\(screen.index)/\(control.index)"
  case .dialog(let dialog): "\(name(dialog))/\(control.index)"
  case .activity(let activity): "\(name(.activity(activity)))/\(control.index)"
  }
}

private func word(_ choice: ActivityChoice) -> String {
  switch choice {
  case .custom(let index): "\(index)"
  case .builtIn(let activity): "\(activity)"
  }
}

private func word(_ content: ShownPicker.Content) -> String {
  switch content {
  case .choosing: "icons"
  case .view(let activity): name(.activity(activity))
  case .builtIn(let activity): "\(activity)"
  }
}

private func word(_ loader: Job.Loader) -> String {
  switch loader {
  case .inPlace(let dialog): "in place of \(name(dialog))"
  case .separate(nil): "separate"
  case .separate(let dialog?): "separate after \(name(dialog))"
  case .none: "unseen"
  }
}

private func word(_ placement: Placement) -> String {
  switch placement {
  case .middle: "middle"
  case .foot(.screen): "foot of the screen"
  case .foot(.clippedView(let dead)): "foot of the view, \(dead) under bars"
  case .foot(.popover(let dialog)): "foot of \(name(dialog))"
  case .popover(.control(let control)): "popover at \(place(control))"
  case .popover(.barItem(let control)): "popover at the item \(place(control))"
  case .popover(.bar(let bar)): "popover at the \(bar.rawValue)"
  case .popover(.view): "popover in the middle"
  case .view(let view): "\(view)"
  }
}

private func word(_ overlay: TextField.Overlay) -> String {
  "\(overlay.left ?? "nothing") and \(overlay.right ?? "nothing"), \(overlay.mode)"
}
