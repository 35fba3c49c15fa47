public import DialogModel

extension Timeline {
  /// What a template says just after a call of the past was made; secure texts are bullets.
  ///
  /// - Parameters:
  ///   - row: the row of the call.
  ///   - place: its 0-based place among the rows of the run.
  /// - Returns: `nil` for a row that is not a call.
  public func value(of template: Template, at row: Row, place: Int) -> String? {
    guard case .call(let selector, let argument, _) = row.content,
      var simulator = moment(at: place)
    else { return nil }
    var (buttonIndex, replacement): (Int?, String?) = (nil, nil)
    switch argument {
    case .buttonIndex(let index): buttonIndex = index
    case .change(_, let text): replacement = text
    case .none, .null, .items, .item, .viewController, .completed, .completion, .animated,
      .orientation,
      .orientations, .controller, .presentation, .notification:
      break
    }
    var titles: [String] = []
    if case .dialog(let dialog) = row.target { titles = simulator.state.stack.titles(of: dialog) }
    let scope = Scope(
      selector: selector, target: row.target, buttonIndex: buttonIndex, buttonTitles: titles,
      replacement: replacement)
    return simulator.fill(template, for: scope, isKept: false)
  }
}
