import DialogModel

/// The values that never change during a run, in the form that the run needs.
///
/// A document is made for people; without the tables, a run would search it at each call.
final class Tables: Sendable {
  /// The prototype that is performed, with the alerts that show tasks.
  let prototype: Prototype
  /// The buttons of each dialog by index.
  let indices: [ButtonIndices]
  /// The table of each dialog, in the order of ``Prototype/dialogs``.
  let dialogs: [DialogTable]
  /// The traits of each dialog's delegate calls, by moment: ten entries a dialog.
  private let traits: [CallTraits]
  /// The titles of buttons that are always the document's.
  let titles: ButtonTitles
  /// The steps of a tap on each control of each screen.
  private let steps: [[[Step]]]
  /// The screens that the tabs of each screen select.
  private let tabRoots: [[ScreenID]]

  init(_ document: Prototype) {
    let prototype = document.addingLoaders()
    self.prototype = prototype
    let choice = prototype.choices.firstOtherIndex
    let indices = prototype.dialogs.map { ButtonIndices($0, firstOtherIndex: choice) }
    self.indices = indices
    dialogs = zip(prototype.dialogs, indices).map { DialogTable($0, $1, in: prototype) }
    traits = dialogs.flatMap { $0.methods.map(\.traits) }
    titles = ButtonTitles(indices.map(\.plainTitles))
    steps = prototype.screens.enumerated().map { $1.steps(at: $0) }
    tabRoots = prototype.screens.map(\.tabRoots)
  }

  /// The tables of a run with one more dialog, or with another one in its place; only its own are
  /// made.
  init(_ old: Tables, _ dialog: Dialog, at place: Int) {
    var prototype = old.prototype
    prototype.dialogs = prototype.dialogs.with(dialog, at: place)
    self.prototype = prototype
    let own = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex)
    let table = DialogTable(dialog, own, in: prototype)
    (indices, dialogs) = (old.indices.with(own, at: place), old.dialogs.with(table, at: place))
    var traits = old.traits
    let first = place * Moment.allCases.count
    let replaced = first..<min(first + Moment.allCases.count, traits.count)
    traits.replaceSubrange(replaced, with: table.methods.map(\.traits))
    self.traits = traits
    titles = old.titles.with(own.plainTitles, at: place)
    (steps, tabRoots) = (old.steps, old.tabRoots)
  }

  /// The same with a screen.
  init(_ old: Tables, _ screen: Screen, at place: Int) {
    var prototype = old.prototype
    prototype.screens = prototype.screens.with(screen, at: place)
    self.prototype = prototype
    (indices, dialogs, traits, titles) = (old.indices, old.dialogs, old.traits, old.titles)
    steps = old.steps.with(screen.steps(at: place), at: place)
    tabRoots = old.tabRoots.with(screen.tabRoots, at: place)
  }

  /// The same with one more notification.
  init(_ old: Tables, _ notification: LocalNotification) {
    var prototype = old.prototype
    prototype.notifications.append(notification)
    self.prototype = prototype
    (indices, dialogs, traits, titles) = (old.indices, old.dialogs, old.traits, old.titles)
    (steps, tabRoots) = (old.steps, old.tabRoots)
  }
}

extension Array {
  /// The same with an element at a place, or at the end.
  fileprivate func with(_ element: Element, at place: Int) -> [Element] {
    var elements = self
    if indices.contains(place) { elements[place] = element } else { elements.append(element) }
    return elements
  }
}

extension ButtonIndices {
  /// The titles of the buttons; empty for one with a template.
  fileprivate var plainTitles: [String] { buttons.map { $0.title.literal ?? "" } }
}

extension Screen {
  /// The steps of a tap on each control.
  fileprivate func steps(at place: Int) -> [[Step]] {
    controls.enumerated().map { index, control in
      control.steps(of: ControlID(screen: ScreenID(place), index: index))
    }
  }

  /// The screens that its tabs select.
  fileprivate var tabRoots: [ScreenID] {
    controls.compactMap { $0.kind == .tab ? $0.selectedScreen : nil }
  }
}

extension Control {
  /// The steps of a tap on it, which has this id.
  fileprivate func steps(of id: ControlID) -> [Step] {
    details.isOutside ? [.outside(id)] : then.steps(of: id)
  }
}

extension Tables {
  /// The traits of a call of a dialog's delegate for a moment.
  @inline(__always)
  func traits(of dialog: DialogID, _ moment: Moment) -> CallTraits {
    traits[dialog.index * Moment.allCases.count + Int(moment.rawValue)]
  }

  /// The steps of a tap on a control.
  func steps(of control: ControlID) -> [Step] {
    if case .screen(let screen) = control.holder { return steps[screen.index][control.index] }
    return prototype.control(control).steps(of: control)
  }

  /// The screens that the tabs of a screen select.
  func tabRoots(on screen: ScreenID) -> [ScreenID] { tabRoots[screen.index] }

  /// The kind that a dialog shows as.
  @inline(__always)
  func kind(of dialog: DialogID) -> Showing.Kind { dialogs[dialog.index].kind }
}

/// What is known of a call before it is made, in three bytes; enough for most calls.
struct CallTraits: Sendable {
  /// What the call returns.
  enum Returning: Sendable {
    case nothing, yes, no
    /// A program performs the call, if one takes part in the run.
    case outside
    /// It depends.
    case answer
  }

  /// The method; `nil` where the receiver lacks it.
  let selector: Selector?
  /// What the call returns.
  let returning: Returning
  /// Whether something happens inside it.
  let acts: Bool

  /// A method that the receiver lacks.
  static let missing = CallTraits(selector: nil, returning: .nothing, acts: false)

  init(selector: Selector?, returning: Returning, acts: Bool) {
    self.selector = selector
    self.returning = returning
    self.acts = acts
  }

  init(_ selector: Selector, _ answer: Answer, acts: Bool, isOutside: Bool) {
    self.selector = selector
    self.acts = acts
    returning =
      if isOutside {
        .outside
      } else if !selector.returnsBool {
        .nothing
      } else if case .always(let answer) = answer {
        answer ? .yes : .no
      } else {
        .answer
      }
  }
}

/// What is known of a dialog before the run.
struct DialogTable: Sendable {
  /// The kind that it shows as.
  let kind: Showing.Kind
  /// The methods of its delegate for each moment, by the moment's raw value.
  let methods: [Method]
  /// Its texts when it is shown; `nil` if a template must be filled in first.
  let texts: Boxed<DialogTexts>?
  /// Whether the titles of its buttons are always the document's.
  let hasPlainTitles: Bool
  /// The buttons in the order they are drawn, with the cancel button and without it.
  let order: [Int], orderWithoutCancel: [Int]
  /// `cancelButtonIndex`; -1 for none.
  let cancelButtonIndex: Int
  /// The index of the button that may be disabled; -1 for none.
  let governedIndex: Int
  /// How many text fields it has.
  let fieldCount: Int
  /// The steps of its movements.
  let programs: DialogPrograms
  /// The last row of the tables that applies if it comes in alone.
  let presentedAlone: Rule

  /// The method of a delegate for a moment.
  struct Method: Sendable {
    /// The method; `nil` if the delegate is not called.
    let selector: Selector?
    /// Whether a program performs it.
    var isOutside = false
    /// The answer, if the method asks.
    let answer: Answer
    /// The actions inside it.
    let actions: [Step]
    /// The actions inside a call about a button, by index; empty if no button has actions.
    let actionsOfButtons: [[Step]]

    /// The same as traits.
    var traits: CallTraits {
      guard let selector else { return .missing }
      return CallTraits(
        selector, answer, acts: !actions.isEmpty || !actionsOfButtons.isEmpty,
        isOutside: isOutside)
    }

    /// The actions inside a call about this button, or about none.
    func actions(_ buttonIndex: Int) -> [Step] {
      actionsOfButtons.indices.contains(buttonIndex) ? actionsOfButtons[buttonIndex] : actions
    }
  }

  init(_ dialog: Dialog, _ indices: ButtonIndices, in prototype: Prototype) {
    let kind = Showing.Kind(dialog.kind)
    self.kind = kind
    let methods = Moment.allCases.map { DialogTable.method(for: $0, of: dialog, indices) }
    self.methods = methods
    let titles = indices.buttons.map(\.title.literal)
    let texts = dialog.alert.map { [$0.title, $0.message] } ?? [dialog.actionSheet?.title]
    hasPlainTitles = titles.allSatisfy { $0 != nil }
    let isPlain = hasPlainTitles && texts.allSatisfy { $0 == nil || $0?.literal != nil }
    self.texts =
      isPlain
      ? Boxed(
        DialogTexts(
          title: texts[0]?.literal ?? dialog.popover?.view.title ?? dialog.presentedView?.title,
          message: texts.count > 1 ? texts[1]?.literal : nil, buttons: titles.compactMap { $0 }))
      : nil
    if kind == .sheet {
      order = SheetLayout(indices, showsCancel: true).order
      orderWithoutCancel = SheetLayout(indices, showsCancel: false).order
    } else {
      order = Array(indices.buttons.indices)
      orderWithoutCancel = order
    }
    cancelButtonIndex = indices.cancelButtonIndex
    governedIndex = indices.governedIndex ?? -1
    let fieldCount = dialog.alert?.shownFields.count ?? 0
    self.fieldCount = fieldCount
    programs = DialogPrograms(
      kind, fieldCount: fieldCount, hasController: dialog.controller != nil, in: prototype
    ) {
      methods[Int($0.rawValue)].selector != nil
    }
    presentedAlone = Rules.presentationAlone(of: dialog, kind, indices, fieldCount: fieldCount)
  }

  private static func method(
    for moment: Moment, of dialog: Dialog, _ indices: ButtonIndices
  ) -> Method {
    let delegate = dialog.delegate
    let selector = dialog.kind.selector(for: moment).flatMap { selector -> Selector? in
      // A handler does not belong to a delegate: it exists without one too.
      let isHandler = moment == .completed && delegate.methods.contains(selector)
      // UIKit asks only about a button that the initializer made.
      if moment == .shouldEnable, indices.governedIndex == nil { return nil }
      return isHandler || delegate.responds(to: selector) ? selector : nil
    }
    guard let selector else {
      return Method(selector: nil, answer: .always(true), actions: [], actionsOfButtons: [])
    }
    let general = (delegate.does[selector] ?? []).steps()
    let own: [[Action]] =
      switch moment {
      case .clicked: indices.buttons.map(\.then)
      case .didDismiss: indices.buttons.map(\.afterwards)
      case .willPresent, .shouldEnable, .didPresent, .willDismiss, .cancel, .shouldDismiss,
        .sentAway, .completed:
        []
      }
    return Method(
      selector: selector, isOutside: delegate.isOutside,
      answer: delegate.returns[selector] ?? .always(true), actions: general,
      // The actions of a button come before those of the method.
      actionsOfButtons: own.contains { !$0.isEmpty }
        ? own.map { $0.steps() + general } : [])
  }
}
