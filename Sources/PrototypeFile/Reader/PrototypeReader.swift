internal import DialogModel
internal import Texts

/// Reads a document, part by part.
enum PrototypeReader {
  static func document(_ root: YAMLNode, _ reader: inout Reader) -> Prototype {
    let fields = reader.fields(root, DocumentKey.self, judged: false)
    checkVersion(root, fields, &reader)
    var prototype = Prototype()
    prototype.title = fields[.title]?.text
    prototype.device = fields[.device]?.choice() ?? prototype.device
    prototype.era = fields[.era]?.choice() ?? prototype.era
    for (index, entry) in (fields[.screens]?.entries ?? []).enumerated() {
      prototype.screens.append(ControlReader.screen(entry, ScreenID(index), &reader))
    }
    prototype.dialogs.reserveCapacity(reader.names.dialogs.all.count)
    for (index, entry) in (fields[.dialogs]?.entries ?? []).enumerated() {
      prototype.dialogs.append(DialogReader.dialog(entry, DialogID(index), &reader))
    }
    for entry in fields[.tasks]?.entries ?? [] {
      if let task = TaskReader.task(entry, &reader) { prototype.tasks.append(task) }
    }
    for entry in fields[.notifications]?.entries ?? [] {
      prototype.notifications.append(NotificationReader.notification(entry, &reader))
    }
    for entry in fields[.flags]?.entries ?? [] {
      prototype.flags.append(Prototype.Flag(id: entry.name, isSet: entry.value.boolean ?? false))
    }
    prototype.notificationSettings =
      fields[.notificationSettings].map { NotificationReader.settings($0, &reader) }
      ?? prototype.notificationSettings
    prototype.clock = fields[.clock].map { ClockReader.clock($0, &reader) } ?? prototype.clock
    prototype.strings = fields[.strings].map { strings($0, &reader) } ?? [:]
    prototype.start = fields[.start].map { reader.start($0) } ?? reader.names.firstStart
    prototype.application = fields[.application].flatMap { application($0, &reader) }
    prototype.navigation =
      fields[.navigation]?.choice() ?? prototype.navigation
    prototype.navigationController = fields[.navigationController].flatMap {
      DelegateReader.controller($0, NavigationControllerKey.self, .navigationController, &reader)
    }
    prototype.tabBarController = fields[.tabBarController].flatMap {
      DelegateReader.controller($0, TabBarControllerKey.self, .tabBarController, &reader)
    }
    prototype.choices = fields[.choices].map { choices($0, &reader) } ?? prototype.choices
    var shared = SharedStepsReader(fields[.steps]?.entries ?? [], &reader)
    prototype.sharedSteps = shared.lists
    for entry in fields[.scenarios]?.entries ?? [] {
      prototype.scenarios.append(ScenarioReader.scenario(entry, &shared, &reader))
    }
    prototype.promises = PromiseReader.promises(fields[.promises], &reader)
    reader.known = KnownReader.known(fields[.known], &reader)
    return prototype
  }

  private static func checkVersion(
    _ root: YAMLNode, _ fields: Fields<DocumentKey>, _ reader: inout Reader
  ) {
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
    reader.problems.error(
      .shape, root.start, tr("“rehearsal: 1” is missing"),
      hint: tr("write it at the top of the document"))
  }

  private static func application(_ node: YAMLNode, _ reader: inout Reader) -> Prototype
    .Application?
  {
    guard node.boolean != false else { return nil }
    let fields = reader.fields(node, ApplicationKey.self)
    return Prototype.Application(
      name: fields[.name]?.text, icon: PathReader.icon(.icon, of: fields, &reader),
      inBackground: fields[.inBackground]?.choice() ?? .suspended,
      delegate: DelegateReader.delegate(DelegateParts(fields), of: [], .application, &reader))
  }

  private static func choices(_ node: YAMLNode, _ reader: inout Reader) -> Choices {
    let fields = reader.fields(node, ChoicesKey.self)
    var choices = Choices()
    func take<Word: RawRepresentable<String>>(_ key: ChoicesKey, _ choice: inout Word) {
      choice = fields[key]?.choice() ?? choice
    }
    take(.outsideTapIndex, &choices.outsideTapIndex)
    take(.systemCancelWithoutCancelButton, &choices.systemCancelWithoutCancelButton)
    take(.returnInAlert, &choices.returnInAlert)
    choices.returnResigns = fields[.returnResigns]?.boolean ?? choices.returnResigns
    take(.coveredAlert, &choices.coveredAlert)
    take(.goneDelegate, &choices.goneDelegate)
    take(.alertAction, &choices.alertAction)
    take(.launchDelivery, &choices.launchDelivery)
    take(.defaultPerformActivity, &choices.defaultPerformActivity)
    take(.activityViewOnTablet, &choices.activityViewOnTablet)
    take(.firstOtherIndex, &choices.firstOtherIndex)
    return choices
  }

  /// Reads the translations; each can have the placeholders of the text that it translates.
  private static func strings(_ node: YAMLNode, _ reader: inout Reader) -> [String: [String:
    Template]]
  {
    var strings: [String: [String: Template]] = [:]
    for language in node.entries ?? [] {
      for text in language.value.entries ?? [] {
        let translation = reader.within(.translations) { TemplateReader.template(text.value, &$0) }
        guard let translation else { continue }
        for piece in translation.pieces {
          guard let place = piece.place, !text.name.has(place) else { continue }
          reader.problems.error(
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
