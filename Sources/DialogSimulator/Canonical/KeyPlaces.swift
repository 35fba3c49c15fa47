/// Where each property of a state is in its key, or why it is not there.
///
/// Two states with equal keys have the same future, but for what is said to saturate. A test holds
/// this table against the properties of the types: a new property must get its place here.
package enum KeyPlaces {
  /// The place of a property.
  package enum Place: Sendable {
    /// It is in the key.
    case written
    /// It is in the key as a class of values, or by its rank: the reason.
    case reduced(String)
    /// It is not in the key: the reason.
    case dropped(String)
  }

  /// The places, by type and property.
  package static let all: [String: [String: Place]] = [
    "State": [
      "now": .dropped("all times count from now"), "kernel": .written, "stack": .written,
      "fields": .written, "work": .written, "choices": .written, "device": .written,
      "views": .written, "notices": .written,
    ],
    "Kernel": [
      "inputCount": history, "frames": .written,
      "agenda": .written, "suspension": .written,
      "pendingAnswer": .dropped("it is there only while an input is performed"),
      "preparedAnswers": .written, "breakpoints": configuration,
      "outside": .dropped("no program takes part; its answers are those of open questions"),
      "toldAnswers": .dropped("only a recorded run has them"),
      "budget": .dropped("the used part of the limits; a run that reaches one has a stop"),
      "stop": .reduced("whether there is one: nothing follows"),
    ],
    "Stop": ["limit": end, "repeating": end],
    "Stop.RepeatedCall": ["target": end, "selector": end],
    "Agenda": [
      "entries": .reduced("without what waits for the world, which may come at any time"),
      "paused": .written, "waitsForWorld": configuration,
    ],
    "Agenda.Entry": [
      "due": .reduced("from now on; beyond the longest movement all are alike"), "frame": .written,
      "owner": .written,
    ],
    "Later": [
      "owner": .written,
      "milliseconds": .reduced("whether it is the next turn; else in the due time"),
    ],
    "Frame": [
      "steps": .reduced("those that remain"), "next": .reduced("in the steps"),
      "end": .reduced("in the steps"), "inputNumber": cause, "rules": cause, "operands": .written,
      "transition": .reduced("which of the movements that run it is"), "scope": .written,
    ],
    "Operands": [
      "dialog": .written, "other": .written, "buttonIndex": .written,
      "picker": .reduced("its rank"), "hid": .written, "isSentAway": .written,
      "animated": .written,
    ],
    "Scope": [
      "selector": .written, "target": .written, "buttonIndex": .written, "buttonTitles": .written,
      "replacement": .written, "job": .written, "change": .written, "notification": .written,
      "answer": .written,
    ],
    "JobScope": ["percent": .written, "error": .written],
    "QuestionedChange": [
      "field": .written, "change": .written, "shown": .dropped("it follows from the change"),
    ],
    "TextChange": ["range": .written, "replacement": .written, "kind": .written],
    "Suspension": ["call": .written, "reason": .written, "rules": cause],
    "Call": [
      "receiver": .written, "selector": .written, "argument": .written, "question": .written,
      "rules": cause, "answer": .written,
    ],
    "Question": [
      "yes": .written, "no": .written, "operands": .written,
      "refused": .dropped("it follows from the method"), "change": .written,
    ],
    "PreparedAnswer": ["selector": .written, "answer": .written, "target": .written],
    "Wait": ["milliseconds": .written, "rest": .written, "control": .written],
    "Stack": [
      "showings": .written,
      "applicationTransition": .written, "alertTransition": .written, "waiting": .written,
      "departed": .dropped("only the last call of a dialog that has gone uses it"),
      "delegates": .written, "transitionCount": history,
    ],
    "Transition": [
      "number": number, "dialog": .written, "kind": .written, "animated": .written,
      "rules": cause,
    ],
    "TransitionRequest": [
      "dialog": .written, "kind": .reduced("without its texts"), "window": .written,
      "rules": cause, "input": cause,
    ],
    "ViewRequest": ["animated": .written, "completion": .written, "presenter": .written],
    "ViewDismissal": ["animated": .written, "completion": .written],
    "Showing": [
      "dialog": .written, "kind": .dropped("it follows from the dialog"),
      "firstOtherEnabled": .written, "isSentAway": .written, "placement": .written,
      "presenter": .written,
      "phase": .reduced("without its times: its movement is in the agenda"), "fields": .written,
      "said": texts, "rare": .written,
    ],
    "Showing.Rare": [
      "passthrough": .written, "picker": .written, "loader": .written, "popover": .written,
    ],
    "ParkedDismissal": ["buttonIndex": .written, "rules": cause, "input": cause],
    "ShownLoader": [
      "task": .written, "since": drawn, "percent": progress, "saysPercent": texts,
      "cancelTitle": .reduced("whether there is such a button"), "isRunning": .written,
    ],
    "ShownPicker": [
      "choices": .written, "content": .written, "fillsScreen": .written, "screens": .written,
      "passage": .reduced("which way it goes"), "number": .reduced("its rank"),
    ],
    "InnerPassage": [
      "isPop": .written, "from": .dropped("it only decides steps"),
      "to": .dropped("it only decides steps"),
    ],
    "DialogTexts": ["title": texts, "message": texts, "buttons": texts],
    "FieldRefusal": ["field": drawn, "time": drawn],
    "FieldState.Reversal": ["range": undoing, "text": undoing, "grows": undoing],
    "Focus": [
      "applicationResponder": .written, "alertResponder": .written, "covered": .written,
      "controlFields": .written, "keyboard": .written, "refusal": drawn,
      "keptTexts": .dropped("only a changed document leaves them"),
      "keptValues": .dropped("only a changed document leaves them"),
    ],
    "FieldState": [
      "buffer": .reduced("which of the document's tests the text passes"), "overlay": drawn,
      "replacesAll": .reduced("where the text matters"),
      "done": undoing, "undone": undoing,
    ],
    "TextBuffer": [
      "text": .reduced("which of the document's tests it passes"),
      "selection": .dropped("texts are typed from empty on"),
    ],
    "KeyboardMovement": ["isUp": .written, "from": drawn, "until": drawn],
    "Tasks": [
      "jobs": .reduced("saturates: a third one of a task is not told apart"), "count": history,
      "commandModes": configuration,
      "queuedReports": .reduced("how many there are; no command runs"),
    ],
    "Job": [
      "number": number, "task": .written, "work": .reduced("whether a command runs"),
      "began": drawn, "loader": .written, "percent": progress, "message": texts,
      "hangs": .dropped("its end comes as an input, whether it hangs or not"),
      "isSuspended": .written, "input": cause, "buttonIndex": .written, "buttonTitles": texts,
      "elapsed": progress, "resumed": progress, "next": progress, "outputRows": progress,
      "pendingEnd": .written,
    ],
    "Activities": [
      "runs": .reduced("saturates: a second one that is in all alike is not told apart"),
      "count": history, "live": configuration,
    ],
    "PickerRun": [
      "number": number, "dialog": .written, "choice": .written, "isWorking": .written,
      "isLive": .written, "outcome": .written, "isUp": .written,
      "paused": .reduced("whether it is paused"),
    ],
    "PausedWork": [
      "milliseconds": .dropped("it is longer than what a person does meanwhile"),
      "frame": .dropped("it follows from the run"),
    ],
    "Device": [
      "life": .written, "front": .written, "isLocked": .written, "isDark": .written,
      "centerIsDown": .written, "switcherIsOpen": .written, "hasSystemAlert": .written,
      "isSuspended": .written, "screen": .written, "comingScreen": .written,
      "orientation": .written, "rotation": .reduced("whether there is one"),
      "waitingTurn": .written,
      "controlValues": .dropped(
        "no condition reads them, and a tap on a segment does what one on another does"),
      "disabledControls": .written, "disabledBars": .written, "actingControl": .written,
      "launch": .reduced("where a condition reads it"),
      "flags": .reduced("those that a condition or a promise reads"), "isLaunching": .written,
    ],
    "FlagSet": ["bits": .written, "others": .written],
    "Rotation": ["number": number, "from": drawn, "until": drawn],
    "WaitingTurn": ["orientation": .written, "rule": cause],
    "Views": [
      "stack": .written, "kept": .written,
      "loaded": .reduced("where something is done when a view loads"),
      "appearances": .reduced("while something moves; at rest they follow from the stack"),
      "passage": .written,
    ],
    "Appearances": ["entries": .written],
    "Appearances.Entry": ["controller": .written, "appearance": .written],
    "StackedScreen": [
      "screen": .written, "isModal": .written,
      "isAnimated": .reduced("of modal screens: the others go animated"),
    ],
    "Passage": [
      "number": number, "kind": .written, "from": .written, "to": .written, "animated": .written,
      "asksForAnimation": .written,
      "removed": .written, "start": drawn, "until": drawn, "hasBegun": .written,
    ],
    "Notifications": [
      "scheduled": .reduced("which, without times; saturates: two of each"),
      "alerts": .reduced("which; saturates: two of each"),
      "banner": .reduced("which"), "waitingBanners": .reduced("which; saturates: one of each"),
      "lockScreen": .reduced("which; saturates: one of each"),
      "center": .reduced("which; saturates: one of each"),
      "badge": .reduced("whether there is one: no condition reads it"),
      "settings": unchanged, "sound": drawn, "opened": drawn, "start": unchanged,
      "timeZone": unchanged, "scheduledCount": history, "deliveredCount": history,
      "lastFiring": firing, "dependsOnDate": unchanged,
    ],
    "ScheduledNotification": [
      "notification": .written, "number": number, "next": firing, "input": cause,
      "recurrence": firing, "fired": firing,
    ],
    "DeliveredNotification": [
      "notification": .written, "number": number, "fired": drawn, "since": drawn,
    ],
    "Recurrence": [
      "local": firing, "zone": firing, "isWallClock": firing, "unit": firing,
    ],
    "PlayedSound": ["sound": drawn, "time": drawn],
    "OpenedNotification": ["notification": drawn, "time": drawn, "launches": drawn],
  ]

  private static let history = Place.dropped("it only counts what has been")
  private static let end = Place.dropped("nothing follows a stop")
  private static let cause = Place.dropped("it only says why, in rows")
  private static let number = Place.dropped("what refers to it says which one by its place")
  private static let drawn = Place.dropped("it is only drawn")
  private static let texts = Place.dropped("texts of dialogs decide nothing")
  private static let firing = Place.dropped("each fires by an input of its own")
  private static let undoing = Place.dropped("undoing is not tried")
  private static let progress = Place.dropped("an end comes as an input, however far it is")
  private static let configuration = Place.dropped("it is the same in the whole exploration")
  private static let unchanged = Place.dropped("no move changes it")
}
