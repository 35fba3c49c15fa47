internal import DialogModel
internal import Texts

extension Reader {
  mutating func readDocument(_ root: YAMLNode) -> Prototype {
    let fields = fields(root, DocumentKey.self, judged: false)
    checkVersion(root, fields)
    var prototype = Prototype()
    prototype.title = fields[.title]?.text
    prototype.device = fields[.device].flatMap(word) ?? prototype.device
    prototype.era = fields[.era].flatMap(word) ?? prototype.era
    for (index, entry) in (fields[.screens]?.entries ?? []).enumerated() {
      prototype.screens.append(readScreen(entry, ScreenID(index)))
    }
    prototype.dialogs.reserveCapacity(names.dialogs.all.count)
    for (index, entry) in (fields[.dialogs]?.entries ?? []).enumerated() {
      prototype.dialogs.append(readDialog(entry, DialogID(index)))
    }
    for entry in fields[.tasks]?.entries ?? [] {
      if let task = readTask(entry) { prototype.tasks.append(task) }
    }
    for entry in fields[.notifications]?.entries ?? [] {
      prototype.notifications.append(readNotification(entry))
    }
    prototype.notificationSettings =
      fields[.notificationSettings].map { readNotificationSettings($0) }
      ?? prototype.notificationSettings
    prototype.clock = fields[.clock].map { readClock($0) } ?? prototype.clock
    prototype.strings = fields[.strings].map { readStrings($0) } ?? [:]
    prototype.start = fields[.start].map { start($0) } ?? firstStart
    prototype.application = fields[.application].flatMap { readApplication($0) }
    prototype.navigation =
      fields[.navigation].flatMap { word($0) as ScreenTransition? } ?? prototype.navigation
    prototype.navigationController = fields[.navigationController].flatMap {
      readNavigationController($0)
    }
    prototype.tabBarController = fields[.tabBarController].flatMap { readTabBarController($0) }
    prototype.choices = fields[.choices].map { readChoices($0) } ?? prototype.choices
    for entry in fields[.scenarios]?.entries ?? [] {
      prototype.scenarios.append(readScenario(entry))
    }
    return prototype
  }

  private mutating func checkVersion(_ root: YAMLNode, _ fields: Fields<DocumentKey>) {
    guard root.entries != nil || root.isNull, fields[.rehearsal] == nil else { return }
    let names = DocumentKey.names
    let words = DocumentKey.tried.filter { $0.key == .rehearsal }
      .flatMap { $0.words.map(\.comparedWord) }
    // A misspelling of this key has been reported with the right name.
    let isMisspelt = (root.entries ?? []).prefix(names.count).contains {
      NearestName.of($0.name, among: names) == DocumentKey.rehearsal.rawValue
        || words.contains($0.name.comparedWord)
    }
    guard !isMisspelt else { return }
    error(
      .shape, root.start, tr("“rehearsal: 1” is missing"),
      hint: tr("write it at the top of the document"))
  }

  /// Reads a word of an enumeration; `nil` for another word, which the shape check has reported.
  func word<Word: RawRepresentable<String>>(_ node: YAMLNode) -> Word? {
    node.text.flatMap { Word(rawValue: $0) }
  }

  /// The words of a list.
  func words<Word: RawRepresentable<String>>(_ node: YAMLNode) -> [Word] {
    node.things.compactMap(word)
  }

  /// What a launch shows by default: the first screen, else the first dialog.
  private var firstStart: Prototype.Start? {
    if !names.screens.all.isEmpty { return .screen(ScreenID(0)) }
    return names.dialogs.all.isEmpty ? nil : .dialog(DialogID(0))
  }

  private mutating func readApplication(_ node: YAMLNode) -> Prototype.Application? {
    guard node.boolean != false else { return nil }
    let fields = fields(node, ApplicationKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does])
    return Prototype.Application(
      name: fields[.name]?.text, icon: readIcon(.icon, of: fields),
      inBackground: fields[.inBackground].flatMap(word) ?? .suspended,
      delegate: readDelegate(parts, of: [.application], .application))
  }

  private mutating func readChoices(_ node: YAMLNode) -> Choices {
    let fields = fields(node, ChoicesKey.self)
    var choices = Choices()
    func take<Word: RawRepresentable<String>>(_ key: ChoicesKey, _ choice: inout Word) {
      choice = fields[key].flatMap(word) ?? choice
    }
    take(.outsideTapIndex, &choices.outsideTapIndex)
    take(.systemCancelWithoutCancelButton, &choices.systemCancelWithoutCancelButton)
    take(.returnInAlert, &choices.returnInAlert)
    choices.returnResigns = fields[.returnResigns]?.boolean ?? choices.returnResigns
    take(.coveredAlert, &choices.coveredAlert)
    take(.alertAction, &choices.alertAction)
    take(.launchDelivery, &choices.launchDelivery)
    take(.defaultPerformActivity, &choices.defaultPerformActivity)
    take(.activityViewOnTablet, &choices.activityViewOnTablet)
    take(.firstOtherIndex, &choices.firstOtherIndex)
    return choices
  }

  /// Reads the translations; each can have the placeholders of the text that it translates.
  private mutating func readStrings(_ node: YAMLNode) -> [String: [String: Template]] {
    var strings: [String: [String: Template]] = [:]
    for language in node.entries ?? [] {
      for text in language.value.entries ?? [] {
        let translation = within(.translations) { $0.readTemplate(text.value) }
        guard let translation else { continue }
        for piece in translation.pieces {
          guard let place = piece.place, !text.name.has(place) else { continue }
          error(
            .meaning, text.value.start,
            tr("the text that this translates does not have “{place}”", ["place": place]))
        }
        strings[language.name, default: [:]][text.name] = translation
      }
    }
    return strings
  }
}

extension Surroundings {
  /// A translation may have all placeholders here; they are compared with those of its text later.
  static let translations = Surroundings(
    fieldCount: 2, hasReplacement: true, hasError: true, hasPercent: true)
}
