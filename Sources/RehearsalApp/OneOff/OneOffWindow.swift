import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import Texts

/// A window with one dialog, which ends the program when the dialog has gone.
///
/// The window must open at once, so nothing is made or read that it does not show: no application
/// on the bus, no theme of the desktop, no style sheet of the tool, no icon.
@MainActor
final class OneOffWindow {
  private let window: Window
  private let stage: any OneOffStage
  private let session: Session
  private let printer: RowPrinter
  private let clock = RealClock.onMainLoop
  private var observation: Observation<Void>?
  private(set) var outcome = OneOff.Outcome.closed
  /// Why calls could not be printed, if that was so.
  var printFailure: WriteFailure? { printer.failure }
  /// The first responder when the keyboard's focus last followed it.
  private var lastResponder: FieldID?

  init(_ prototype: Prototype, _ oneOff: OneOff) {
    session = Session(prototype, clock: clock)
    printer = RowPrinter(session, oneOff)
    let (desktop, preferences) = (Settings.standard, Preferences.shared)
    // A window that shows only the prototype is dark if the preferences or the desktop are dark.
    let look = Look(preferences.look, dark: preferences.isDark || desktop.isDark)
    var axes = ShownAxes()
    axes.preferred = preferences.axes
    axes.begin(prototype)
    let variant = LookVariant(look, textSize: axes.textSize, contrast: axes.contrast)
    let rightToLeft = axes.direction == .rtl
    let isSheet = prototype.dialogs.first?.alert == nil
    stage =
      isSheet
      ? SheetStage(variant, rightToLeft: rightToLeft, zoom: desktop.textScale)
      : AlertStage(variant, rightToLeft: rightToLeft, zoom: desktop.textScale)
    // The window is made after the style sheets are loaded, because each sheet restyles all
    // windows.
    window = Window()
    window.title = OneLine.beginning(OneOffWindow.title(of: prototype))
    window.setResizable(false)
    window.setCentered()
    window.add(stage.widget)
    stage.onInput = { [session] in session.send($0) }
    session.cutTexts = { [stage] in stage.cutTexts(in: $0) }
    stage.clock = { [clock] in clock.exactMilliseconds }
    stage.isAnimated = { Settings.standard.animationsEnabled }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.connect("destroy") { MainLoop.quit() }
    observation = session.observe { [weak self] in self?.refresh() }
    // Making the window takes time, and a run begins at 0.
    session.send(.launch, at: .zero)
    window.present()
    window.setFocus(nil)
    stage.focusEditedField(in: window)
    MainLoop.idle { [weak self] in
      self?.stage.announce()
      return false
    }
  }

  private static func title(of prototype: Prototype) -> String {
    if let sheet = prototype.dialogs.first?.actionSheet {
      return sheet.title.flatMap { $0.pieces.isEmpty ? nil : $0.sourceText } ?? tr("Action sheet")
    }
    if prototype.dialogs.first?.activityPicker != nil { return tr("Activities") }
    let alert = prototype.dialogs.first?.alert
    let texts = [alert?.title, alert?.message].compactMap { $0?.sourceText }
    return texts.first { !$0.isEmpty } ?? tr("Alert")
  }

  private func refresh() {
    printer.update()
    stage.show(session.simulator)
    let responder = session.state.firstResponder
    if responder != lastResponder || window.focusesNothing { stage.focusEditedField(in: window) }
    stage.focusButton(in: window)
    lastResponder = responder
    guard let outcome = session.outcome else { return }
    self.outcome = outcome
    observation = nil
    window.destroy()
  }

  /// Handles Escape and Return as on the stage of a document; GTK handles the other keys.
  private func handle(_ press: KeyPress) -> Bool {
    if press.modifiers == .control, ["w", "q"].contains(press.name) {
      window.close()
      return true
    }
    // If no widget has the focus, typed text is for the field that is being edited.
    if window.focusesNothing, stage.focusEditedField(in: window) { return false }
    if MainWindow.keysOfFocus.contains(press.name) { stage.ringFocus() }
    guard press.modifiers.isEmpty, !stage.isComposing else { return false }
    switch press.name {
    case "Escape": return tap(stage.cancelButton)
    case "Return", "KP_Enter", "ISO_Enter":
      let isBold = stage.focusesEmphasisedButton(in: window)
      return (window.focusesNothing || isBold) && tap(stage.emphasisedButton)
    default: return false
    }
  }

  private func tap(_ input: Input?) -> Bool {
    guard let input else { return false }
    session.send(input)
    return true
  }
}
