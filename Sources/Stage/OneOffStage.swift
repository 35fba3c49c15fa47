public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry
import Texts

/// Draws one dialog alone, without a device or a screen.
///
/// Like ``Stage``, it has no rules about the order of events: it shows the state of the simulator.
@MainActor
public protocol OneOffStage: AnyObject {
  /// The ground with the dialog on it.
  var widget: Canvas { get }
  /// Called with each input of a person.
  var onInput: (@MainActor (Input) -> Void)? { get set }
  /// The simulated time that is drawn, in milliseconds.
  var clock: @MainActor () -> Double { get set }
  /// Whether movements are animated; if not, each movement is at its end at once.
  var isAnimated: @MainActor () -> Bool { get set }
  /// The tap that Return performs, if there is one.
  var emphasisedButton: Input? { get }
  /// The tap that Escape performs, if there is one.
  var cancelButton: Input? { get }

  /// Shows the current state of a simulator.
  func show(_ simulator: Simulator)
  /// The texts of the dialogs that are up in a run that do not fit, whatever the zoom.
  func cutTexts(in simulator: Simulator) -> [CutText]
  /// Tells assistive technology which dialog has come in.
  func announce()
  /// Whether an input method has keys that are not text yet.
  var isComposing: Bool { get }
  /// Gives the keyboard's focus to the field that is being edited.
  ///
  /// - Returns: whether a field is being edited.
  @discardableResult
  func focusEditedField(in window: Window) -> Bool
  /// Gives the keyboard's focus to the button that Return taps, else to the first one that does no
  /// harm, unless something has it, a field is edited, or the button is not drawn yet.
  func focusButton(in window: Window)
  /// Whether the focus is on the button that Return taps.
  func focusesEmphasisedButton(in window: Window) -> Bool
}

extension OneOffStage {
  /// Rings the part with the keyboard's focus, from the first key that moves it.
  public func ringFocus() { widget.removeClass("without-ring") }
}

extension LayerView {
  func focusButton(in window: Window) {
    guard window.focusesNothing, fields.isEmpty else { return }
    // Return taps the emphasised button also where it is disabled, and must not tap another one.
    if let emphasised, !emphasised.isSensitive { return }
    let buttons = focusable.filter(\.isSensitive)
    let wanted =
      emphasised ?? buttons.first { !$0.hasClass("destructive") } ?? buttons.first
    if let wanted, wanted.isMapped { window.setFocus(wanted) }
  }

  func focusesEmphasisedButton(in window: Window) -> Bool {
    emphasised.map { window.hasFocus($0) } ?? false
  }
}

extension Canvas {
  /// Makes this canvas the ground of a dialog that is shown alone, in a look and a direction.
  ///
  /// - Parameter pixels: pixels per point.
  /// - Returns: the zoom of the ground, which the caller must keep.
  func becomeGround(of look: LookVariant, rightToLeft: Bool, zoom pixels: Double) -> Zoom {
    LookSheets.load(look, scale: scaleFactor)
    setDirection(rightToLeft: rightToLeft)
    for name in ["stage", "without-ring", look.name] { addClass(name) }
    let zoom = Zoom(of: self)
    zoom.set(pixels)
    accessibleRole = .panel
    accessibleName = tr("Prototype")
    setAccessibleID("prototype")
    onScaleChanged { [weak self] in
      guard let self else { return }
      LookSheets.load(look, scale: scaleFactor)
    }
    return zoom
  }
}

extension SheetStage {
  /// Always false, because there are no fields.
  public var isComposing: Bool { false }
  /// Always false, because there are no fields.
  public func focusEditedField(in window: Window) -> Bool { false }
  /// Gives the keyboard's focus to the first button that does no harm.
  public func focusButton(in window: Window) { view?.focusButton(in: window) }
  /// Always false, because Return taps no button of a sheet.
  public func focusesEmphasisedButton(in window: Window) -> Bool { false }
}

extension AlertStage: OneOffStage {}
