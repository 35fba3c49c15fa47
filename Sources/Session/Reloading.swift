public import DialogModel
import DialogSimulator
import EventLog

extension Session {
  /// The present place of this run, as far as a changed document has it too.
  ///
  /// Names are compared, not indices: dialogs may have moved in the document.
  public func place(in changed: Prototype) -> Reload.Place {
    var place = Reload.Place()
    if let screen = state.screen {
      let name = prototype.name(of: .screen(screen))
      place.screen = changed.screen(named: name)
      if place.screen == nil { place.lost.append(name) }
    }
    for alert in state.showings where !alert.isLeaving && !simulator.isLoaderOfItsOwn(alert.dialog)
    {
      let name = prototype.dialogs[alert.dialog.index].id
      if let dialog = changed.dialog(named: name) {
        place.dialogs.append(DialogID(dialog.index, instance: alert.dialog.instance))
      } else {
        place.lost.append(name)
      }
    }
    keepTexts(in: &place, changed)
    return place
  }

  /// Keeps what a person has typed where the changed document has a field for it.
  ///
  /// The text of a secure field is kept only where the new field is secure.
  private func keepTexts(in place: inout Reload.Place, _ changed: Prototype) {
    func keep(_ field: FieldState, of old: FieldID, in new: FieldID) {
      guard let before = prototype.textField(old), let after = changed.textField(new),
        field.text != before.text, after.isSecure || !before.isSecure
      else { return }
      place.texts[new] = field.text
    }
    for alert in state.showings {
      let name = prototype.dialogs[alert.dialog.index].id
      guard let dialog = changed.dialog(named: name) else { continue }
      let new = DialogID(dialog.index, instance: alert.dialog.instance)
      for (index, field) in alert.fields.enumerated() {
        keep(field, of: .alert(alert.dialog, index: index), in: .alert(new, index: index))
      }
    }
    for (old, field) in state.controlFields {
      guard let holder = holder(old.holder, in: changed),
        let index = changed.controls(of: holder).firstIndex(where: {
          $0.textField != nil && $0.id == prototype.control(old).id
        })
      else { continue }
      let id = FieldID.control(ControlID(holder, index: index))
      keep(field, of: .control(old), in: id)
    }
    keepValues(in: &place, changed)
  }

  /// Keeps the values that a person gave to switches and segmented controls of the same name.
  private func keepValues(in place: inout Reload.Place, _ changed: Prototype) {
    for (old, value) in state.controlValues {
      let before = prototype.control(old)
      guard let holder = holder(old.holder, in: changed) else { continue }
      let controls = changed.controls(of: holder)
      guard
        let index = controls.firstIndex(where: { after in
          guard after.id == before.id, after.firstValue != nil else { return false }
          return before.segments.isEmpty
            ? after.segments.isEmpty : after.segments.indices.contains(value)
        })
      else { continue }
      place.values[ControlID(holder, index: index)] = value
    }
  }

  /// The owner of controls in the changed document with the same name; an activity's view is not
  /// shown again.
  private func holder(
    _ old: ControlID.Holder, in changed: Prototype
  ) -> ControlID.Holder? {
    switch old {
    case .screen(let screen):
      changed.screen(named: prototype.name(of: .screen(screen))).map { .screen($0) }
    case .dialog(let dialog):
      changed.dialog(named: prototype.name(of: .dialog(dialog))).map { .dialog($0) }
    case .activity: nil
    }
  }

  /// A run of a changed document that replaces this one: the log continues, and dialogs that are up
  /// stay up without moving.
  ///
  /// This run has ended then.
  ///
  /// - Parameters:
  ///   - changed: the document as it is now.
  ///   - name: the document, as a person knows it.
  ///   - scenario: what plays from its beginning; `nil` to continue at the present place.
  ///   - lost: the scenario that was playing and is not in the document any more, if any.
  public func reloaded(
    _ changed: Prototype, named name: String, playing scenario: String? = nil,
    lost: String? = nil, clock: any SessionClock
  ) -> Session {
    var log = log
    log.endRun(of: prototype)
    let session = Session(changed, clock: clock, continuing: log, after: timelines, pins: pins)
    if let scenario {
      session.send(.reload(Reload(document: name, continuation: .plays(scenario))))
      return session
    }
    var place = place(in: changed)
    if let lost { place.lost.append(lost) }
    session.send(.reload(Reload(document: name, continuation: .resumes(place))))
    session.letEntriesEnd(atMost: place.dialogs.count)
    return session
  }

  /// Completes entries at once, so that a dialog that was up is not animated again.
  private func letEntriesEnd(atMost count: Int) {
    let end = SimulatedTime(milliseconds: count * Durations.longestEntry)
    while state.hold == nil, let due = simulator.wake, due <= end { advance(to: due) }
  }
}
