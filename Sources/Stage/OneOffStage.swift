public import DialogModel
public import DialogSimulator
public import Gtk
import Texts

/// Draws one dialog alone, without device or screen.
///
/// As ``Stage`` it knows no order: it shows what the simulator says.
@MainActor
public protocol OneOffStage: AnyObject {
  /// The ground with the dialog on it.
  var widget: Canvas { get }
  /// What a person did.
  var onInput: (@MainActor (Input) -> Void)? { get set }
  /// The simulated time that is drawn, in milliseconds.
  var clock: @MainActor () -> Double { get set }
  /// Whether things move; else each is at its end at once.
  var isAnimated: @MainActor () -> Bool { get set }
  /// What Return taps, if it taps something.
  var emphasisedButton: Input? { get }
  /// What Escape taps, if it taps something.
  var cancelButton: Input? { get }

  /// Shows the moment that a simulator is at.
  func show(_ simulator: Simulator)
  /// Tells assistive technology what has come.
  func announce()
  /// Whether an input method holds keys that are no text yet.
  var isComposing: Bool { get }
  /// Gives the keyboard's focus to the field that is being edited, if one is.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  func focusEditedField(in window: Window) -> Bool
}

extension Canvas {
  /// Makes it what a dialog that is shown alone stands on, in a look.
  ///
  /// - Parameter pixels: pixels per point.
  /// - Returns: its zoom, to be kept.
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
  /// Tells what a view cannot show in full, once.
  ///
  /// Not at once: a layout is under way.
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
  /// There are no fields.
  public var isComposing: Bool { false }
  /// There are no fields.
  public func focusEditedField(in window: Window) -> Bool { false }
}

extension AlertStage: OneOffStage {}
