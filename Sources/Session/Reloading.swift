public import DialogModel
public import DialogSimulator
import EventLog

extension Session {
  /// Where this run is, as far as a changed document has it too.
  ///
  /// Names are compared, not places: dialogs may have moved in the document.
  public func place(in changed: Prototype) -> Reload.Place {
    var place = Reload.Place()
    if let screen = state.screen {
      let name = prototype.name(of: .screen(screen))
      place.screen = changed.screen(named: name)
      if place.screen == nil { place.lost.append(name) }
    }
    for alert in state.alerts where !alert.isLeaving && !simulator.isLoaderOfItsOwn(alert.dialog) {
      let name = prototype.dialogs[alert.dialog.index].id
      if let dialog = changed.dialog(named: name) {
        place.dialogs.append(DialogID(dialog.index, instance: alert.dialog.instance))
      } else {
        place.lost.append(name)
      }
    }
    return place
  }

  /// A run of a changed document that takes this one's place: its log goes on, and what is up
  /// stays up without moving.
  ///
  /// This run is over then.
  ///
  /// - Parameters:
  ///   - changed: the document as it is now.
  ///   - name: the document, as a person knows it.
  ///   - scenario: what is about to play from its beginning; `nil` to go on where this run is.
  ///   - lost: what was playing and is not there any more, if so.
  public func reloaded(
    _ changed: Prototype, named name: String, playing scenario: String? = nil,
    lost: String? = nil, clock: any SessionClock
  ) -> Session {
    var log = log
    log.endRun(of: prototype)
    let session = Session(changed, clock: clock, continuing: log)
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

  /// Brings what comes in to its end at once, so that nobody sees a dialog come that was there.
  private func letEntriesEnd(atMost count: Int) {
    let end = SimulatedTime(milliseconds: count * Durations.longestEntry)
    while state.hold == nil, let due = simulator.wake, due <= end { advance(to: due) }
  }
}
