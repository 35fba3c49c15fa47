import DialogModel

/// What would correct the warnings about sheets.
extension DocumentChecks {
  /// Presents a sheet from the view that nothing clips.
  ///
  /// - Parameter path: the path of the sheet.
  func fromRootView(_ sheet: ActionSheet, _ path: [Places.Step]) -> [DocumentEdit] {
    let from = places.address(to: path + ["from"])
    if case .byDevice? = sheet.source {
      return [.set(path: from / SourceKey.phone, .text("rootView"))]
    }
    return [.set(path: from, .text("rootView"))]
  }

  /// Disables the bar of an item while a sheet is up.
  ///
  /// - Parameter path: the path of the sheet.
  func disabling(
    _ item: ControlID, _ dialog: Dialog, _ path: [Places.Step]
  ) -> [DocumentEdit] {
    guard !dialog.delegate.isNil, let bar = prototype.control(item).kind.bar else { return [] }
    let moments: [(Selector, String)] = [
      (.willPresentActionSheet, "disable"), (.actionSheetDidDismissWithButtonIndex, "enable"),
    ]
    guard moments.allSatisfy({ dialog.delegate.responds(to: $0.0) }) else { return [] }
    return moments.map { selector, action in
      let does = ["delegate", "does", .key(selector.name)] as [Places.Step]
      let list = places.address(to: path.dropLast() + does)
      return .insert(path: list / .end, .map([(action, .text(bar.rawValue))]))
    }
  }
}
