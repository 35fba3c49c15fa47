/// The size of a page that lies on its long side.
public enum Paper: String, CaseIterable, Sendable {
  case a4, letter

  /// In points of 1/72 inch.
  public var size: (width: Double, height: Double) {
    switch self {
    case .a4: (842, 595)
    case .letter: (792, 612)
    }
  }
}
