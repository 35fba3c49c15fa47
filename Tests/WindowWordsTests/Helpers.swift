import DialogModel
import DialogSimulator
import SampleRows
import WindowWords

let share = DialogID(1)
let sync = TaskID(0)

/// A prototype whose names the rows of these tests carry.
let prototype: Prototype = {
  var prototype = Prototype()
  var alert = Alert()
  alert.cancelButton = Button(title: Template("Cancel"))
  alert.otherButtons = [Button(title: Template("OK"))]
  var silent = Dialog(id: "share", kind: .actionSheet(ActionSheet()))
  silent.delegate.isNil = true
  prototype.dialogs = [Dialog(id: "confirm", alert: alert), silent]
  prototype.screens = [Screen(id: "home")]
  prototype.flags = [Prototype.Flag(id: "busy", isSet: false)]
  prototype.start = .screen(home)
  return prototype
}()

var words: RowText { RowText(prototype) }
