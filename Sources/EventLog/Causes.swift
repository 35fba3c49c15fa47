public import DialogModel
public import DialogSimulator

/// Follows the rows of one run, and says what each of them comes from: an input, and perhaps an
/// action of the document inside a call.
public struct Causes: Sendable {
  /// An action that was performed.
  public struct Deed: Hashable, Sendable {
    /// The 0-based number of its row in the run.
    public let row: Int
    /// The action.
    public let action: Action
    /// The method inside which it was performed, and whose; `nil` outside of any.
    public let inside: Callback?
  }

  /// A call inside which actions were performed.
  public struct Callback: Hashable, Sendable {
    /// The method.
    public let selector: Selector
    /// What it was about.
    public let target: Target
    /// The 0-based number of its row in the run.
    public let row: Int
    fileprivate let buttonIndex: Int?
    fileprivate let input: Int
  }

  /// What a row comes from.
  public struct Cause: Hashable, Sendable {
    /// The 1-based number of the input.
    public let input: Int
    /// The 0-based number of the input's row in the run, if it was seen.
    public let inputRow: Int?
    /// The action, if one made the call or the movement, or changed its course.
    public let deed: Deed?
    /// The action whose own row it is.
    public let performed: Deed?
    /// The 0-based number of the row that the row comes from: of the action, of the call inside which
    /// an action was performed, or else of the input; `nil` for an input, and where it was not seen.
    public let row: Int?
  }

  private let prototype: Prototype
  private let buttons: [ButtonIndices]
  private var inputRows: [Int: Int] = [:]
  private var presented: [DialogID: (input: Int, deed: Deed)] = [:]
  private var dismissed: [DialogID: (input: Int, deed: Deed)] = [:]
  private var lastPresented: [Int: Deed] = [:]
  private var calls: [Callback] = []

  /// How many calls back an action's own call is looked for.
  private static let searched = 32

  /// The causes of a run from its first row on.
  ///
  /// - Parameter buttons: the buttons of each dialog.
  public init(_ prototype: Prototype, buttons: [ButtonIndices]) {
    (self.prototype, self.buttons) = (prototype, buttons)
  }

  /// What the next row comes from.
  ///
  /// - Parameter number: its 0-based number in the run.
  public mutating func take(_ row: Row, number: Int) -> Cause {
    var (deed, performed): (Deed?, Deed?)
    switch row.content {
    case .input: inputRows[row.input] = number
    case .action(let action, _): performed = note(action, row, number)
    case .call(let selector, let argument, _):
      deed = self.deed(of: row, selector)
      let index: Int? = if case .buttonIndex(let index) = argument { index } else { nil }
      if calls.count >= Causes.searched { calls.removeFirst() }
      calls.append(
        Callback(
          selector: selector, target: row.target, row: number, buttonIndex: index, input: row.input)
      )
    case .animation(let animation): deed = self.deed(of: row, animation)
    case .offer, .console, .refused, .task, .stopped, .value, .notification: break
    }
    let inputRow = inputRows[row.input]
    let from = deed?.row ?? performed?.inside?.row ?? inputRow
    return Cause(
      input: row.input, inputRow: inputRow, deed: deed, performed: performed,
      row: from == number ? nil : from)
  }

  private mutating func note(_ action: Action, _ row: Row, _ number: Int) -> Deed {
    let inside = calls.last {
      $0.input == row.input && actions(inside: $0).unconditional.contains(action)
    }
    let deed = Deed(row: number, action: action, inside: inside)
    switch action {
    case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _):
      presented[dialog] = (row.input, deed)
      lastPresented[row.input] = deed
    case .dismiss(let dialog, _, _), .dismissView(let dialog, _, _):
      dismissed[dialog] = (row.input, deed)
    default: break
    }
    return deed
  }

  private func deed(of row: Row, _ animation: Row.Animation) -> Deed? {
    guard case .dialog(let dialog) = row.target else { return nil }
    let made =
      switch animation {
      case .entry: presented[dialog]
      case .exit: dismissed[dialog]
      default: nil as (input: Int, deed: Deed)?
      }
    return made.flatMap { $0.input == row.input ? $0.deed : nil }
  }

  private func deed(of row: Row, _ selector: Selector) -> Deed? {
    guard case .dialog(let dialog) = row.target else {
      return row.rules.rules.contains(where: \.isOfStacking) ? lastPresented[row.input] : nil
    }
    switch selector.moment {
    case .willPresent, .shouldEnable, .didPresent:
      return presented[dialog].flatMap { $0.input == row.input ? $0.deed : nil }
    case .willDismiss, .didDismiss:
      if let found = dismissed[dialog], found.input == row.input { return found.deed }
      let changesCourse = row.rules.rules.contains { $0.isOfStacking }
      guard changesCourse, let deed = lastPresented[row.input],
        deed.action != .present(dialog), deed.action != .presentNew(dialog)
      else { return nil }
      return deed
    case nil where selector.owner == .viewController || selector == .completion:
      if let found = dismissed[dialog], found.input == row.input { return found.deed }
      return presented[dialog].flatMap { $0.input == row.input ? $0.deed : nil }
    default: return nil
    }
  }

  /// The actions that the document has for a call.
  private func actions(inside call: Callback) -> [Action] {
    switch call.target {
    case .dialog(let dialog):
      guard let described = prototype[dialog] else { return [] }
      var actions = described.delegate.does[call.selector] ?? []
      actions += described.controller?.methods.does[call.selector] ?? []
      guard let index = call.buttonIndex, buttons.indices.contains(dialog.index),
        buttons[dialog.index].buttons.indices.contains(index)
      else { return actions }
      let button = buttons[dialog.index].buttons[index]
      if call.selector.moment == .clicked { actions += button.then }
      if call.selector.moment == .didDismiss { actions += button.afterwards }
      return actions
    case .field(let field): return prototype.textField(field)?.delegate.does[call.selector] ?? []
    case .screen(let screen):
      return prototype[screen]?.controller?.methods.does[call.selector] ?? []
    case .navigation: return prototype.navigationController?.does[call.selector] ?? []
    case .tabs: return prototype.tabBarController?.does[call.selector] ?? []
    case .application: return prototype.application?.delegate.does[call.selector] ?? []
    default: return []
    }
  }
}
