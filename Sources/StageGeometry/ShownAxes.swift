public import DialogModel

/// What decides how a prototype is shown on each axis of the stage.
///
/// What options and its scenario set overrides what a person prefers, and that overrides the
/// direction of its texts.
public struct ShownAxes: Hashable, Sendable {
  /// What the person prefers.
  public var preferred = StageAxes()
  /// What the prototype of the run sets.
  public var own = StageAxes()
  /// The direction of its texts.
  private var ofTexts = StageAxes.Direction.ltr

  /// Nothing is set.
  public init() {}

  /// Takes what another prototype sets.
  public mutating func begin(_ prototype: Prototype) {
    own = prototype.axes
    var texts = prototype
    texts.axes = StageAxes()
    ofTexts = texts.direction
  }

  /// The size of the texts.
  public var textSize: StageAxes.TextSize { wanted.textSize ?? .normal }
  /// The direction.
  public var direction: StageAxes.Direction { wanted.direction ?? ofTexts }
  /// The contrast.
  public var contrast: StageAxes.Contrast { wanted.contrast ?? .normal }

  /// The value on each axis.
  public var all: StageAxes {
    StageAxes(textSize: textSize, direction: direction, contrast: contrast)
  }

  /// What is set on the axes.
  public var wanted: StageAxes { own.over(preferred) }
}
