import DialogModel
import DocumentWriter
import PrototypeFile
import Testing

/// Documents that are written as they were read: the words, the order and the layout.
@Suite struct WriterTests {
  @Test(arguments: [
    """
    rehearsal: 1
    clock: {start: 2013-03-01T08:30:00, timeZone: Europe/Moscow}
    notificationSettings: {style: alert, center: false}

    notifications:
      tea:
        body: Time for tea
        hasAction: false
        at: 2013-01-08T09:55:00.250
        timeZone: Europe/Moscow
        repeats: day
        sound: default
        badge: 2
        userInfo: {room: Blue, floors: ["1", {"2": []}]}

      coffee:
        after: 15
        sound: drip.wav
        launchImage: cup.png

      cake:
        at: 2024-02-29T23:59:59Z

    strings:
      pt_BR:
        Cancel: Cancelar

      ru:
        Cancel: Отмена
        "{buttonTitle}?": Точно {buttonTitle}?

    scenarios:
      night:
        pace: human
        notes: |-
          Dim the light.
          Wait.
        steps:
          - openNotification: tea
            timeout: 2
            say: "7"
            notes: Nobody sleeps
          - closeNotification: coffee
          - pullDown: true
          - slide: true
          - setClock: 2013-01-07T23:00:00Z
          - setTimeZone: America/New_York

    """,
    """
    rehearsal: 1
    start: home

    screens:
      home:
        title: Home
        image: backdrop.png
        barStyle: black
        orientations: [portrait]

    dialogs:
      page:
        presentedView:
          title: Page
          controls:
            - button: Done
              then: [{dismiss: page}]

      form:
        formSheet:
          controls:
            - textField: Name
        delegate: none

      share:
        activityPicker:
          activities:
            - type: org.cool

    scenarios:
      answer:
        steps:
          - answer: {"canPerformWithActivityItems:": false, target: share/org.cool}

    """,
  ])
  func whatIsReadIsWritten(_ source: String) throws {
    let result = PrototypeDocument.load(Array(source.utf8), in: .bare)
    #expect(result.problems.filter { $0.severity == .error } == [])
    let text = try PrototypeDocument.text(of: try #require(result.prototype))
    #expect(text == source, "\(text)")
  }

  /// What a document has no words for is not left out silently.
  @Test func whatCannotBeSaidIsRefused() {
    func refused(_ change: (inout Prototype) -> Void) -> String {
      var prototype = Prototype()
      prototype.notifications = [LocalNotification(id: "a")]
      change(&prototype)
      do {
        return try PrototypeDocument.text(of: prototype)
      } catch {
        return error.message
      }
    }
    func words(_ name: String) -> String { "“\(name)” cannot be written to a document" }
    #expect(refused { $0.notifications[0].badge = -1 } == words("badge"))
    #expect(refused { $0.notifications[0].sound = .file("default") } == words("sound"))
    #expect(
      refused { $0.clock.start = .instant(Instant(milliseconds: .max)) } == words("start"))
    #expect(refused { $0.clock.timeZone = "nowhere at all" } == words("timeZone"))
    #expect(refused { $0.strings = ["ru": ["A": Template(pieces: [.buttonTitle])]] } == words("A"))
    #expect(refused { $0.strings = ["ru": [:]] } == words("strings"))
  }
}
