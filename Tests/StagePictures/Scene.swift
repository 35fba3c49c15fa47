import DialogModel
import DialogSimulator
import Gtk
import PrototypeFile
import Stage

/// A moment of a run, and how it is looked at.
struct Scene {
  var name: String
  var prototype: Prototype
  var inputs: [Input] = []
  /// What follows once nothing moves any more, at half the time.
  var afterwards: [Input] = []
  var look = Look(.flat)
  var model = DeviceModel.phone
  /// Pixels per hundred points.
  var percent = 50
  /// Simulated time after the last input, in milliseconds.
  var later = 1000
  /// Whether things move.
  var isAnimated = true
  /// Device pixels per pixel.
  var scale = 1.0

  /// A scene of a document with the dialog `a` up.
  init(_ name: String, document: String, shown: Bool = true) {
    self.name = name
    let result = PrototypeDocument.load(Array(document.utf8), in: .bare)
    guard let prototype = result.prototype else {
      preconditionFailure("\(name): \(result.problems)")
    }
    self.prototype = prototype
    if shown, let dialog = prototype.dialog(named: "a") { inputs = [.perform(.present(dialog))] }
  }

  func with(_ change: (inout Scene) -> Void) -> Scene {
    var scene = self
    change(&scene)
    return scene
  }

  /// Draws it, off any screen.
  @MainActor func picture() async -> Picture { await draw().picture }

  /// The run of the scene, at its moment.
  func run() -> Simulator {
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    for input in inputs { simulator.perform(input, at: .zero) }
    let half = SimulatedTime(milliseconds: later / 2)
    for input in afterwards { simulator.perform(input, at: half) }
    simulator.advance(to: SimulatedTime(milliseconds: later))
    return simulator
  }

  /// A stage that shows the run, in a window off any screen.
  @MainActor func stage(_ simulator: Simulator) -> (stage: Stage, window: OffscreenWindow) {
    let stage = Stage()
    let now = Double(later)
    stage.clock = { now }
    let moves = isAnimated
    stage.isAnimated = { moves }
    stage.look = look
    stage.model = model
    stage.zoomLevel = .percent(percent)
    let window = OffscreenWindow()
    window.add(stage.widget)
    stage.begin(prototype)
    stage.model = model
    stage.show(simulator)
    let size = stage.preferredSize
    stage.widget.setSizeRequest(width: size.width, height: size.height)
    window.showAll()
    return (stage, window)
  }

  /// Draws it, and tells which texts the stage has said are cut, and which are measured in whole
  /// pixels.
  @MainActor func draw() async -> (picture: Picture, cut: [String], inPixels: [String]) {
    let simulator = run()
    let (stage, window) = stage(simulator)
    // The layout restyles, and lays out again.
    stage.show(simulator)
    try? await Task.sleep(for: .milliseconds(40))
    stage.show(simulator)
    try? await Task.sleep(for: .milliseconds(20))
    var picture = Picture(of: stage.widget, scale: scale)
    // On a busy machine the layout comes later, and before it nothing is drawn.
    for _ in 0..<100 where picture.isTransparent {
      try? await Task.sleep(for: .milliseconds(20))
      picture = Picture(of: stage.widget, scale: scale)
    }
    let cut = stage.cutTexts(in: simulator).map(\.text)
    let inPixels = stage.widget.textsInWholePixels
    window.destroy()
    return (picture, cut, inPixels)
  }
}
