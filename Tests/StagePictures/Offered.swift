import CGLib
import CGLibBridge
import CGtk
import DialogModel
import DialogSimulator
import Gtk
import RandomPrototypes
import Stage

/// What a stage offers to a person, found as assistive technology finds it: the buttons that are
/// sensitive and not concealed, by the inputs that they send, and the text fields.
@MainActor
private final class Offer {
  private(set) var inputs: Set<Input> = []
  private(set) var fields = 0

  /// - Parameter stage: the stage in the only window of the program.
  init(of stage: Stage) {
    stage.onInput = { [unowned self] in inputs.insert($0) }
    defer { stage.onInput = nil }
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var each = windows
    while let link = each {
      let window = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self)
      if let window { look(gtk_widget_get_accessible(window)) }
      each = link.pointee.next
    }
  }

  private func look(_ object: UnsafeMutablePointer<AtkObject>?) {
    guard let object, has(object, ATK_STATE_VISIBLE) else { return }
    if has(object, ATK_STATE_SENSITIVE) { take(object) }
    for index in 0..<max(0, atk_object_get_n_accessible_children(object)) {
      guard let child = atk_object_ref_accessible_child(object, index) else { continue }
      look(child)
      g_object_unref(child)
    }
  }

  private func take(_ object: UnsafeMutablePointer<AtkObject>) {
    switch atk_object_get_role(object) {
    // A selected segment, or the tab of this screen, sends what does nothing.
    case ATK_ROLE_RADIO_BUTTON where has(object, ATK_STATE_CHECKED): break
    case ATK_ROLE_PUSH_BUTTON, ATK_ROLE_TOGGLE_BUTTON, ATK_ROLE_RADIO_BUTTON, ATK_ROLE_PAGE_TAB:
      let accessible = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkAccessible.self)
      guard let widget = gtk_accessible_get_widget(accessible) else { return }
      gtk_button_clicked(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self))
    case ATK_ROLE_TEXT, ATK_ROLE_ENTRY, ATK_ROLE_PASSWORD_TEXT: fields += 1
    default: break
    }
  }

  private func has(_ object: UnsafeMutablePointer<AtkObject>, _ state: AtkStateType) -> Bool {
    guard let states = atk_object_ref_state_set(object) else { return false }
    defer { g_object_unref(states) }
    return atk_state_set_contains_state(states, state) != 0
  }
}

/// Whether stages in random states of random documents offer what the simulator lists as choices,
/// and nothing else.
@MainActor
struct OfferCheck {
  /// How many states were looked at while nothing moved.
  private(set) var states = 0
  /// How many buttons and fields were offered in all.
  private(set) var offered = 0
  /// What differed, with the seeds of the documents.
  private(set) var differences: [String] = []

  init(seeds: Range<UInt64>) {
    let stage = Stage()
    stage.isAnimated = { false }
    stage.showsKeyboard = false
    let window = OffscreenWindow()
    window.add(stage.widget)
    window.showAll()
    for seed in seeds { look(at: stage, seed) }
    window.destroy()
  }

  private mutating func look(at stage: Stage, _ seed: UInt64) {
    var chance = Chance(seed: seed)
    let prototype = chance.withTasks(chance.prototype())
    var simulator = Simulator(prototype)
    stage.begin(prototype)
    simulator.perform(.launch, at: .zero)
    for _ in 0..<20 {
      simulator.advance(to: simulator.state.now.after(milliseconds: chance.gap()))
      stage.show(simulator)
      compare(stage, simulator, seed)
      simulator.perform(chance.inputWithTasks(simulator), at: simulator.state.now)
      _ = simulator.takeRows()
    }
  }

  /// While something moves, a question is open or the run has stopped, the stage looks as before and
  /// the simulator ignores taps.
  private mutating func compare(_ stage: Stage, _ simulator: Simulator, _ seed: UInt64) {
    let state = simulator.state
    guard !state.isMoving, state.hold == nil, state.stop == nil else { return }
    let choices = simulator.choices
    // The icon is on the home screen, where nothing lies over that; the switcher has it too.
    let isHome =
      state.front == .springboard && !state.isLocked && !state.centerIsDown
      && !state.switcherIsOpen && !state.hasAlertAbove
    let expected = Set(
      choices.filter { OfferCheck.hasButton($0) && ($0 != .launchApp || isHome) })
    let fields = choices.filter { if case .tapField = $0 { true } else { false } }
    let offer = Offer(of: stage)
    // The key of the device can always be pressed.
    let inputs = offer.inputs.subtracting([.home])
    states += 1
    offered += inputs.count + offer.fields
    // What the system shows is offered there, and by the device's buttons.
    for extra in inputs.subtracting(choices) {
      differences.append("seed \(seed): \(extra) is offered, \(simulator.ignored(extra) as Any)")
    }
    for missing in expected.subtracting(inputs) {
      differences.append("seed \(seed): \(missing) is not offered")
    }
    if offer.fields != fields.count {
      differences.append("seed \(seed): \(offer.fields) fields are offered, not \(fields)")
    }
  }

  private static func hasButton(_ input: Input) -> Bool {
    switch input {
    case .tapButton, .tapControl, .tapSegment, .chooseActivity, .cancelPicker, .cancelLoader,
      .pressClear, .launchApp:
      true
    default: false
    }
  }
}
