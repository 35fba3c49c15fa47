extension ActionSheet {
  /// The style in which a sheet is drawn, never ``Style/automatic``.
  ///
  /// From a tab bar it is opaque black, whatever the style. In a popover all styles look the same.
  /// Automatic is the style of the bar if the sheet comes from a bar.
  ///
  /// - Parameters:
  ///   - barStyle: how the bars of the screen look; `nil` without a screen.
  ///   - inPopover: whether the sheet is in a popover.
  public func shownStyle(
    barStyle: Screen.BarStyle?, inPopover: Bool, on device: Prototype.Device
  ) -> Style {
    if inPopover { return .default }
    let source = source.on(device)
    if source == .tabBar { return .blackOpaque }
    guard style == .automatic else { return style }
    switch source {
    case .toolbar, .barButton:
      return switch barStyle {
      case .black: .blackOpaque
      case .blackTranslucent: .blackTranslucent
      case .default, nil: .default
      }
    case .view, .rootView, .tabBar, .rect, .byDevice, nil: return .default
    }
  }
}
