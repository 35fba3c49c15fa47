public import DialogModel
public import DialogSimulator
public import Gtk
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
  /// Tells assistive technology which dialog has come in.
  func announce()
  /// Whether an input method has keys that are not text yet.
  var isComposing: Bool { get }
  /// Gives the keyboard's focus to the field that is being edited.
  ///
  /// - Returns: whether a field is being edited.
  @discardableResult
  func focusEditedField(in window: Window) -> Bool
}

extension Canvas {
  /// Makes this canvas the ground of a dialog that is shown alone, in a look.
  ///
  /// - Parameter pixels: pixels per point.
  /// - Returns: the zoom of the ground, which the caller must keep.
  func becomeGround(of look: Look, zoom pixels: Double) -> Zoom {
    LookSheets.load(look, scale: scaleFactor)
    for name in ["stage", look.name] { addClass(name) }
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

extension OneOffStage {
  /// Reports once each text that a view cannot show in full.
  ///
  /// The report is made later, because a layout is in progress.
  func reportTruncations(of view: any LayerView) {
    for text in view.truncated where view.reported.insert(text).inserted {
      MainLoop.idle { [weak self, dialog = view.dialog] in
        self?.onInput?(.truncated(dialog, text))
        return false
      }
    }
  }
}

extension SheetStage {
  /// Always false, because there are no fields.
  public var isComposing: Bool { false }
  /// Always false, because there are no fields.
  public func focusEditedField(in window: Window) -> Bool { false }
}

extension AlertStage: OneOffStage {}
