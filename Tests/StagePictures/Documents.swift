/// The documents of the pictures; each has a dialog `a`.
enum Documents {
  private static let screen = """
    rehearsal: 1
    screens:
      account:
        title: Account
        controls:
          - label: Signed in as Robin Ash
          - row: Sounds
            then: [{goTo: account}]
          - row: Version 1.2
          - button: Sign Out
          - toolbarButton: Layout

    """

  /// An app behind its dialogs: the kinds of controls that a settings screen has.
  static let controls = """
    rehearsal: 1
    screens:
      holidays:
        title: Holidays
        controls:
          - {barButton: Back, icon: back}
          - {barButton: Edit}
          - {barButton: Camera, icon: camera}
          - section:
              header: Holidays
              footer: Backed up this morning.
              controls:
                - {switch: Back up, isOn: true}
                - {switch: Use mobile data}
                - {row: Sort by, detail: Date, accessory: chevron}
                - {row: Kim and Robin, accessory: checkmark}
                - {row: Ghent, subtitle: Two days in May, detail: "128", accessory: detailButton}
          - {button: Delete Album, style: destructive}
          - {button: Share Album, style: filled}
          - {segmented: Period, titles: [Day, Week, Month], selected: 1}
          - {toolbarButton: Back, id: previous, icon: back}
          - {space: flexible}
          - {toolbarButton: Like, icon: heart}
          - {space: flexible}
          - {toolbarButton: Delete, icon: trash}
    dialogs:
      a: {alert: {title: A}}
    """

  /// Sections between bars, with tabs that have icons.
  static let tabs = """
    rehearsal: 1
    start: places
    screens:
      places:
        title: Places
        controls:
          - {barButton: Search, icon: search}
          - {barButton: Add, icon: add}
          - section: {header: Near here, controls: [{row: Pier, detail: "42", accessory: chevron}, {row: Old harbour, detail: "17", accessory: chevron}]}
          - section: {controls: [{row: A long name of a place that leaves its detail little room, detail: "A thousand and nine", accessory: chevron}]}
          - {tab: Album, icon: album}
          - {tab: Places, icon: place, screen: places}
          - {tab: People, icon: people}
          - {tab: Search, icon: search, id: find}
    dialogs:
      a: {alert: {title: A}}
    """

  private static func alert(_ lines: String) -> String {
    screen + "dialogs:\n  a:\n    alert:\n"
      + lines.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  static let signOut = alert(
    """
    title: Sign Out
    message: You will need your password to come back.
    cancelButton: Cancel
    otherButtons: [Confirm]
    """)

  static let column = alert(
    """
    title: Not So Fast!
    message: Do you really want to do this tremendously destructive thing?
    cancelButton: No
    otherButtons: [Maybe, "Yes"]
    """)

  static let longTitle = alert(
    """
    title: There Is Not Enough Room Left on This Phone to Keep All of Your Recordings
    message: One of them can go.
    cancelButton: OK
    """)

  static let longButtons = alert(
    """
    message: Only a message, and titles that do not fit.
    cancelButton: Leave Everything Exactly Where It Has Always Been Until Tomorrow Morning
    otherButtons: [Move Recordings to the Old Computer]
    """)

  static let longMessage = alert(
    "title: Terms\nmessage: \""
      + (1...60).map { "Paragraph \($0) of the terms that nobody reads." }.joined(separator: " ")
      + "\"\ncancelButton: Decline\notherButtons: [Accept]")

  static let tenButtons = alert(
    "title: Choose a Day\nmessage: Any of them will do.\ncancelButton: Cancel\notherButtons: ["
      + (1...9).map { "Day \($0)" }.joined(separator: ", ") + "]")

  static let tenAndLong = alert(
    "title: Both at Once\nmessage: \""
      + (1...40).map { "Sentence \($0) is here." }.joined(separator: " ")
      + "\"\ncancelButton: Cancel\notherButtons: ["
      + (1...9).map { "Choice \($0)" }.joined(separator: ", ") + "]")

  static let russian = alert(
    """
    title: Удалить все записи?
    message: Восстановить удалённые записи с этого устройства будет уже невозможно.
    cancelButton: Отменить
    otherButtons: [Удалить]
    """)

  static let german = alert(
    """
    title: Datenschutzgrundverordnungsbestimmungen
    message: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz gilt weiter.
    cancelButton: Zurückweisen
    otherButtons: [Einverstanden]
    """)

  static let japanese = alert(
    """
    title: 録音を削除しますか？
    message: 削除した録音は、このデバイスからは元に戻せません。よろしいですか？
    cancelButton: キャンセル
    otherButtons: [削除]
    """)

  static let arabic = alert(
    """
    title: حذف التسجيلات؟
    message: لا يمكن استعادة التسجيلات (Voice Memos 2) بعد حذفها.
    cancelButton: إلغاء
    otherButtons: [حذف]
    """)

  static let emoji = alert(
    """
    title: "Party 🎉🎈 tonight?"
    message: "👩‍👩‍👧‍👦 are coming, bring 🍰 and שלום to all."
    cancelButton: "👎"
    otherButtons: ["👍🏽 Yes"]
    """)

  static let bare = alert("otherButtons: [One, Two]")

  static let noButtons = alert("title: Please Wait\nmessage: Nothing to press here.")

  static let login = alert(
    """
    title: Sign In
    message: The password is the one of your account, not that of this phone.
    style: loginAndPassword
    cancelButton: Cancel
    otherButtons: [OK]
    textFields:
      - {text: ada, clearButton: always, keyboard: emailAddress, returnKey: next}
      - {}
    """)

  /// Its OK runs a task.
  static let loader =
    alert(
      """
      title: Sign Out
      cancelButton: Cancel
      otherButtons: [{title: OK, then: [{run: work}]}]
      """)
      + """
      tasks:
        work:
          title: Processing
          message: This may take a while.
          simulate: {seconds: 1, progress: true}
          cancellable: true
      """

  static let numberPad = alert(
    """
    title: "Enter a number:"
    style: plainText
    cancelButton: Cancel
    otherButtons: [OK]
    textFields: [{placeholder: 1 to 99, keyboard: numberPad}]
    """)

  static let form = """
    rehearsal: 1
    screens:
      form:
        title: Form
        controls:
          - {textField: First name, text: Ada, clearButton: unlessEditing}
          - {textField: Last name, overlay: {left: avatar-default-symbolic}}
          - {textField: Street, text: שלום}
          - {textField: Postcode, overlay: {right: dialog-warning-symbolic}}
          - {textField: City, secure: true, text: secret}
          - {textField: Country, returnKey: done, text: The United Kingdom of Great Britain}
          - {id: last, textField: Telephone, keyboard: phonePad, clearButton: always, text: "+44"}
          - button: Send

    """

  static let bars = """
    rehearsal: 1
    screens:
      many:
        title: Everything on a Screen
        controls:
          - barButton: Edit
          - barButton: Done
          - label: Captions stand close above their group, and may take two lines
          - row: A row that is much longer than the screen is wide, so it is cut
            then: [{goTo: many}]
          - row: Short
          - button: Button
          - {id: name, textField: Display name}
          - label: Many rows
    \((1...12).map { "      - row: Row \($0)\n" }.joined())
          - toolbarButton: Share
          - toolbarButton: Layout
          - tab: Notes
          - tab: Search
          - tab: Settings
    dialogs:
      a: {alert: {title: A, cancelButton: OK}}

    """
}
