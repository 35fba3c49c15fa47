import DialogModel

/// A row in the form of a log: 40 bytes; content that does not fit is stored separately.
struct PackedRow: Hashable, Sendable {
  /// In milliseconds.
  let time: Int
  var said: Said
  /// The 1-based number of the input; a log of several runs continues the numbers.
  let input: Int32

  /// The form of the content.
  enum Form: UInt8 {
    /// It is stored separately, at ``Said/argument``.
    case beside
    /// A call; ``Said/code`` is the selector, ``Said/variant`` the form of its argument,
    /// ``Said/argument`` an index.
    case call
    /// A movement; ``Said/code`` says which, ``Said/argument`` its milliseconds.
    case animation
    /// A dialog was presented by the document; ``Said/argument`` is its place, ``Said/variant`` its
    /// instance.
    case presented
    /// The same, by code outside any callback.
    case inputPresented
    /// A tap on a button whose title is always the document's; ``Said/argument`` is the index.
    case inputTap
    /// An input without values; ``Said/code`` says which.
    case inputPlain
  }

  /// All but the moment and the input: a run of millions of rows has few different ones.
  struct Said: Hashable, Sendable {
    var rules: RuleSet
    let target: PackedTarget
    /// All the rest, in one number so that rows are compared quickly.
    private var bits: UInt64

    init(
      _ form: Form, _ target: PackedTarget, _ rules: RuleSet, code: UInt8, argument: Int32,
      variant: UInt8, returned: UInt8
    ) {
      (self.target, self.rules) = (target, rules)
      bits =
        UInt64(UInt32(bitPattern: argument)) << 32 | UInt64(form.rawValue) << 24
        | UInt64(code) << 16 | UInt64(variant) << 8 | UInt64(returned)
    }

    /// A number, or the place of separate content.
    var argument: Int32 {
      get { Int32(truncatingIfNeeded: bits >> 32) }
      set { bits = bits & 0xFFFF_FFFF | UInt64(UInt32(bitPattern: newValue)) << 32 }
    }
    var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: bits >> 24)) ?? .beside }
    var code: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    var variant: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    /// What a call returned: 0 for nothing, 1 for no, 2 for yes; of an action, 1 where it waits.
    var returned: UInt8 {
      get { UInt8(truncatingIfNeeded: bits) }
      set { bits = bits & ~0xFF | UInt64(newValue) }
    }

    /// Whether there is separate content; variant 5 of a call has its argument there.
    var isBeside: Bool { form == .beside || (form == .call && variant == 5) }

    /// The method that was called; `nil` for what is not a call.
    var selector: Selector? { form == .call ? Selector(rawValue: code) : nil }
  }

  init(
    _ form: Form, _ target: PackedTarget, time: SimulatedTime, rules: RuleSet, input: Int,
    code: UInt8 = 0, argument: Int, variant: UInt8 = 0, returned: UInt8 = 0
  ) {
    self.time = time.milliseconds
    said = Said(
      form, target, rules, code: code, argument: Int32(truncatingIfNeeded: argument),
      variant: variant, returned: returned)
    self.input = Int32(truncatingIfNeeded: input)
  }

  init(_ said: Said, time: Int, input: Int32) {
    (self.said, self.time, self.input) = (said, time, input)
  }
}

/// A target in 64 bits: a document has at most 500,000 parts.
struct PackedTarget: Hashable, Sendable {
  private let bits: UInt64

  private enum Kind: UInt64 {
    case application, dialog, screen, task, activity
    case alertField, screenField, dialogField, activityField
    case navigation, tabs
  }

  /// - Parameter third: the place of an activity; of an alert or a sheet, and its fields, the
  ///   instance, because only these can be up several times.
  private init(kind: Kind, _ first: Int = 0, _ second: Int = 0, third: Int = 0) {
    let numbers = UInt64(first & 0xFFFFF) << 4 | UInt64(second & 0xFFFFF) << 24
    bits = kind.rawValue | numbers | UInt64(third & 0xFFFFF) << 44
  }

  init(_ dialog: DialogID) { self.init(kind: .dialog, dialog.index, third: dialog.instance) }

  init(_ target: Target) {
    switch target {
    case .application: self.init(kind: .application)
    case .dialog(let dialog): self.init(dialog)
    case .screen(let screen): self.init(kind: .screen, screen.index)
    case .task(let task): self.init(kind: .task, task.index)
    case .navigation: self.init(kind: .navigation)
    case .tabs: self.init(kind: .tabs)
    case .activity(let activity):
      self.init(kind: .activity, activity.dialog.index, third: activity.index)
    case .field(.alert(let dialog, let index)):
      self.init(kind: .alertField, dialog.index, index, third: dialog.instance)
    case .field(.control(let control)):
      switch control.holder {
      case .screen(let screen): self.init(kind: .screenField, screen.index, control.index)
      case .dialog(let dialog):
        self.init(kind: .dialogField, dialog.index, control.index)
      case .activity(let activity):
        self.init(
          kind: .activityField, activity.dialog.index, control.index, third: activity.index)
      }
    }
  }

  private var first: Int { Int(bits >> 4 & 0xFFFFF) }
  private var second: Int { Int(bits >> 24 & 0xFFFFF) }
  private var third: Int { Int(bits >> 44 & 0xFFFFF) }
  /// The dialog, for a target that is an alert or a sheet.
  var dialog: DialogID { DialogID(first, instance: third) }

  var target: Target {
    switch Kind(rawValue: bits & 0xF) {
    case .application, nil: .application
    case .navigation: .navigation
    case .tabs: .tabs
    case .dialog: .dialog(dialog)
    case .screen: .screen(ScreenID(first))
    case .task: .task(TaskID(first))
    case .activity: .activity(ActivityID(DialogID(first), index: third))
    case .alertField: .field(.alert(dialog, index: second))
    case .screenField: .field(.control(ControlID(.screen(ScreenID(first)), index: second)))
    case .dialogField: .field(.control(ControlID(.dialog(DialogID(first)), index: second)))
    case .activityField:
      .field(
        .control(ControlID(.activity(ActivityID(DialogID(first), index: third)), index: second)))
    }
  }
}
