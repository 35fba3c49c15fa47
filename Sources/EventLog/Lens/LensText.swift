public import DialogModel
public import DialogSimulator
import Texts

/// Calls and inputs in the words of a designer or of a presenter, in the person's language.
public struct LensText: Sendable {
  private let names: Names
  private let client: ClientName
  private let indices: [ButtonIndices]
  /// The titles of the tasks, by their places.
  private let loaders: [String?]

  /// The words for rows about a prototype.
  ///
  /// - Parameter indices: the buttons of its dialogs.
  public init(_ prototype: Prototype, indices: [ButtonIndices]) {
    (names, client, self.indices) = (Names(prototype), ClientName(prototype), indices)
    loaders = prototype.tasks.map { $0.title?.literal.map { OneLine.text($0) } }
  }

  /// The words of a row through a lens; `nil` for a row that is neither a call nor an input, and for
  /// the lens of developers, which has selectors.
  public func words(_ row: Row, _ lens: Lens) -> String? {
    switch (row.content, lens) {
    case (_, .developer), (_, .listener): nil
    case (.call(let selector, let argument, let returned), _):
      call(selector, argument, returned, row.target, lens)
    case (.input(let input, let title, _), .designer):
      LensInput().sentence(input, OneLine.text(title))
    case (.input(let input, let title, _), .presenter):
      LensInput().caption(input, OneLine.text(title), client)
    default: nil
    }
  }

  /// What has come of an input at a row, in the words of a presenter: while a task shows, its title.
  ///
  /// `nil` for a row at which nothing new is seen, and for a question to a delegate.
  public func effect(_ row: Row) -> String? {
    switch row.content {
    case .call(_, _, returned: nil): words(row, .presenter)
    case .task(.texts(_, let title?, _)) where !title.isEmpty: OneLine.text(title)
    default: nil
    }
  }

  /// The words of a call that has no answer yet; `nil` for the lens of developers.
  public func words(_ selector: Selector, of target: Target, _ lens: Lens) -> String? {
    lens.ofRows == .developer ? nil : call(selector, .none, nil, target, lens)
  }

  private func call(
    _ selector: Selector, _ argument: Row.CallArgument, _ returned: Bool?, _ target: Target,
    _ lens: Lens
  ) -> String {
    // The alert of a task asks nothing.
    if lens == .presenter, selector.showsAlert, let title = loader(target) { return title }
    // An audience knows no ids.
    var words =
      lens == .designer
      ? DesignerText.sentence(selector, name: names.called(target))
      : PresenterText.caption(selector, name: client.name(of: target))
    if selector.nature == .clicked, let button = button(argument, target) {
      words =
        lens == .designer
        ? tr("{sentence} The button is “{button}”.", ["sentence": words, "button": button])
        : tr("{caption}: {button}", ["caption": words, "button": button])
    }
    guard let returned else { return words }
    let answer = returned ? tr("Yes") : tr("No")
    return lens == .designer
      ? tr("{sentence} {answer}.", ["sentence": words, "answer": answer])
      : tr("{caption} {answer}", ["caption": words, "answer": answer])
  }

  /// The title of the task whose separate alert a target is; these come after the other dialogs.
  private func loader(_ target: Target) -> String? {
    guard case .dialog(let dialog) = target else { return nil }
    let place = dialog.index - (indices.count - loaders.count)
    return loaders.indices.contains(place) ? loaders[place] : nil
  }

  /// The title of the button that a call names; `nil` where it names none that is there.
  private func button(_ argument: Row.CallArgument, _ target: Target) -> String? {
    guard case .buttonIndex(let index) = argument, case .dialog(let dialog) = target,
      indices.indices.contains(dialog.index)
    else { return nil }
    let buttons = indices[dialog.index].buttons
    guard buttons.indices.contains(index) else { return nil }
    return buttons[index].title.literal.map { OneLine.text($0) }
  }
}

extension Selector {
  fileprivate var showsAlert: Bool {
    self == .willPresentAlertView || self == .didPresentAlertView
  }
}
