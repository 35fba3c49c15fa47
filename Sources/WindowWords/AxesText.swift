public import DialogModel
import Texts

/// The texts about the axes of the stage: the size of texts, the direction, the contrast.
public enum AxesText {
  /// The word of a menu for an axis that nothing is set on.
  public static let unset = "auto"

  /// The name of an axis in menus.
  public static func title(of axis: StageAxes.Axis) -> String {
    switch axis {
    case .textSize: tr("Text size")
    case .direction: tr("Direction")
    case .contrast: tr("Contrast")
    }
  }

  /// The choices of an axis in menus: a word, and its title.
  public static func choices(of axis: StageAxes.Axis) -> [(word: String, title: String)] {
    switch axis {
    case .textSize: StageAxes.TextSize.allCases.map { ($0.rawValue, title(of: $0)) }
    case .direction:
      [(unset, tr("As the language"))]
        + StageAxes.Direction.allCases.map { ($0.rawValue, title(of: $0)) }
    case .contrast: StageAxes.Contrast.allCases.map { ($0.rawValue, title(of: $0)) }
    }
  }

  /// What is unusual of the axes, in a few words; empty if nothing is.
  public static func description(of axes: StageAxes) -> String {
    news(from: StageAxes(textSize: .normal, direction: .ltr, contrast: .normal), to: axes)
  }

  /// What has changed between two values of all axes, in a few words; empty if nothing has.
  public static func news(from old: StageAxes, to new: StageAxes) -> String {
    var changed = StageAxes()
    for axis in StageAxes.Axis.allCases where old[axis] != new[axis] { changed[axis] = new[axis] }
    return words(changed).listed()
  }

  private static func words(_ axes: StageAxes) -> [String] {
    [
      axes.textSize.map { size in
        switch size {
        case .small: tr("small text")
        case .normal: tr("text of normal size")
        case .large: tr("large text")
        case .largest: tr("largest text")
        }
      },
      axes.direction.map { $0 == .rtl ? tr("right to left") : tr("left to right") },
      axes.contrast.map { $0 == .high ? tr("high contrast") : tr("normal contrast") },
    ].compactMap { $0 }
  }

  /// The name of a size of texts in menus.
  public static func title(of size: StageAxes.TextSize) -> String {
    switch size {
    case .small: tr("Small")
    case .normal: tr("Normal")
    case .large: tr("Large")
    case .largest: tr("Largest")
    }
  }

  private static func title(of direction: StageAxes.Direction) -> String {
    switch direction {
    case .ltr: tr("Left to right")
    case .rtl: tr("Right to left")
    }
  }

  private static func title(of contrast: StageAxes.Contrast) -> String {
    switch contrast {
    case .normal: tr("Normal")
    case .high: tr("High")
    }
  }
}
