extension ActionSheet {
  /// The style that a sheet is seen in, never ``Style/automatic``.
  ///
  /// From a tab bar it is opaque black, whatever its own style. In a popover no style makes a
  /// difference. Automatic is the bar's where the sheet comes from one.
  ///
  /// - Parameters:
  ///   - barStyle: how the bars of the screen look; `nil` without a screen.
  ///   - inPopover: whether it stands in a popover of its own.
  public func shownStyle(barStyle: Screen.BarStyle?, inPopover: Bool) -> Style {
    if inPopover { return .default }
    if source == .tabBar { return .blackOpaque }
    guard style == .automatic else { return style }
    switch source {
    case .toolbar, .barButton:
      return switch barStyle {
      case .black: .blackOpaque
      case .blackTranslucent: .blackTranslucent
      case .default, nil: .default
      }
    case .view, .rootView, .tabBar, .rect, nil: return .default
    }
  }
}
