import DialogModel
import Testing

/// Actions, each with its one key.
@Suite struct ActionTests {
  private func document(_ action: String) -> String {
    """
    dialogs: {a: {alert: {}}, b: {alert: {}}, form: {alert: {style: loginAndPassword}}, p: {popover: }, share: {activityPicker: }}
    screens: {s: {controls: [{button: Go}, {textField: Name}]}, t: {controls: [{row: X, then: \(action)}]}}
    tasks: {job: {simulate: {}}}
    notifications: {coffee: {}, tea: {}}
    flags: {busy: false, seen: true}
    """
  }

  @Test(
    arguments: [
      ("{present: b}", .present(DialogID(1))),
      ("[present: b]", .present(DialogID(1))),
      ("{present: {dialog: b, new: true}}", .presentNew(DialogID(1))),
      ("{present: {dialog: b, new: false}}", .present(DialogID(1))),
      (
        "{dismiss: 'a#1'}",
        .dismiss(DialogID(0, instance: DialogID.first), buttonIndex: nil, animated: true)
      ),
      (
        "{set: {dialog: 'a#64', title: x}}",
        .setTexts(DialogID(0, instance: 64), title: Template("x"), message: nil)
      ),
      ("{set: {dialog: a, delegate: none}}", .setDelegate(DialogID(0), .none)),
      ("{set: {dialog: 'b#2', delegate: gone}}", .setDelegate(DialogID(1, instance: 2), .gone)),
      ("{set: {dialog: share, delegate: gone}}", .setDelegate(DialogID(4), .gone)),
      ("{focus: 'form#2/field-1'}", .focus(.alert(DialogID(2, instance: 2), index: 1))),
      (
        "{resign: 'form#1/field-0'}",
        .resign(.alert(DialogID(2, instance: DialogID.first), index: 0))
      ),
      ("{dismiss: a}", .dismiss(DialogID(0), buttonIndex: nil, animated: true)),
      (
        "{dismiss: {dialog: a, buttonIndex: -7, animated: false}}",
        .dismiss(DialogID(0), buttonIndex: -7, animated: false)
      ),
      (
        "{dismiss: {dialog: b, buttonIndex: 1}}",
        .dismiss(DialogID(1), buttonIndex: 1, animated: true)
      ),
      ("{goTo: t}", .goTo(ScreenID(1))),
      (
        "{set: {dialog: a, message: 1.10}}",
        .setTexts(DialogID(0), title: nil, message: Template("1.10"))
      ),
      (
        "{set: {dialog: a, title: ''}}",
        .setTexts(DialogID(0), title: Template(""), message: nil)
      ),
      (
        "{enable: go}",
        .setEnabled(
          ControlReference(name: "go", candidates: [ControlID(screen: ScreenID(0), index: 0)]), true
        )
      ),
      ("{enable: toolbar}", .setBarEnabled(.toolbar, true)),
      ("{disable: tabBar}", .setBarEnabled(.tabBar, false)),
      ("{run: job}", .run(TaskID(0))),
      ("{cancelTask: job}", .cancelTask(TaskID(0))),
      ("{schedule: tea}", .schedule(NotificationID(1))),
      ("{presentNow: coffee}", .presentNow(NotificationID(0))),
      ("{cancelNotification: tea}", .cancelNotification(NotificationID(1))),
      ("{cancelAllNotifications: true}", .cancelAllNotifications),
      (
        "{setNotifications: [tea, coffee]}",
        .setNotifications([NotificationID(1), NotificationID(0)])
      ),
      ("{setNotifications: coffee}", .setNotifications([NotificationID(0)])),
      ("{setNotifications: []}", .setNotifications([])),
      ("{focus: form/field-1}", .focus(.alert(DialogID(2), index: 1))),
      (
        "{resign: name}", .resign(.control(ControlID(screen: ScreenID(0), index: 1)))
      ),
      (
        "{set: {field: form/field-0, text: ''}}",
        .setFieldText(.alert(DialogID(2), index: 0), Template(""))
      ),
      (
        "{set: {field: name, overlay: {left: edit-find-symbolic, mode: whileEditing}}}",
        .setOverlay(
          .control(ControlID(screen: ScreenID(0), index: 1)),
          TextField.Overlay(left: "edit-find-symbolic", mode: .whileEditing))
      ),
      (
        "{set: {field: form/field-1, overlay: none}}",
        .setOverlay(.alert(DialogID(2), index: 1), nil)
      ),
      (
        "{set: {popover: p, passthrough: go}}",
        .setPassthrough(
          DialogID(3),
          [ControlReference(name: "go", candidates: [ControlID(screen: ScreenID(0), index: 0)])])
      ),
      ("{set: {popover: p, passthrough: []}}", .setPassthrough(DialogID(3), [])),
      ("{set: {popover: p, passthrough: nil}}", .setPassthrough(DialogID(3), nil)),
      ("{set: {popover: share, passthrough: nil}}", .setPassthrough(DialogID(4), nil)),
      ("{set: {flag: seen, to: false}}", .setFlag(FlagID(1), .becomes(false))),
      ("{set: {flag: busy, to: toggle}}", .setFlag(FlagID(0), .toggles)),
      ("{set: {badge: 0}}", .setBadge(0)),
      ("{wait: 0}", .wait(milliseconds: 0)), ("{wait: 1.25}", .wait(milliseconds: 1_250)),
      ("{log: '{buttonIndex}'}", .log(Template(pieces: [.buttonIndex]))),
    ] as [(String, Action)])
  func areRead(_ source: String, _ action: Action) throws {
    #expect(try prototype(document(source)).screens[1].controls[0].then == [action])
  }

  @Test(arguments: [
    ("log", "a list is expected here, this is a text"),
    ("[log]", "a map is expected here, this is a text"),
    ("[{}]", "it is not said what this is; an action has one key"),
    ("{log: a, goTo: s}", "“goTo” is not allowed beside “log”; an action has one key"),
    ("{lgo: a}", "unknown key “lgo”; did you mean “log”?"),
    ("{dismiss: }", "“dialog” is missing here"),
    ("{dismiss: {buttonIndex: 1}}", "“dialog” is missing here"),
    ("{dismiss: {dialog: a, buttonIndex: one}}", "a whole number is expected here, this is “one”"),
    ("{dismiss: {dialog: a, animated: no}}", "“true” or “false” is expected here, this is “no”"),
    ("{set: {title: x}}", "it is not said what this is; a change is of one thing"),
    ("{set: {badge: -1}}", "the number must be at least 0; for example “badge: 1”"),
    ("{set: {badge: many}}", "a whole number is expected here, this is “many”"),
    (
      "{set: {badge: 1, flag: busy, to: true}}",
      "“flag” is not allowed beside “badge”; a change is of one thing"
    ),
    ("{present: bb}", "there is no dialog “bb”"),
    (
      "{present: {dialog: p, new: true}}",
      "“p” cannot be up several times: only alerts and sheets can"
    ),
    (
      "{present: {dialog: a, new: true, animated: false}}",
      "“a” is of the kind “alert”, whose presentation has no “animated”"
    ),
    ("{dismiss: 'a#65'}", "there is no dialog “a#65”"),
    ("{dismiss: 'a#0'}", "there is no dialog “a#0”"),
    ("{dismiss: 'a#02'}", "there is no dialog “a#02”"),
    ("{dismiss: 'a#99999999999999999999'}", "there is no dialog “a#99999999999999999999”"),
    ("{focus: 'form#2/field-2'}", "there is no text field “form#2/field-2”"),
    (
      "{set: {dialog: a, delegate: nil}}",
      "“none” or “gone” is expected here, this is “nil”"
    ),
    ("{set: {dialog: a, title: x, delegate: gone}}", "“delegate” is not allowed beside “title”"),
    ("{set: {flag: busy, to: true, delegate: gone}}", "“delegate” is allowed only beside “dialog”"),
    ("{run: jop}", "there is no task “jop”; did you mean “job”?"),
    ("{schedule: te}", "there is no notification “te”; did you mean “tea”?"),
    ("{cancelAllNotifications: false}", "“true” is expected here, this is “false”"),
    ("{setNotifications: [x]}", "there is no notification “x”"),
    ("{enable: statusBar}", "there is no control “statusBar”"),
    (
      "{focus: form/field-2}", "there is no text field “form/field-2”; did you mean “form/field-0”?"
    ),
    (
      "{focus: form}",
      "“form” is an alert, and a text field is expected here; did you mean “form/field-0”?"
    ),
    ("{focus: go}", "“go” is not a text field"),
    ("{set: {field: name}}", "“text” or “overlay” is missing here"),
    ("{set: {field: name, overlay: nil}}", "“none” or a map is expected here, this is “nil”"),
    ("{set: {field: name, text: x, overlay: none}}", "“overlay” is not allowed beside “text”"),
    ("{set: {dialog: a, overlay: none}}", "“overlay” is allowed only beside “field”"),
    ("{set: {dialog: a, text: x}}", "“text” is allowed only beside “field”"),
    (
      "{set: {dialog: a, field: name, text: x}}",
      "“field” is not allowed beside “dialog”; a change is of one thing"
    ),
    (
      "{set: {dialog: p, title: x}}",
      "“p” is of the kind “popover”, and an alert is expected here"
    ),
    (
      "{set: {popover: a, passthrough: go}}",
      "“a” is of the kind “alert”, and a popover is expected here"
    ),
    ("{schedule: x}", "there is no notification “x”"),
    ("{wait: -1}", "a number of seconds is expected here, this is “-1”"),
    ("{wait: 1e300}", "the number must be at most "),
    ("{set: {flag: buzy, to: true}}", "there is no flag “buzy”; did you mean “busy”?"),
    ("{set: {flag: busy}}", "“to” is missing here"),
    ("{set: {dialog: a, to: true}}", "“to” is allowed only beside “flag”"),
    (
      "{set: {flag: busy, to: yes}}", "“true”, “false” or “toggle” is expected here, this is “yes”"
    ),
    ("{when: {flag: bosy}, do: []}", "there is no flag “bosy”; did you mean “busy”?"),
    ("{finish: true}", "“finish” ends an activity, and is allowed only in its “view”"),
  ])
  func haveRules(_ action: String, _ message: String) {
    let found = problems("rehearsal: 1\n" + document(action))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:") == true)
    #expect(found.first?.contains(" error: " + message) == true)
  }
}
