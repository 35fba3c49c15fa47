public import DialogModel
public import DialogSimulator
import EventLog

/// New names of screens, dialogs and controls, by the old ones.
public typealias NewNames = [String: String]

extension Simulator {
  /// The present place of a run, as far as a changed document has it too.
  ///
  /// Names are compared, not indices: dialogs may have moved in the document.
  ///
  /// - Parameter names: the parts with another name in the changed document.
  public func place(in changed: Prototype, renamed names: NewNames = [:]) -> Reload.Place {
    func new(_ name: String) -> String { names[name] ?? name }
    var place = Reload.Place()
    if let screen = state.screen {
      let name = new(prototype.name(of: .screen(screen)))
      place.screen = changed.screen(named: name)
      if place.screen == nil { place.lost.append(name) }
    }
    for alert in state.showings where !alert.isLeaving && !isLoaderOfItsOwn(alert.dialog) {
      let name = new(prototype.name(of: alert.dialog))
      if let dialog = changed.dialog(named: name) {
        place.dialogs.append(DialogID(dialog.index, instance: alert.dialog.instance))
      } else {
        place.lost.append(name)
      }
    }
    keepTexts(in: &place, changed, new)
    for index in prototype.flags.indices {
      let isSet = state.flags.contains(FlagID(index))
      guard isSet != prototype.flags[index].isSet,
        let flag = changed.flag(named: new(prototype.flags[index].id))
      else { continue }
      place.flags[flag] = isSet
    }
    return place
  }

  /// Keeps what a person has typed where the changed document has a field for it.
  ///
  /// The text of a secure field is kept only where the new field is secure.
  private func keepTexts(
    in place: inout Reload.Place, _ changed: Prototype, _ newName: (String) -> String
  ) {
    func keep(_ field: FieldState, of old: FieldID, in new: FieldID) {
      guard let before = prototype.textField(old), let after = changed.textField(new),
        field.text != before.text, after.isSecure || !before.isSecure
      else { return }
      place.texts[new] = field.text
    }
    for alert in state.showings {
      let name = newName(prototype.name(of: alert.dialog))
      guard let dialog = changed.dialog(named: name) else { continue }
      let new = DialogID(dialog.index, instance: alert.dialog.instance)
      for (index, field) in alert.fields.enumerated() {
        keep(field, of: .alert(alert.dialog, index: index), in: .alert(new, index: index))
      }
    }
    for (old, field) in state.controlFields {
      guard let holder = holder(old.holder, in: changed, newName),
        let index = changed.controls(of: holder).firstIndex(where: {
          $0.textField != nil && $0.id == prototype.control(old).id
        })
      else { continue }
      let id = FieldID.control(ControlID(holder, index: index))
      keep(field, of: .control(old), in: id)
    }
    keepValues(in: &place, changed, newName)
  }

  /// Keeps the values that a person gave to switches and segmented controls of the same name.
  private func keepValues(
    in place: inout Reload.Place, _ changed: Prototype, _ newName: (String) -> String
  ) {
    for (old, value) in state.controlValues {
      let before = prototype.control(old)
      guard let holder = holder(old.holder, in: changed, newName) else { continue }
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
    _ old: ControlID.Holder, in changed: Prototype, _ newName: (String) -> String
  ) -> ControlID.Holder? {
    switch old {
    case .screen(let screen):
      changed.screen(named: newName(prototype.name(of: .screen(screen)))).map { .screen($0) }
    case .dialog(let dialog):
      changed.dialog(named: newName(prototype.name(of: .dialog(dialog)))).map { .dialog($0) }
    case .activity: nil
    }
  }

  /// The run in a changed document at its present place, without log, and with what was up standing
  /// still.
  ///
  /// - Parameter place: where it is there.
  public func standing(in changed: Prototype, at place: Reload.Place) -> Simulator {
    var copy = Simulator(
      changed, configuration: Configuration(limits: .preview, orientation: state.orientation),
      matches: Pattern.matcher(), zones: TimeZones.offsets)
    copy.perform(.reload(Reload(document: "", continuation: .resumes(place))), at: .zero)
    let end = SimulatedTime(milliseconds: (place.dialogs.count + 1) * Durations.longestEntry)
    while copy.state.hold == nil, let due = copy.wake, due <= end { copy.advance(to: due) }
    _ = copy.takeRows()
    return copy
  }
}

extension Session {
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
    lost: String? = nil, renamed names: NewNames = [:], clock: any SessionClock
  ) -> Session {
    var log = log
    log.endRun(of: prototype)
    let session = Session(changed, clock: clock, continuing: log, after: timelines, pins: pins)
    if let scenario {
      session.send(.reload(Reload(document: name, continuation: .plays(scenario))))
      return session
    }
    var place = simulator.place(in: changed, renamed: names)
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
