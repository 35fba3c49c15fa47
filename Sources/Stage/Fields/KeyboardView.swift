import DialogModel
import Gtk
import StageGeometry
import Texts

/// The on-screen keyboard for the field that is being edited.
@MainActor
final class KeyboardView {
  /// Clips the keyboard at the edge of the screen while it slides.
  let host = Canvas()
  var onKey: (@MainActor (Key) -> Void)?

  private let canvas = Canvas()
  /// The keys, each with its place as fractions of the keyboard's size.
  private var buttons: [(part: Rectangle, view: ButtonView)] = []
  private var shown: Shown?
  private var plane = KeyboardPlane.letters
  private var isShifted = false

  /// The properties of the field for which the keys were made.
  private struct Shown: Equatable {
    var keyboard: TextField.Keyboard
    var returnKey: TextField.ReturnKey
    var plane: KeyboardPlane
    var isShifted: Bool
  }

  init() {
    host.setClips(true)
    host.ignoresShowAll = true
    canvas.addClass("keyboard")
    canvas.accessibleRole = .panel
    canvas.accessibleName = tr("Keyboard")
    canvas.setTakesInput(true)
    host.accessibleRole = .filler
    host.add(canvas)
    canvas.show()
  }

  /// Shows the keys for a field; for a new field the keyboard begins with the first page of keys.
  func show(_ field: TextField, isReturnEnabled: Bool, isNew: Bool) {
    if isNew {
      plane = KeyboardKeys.firstPlane(field.keyboard)
      isShifted = false
    }
    make(
      Shown(
        keyboard: field.keyboard, returnKey: field.returnKey, plane: plane, isShifted: isShifted))
    for (_, view) in buttons where view.button.hasClass("return") {
      view.isEnabled = isReturnEnabled
    }
  }

  private func make(_ wanted: Shown) {
    guard wanted != shown else { return }
    shown = wanted
    for (_, view) in buttons {
      canvas.remove(view.button)
      canvas.remove(view.veil)
    }
    buttons = []
    let keys = KeyboardKeys(wanted.keyboard, wanted.plane, isShifted: wanted.isShifted)
    for cell in KeyboardLayout(keys).cells {
      if let view = makeKey(cell.key, wanted) { buttons.append((cell.part, view)) }
    }
  }

  private func makeKey(_ key: Key, _ wanted: Shown) -> ButtonView? {
    let (title, name, kind): (String, String, String)
    switch key {
    case .gap: return nil
    case .character(let text): (title, name, kind) = (text, text, "character")
    case .space:
      (title, name, kind) = (tr("space", context: "key"), tr("space", context: "key"), "character")
    case .shift: (title, name, kind) = ("⇧", tr("Shift", context: "key"), "special")
    case .delete: (title, name, kind) = ("⌫", tr("Delete", context: "key"), "special")
    case .return:
      (title, name, kind) = (wanted.returnKey.title, wanted.returnKey.title, "return")
    case .plane(.letters): (title, name, kind) = ("ABC", tr("Letters", context: "key"), "special")
    case .plane(.numbers): (title, name, kind) = ("123", tr("Numbers"), "special")
    case .plane(.symbols): (title, name, kind) = ("#+=", tr("Symbols"), "special")
    }
    let view = ButtonView(title) { [weak self] in self?.press(key) }
    view.button.accessibleName = name
    view.button.addClass("key")
    view.button.addClass(kind)
    if title.count > 1 { view.button.addClass("word") }
    if wanted.returnKey != .default { view.button.setClass("action", kind == "return") }
    if key == .shift { view.button.setClass("held", wanted.isShifted) }
    // Tab moves between the widgets of the prototype, not between forty keys; the computer has a
    // keyboard.
    view.button.canFocus = false
    canvas.add(view.button)
    canvas.add(view.veil)
    canvas.setConcealed(true, view.veil)
    view.button.showAll()
    view.isEnabled = true
    return view
  }

  private func press(_ key: Key) {
    switch key {
    case .shift: isShifted.toggle()
    case .plane(let next): plane = next
    case .character where isShifted:
      isShifted = false
      onKey?(key)
    default: onKey?(key)
    }
    guard var wanted = shown else { return }
    (wanted.plane, wanted.isShifted) = (plane, isShifted)
    guard wanted != shown else { return }
    // Not at once, because this removes the key that is being pressed.
    MainLoop.idle { [weak self] in
      self?.make(wanted)
      self?.canvas.queueResize()
      if let self { placeKeys() }
      return false
    }
  }

  private var size = (width: 0.0, height: 0.0)

  /// Places the keyboard in its host, which has the size of the whole keyboard.
  ///
  /// - Parameter way: how far the keyboard is up, from 0 to 1.
  func layOut(width: Double, height: Double, zoom: Double, way: Double) {
    for part in [host, canvas] { part.zoom = zoom }
    size = (width, height)
    host.setRectangle(
      Rectangle(
        x: 0, y: KeyboardLayout.top(height: height, way: way, zoom: zoom), width: width,
        height: height),
      of: canvas)
    placeKeys()
  }

  private func placeKeys() {
    for (part, view) in buttons {
      let key = KeyboardLayout.place(of: part, width: size.width, height: size.height)
      canvas.setRectangle(key, of: view.button)
      canvas.setRectangle(key, of: view.veil)
    }
  }
}
