@testable import PrototypeFile

/// A document with a place for entries of a map of one table.
struct Frame: Sendable {
  private let text: String
  /// Whether other parts are added, so that names refer to something.
  let isWhole: Bool

  /// - Parameter text: the document, `%` at the place; after `!` nothing is added to it.
  init(_ text: String) {
    isWhole = text.hasPrefix("!")
    self.text = isWhole ? String(text.dropFirst()) : text
  }

  /// The document with an entry at the place; what other parts can refer to is added.
  func document(_ entry: String) -> String {
    let own = text.replacing("%", with: entry)
    if isWhole { return own }
    let names = YAMLDocument(Array(own.utf8)).root?.entries?.compactMap(\.key.text) ?? []
    let others = Frame.sections.filter { !names.contains($0.name) }
    let first = names.contains("rehearsal") ? [] : ["rehearsal: 1"]
    return (first + [own] + others.map { "\($0.name): \($0.value)" }).joined(separator: "\n")
  }

  /// The errors of the document with an entry.
  func errors(_ entry: String) -> [Finding] {
    PrototypeDocument.load(Array(document(entry).utf8), in: .bare).problems
      .filter { $0.severity == .error }
  }

  /// A value of a shape for this document.
  func sample(_ shape: Shape) throws -> String {
    var problems: [Finding] = []
    let root = YAMLDocument(Array(document("").utf8)).root
    return Sample(names: NamesOfDocument(root ?? Frame.nothing, &problems)).value(shape)
  }

  private static let nothing = YAMLNode(
    .map([]), start: Mark(line: 1, column: 1), end: Mark(line: 1, column: 1))

  private static let sections: [(name: String, value: String)] = [
    ("screens", "{home: {controls: [{barButton: Go}, {textField: Name}]}}"),
    ("dialogs", "{hello: {alert: {style: plainText}}, more: {popover: {}}}"),
    ("tasks", "{wait: {simulate: {seconds: 1}}}"), ("notifications", "{coffee: {body: Coffee}}"),
    ("flags", "{busy: false}"), ("steps", "{in: [{wait: 1}]}"),
  ]

  /// The frames for a table; one of them suits each key.
  static func of(_ table: any KeyTable.Type) -> [Frame] {
    (texts[table.objectType.name] ?? []).map { Frame($0) }
  }

  private static let alert = "dialogs: {hello: {alert: {style: plainText, %}}}"
  private static let asked = "\"alertViewShouldEnableFirstOtherButton:\""
  private static let changing = "\"textField:shouldChangeCharactersInRange:replacementString:\""
  private static let picker = "dialogs: {share: {activityPicker: {%}}}"

  private static func inside(_ outer: String, _ inner: String) -> String {
    outer.replacing("%", with: inner)
  }

  private static let field = inside(alert, "textFields: [{%}]")
  private static let actions = "screens: {home: {controls: [{barButton: Go, then: [{%}]}]}}"
  private static let presenting =
    "dialogs: {hello: {alert: {otherButtons: [{title: A, then: [{%}]}]}}, view: {formSheet: {}}}"
  private static let steps = "scenarios: {a: {steps: [{%}]}}"
  private static let conditions =
    "dialogs: {hello: {alert: {style: plainText}, delegate: {returns: {\(asked): {when: {%}}}}}}"

  private static let texts: [String: [String]] = [
    "document": ["!rehearsal: 1\n%", "!%", "%"],
    "screen": ["screens: {home: {%}}", "screens: {home: {image: a.png, %}}"],
    "control": [
      "screens: {home: {controls: [{%}]}}", "screens: {home: {controls: [{button: Go, %}]}}",
      "screens: {home: {controls: [{textField: Go, %}]}}",
      "screens: {home: {controls: [{row: Go, %}]}}", "screens: {home: {controls: [{tab: Go, %}]}}",
      "screens: {home: {controls: [{image: a.png, %}]}}",
      "screens: {home: {controls: [{switch: Go, %}]}}",
      "screens: {home: {controls: [{segmented: Go, %}]}}",
      "screens: {home: {controls: [{segmented: Go, titles: [A, B], %}]}}",
      "screens: {home: {controls: [{titles: [A, B], %}]}}",
      "screens: {home: {controls: [{toolbarButton: Go}, {%}]}}",
    ],
    "endOfTask": ["task: wait", "with: success"].map {
      "scenarios: {a: {steps: [{endTask: {\($0), %}}]}}"
    },
    "endOfActivity": ["scenarios: {a: {steps: [{endActivity: {%}}]}}"],
    "promise": [
      "%", "after: {tapOn: A}, %", "from: any, %", "while: {flag: busy}, %",
      "always: {flag: busy}, %", "reach: {flag: busy}, %", "not: {tapOn: A}, %",
      "never: {flag: busy}, %",
    ].map { "promises: [{\($0)}]" },
    "situation": ["promises: [{never: {%}}]"],
    "section": ["screens: {home: {controls: [{section: {%}}]}}"],
    "dialog": [
      "dialogs: {hello: {%}}", "dialogs: {hello: {alert: {title: A, style: plainText}, %}}",
      "dialogs: {hello: {actionSheet: {title: A}, %}}",
    ],
    "alert": ["dialogs: {hello: {alert: {%}}}", alert],
    "actionSheet": ["dialogs: {hello: {actionSheet: {%}}}"],
    "button": [
      inside(alert, "otherButtons: [{%}]"), inside(alert, "otherButtons: [{title: Go, %}]"),
    ],
    "textField": [field],
    "overlay": [inside(field, "overlay: {%}")],
    "controlEvents": [inside(field, "on: {%}")],
    "presentedView": ["dialogs: {view: {presentedView: {%}}}"],
    "formSheet": ["dialogs: {view: {formSheet: {%}}}", "dialogs: {view: {%}}"],
    "activityView": [inside(picker, "activities: [{type: a, view: {%}}]")],
    "viewController": ["screens: {home: {viewController: {%}}}"],
    "navigationController": ["navigationController: {%}"],
    "tabBarController": ["tabBarController: {%}"],
    "presentation": [
      inside(presenting, "present: {%}"), inside(presenting, "present: {dialog: view, %}"),
      inside(presenting, "present: {dialog: hello, %}"),
    ],
    "way": [
      inside(actions, "goTo: {%}"), inside(actions, "goTo: {screen: home, %}"),
      inside(actions, "goTo: {screen: home, transition: push, %}"),
    ],
    "popover": [
      """
      screens: {home: {controls: [{barButton: Go}]}}
      dialogs: {more: {popover: {from: {barButton: go}, %}}}
      """, "dialogs: {more: {popover: {%}}}",
    ],
    "source": [
      "dialogs: {hello: {actionSheet: {from: {%}}}}",
      "dialogs: {hello: {actionSheet: {from: {phone: view, %}}}}",
    ],
    "place": ["dialogs: {hello: {actionSheet: {from: {tablet: {%}}}}}"],
    "delegate": ["dialogs: {hello: {alert: {style: plainText}, delegate: {%}}}"],
    "textFieldDelegate": [inside(field, "delegate: {%}")],
    "application": ["application: {%}"],
    "answer": [
      "dialogs: {hello: {alert: {style: plainText}, delegate: {returns: {\(asked): {%}}}}}"
    ],
    "condition": [
      conditions, inside(conditions, "field: 0, %"), inside(conditions, "minLength: 1, %"),
      inside(field, "delegate: {returns: {\(changing): {when: {%}}}}"),
      "dialogs: {hello: {alert: {style: plainText, otherButtons: [a]}, delegate: "
        + "{does: {'alertView:clickedButtonAtIndex:': [{do: [], when: {%}}]}}}}",
      "dialogs: {hello: {alert: {style: plainText}, delegate: {does: {\(asked): [{do: [], when: {%}}]}}}}",
    ],
    "textTest": [
      inside(field, "delegate: {returns: {\(changing): {when: {replacement: {%}}}}}")
    ],
    "action": [
      actions, inside(actions, "when: {device: phone}, %"),
      inside(actions, "when: {device: phone}, do: [], %"),
      inside(field, "on: {editingChanged: [{do: [], %}]}"),
      """
      screens: {home: {controls: [{barButton: Go}, {textField: Name}]}}
      tasks: {wait: {simulate: {seconds: 1}, whenDone: [{%}]}}
      """,
      inside(picker, "activities: [{type: a, view: {controls: [{button: End, then: [{%}]}]}}]"),
    ],
    "dismissal": [
      inside(actions, "dismiss: {%}"), inside(actions, "dismiss: {dialog: hello, %}"),
      inside(presenting, "dismiss: {dialog: view, %}"),
    ],
    "change": [
      inside(actions, "set: {%}"), inside(actions, "set: {dialog: hello, %}"),
      inside(steps, "do: {set: {field: name, %}}"), inside(actions, "set: {popover: more, %}"),
      inside(steps, "do: {set: {text: A, %}}"), inside(actions, "set: {flag: busy, %}"),
      inside(actions, "set: {to: true, %}"),
    ],
    "task": ["tasks: {wait: {%}}", "tasks: {wait: {simulate: {seconds: 1}, %}}"],
    "simulation": ["tasks: {wait: {simulate: {%}}}"],
    "notification": [
      "notifications: {coffee: {%}}", "notifications: {coffee: {at: 2013-01-08T09:55:00, %}}",
    ],
    "notificationSettings": ["notificationSettings: {%}"],
    "clock": ["clock: {%}"],
    "choices": ["choices: {%}"],
    "scenario": ["scenarios: {a: {%}}"],
    "step": [
      steps, inside(steps, "tapOn: OK, %"), inside(steps, "answer: {\(asked): true}, %"),
    ],
    "tap": [inside(steps, "tapOn: {%}"), inside(steps, "tapOn: {button: 0, %}")],
    "properties": [
      inside(steps, "assertProperty: {%}"), inside(steps, "assertProperty: {dialog: hello, %}"),
      inside(steps, "assertProperty: {visible: true, %}"),
    ],
    "activityPicker": [picker],
    "activityItem": [inside(picker, "items: [{%}]"), inside(picker, "items: [{text: A, %}]")],
    "activity": [
      inside(picker, "activities: [{%}]"), inside(picker, "activities: [{type: a, %}]"),
    ],
    "performance": [inside(picker, "activities: [{type: a, perform: {%}}]")],
    "builtInActivity": [inside(picker, "builtIn: {mail: {%}}")],
  ]
}
