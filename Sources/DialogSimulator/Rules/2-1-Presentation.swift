import DialogModel

/// Order is data: each input of the behaviour tables is a function that returns ordered steps.
enum Rules {}

extension Rules {
  /// A show by whomever: what it is before more is known.
  static let shown = Rule.p1

  /// An alert comes in.
  ///
  /// P1: `willPresent`, then `shouldEnable`, then the movement, then `didPresent`. P2: the first
  /// two are made before the request returns, for the steps run above the frame that asked.
  /// P7: without a delegate nothing is called, P8: one that lacks `shouldEnable` is not asked;
  /// both follow from ``Simulator/call(_:_:buttonIndex:)``.
  static func presentationSteps(
    _ dialog: DialogID, _ kind: Showing.Kind, covering covered: DialogID?, hasFields: Bool
  ) -> [Step] {
    var steps: [Step] = [
      .call(.willPresentAlertView, dialog, buttonIndex: nil),
      .call(.alertViewShouldEnableFirstOtherButton, dialog, buttonIndex: nil),
    ]
    if kind == .picker { steps.append(.askActivities(dialog)) }
    steps.append(.giveWay)
    if let covered { steps.append(.cover(covered)) }
    if hasFields { steps.append(.autofocus(dialog)) }
    steps += [
      .animate,
      .settle(dialog),
      .call(.didPresentAlertView, dialog, buttonIndex: nil),
      .startNext,
    ]
    return steps
  }

  /// The last row of the tables that applies to a dialog's coming in by itself.
  ///
  /// P9: an alert without buttons comes in like any other, and only code takes it away.
  static func presentation(
    of dialog: DialogID, covering covered: Showing.Kind?, in simulator: Simulator
  ) -> Rule {
    let fields = simulator.fieldCounts[dialog.index]
    let kind = simulator.kind(of: dialog)
    if let covered, covered != .alert, let field = simulator.state.firstResponder?.dialog,
      simulator.kind(of: field) != .alert
    {
      return coveredWhileEditing
    }
    if simulator.state.firstResponder != nil, kind == .alert {
      return fields == 0 ? presentationOverEditing : presentationOfFieldsOverEditing
    }
    if let covered { return standing(kind, above: covered) }
    switch kind {
    case .alert: break
    case .sheet: return sheetShown
    case .popover: return popoverShown
    case .picker: return pickerShown
    }
    let delegate = simulator.prototype.dialogs[dialog.index].delegate
    if simulator.indices[dialog.index].buttons.isEmpty { return .p9 }
    if delegate.isNil { return .p7 }
    if !delegate.responds(to: .alertViewShouldEnableFirstOtherButton) { return .p8 }
    return fields > 1 ? .p5 : fields == 1 ? .p3 : shown
  }

  /// The first field of an alert that comes in is asked to edit, before the movement.
  ///
  /// P3: the field begins. P4: it refuses, and the alert comes in all the same. P5: of two fields
  /// only the first hears of it.
  static func autofocusSteps(_ field: FieldID) -> [Step] {
    [
      .ask(
        FieldQuestion(
          .textFieldShouldBeginEditing, field, yes: [.becomeFirstResponder(field)], refused: .p4))
    ]
  }
}

extension Simulator {
  /// Shows a dialog, now or when its turn comes.
  ///
  /// P6: one that is up, leaving or waiting to be shown is not shown again.
  mutating func requestPresentation(_ asked: DialogID, _ action: Action) {
    guard mayShowPopover(asked) else { return refuse(action, .notOnPhone, rule: Rules.onPhone) }
    let stand = stand(of: asked, askedBy: state.actingControl)
    let dialog = instance(toShow: asked, stand)
    let waits = state.waiting.contains { $0.dialog == dialog && !$0.isDismissal }
    if waits || state.position(of: dialog) != nil {
      return refuse(action, .alreadyShowing, rule: .p6)
    }
    let texts = texts(of: dialog)
    let rule = max(
      Rules.presentationAsked(inside: state.frames.last?.scope), ruleOfEndedJob ?? Rules.shown)
    if presentationMayStart {
      note(action, rule: rule)
      startPresentation(dialog, texts, stand, rule: rule)
    } else {
      let turn = wait(dialog, .presentation(texts, state.actingControl), rule: rule)
      note(action, waits: true, rule: turn)
    }
  }

  /// The fields of an alert as they are before it comes in.
  mutating func fields(of dialog: DialogID) -> [FieldState] {
    guard fieldCounts[dialog.index] > 0 else { return [] }
    let described = prototype.dialogs[dialog.index].alert?.shownFields ?? []
    return described.enumerated().map { freshField(.alert(dialog, index: $0), $1) }
  }

  /// The texts of a dialog, filled in for the call that shows it.
  private mutating func texts(of dialog: DialogID) -> DialogTexts {
    let described = prototype.dialogs[dialog.index]
    let title = described.alert?.title ?? described.actionSheet?.title
    return DialogTexts(
      title: title.map { fill($0) } ?? described.popover?.view.title,
      message: described.alert?.message.map { fill($0) },
      buttons: indices[dialog.index].buttons.map { fill($0.title) })
  }
}
