import Texts

public import enum DialogModel.Input

/// What is written on a key that people see pressed, on the stage and in films.
public enum PressedKey {
  /// The words for an input; `nil` for what is no key.
  ///
  /// What is typed is none, so that nothing secret is ever on one.
  public static func title(of input: Input) -> String? {
    switch input {
    case .pressReturn: tr("Return")
    case .pressTab: tr("Tab")
    case .power: tr("Power")
    default: nil
    }
  }
}
