import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// Going back with a finger that swipes from the edge of the screen, in Flat.
///
/// The screen follows the finger. Let go beyond the middle, or thrown there, it goes back as the
/// back button does; else it returns to its place.
@MainActor
final class EdgeSwipe {
  private unowned let stage: Stage
  private var drag: DragObserver?
  private var below: ScreenView?
  private var bar: BarPassage?
  /// How far the screen has followed the finger, from 0 to 1.
  private var way = 0.0
  /// How far it was when the finger let it go; `nil` once that was taken.
  private var released: Double?

  init(_ stage: Stage) {
    self.stage = stage
    drag = DragObserver(stage.screen) { [weak self] in
      self?.begins ?? false
    } drag: { [weak self] in
      self?.follow($0)
    } end: { [weak self] in
      self?.end(velocity: $0)
    }
  }

  /// How far the screen was when the finger let it go, from 0 to 1; only once.
  func takeReleased() -> Double? {
    defer { released = nil }
    return released
  }

  private var width: Double { stage.metrics.screenWidth }
  /// 1 where swiping to the right goes back, -1 where everything is mirrored.
  private var sign: Double { stage.screen.isMirrored ? -1 : 1 }

  private var begins: Bool {
    guard stage.look.theme == .flat, let start = drag?.start,
      stage.screenView?.backButton?.isSensitive == true, stage.simulator?.state.passage == nil,
      // The button inside an activity's view is the one that a swipe would press.
      !stage.layers.contains(where: { $0.screenView?.backButton != nil })
    else { return false }
    let x = start.x / stage.zoom.value
    return SwipeBack.begins(at: sign > 0 ? x : width - x)
  }

  private func follow(_ pixels: Double) {
    guard let view = stage.screenView, let simulator = stage.simulator,
      let target = simulator.state.backScreen
    else { return }
    if below == nil { showBelow(target, simulator, under: view) }
    guard let below else { return }
    way = SwipeBack.way(sign * pixels / stage.zoom.value, width: width)
    let height = stage.metrics.screenHeight
    let movement = PassageMovement(.pop, theme: .flat, width: width, height: height, way: way)
    for (part, offset) in [(view, movement.going), (below, movement.coming)] {
      stage.screen.setRectangle(
        Rectangle(x: offset.x, y: offset.y, width: width, height: height), of: part.canvas)
    }
    bar?.draw(offset: movement.going.x, presence: 1 - way, on: stage.screen)
  }

  private func showBelow(_ target: ScreenID, _ simulator: Simulator, under view: ScreenView) {
    guard let screen = simulator.prototype[target] else { return }
    let stack = simulator.state.screens.map(\.screen)
    let last = stack.lastIndex(of: target).flatMap { stack[..<$0].last }
    let below = ScreenView(
      holder: .screen(target), screen,
      back: last.map { simulator.prototype.backTitle(of: $0) }, picture: stage.picture,
      send: { _ in })
    stage.screen.add(below.canvas)
    stage.screen.reorder(below.canvas, to: 0)
    stage.screen.setConcealed(true, below.canvas)
    below.layOut(stage.metrics, stage.variant, zoom: stage.zoom.value, keyboard: 0)
    self.below = below
    bar = BarPassage(lower: below, upper: view, on: stage.screen)
  }

  private func end(velocity: Double) {
    let goesBack = SwipeBack.goesBack(
      from: way, velocity: sign * velocity / stage.zoom.value, width: width)
    bar?.end(on: stage.screen)
    bar = nil
    if let below { stage.screen.remove(below.canvas) }
    below = nil
    if goesBack {
      released = way
      stage.onInput?(.tapBack)
      released = nil
    } else {
      stage.layOut()
    }
    way = 0
  }
}
