import DialogModel
import Texts

/// Rule 26: a field that cannot be left, and shows no reason.
enum RefusesSilently {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    let method = Selector.textFieldShouldEndEditing
    for placed in actions.fields where placed.field.refusesToEnd {
      // An overlay that is always there says what is expected.
      guard placed.field.overlay == nil, !shows(placed.id, actions),
        let answer = checks.answer(to: method, placed.path + ["delegate"])
      else { continue }
      let name = checks.prototype.name(of: placed.id)
      checks.warn(
        tr("“{name}” refuses to be left and does not say why", ["name": name]), at: answer,
        see: .refusesSilently, fix: fix(name, placed, checks.places))
    }
  }

  /// Whether something that the field does can be seen.
  private static func shows(_ field: FieldID, _ actions: PlacedLists) -> Bool {
    actions.lists(of: field).contains { list in
      list.actions.unconditional.contains { action in
        switch action {
        case .setOverlay, .setTexts, .setFieldText, .setEnabled, .setBarEnabled, .present,
          .presentNew, .presentView, .goTo, .navigate, .run, .log:
          true
        default: false
        }
      }
    }
  }

  /// Shows a sign in the field while it refuses.
  private static func fix(
    _ name: String, _ placed: PlacedField, _ places: Places
  ) -> [DocumentEdit] {
    let method = Selector.textFieldShouldEndEditing
    let target = places.address(
      to: placed.path + ["delegate", "does", .key(method.name)])
    func overlay(_ value: YAMLNode) -> YAMLNode {
      .list([
        .map([
          (
            ActionKey.set.rawValue,
            .map([(SetKey.field.rawValue, .text(name)), (SetKey.overlay.rawValue, value)])
          )
        ])
      ])
    }
    let sign = YAMLNode.map([(OverlayKey.right.rawValue, .text(Icon.warning.rawValue))])
    return [
      .insert(
        path: target / .end,
        .map([
          (
            ActionKey.when.rawValue,
            .map([(ConditionKey.answer.rawValue, .plain("false"))])
          ),
          (ActionKey.perform.rawValue, overlay(sign)),
          (ActionKey.otherwise.rawValue, overlay(.text("none"))),
        ]))
    ]
  }
}

/// Rule 27: a no to `textFieldShouldEndEditing:` does not keep a view from coming over the field.
enum NotFinal {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    let method = Selector.textFieldShouldEndEditing
    // A view may have very many fields, and its controls are looked at once.
    var ofViews: [ControlID.Holder: DialogID?] = [:]
    for placed in actions.fields where placed.field.refusesToEnd {
      guard let dialog = comesOver(placed.id, actions, checks.prototype, &ofViews),
        let answer = checks.answer(to: method, placed.path + ["delegate"])
      else { continue }
      let prototype = checks.prototype
      checks.warn(
        tr(
          "a no is not final: “{name}” loses the focus when “{dialog}” comes",
          ["name": prototype.name(of: placed.id), "dialog": prototype.name(of: dialog)]),
        at: answer, see: .notFinal)
    }
  }

  /// The first dialog that can be shown beside the field and ends its editing.
  private static func comesOver(
    _ field: FieldID, _ actions: PlacedLists, _ prototype: Prototype,
    _ ofViews: inout [ControlID.Holder: DialogID?]
  ) -> DialogID? {
    func first(_ lists: [PlacedList]) -> DialogID? {
      lists.lazy.flatMap(\.placed).compactMap(\.shown).first {
        prototype[$0].map { ends(field, $0, prototype) } ?? false
      }
    }
    if let own = first(actions.lists(of: field)) { return own }
    switch field {
    case .alert(let dialog, _): return first(actions.lists(inDidPresentOf: dialog))
    case .control(let control):
      if let known = ofViews[control.holder] { return known }
      let found = first(actions.lists(ofControlsIn: control.holder))
      ofViews[control.holder] = .some(found)
      return found
    }
  }

  /// Whether a dialog that is shown ends the editing of a field: K9, K17 and W23.
  private static func ends(_ field: FieldID, _ dialog: Dialog, _ prototype: Prototype) -> Bool {
    switch (field, dialog.kind) {
    case (.alert, .alert), (.control, .presentedView), (.control, .formSheet): true
    case (.control, .activityPicker): prototype.device == .phone
    default: false
    }
  }
}

extension TextField {
  /// Whether its delegate can forbid to end editing, by itself.
  fileprivate var refusesToEnd: Bool {
    let method = Selector.textFieldShouldEndEditing
    guard delegate.responds(to: method) else { return false }
    switch delegate.returns[method] {
    case .always(false), .when: return true
    case .always(true), .ask, nil: return false
    }
  }
}
