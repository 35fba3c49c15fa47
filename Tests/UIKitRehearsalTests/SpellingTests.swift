import Testing
import UIKitRehearsal

/// Dialogs, fields and controls as sources of iOS 2 to 6 spell them.
@MainActor
struct SpellingTests {
  /// A form that tells two fields apart, as code of the time does.
  final class Form: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: .zero)
    let city = UITextField(frame: UIScreen.main.bounds)
    var told: [String] = []
    var letsGo = true
    override func viewDidLoad() {
      super.viewDidLoad()
      for (field, word) in [(name, "Name"), (city, "City")] {
        field.placeholder = word
        field.delegate = self
        view.addSubview(field)
      }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField == name { city.becomeFirstResponder() } else { textField.resignFirstResponder() }
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      switch textField {
      case name: told.append("name")
      case city: told.append("city")
      default: told.append("another")
      }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      told.append("end?")
      return letsGo
    }
  }

  // MARK: Identity

  @Test func fieldsAreToldApartByComparing() throws {
    let form = Form()
    let run = Rehearsal(form)
    run.tap("Name")
    run.press(.return)
    #expect(form.told == ["name", "end?", "city"])
    #expect(form.city.isEditing)
    #expect(!form.name.isEditing)
    run.press(.return)
    #expect(!form.city.isEditing)
    _ = try run.document()
  }

  @Test func objectsAreEqualOnlyToThemselves() {
    let (one, other) = (UIAlertView("Sure", nil), UIAlertView("Sure", nil))
    let none: UIAlertView? = nil
    #expect(one == one)
    #expect(one != other)
    #expect(one != none)
    let numbers: [UIAlertView: Int] = [one: 1, other: 2]
    #expect(numbers[other] == 2)
    let (item, note, activity) = (UIBarButtonItem(), UILocalNotification(), UIActivity())
    #expect([UIBarButtonItem(), item].firstIndex(of: item) == 1)
    #expect(note != UILocalNotification())
    #expect(Set([activity, activity, UIActivity()]).count == 2)
    #expect(UINavigationItem() != UINavigationItem())
    let popover = UIPopoverController(contentViewController: UIViewController())
    #expect(popover == popover)
  }

  @Test func aScheduledNotificationIsFoundAgain() {
    let run = Rehearsal(Buttons([:]))
    let note = UILocalNotification()
    note.alertBody = "Hot"
    note.fireDate = UIFireDate(timeIntervalSinceNow: 15)
    run.perform { UIApplication.shared.scheduleLocalNotification(note) }
    #expect(run.application.scheduledLocalNotifications?.contains(note) == true)
  }

  // MARK: Dialogs

  /// An alert that knows what it is about.
  final class Question: UIAlertView {
    var subject = "nothing"
  }

  @Test func anAlertIsFilledAfterItWasMade() throws {
    var clicked: [Int] = []
    let listener = Listener()
    listener.onClick = { _, index in clicked.append(index) }
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let alert = UIAlertView()
          alert.title = "Sure?"
          alert.message = "It is gone then."
          alert.delegate = listener
          alert.cancelButtonIndex = alert.addButton(withTitle: "No")
          alert.addButton(withTitle: "Yes")
          alert.show()
        },
        "Tell": {
          let alert = UIAlertView()
          alert.title = "Done"
          alert.addButton(withTitle: "OK")
          alert.show()
        },
      ]))
    run.tap("Ask")
    run.settle()
    #expect(run.showing.starts(with: ["Sure?", "It is gone then.", "No", "Yes"]))
    run.tap("Yes")
    run.tap("Tell")
    run.tap("OK")
    run.tap("Ask")
    run.tap("No")
    run.settle()
    #expect(clicked == [1, 0])
    #expect(run.calls.count { $0.contains("sure  didPresentAlertView:") } == 2)
    #expect(run.findings == [])
    _ = try run.document()
  }

  @Test func aSheetIsFilledAfterItWasMade() throws {
    let root = Buttons([:])
    let run = Rehearsal(root)
    let sheet = UIActionSheet()
    run.perform {
      sheet.title = "Photo"
      sheet.destructiveButtonIndex = sheet.addButton(withTitle: "Delete")
      sheet.addButton(withTitle: "Copy")
      sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
      sheet.show(in: root.view)
    }
    run.settle()
    #expect(run.showing == ["Photo", "Delete", "Copy", "Cancel"])
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.cancelButtonIndex == 2)
    run.tap("Cancel")
    run.settle()
    #expect(!sheet.isVisible)
    _ = try run.document()
  }

  @Test func aSubclassOfAnAlertHasPropertiesOfItsOwn() throws {
    var subjects: [String] = []
    let listener = Listener()
    listener.onClick = { alert, _ in subjects.append((alert as? Question)?.subject ?? "none") }
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let question = Question(
            title: "Delete?", message: nil, delegate: listener, cancelButtonTitle: "No",
            otherButtonTitles: "Yes")
          question.subject = "letter"
          question.show()
        }
      ]))
    run.tap("Ask")
    run.tap("Yes")
    run.settle()
    #expect(subjects == ["letter"])
    #expect(Question().subject == "nothing")
    _ = try run.document()
  }

  // MARK: Fields

  @Test func aViewEndsTheEditingInIt() throws {
    let form = Form()
    let run = Rehearsal(form)
    #expect(!form.view.endEditing(true))
    run.tap("Name")
    let beside = UIView()
    #expect(!run.perform { beside.endEditing(true) })
    #expect(!run.perform { form.city.endEditing(true) })
    #expect(form.name.isEditing)
    #expect(run.perform { form.view.endEditing(true) })
    #expect(!form.name.isEditing)
    #expect(form.told == ["name", "end?"])
    _ = try run.document()
  }

  @Test func aFieldThatRefusesGoesOnEditing() throws {
    let form = Form()
    form.letsGo = false
    let run = Rehearsal(form)
    run.tap("City")
    #expect(!run.perform { form.view.endEditing(false) })
    #expect(form.city.isEditing)
    #expect(form.told == ["city", "end?"])
    _ = try run.document()
  }

  @Test func aWindowAndAStackEndTheEditingInThem() throws {
    let form = Form()
    let stack = UINavigationController(rootViewController: form)
    let run = Rehearsal(stack)
    run.tap("Name")
    #expect(run.perform { stack.view.endEditing(true) })
    run.tap("City")
    #expect(run.perform { UIApplication.shared.keyWindow?.endEditing(true) } == true)
    #expect(form.told == ["name", "end?", "city", "end?"])
    _ = try run.document()
  }

  @Test func anAlertEndsTheEditingInIt() throws {
    let alert = UIAlertView("Name", nil)
    alert.alertViewStyle = .plainTextInput
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    run.settle()
    let field = try #require(alert.textField(at: 0))
    #expect(field.isEditing)
    #expect(run.perform { alert.endEditing(true) })
    #expect(!field.isEditing)
  }

  @Test func fieldsHaveTheTraitsOfTexts() throws {
    let form = Form()
    form.name.keyboardType = UIKeyboardType.emailAddress
    form.name.returnKeyType = UIReturnKeyType.next
    #expect(form.name.autocorrectionType == UITextAutocorrectionType.default)
    #expect(form.name.autocapitalizationType == UITextAutocapitalizationType.sentences)
    #expect(form.name.borderStyle == UITextField.BorderStyle.none)
    form.name.autocorrectionType = .no
    form.name.autocapitalizationType = .none
    form.name.borderStyle = .roundedRect
    let nested: UITextField.KeyboardType = .numberPad
    form.city.keyboardType = nested
    let text = try Rehearsal(form).document()
    for word in ["emailAddress", "next", "numberPad"] { #expect(text.contains(word)) }
  }

  // MARK: Controls

  @Test func aMethodIsTakenBack() {
    final class Panel: UIViewController {
      let go = UIButton(type: .roundedRect)
      var told: [String] = []
      override func viewDidLoad() {
        go.setTitle("Go", for: .normal)
        go.addTarget(self, action: Panel.went, for: [.touchUpInside, .touchUpOutside])
        go.addTarget(self, action: Panel.down, for: .touchDown)
        go.addAction(UIAction { [weak self] _ in self?.told.append("action") }, for: .allEvents)
        view.addSubview(go)
      }
      func went() { told.append("went") }
      func down() { told.append("down") }
    }
    let panel = Panel()
    let run = Rehearsal(panel)
    run.tap("Go")
    #expect(panel.told == ["went", "action"])
    panel.go.removeTarget(UIViewController(), action: nil, for: .allEvents)
    panel.go.removeTarget(panel, action: nil, for: .touchUpOutside)
    run.tap("Go")
    #expect(panel.told == ["went", "action", "went", "action"])
    panel.go.removeTarget(nil, action: nil, for: .touchUpInside)
    run.tap("Go")
    #expect(panel.told.last == "action")
    #expect(panel.told.count == 5)
    panel.go.sendActions(for: .touchDown)
    #expect(panel.told.suffix(2) == ["down", "action"])
    #expect(panel.go.buttonType == .system)
  }

  @Test func aButtonHasTheTitleOfItsState() {
    let button = UIButton(type: .custom)
    button.setTitle("Mute", for: .normal)
    button.setTitle("Unmute", for: .selected)
    #expect(button.currentTitle == "Mute")
    button.isSelected = true
    #expect(button.currentTitle == "Unmute")
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "Mute")
    button.isEnabled = false
    #expect(button.state == [.selected, .highlighted, .disabled])
  }

  @Test func bitsAreThoseOfUIKit() {
    #expect(UIControl.Event.touchDown.rawValue == 1)
    #expect(UIControl.Event.touchUpOutside.rawValue == 128)
    #expect(UIControl.Event.allEvents.rawValue == 4_294_967_295)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
    #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
  }
}
