public import DialogModel
public import DialogSimulator

extension Motion {
  /// How long a field shakes after a refusal, in milliseconds.
  private static let shaking = 400.0

  /// How far the keyboard is visible: 1 at its place, 0 below the screen.
  public func way(of keyboard: KeyboardMovement) -> Double {
    let (start, end) = (Double(keyboard.from.milliseconds), Double(keyboard.until.milliseconds))
    guard isAnimated, now < end, end > start else { return keyboard.isUp ? 1 : 0 }
    let way = min(1, max(0, (now - start) / (end - start)))
    let eased = way * way * (3 - 2 * way)
    return keyboard.isUp ? eased : 1 - eased
  }

  /// Whether the keyboard is moving.
  public func isMoving(_ keyboard: KeyboardMovement) -> Bool {
    isAnimated && now < Double(keyboard.until.milliseconds)
  }

  /// How far a field that shakes is to the right of its place, in points; `nil` before and after.
  ///
  /// - Parameter time: when a change of the field was refused.
  public func shake(since time: SimulatedTime?) -> Double? {
    guard let time else { return nil }
    let way = (now - Double(time.milliseconds)) / Motion.shaking
    guard way >= 0, way < 1 else { return nil }
    guard isAnimated else { return 0 }
    // Three swings that become smaller: a triangle wave needs no sine.
    let phase = (way * 3).truncatingRemainder(dividingBy: 1)
    let wave = phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4
    return 6 * (1 - way) * wave
  }
}
