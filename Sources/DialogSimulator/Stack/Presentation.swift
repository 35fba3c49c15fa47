import DialogModel

/// The order of steps is data: a function for each input of the behaviour tables returns the steps.
enum Rules {}

extension Rules {
  /// A presentation, before other rows are known.
  static let shown = Rule.p1

  /// A delegate without `shouldEnable` is not asked.
  static let unasked = Rule.p8

  /// A dialog comes in.
  ///
  /// P1: `willPresent`, then `shouldEnable`, then the movement, then `didPresent`. P2: the first
  /// two are called before the request returns, because the steps run above the frame of the
  /// request. P7: without a delegate no method is called, P8: a delegate without `shouldEnable` is
  /// not asked; both follow from ``Simulator/tell(_:_:buttonIndex:)``.
  static let presentationSteps: [MovementStep] = [
    .tell(.willPresent), .tell(.shouldEnable), .content(.viewDidLoad),
    .content(.viewWillAppear), .askActivities, .giveWay, .cover, .autofocus, .animate, .settle,
    .tell(.didPresent), .content(.viewDidAppear), .startNext,
  ]

  /// The last row of the tables that applies to a presentation, apart from its turn.
  @inline(__always)
  static func presentation(
    of dialog: DialogID, covering covered: Showing.Kind?, in simulator: Simulator
  ) -> Rule {
    let table = simulator.tables.dialogs[dialog.index]
    if let rule = presentation(of: table, over: simulator.state.focus, in: simulator.prototype) {
      return rule
    }
    if let covered { return standing(table.kind, above: covered) }
    return table.presentedAlone
  }

  /// The last row if no dialog is below.
  ///
  /// P9: an alert without buttons comes in like any other, and only code dismisses it.
  static func presentationAlone(
    of dialog: Dialog, _ kind: Showing.Kind, _ indices: ButtonIndices, fieldCount: Int
  ) -> Rule {
    switch kind {
    case .alert: break
    case .sheet: return sheetShown
    case .popover: return popoverShown
    case .picker: return pickerShown
    case .view: return viewShown
    }
    if indices.buttons.isEmpty { return .p9 }
    if dialog.delegate.isNil { return .p7 }
    guard dialog.delegate.responds(to: .alertViewShouldEnableFirstOtherButton) else {
      return Rules.unasked
    }
    return fieldCount > 1 ? .p5 : fieldCount == 1 ? .p3 : shown
  }

  /// Asks the first field of an alert that comes in to edit, before the movement.
  ///
  /// P3: the field begins. P4: the field refuses, and the alert still comes in. P5: of two fields,
  /// only the first gets the question.
  static func autofocusSteps(_ field: FieldID) -> [Step] {
    [
      .call(
        Call(
          .textFieldShouldBeginEditing, .field(field), .none,
          Question(yes: [.field(.becomeFirstResponder(field))], refused: .p4)))
    ]
  }
}

extension Simulator {
  /// Presents a dialog, now or when its turn comes.
  ///
  /// P6: a dialog that is up, leaving or waiting is not presented again, unless another instance is
  /// asked for.
  mutating func requestPresentation(_ asked: DialogID, _ asking: Action, isNew: Bool = false) {
    var action = asking
    guard mayShowPopover(asked) else { return refuse(action, .notOnPhone, rule: Rules.onPhone) }
    let placement = placement(of: asked, askedBy: state.device.actingControl)
    var dialog = state.stack.instance(toShow: asked, tables.kind(of: asked), placement)
    if isNew {
      guard let free = state.stack.freeInstance(of: asked) else {
        return refuse(action, .tooManyUp, rule: Rules.newInstance)
      }
      dialog = free
      action = .presentNew(free)
    } else if state.stack.isUpOrWaits(dialog)
      || (asked.instance == 1 && placement.barItem == nil && state.stack.isUpOrWaits(any: dialog))
    {
      return refuse(action, .alreadyShowing, rule: .p6)
    }
    if refusesAnchor(of: dialog, placement) { return }
    state.stack.delegates[dialog] = nil
    let texts = texts(of: dialog)
    var rules = RuleSet(
      Rules.presentationAsked(inside: state.currentScope, of: tables.kind(of: dialog), in: self))
    if let ended = rulesOfEndedJob { rules.formUnion(ended) }
    if state.presentationMayStart(in: tables.kind(of: dialog).window) {
      note(action, rules: isNew ? rules.adding(Rules.newInstance) : rules)
      startPresentation(dialog, texts, placement, rules: rules)
    } else {
      let turn = state.wait(
        dialog, .presentation(texts, state.device.actingControl),
        in: tables.kind(of: dialog).window,
        rules: rules)
      note(action, waits: true, rules: isNew ? turn.adding(Rules.newInstance) : turn)
    }
  }

  /// The texts of a dialog, filled in for the call that presents it.
  private mutating func texts(of dialog: DialogID) -> Boxed<DialogTexts> {
    if let texts = tables.dialogs[dialog.index].texts { return texts }
    let described = prototype.dialogs[dialog.index]
    let title = described.alert?.title ?? described.actionSheet?.title
    return Boxed(
      DialogTexts(
        title: title.map { fill($0) } ?? described.popover?.view.title,
        message: described.alert?.message.map { fill($0) },
        buttons: indices[dialog.index].buttons.map { fill($0.title) }))
  }
}
