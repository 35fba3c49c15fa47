import DialogModel
import DialogSimulator
import EventLog

/// Rounds of presenting, tapping and dismissing an alert, for counting instructions.
enum Rounds {
  static func play(_ rounds: Int, acts: Bool) {
    var alert = Alert()
    alert.title = Template("Title")
    alert.cancelButton = Button(title: Template("OK"))
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "plain", alert: alert)]
    if acts {
      prototype.dialogs[0].delegate.does = [
        .didPresentAlertView: [
          .setTexts(DialogID(0), title: Template("Still here"), message: nil)
        ],
        .alertViewWillDismissWithButtonIndex: [
          .log(Template(pieces: [.text("leaving with "), .buttonIndex]))
        ],
      ]
    }
    var simulator = Simulator(prototype)
    var log = EventLog()
    var now = SimulatedTime.zero
    simulator.perform(.launch, at: now)
    for _ in 0..<rounds {
      simulator.perform(.perform(.present(DialogID(0))), at: now)
      now = now.after(milliseconds: 300)
      simulator.perform(.tapButton(DialogID(0), index: 0), at: now)
      now = now.after(milliseconds: 300)
      simulator.advance(to: now)
      simulator.drainRows { log.append($0) }
    }
  }
}
