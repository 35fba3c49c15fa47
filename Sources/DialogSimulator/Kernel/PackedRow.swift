import DialogModel

/// A row in the form of a log: 40 bytes; content that does not fit is stored separately.
struct PackedRow: Hashable, Sendable {
  /// The form of the content.
  enum Form: UInt8 {
    /// It is stored separately, at ``argument``.
    case beside
    /// A call; ``code`` is the selector, ``variant`` the form of its argument, ``argument`` an
    /// index.
    case call
    /// A movement; ``code`` says which, ``argument`` its milliseconds.
    case animation
    /// A dialog was presented by the document; ``argument`` is its place, ``variant`` its instance.
    case presented
    /// The same, by code outside any callback.
    case inputPresented
    /// A tap on a button whose title is always the document's; ``argument`` is the index.
    case inputTap
    /// An input without values; ``code`` says which.
    case inputPlain
  }

  /// In milliseconds.
  let time: Int
  let rules: RuleSet
  let target: PackedTarget
  /// The 1-based number of the input; a log of several runs continues the numbers.
  var input: Int32
  /// A number, or the place of separate content.
  var argument: Int32
  let form: Form
  var code: UInt8 = 0
  var variant: UInt8 = 0
  /// What a call returned: 0 for nothing, 1 for no, 2 for yes; of an action, 1 where it waits.
  var returned: UInt8 = 0
}

/// A target in 64 bits: a document has at most 500,000 parts.
struct PackedTarget: Hashable, Sendable {
  private let bits: UInt64

  private enum Kind: UInt64 {
    case application, dialog, screen, task, activity
    case alertField, screenField, dialogField, activityField
  }

  private init(kind: Kind, _ first: Int = 0, _ second: Int = 0, third: Int = 0, instance: Int = 1) {
    let numbers = UInt64(first & 0xFFFFF) << 4 | UInt64(second & 0xFFFFF) << 24
    bits = kind.rawValue | numbers | UInt64(third & 0x7FFFF) << 44 | UInt64(instance - 1) << 63
  }

  init(_ dialog: DialogID) { self.init(kind: .dialog, dialog.index, instance: dialog.instance) }

  init(_ target: Target) {
    switch target {
    case .application: self.init(kind: .application)
    case .dialog(let dialog): self.init(dialog)
    case .screen(let screen): self.init(kind: .screen, screen.index)
    case .task(let task): self.init(kind: .task, task.index)
    case .activity(let activity):
      self.init(
        kind: .activity, activity.dialog.index, third: activity.index,
        instance: activity.dialog.instance)
    case .field(.alert(let dialog, let index)):
      self.init(kind: .alertField, dialog.index, index, instance: dialog.instance)
    case .field(.control(let control)):
      switch control.holder {
      case .screen(let screen): self.init(kind: .screenField, screen.index, control.index)
      case .dialog(let dialog):
        self.init(kind: .dialogField, dialog.index, control.index, instance: dialog.instance)
      case .activity(let activity):
        self.init(
          kind: .activityField, activity.dialog.index, control.index, third: activity.index,
          instance: activity.dialog.instance)
      }
    }
  }

  private var first: Int { Int(bits >> 4 & 0xFFFFF) }
  private var second: Int { Int(bits >> 24 & 0xFFFFF) }
  private var third: Int { Int(bits >> 44 & 0x7FFFF) }
  /// The dialog, for a target that is about a dialog.
  var dialog: DialogID { DialogID(first, instance: Int(bits >> 63) + 1) }

  var target: Target {
    switch Kind(rawValue: bits & 0xF) {
    case .application, nil: .application
    case .dialog: .dialog(dialog)
    case .screen: .screen(ScreenID(first))
    case .task: .task(TaskID(first))
    case .activity: .activity(ActivityID(dialog, index: third))
    case .alertField: .field(.alert(dialog, index: second))
    case .screenField: .field(.control(ControlID(.screen(ScreenID(first)), index: second)))
    case .dialogField: .field(.control(ControlID(.dialog(dialog), index: second)))
    case .activityField:
      .field(.control(ControlID(.activity(ActivityID(dialog, index: third)), index: second)))
    }
  }
}
