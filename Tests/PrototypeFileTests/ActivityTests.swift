import DialogModel
import Testing

/// Activity pickers: items, custom activities, built-in ones.
@Suite struct ActivityTests {
  private func picker(_ source: String) throws -> ActivityPicker? {
    guard case .activityPicker(let picker) = try dialog("{activityPicker: \(source)}").kind else {
      return nil
    }
    return picker
  }

  @Test func isRead() throws {
    let picker = try #require(
      try picker(
        """
        {items: [{text: 007}, {url: 'https://example.org/'}, {image: a.png}, {file: a/../b}],
         excluded: [mail, print],
         builtIn: {message: {seconds: 2, completed: false}, print: }, from: toolbar}
        """))
    #expect(
      picker.items == [
        .text("007"), .url("https://example.org/"), .image("a.png"), .file("a/../b"),
      ])
    #expect(picker.items.map(\.kind) == [.text, .url, .image, .file])
    #expect(picker.excluded == [.mail, .print])
    #expect(
      picker.builtIn == [
        .message: Activity.Performance(milliseconds: 2000, completion: .finishes(false)),
        .print: Activity.Performance(),
      ])
    #expect(picker.source == .toolbar)
    #expect(try self.picker("{items: {text: a}}")?.items == [.text("a")])
  }

  @Test func anItemHasTextsForActivities() throws {
    let picker = try #require(
      try picker(
        """
        {items: [{text: a}, {image: a.png, for: {mail: 1, b.c: Two}}], activities: [{type: b.c}]}
        """))
    #expect(picker.textsFor == [1: ["mail": "1", "b.c": "Two"]])
    #expect(picker.items(for: .builtIn(.mail)) == [.text("a"), .text("1")])
    #expect(picker.items(for: .custom(0)) == [.text("a"), .text("Two")])
    #expect(picker.items(for: .builtIn(.print)) == picker.items)
    for (items, message) in [
      ("{for: {mail: x}}", "an item is one thing"),
      ("{text: a, for: {mial: x}}", "this picker has no activity “mial”; did you mean “mail”?"),
      ("{text: a, for: {other: x}}", "this picker has no activity “other”"),
      ("{text: a, for: {}}", "it is not said which activity gets a text"),
    ] {
      let found = problems(
        """
        rehearsal: 1
        dialogs:
          a: {activityPicker: {items: [\(items)]}}
          b: {activityPicker: {activities: [{type: other}]}}
        """)
      #expect(found.contains { $0.contains(message) }, "\(items): \(found)")
    }
  }

  @Test(
    arguments: [
      ("{type: a.b}", Activity(type: "a.b")),
      (
        "{type: a, title: T, icon: face-cool, accepts: [text, url]}",
        Activity(type: "a", title: "T", icon: "face-cool", accepts: [.text, .url])
      ),
      ("{type: a, perform: }", Activity(type: "a", behaviour: .performs(.init()))),
      (
        "{type: a, perform: {seconds: 0.5, completed: false, times: 2}}",
        Activity(
          type: "a",
          behaviour: .performs(.init(milliseconds: 500, completion: .finishes(false), times: 2)))
      ),
      (
        "{type: a, perform: {completed: never}}",
        Activity(type: "a", behaviour: .performs(.init(completion: .never)))
      ),
      (
        "{type: a, view: {title: T, controls: {button: Go, then: {finish: true}}}}",
        Activity(
          type: "a",
          behaviour: .shows(
            PresentedView(
              title: "T",
              controls: [Control(id: "go", kind: .button, text: "Go", then: [.finish(true)])])))
      ),
    ] as [(String, Activity)])
  func hasActivities(_ source: String, _ activity: Activity) throws {
    #expect(try picker("{activities: \(source)}")?.activities == [activity])
  }

  @Test(arguments: [
    ("{items: ⟨{}}", "it is not said what this is; an item is one thing"),
    ("{items: {text: a, ⟨url: b}}", "“url” is not allowed beside “text”; an item is one thing"),
    ("{items: ⟨text}", "a list is expected here, this is a text; write “items: [{text: text}]”"),
    (
      "{items: {file: ⟨../a}}",
      "“../a” leads out of the document’s folder; "
        + "put the file beside the document, and write its path from there"
    ),
    (
      "{items: {image: ⟨a/../../b}}",
      "“a/../../b” leads out of the document’s folder; "
        + "put the file beside the document, and write its path from there"
    ),
    ("{items: {file: ⟨''}}", "there is no path here"),
    (
      "{excluded: ⟨mial}",
      "“postToFacebook”, “postToTwitter”, “postToWeibo”, “message”, “mail”, “print”, "
        + "“copyToPasteboard”, “assignToContact”, “saveToCameraRoll” or a list is expected here, "
        + "this is “mial”; did you mean “mail”?"
    ),
    (
      "{builtIn: {⟨airDrop: }}",
      "“postToFacebook”, “postToTwitter”, “postToWeibo”, “message”, “mail”, “print”, "
        + "“copyToPasteboard”, “assignToContact” or “saveToCameraRoll” is expected here, "
        + "this is “airDrop”; for example “postToFacebook”"
    ),
    (
      "{builtIn: {mail: {completed: ⟨never}}}",
      "“true” or “false” is expected here, this is “never”; write “completed: false”"
    ),
    ("{activities: ⟨{title: x}}", "“type” is missing here; for example “type: Hello”"),
    ("{activities: {type: ⟨''}}", "an activity’s type cannot be empty"),
    ("{activities: [{type: a}, {type: ⟨a}]}", "the type “a” is taken on line 2"),
    ("{activities: {type: a, perform: {}, ⟨view: {}}}", "“view” is not allowed beside “perform”"),
    (
      "{activities: {type: a, perform: {times: ⟨0}}}",
      "the number must be at least 1; for example “times: 1”"
    ),
    (
      "{activities: {type: a, perform: {completed: ⟨ever}}}",
      "“true”, “false” or “never” is expected here, this is “ever”; did you mean “never”?"
    ),
    (
      "{activities: {type: a, accepts: [⟨texts]}}",
      "“text”, “url”, “image” or “file” is expected here, this is “texts”; write “text”"
    ),
  ])
  func hasRules(_ picker: String, _ message: String) {
    let example = Marked("dialogs: {d: {activityPicker: \(picker)}}", message)
    #expect(example.problems.found == example.problems.expected)
  }

  @Test(arguments: [
    Marked(
      "dialogs: {d: {formSheet: {controls: {button: A, then: {⟨finish: true}}}}}",
      "“finish” ends an activity, and is allowed only in its “view”"),
    Marked(
      "dialogs: {d: {activityPicker: , delegate: {only: ⟨'alertViewCancel:'}}}",
      "“alertViewCancel:” is a method of UIAlertViewDelegate, not of "
        + "UIPopoverControllerDelegate or UIActivityViewController"),
    Marked(
      "dialogs: {d: {activityPicker: {activities: {type: org.a}}}}\n"
        + "scenarios: {x: {steps: {tapOn: {activity: ⟨org.b}}}}",
      "there is no activity “org.b”; did you mean “org.a”?"),
  ])
  func belongsToItsPicker(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func isTappedByItsNameAndActsWhenItIsOver() throws {
    let document = try prototype(
      """
      dialogs:
        d:
          activityPicker: {activities: {type: org.a}}
          delegate: {does: {"completionHandler:": {log: over}}, returns:
            {"popoverControllerShouldDismissPopover:": false}}
      scenarios: {x: {steps: [{tapOn: {activity: org.a}}, {tapOn: {activity: mail}}]}}
      """)
    #expect(
      document.scenarios[0].steps.map(\.kind) == [
        .tapOn(.activity("org.a"), dialog: nil),
        .tapOn(.activity("mail"), dialog: nil),
      ])
    let delegate = document.dialogs[0].delegate
    #expect(delegate.does == [.completionHandler: [.log(Template("over"))]])
    #expect(delegate.returns == [.popoverControllerShouldDismissPopover: .always(false)])
  }
}
