public import DialogModel

/// Rows, oldest first, in packed form.
///
/// Nearly all rows are calls: those take 40 bytes, and become a ``Row`` with its enumeration only
/// when they are read. A log, which holds millions, has them in ``RowColumns``.
public struct RowBuffer: RandomAccessCollection, Sendable {
  var packed: ContiguousArray<PackedRow> = []
  /// The content that does not fit into a packed row.
  var beside: ContiguousArray<Row.Content> = []
  /// The titles of buttons by dialog and index, where they are always the document's.
  var titles: ButtonTitles
  /// The conditional actions that were decided since the rows were taken, in order.
  public private(set) var decisions: [Decision] = []

  /// How many decisions are kept: a run that nobody drains has no end.
  private static let mostDecisions = 4_096

  /// An empty buffer for rows of a run.
  public init(titles: ButtonTitles = ButtonTitles()) { self.titles = titles }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { packed.count }
  /// How many rows there are.
  ///
  /// In a build that is not optimised, the standard library's own `count` visits each of them.
  public var count: Int { packed.count }

  /// The row at a 0-based place.
  public subscript(place: Int) -> Row {
    Row(packed[place], beside: beside, titles)
  }

  /// The 1-based number of the input that caused the row at a 0-based place.
  public func input(at place: Int) -> Int { Int(packed[place].input) }

  /// The moment of the row at a 0-based place.
  public func time(at place: Int) -> SimulatedTime {
    SimulatedTime(milliseconds: packed[place].time)
  }

  /// Whether the row at a 0-based place is a call.
  public func isCall(at place: Int) -> Bool { packed[place].said.form == .call }

  /// Whether an `expect` lists the row at a 0-based place: a call, or one that would crash.
  public func isListed(at place: Int) -> Bool {
    let said = packed[place].said
    return said.form == .call || RowBuffer.sort(said) == .crash
  }

  /// The selector of the row at a 0-based place; `nil` for what is not a call.
  public func selector(at place: Int) -> Selector? {
    packed[place].said.selector
  }

  /// The sort of a row's content, which is known without unpacking it.
  public enum Sort: UInt8, Sendable {
    case call, input, movement, action, offer, console, refused, task, stopped
    /// A movement by which a dialog changes its place in depth.
    case depth
    /// An action that waits for what moves.
    case waitingAction
    /// A percentage of a task.
    case progress
    /// The new value of a control.
    case value
    /// A notification, or the device's clock.
    case notification
    /// A call that would crash, where the run stops.
    case crash
    /// A run that went on from a breakpoint: only its calls are of interest.
    case goingOn
  }

  /// The part of a row that a log needs for counting.
  public struct Summary: Sendable {
    /// In milliseconds.
    public let time: Int
    /// The 1-based number of the input.
    public let input: Int
    /// The method that was called; `nil` for what is not a call.
    public let selector: Selector?
    /// The sort of the row's content.
    public let sort: Sort
  }

  /// Calls a function with the summary of each row, oldest first.
  public func forEachSummary(_ body: (Summary) -> Void) {
    for row in packed {
      body(
        Summary(
          time: row.time, input: Int(row.input), selector: row.said.selector,
          sort: RowBuffer.sort(row.said)))
    }
  }

  static func sort(_ row: PackedRow.Said) -> Sort {
    switch row.form {
    case .call: .call
    case .animation: row.code > 1 ? .depth : .movement
    case .presented: row.returned == 1 ? .waitingAction : .action
    case .inputPresented, .inputTap, .inputPlain: .input
    case .beside: Sort(rawValue: row.code) ?? .console
    }
  }

  /// Removes the rows and keeps the storage.
  public mutating func removeAll() {
    packed.removeAll(keepingCapacity: true)
    beside.removeAll(keepingCapacity: true)
    if !decisions.isEmpty { decisions.removeAll() }
  }

  /// Removes the oldest rows.
  ///
  /// - Parameter count: how many; all if there are fewer.
  mutating func removeFirst(_ count: Int) { packed.removeFirst(Swift.min(count, packed.count)) }

  // MARK: Adding

  /// Adds which branch of a conditional action is performed.
  mutating func append(_ decision: Decision) {
    if decisions.count < RowBuffer.mostDecisions { decisions.append(decision) }
  }

  /// Adds a row.
  public mutating func append(_ row: Row) {
    append(row.content, row.target, time: row.time, rules: row.rules, input: row.input)
  }

  /// Adds a row by its parts.
  mutating func append(
    _ content: Row.Content, _ target: Target, time: SimulatedTime, rules: RuleSet,
    input: Int
  ) {
    let sort = Sort(content)
    switch sort {
    case .call:
      guard case .call(let selector, let argument, let returned) = content else { return }
      return append(
        selector, argument, returned: returned, target, time: time, rules: rules, input: input)
    case .movement, .depth:
      guard case .animation(let animation) = content, let code = RowBuffer.code(of: animation)
      else { break }
      return append(
        .animation, target, time, rules, input, code: code.code, argument: code.milliseconds)
    case .action, .waitingAction:
      guard case .action(.present(let dialog), let waits) = content else { break }
      return append(
        .presented, target, time, rules, input, argument: dialog.index,
        variant: UInt8(truncatingIfNeeded: dialog.instance), returned: waits ? 1 : 0)
    case .input, .offer, .console, .refused, .task, .stopped, .progress, .value, .notification,
      .crash, .goingOn:
      break
    }
    beside.append(content)
    append(
      .beside, target, time, rules, input, code: sort.rawValue, argument: beside.count - 1)
  }

  private mutating func append(
    _ form: PackedRow.Form, _ target: Target, _ time: SimulatedTime, _ rules: RuleSet,
    _ input: Int, code: UInt8 = 0, argument: Int, variant: UInt8 = 0, returned: UInt8 = 0
  ) {
    packed.append(
      PackedRow(
        form, PackedTarget(target), time: time, rules: rules, input: input, code: code,
        argument: argument, variant: variant, returned: returned))
  }

  /// Adds a call.
  mutating func append(
    _ selector: Selector, _ argument: Row.CallArgument, returned: Bool?, _ target: Target,
    time: SimulatedTime, rules: RuleSet, input: Int
  ) {
    var variant: UInt8 = 0
    var number = 0
    switch argument {
    case .none: break
    case .buttonIndex(let index): (variant, number) = (1, index)
    case .null: variant = 2
    case .viewController(let isThere): (variant, number) = (3, isThere ? 1 : 0)
    case .completed(let completed): (variant, number) = (4, completed ? 1 : 0)
    case .animated(let animated): (variant, number) = (6, animated ? 1 : 0)
    case .change, .items, .item, .completion, .orientation, .orientations, .controller,
      .presentation,
      .notification:
      (variant, number) = (5, beside.count)
      beside.append(.call(selector, argument, returned: returned))
    }
    if variant == 1, Int(Int32(truncatingIfNeeded: number)) != number {
      // A document may have an index that is no 32-bit number.
      (variant, number) = (5, beside.count)
      beside.append(.call(selector, argument, returned: returned))
    }
    packed.append(
      PackedRow(
        .call, PackedTarget(target), time: time, rules: rules, input: input,
        code: selector.rawValue, argument: number, variant: variant,
        returned: returned.map { $0 ? 2 : 1 } ?? 0))
  }

  /// Adds a movement of a dialog.
  mutating func append(
    _ animation: Row.Animation, _ dialog: DialogID, time: SimulatedTime, rules: RuleSet, input: Int
  ) {
    guard let (code, length) = RowBuffer.code(of: animation) else { return }
    packed.append(
      PackedRow(
        .animation, PackedTarget(dialog), time: time, rules: rules, input: input, code: code,
        argument: length))
  }

  /// Adds an input that had an effect, if it can be packed; false where it cannot.
  mutating func append(
    _ input: Input, _ title: Plan.Title, _ target: Target, time: SimulatedTime, rules: RuleSet,
    number: Int
  ) -> Bool {
    var form = PackedRow.Form.inputPlain
    var (code, variant): (UInt8, UInt8) = (0, 0)
    var argument = 0
    switch (input, title) {
    case (.tapButton(_, let index), .ofButton): (form, argument) = (.inputTap, index)
    case (.perform(.present(let dialog)), .none):
      (form, argument, variant) = (
        .inputPresented, dialog.index, UInt8(truncatingIfNeeded: dialog.instance)
      )
    case (_, .none):
      guard let plain = RowBuffer.plainCode(input) else { return false }
      code = plain
    default: return false
    }
    packed.append(
      PackedRow(
        form, PackedTarget(target), time: time, rules: rules, input: number, code: code,
        argument: argument, variant: variant))
    return true
  }
}

// Packing and unpacking.

extension Row {
  /// A row that was packed.
  init(_ row: PackedRow, beside: ContiguousArray<Content>, _ titles: ButtonTitles) {
    self.init(
      time: SimulatedTime(milliseconds: row.time), input: Int(row.input), rules: row.said.rules,
      target: row.said.target.target, content: RowBuffer.content(row.said, beside, titles))
  }
}

extension RowBuffer {
  fileprivate static func content(
    _ row: PackedRow.Said, _ beside: ContiguousArray<Row.Content>, _ titles: ButtonTitles
  ) -> Row.Content {
    switch row.form {
    case .beside: return beside[Int(row.argument)]
    case .call:
      return .call(
        Selector(rawValue: row.code) ?? .willPresentAlertView, argument(row, beside),
        returned: row.returned == 0 ? nil : row.returned == 2)
    case .animation:
      return .animation(animation(row.code, milliseconds: Int(row.argument)))
    case .presented:
      return .action(
        .present(DialogID(Int(row.argument), instance: Int(row.variant))), waits: row.returned == 1)
    case .inputPresented:
      let dialog = DialogID(Int(row.argument), instance: Int(row.variant))
      return .input(.perform(.present(dialog)), title: "", ignored: nil)
    case .inputTap:
      let (dialog, index) = (row.target.dialog, Int(row.argument))
      return .input(
        .tapButton(dialog, index: index), title: titles[dialog.index, index], ignored: nil)
    case .inputPlain:
      return .input(plain[Int(row.code)], title: "", ignored: nil)
    }
  }

  private static func argument(
    _ row: PackedRow.Said, _ beside: ContiguousArray<Row.Content>
  ) -> Row.CallArgument {
    switch row.variant {
    case 0: return .none
    case 1: return .buttonIndex(Int(row.argument))
    case 2: return .null
    case 3: return .viewController(row.argument == 1)
    case 4: return .completed(row.argument == 1)
    case 6: return .animated(row.argument == 1)
    default:
      guard case .call(_, let argument, _) = beside[Int(row.argument)] else { return .none }
      return argument
    }
  }

  private static func animation(_ code: UInt8, milliseconds: Int) -> Row.Animation {
    switch code {
    case 0: .entry(milliseconds: milliseconds)
    case 1: .exit(milliseconds: milliseconds)
    case 2: .hidden
    case 3: .shownAgain
    case 4: .covered
    default: .uncovered
    }
  }

  private static func code(of animation: Row.Animation) -> (code: UInt8, milliseconds: Int)? {
    switch animation {
    case .entry(let milliseconds): (0, milliseconds)
    case .exit(let milliseconds): (1, milliseconds)
    case .hidden: (2, 0)
    case .shownAgain: (3, 0)
    case .covered: (4, 0)
    case .uncovered: (5, 0)
    case .rotation, .passage: nil
    }
  }

  /// The inputs without values, in the order of their codes.
  private static let plain: [Input] = [
    .launch, .home, .power, .launchApp, .killApp, .tapOutside, .openApp, .slide,
  ]

  private static func plainCode(_ input: Input) -> UInt8? {
    switch input {
    case .launch: 0
    case .home: 1
    case .power: 2
    case .launchApp: 3
    case .killApp: 4
    case .tapOutside: 5
    case .openApp: 6
    case .slide: 7
    default: nil
    }
  }
}

extension RowBuffer.Sort {
  /// The sort of a row's content.
  public init(_ content: Row.Content) {
    self =
      switch content {
      case .call: .call
      case .input(.goOn, _, nil): .goingOn
      case .input: .input
      case .animation(let animation): animation.changesDepth ? .depth : .movement
      case .action(_, let waits): waits ? .waitingAction : .action
      case .offer: .offer
      case .value: .value
      case .console(.crash): .crash
      case .console: .console
      case .refused: .refused
      case .task(.progress): .progress
      case .task: .task
      case .stopped: .stopped
      case .notification: .notification
      }
  }
}

/// The titles of the buttons of a document that has no templates in them.
public final class ButtonTitles: Sendable {
  private let titles: [[String]]

  /// No titles.
  public convenience init() { self.init([]) }

  init(_ titles: [[String]]) { self.titles = titles }

  /// The same with those of the dialogs that a program has made since.
  func grown(to later: ButtonTitles) -> ButtonTitles {
    guard later.titles.count > titles.count else { return self }
    return ButtonTitles(titles + later.titles[titles.count...])
  }

  /// The same with those of one dialog; at the end, or in place of others.
  func with(_ own: [String], at place: Int) -> ButtonTitles {
    var titles = titles
    if titles.indices.contains(place) { titles[place] = own } else { titles.append(own) }
    return ButtonTitles(titles)
  }

  /// The title of a button by its dialog's place and its index.
  ///
  /// A program may have taken buttons away since.
  subscript(dialog: Int, index: Int) -> String {
    titles.indices.contains(dialog) && titles[dialog].indices.contains(index)
      ? titles[dialog][index] : ""
  }
}
