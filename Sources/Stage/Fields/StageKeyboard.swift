import DialogModel
import DialogSimulator
public import Gtk
import StageGeometry

// The field that is being edited, the place of the on-screen keyboard, and the effect of its keys.

extension Stage {
  /// The views of all fields on the stage.
  var fieldViews: [FieldView] {
    layers.flatMap(\.fields) + (screenView?.fields ?? [])
  }

  /// The view of the field that is being edited.
  var editedField: FieldView? {
    guard let id = simulator?.state.firstResponder else { return nil }
    return fieldViews.first { $0.id == id }
  }

  /// Whether an input method has keys that are not text yet.
  public var isComposing: Bool { editedField?.isComposing ?? false }

  /// Gives the keyboard's focus to the field that is being edited.
  ///
  /// - Returns: whether a field is being edited.
  @discardableResult
  public func focusEditedField(in window: Window) -> Bool {
    guard let field = editedField, field.entry.isMapped else { return false }
    if !window.hasFocus(field.entry) { field.entry.grabFocusWithoutSelecting() }
    return true
  }

  /// Whether a field is being edited, so that letters are its.
  public var isEditing: Bool { editedField?.entry.isMapped ?? false }

  /// Shows the current fields, and the keyboard for the field that is being edited.
  func showFields(_ simulator: Simulator, disabled: Set<Input>) {
    for view in fieldViews { view.update(simulator, disabled: disabled) }
    guard let id = simulator.state.keyboardField, let field = simulator.prototype.textField(id)
    else { return }
    keyboard.show(
      field, isReturnEnabled: !disabled.contains(.pressReturn), isNew: id != keyboardField)
    keyboardField = id
  }

  /// The layer that lies over the keyboard: an alert or a phone's sheet, over the field that it is
  /// shown for; `nil` if the keyboard is above all layers.
  var layerAboveKeyboard: (any LayerView)? {
    let taker = simulator?.state.keyTaker
    return layers.first { $0.dialog == taker }
  }

  func press(_ key: Key) {
    guard let field = editedField else { return }
    switch key {
    case .character(let text): field.type(text)
    case .space: field.type(" ")
    case .delete: field.deleteBackward()
    case .return: onInput?(.pressReturn)
    case .shift, .plane, .gap: break
    }
  }

  /// How far the keyboard is up: 1 is at its place, 0 is below the screen.
  var keyboardWay: Double {
    guard showsKeyboard, let state = simulator?.state, state.showsApplication else { return 0 }
    return motion.way(of: state.keyboard)
  }

  /// The height that the keyboard takes when it is at rest.
  var keyboardRoom: Double {
    guard showsKeyboard, let state = simulator?.state, state.showsApplication,
      state.keyboard.isUp
    else { return 0 }
    return metrics.keyboard
  }

  /// Scrolls to the field that is being edited when it changes or while the keyboard comes up.
  func revealField() {
    guard let id = simulator?.state.keyboardField else { return revealedField = nil }
    let way = keyboardWay
    guard id != revealedField || (way > 0 && way < 1) else { return }
    revealedField = id
    let views = layers.compactMap(\.screenView) + [screenView].compactMap { $0 }
    guard let view = views.first(where: { $0.holds(id) }) else { return }
    // The scroll range is known only after the layout.
    MainLoop.idle { [weak view] in
      view?.reveal(id)
      return false
    }
  }

  /// Places the keyboard, and shows it while a part of it is visible.
  func layOutKeyboard(_ zoom: Double) {
    let (way, height) = (keyboardWay, metrics.keyboard)
    keyboard.host.isVisible = way > 0
    guard way > 0 else { return }
    let width = metrics.screenWidth
    screen.setRectangle(
      Rectangle(x: 0, y: metrics.screenHeight - height, width: width, height: height),
      of: keyboard.host)
    keyboard.layOut(width: width, height: height, zoom: zoom, way: way)
  }

  /// Shakes the field whose edit was just refused.
  func drawRefusal() {
    let refusal = simulator?.state.refusal
    for view in fieldViews {
      let left = refusal?.field == view.id ? motion.shake(since: refusal?.time) : nil
      view.setShake(left ?? 0, isRefused: left != nil)
    }
  }

  /// Whether the keyboard slides or a field shakes.
  var fieldsMove: Bool {
    simulator.map { motion.movesFields($0.state) } ?? false
  }

  var motion: Motion { Motion(theme: look.theme, now: clock(), isAnimated: isAnimated()) }
}
