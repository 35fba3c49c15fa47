internal import DialogModel
internal import Texts

extension Reader {
  mutating func readDocument(_ root: YAMLNode) -> Prototype {
    let fields = fields(root, DocumentKey.self)
    checkVersion(root, fields)
    var prototype = Prototype()
    prototype.title = fields[.title]?.text
    prototype.device = fields[.device].flatMap(word) ?? prototype.device
    prototype.era = fields[.era].flatMap(word) ?? prototype.era
    for (index, entry) in (fields[.screens]?.entries ?? []).enumerated() {
      prototype.screens.append(readScreen(entry, ScreenID(index)))
    }
    for entry in fields[.dialogs]?.entries ?? [] {
      prototype.dialogs.append(readDialog(entry))
    }
    prototype.start = fields[.start].map { start($0) } ?? firstStart
    prototype.application = fields[.application].flatMap { readApplication($0) }
    prototype.choices = fields[.choices].map { readChoices($0) } ?? prototype.choices
    for entry in fields[.scenarios]?.entries ?? [] {
      prototype.scenarios.append(readScenario(entry))
    }
    return prototype
  }

  private mutating func checkVersion(_ root: YAMLNode, _ fields: Fields<DocumentKey>) {
    guard root.entries != nil, fields[.rehearsal] == nil else { return }
    let names = DocumentKey.names
    // A slip in this very key has been reported, with the right name.
    let isMisspelt = (root.entries ?? []).prefix(names.count).contains {
      NearestName.of($0.name, among: names) == DocumentKey.rehearsal.rawValue
    }
    guard !isMisspelt else { return }
    error(
      root.start, tr("“rehearsal: 1” is missing"), hint: tr("write it at the top of the document"))
  }

  /// A word of an enumeration; `nil` for any other, which its shape has reported.
  func word<Word: RawRepresentable<String>>(_ node: YAMLNode) -> Word? {
    node.text.flatMap { Word(rawValue: $0) }
  }

  /// What a launch shows where nothing is said: the first screen, else the first dialog.
  private var firstStart: Prototype.Start? {
    if !names.screenNames.isEmpty { return .screen(ScreenID(0)) }
    return names.dialogNames.isEmpty ? nil : .dialog(DialogID(0))
  }

  private mutating func readApplication(_ node: YAMLNode) -> Prototype.Application? {
    guard node.boolean != false else { return nil }
    let fields = fields(node, ApplicationKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does],
      clash: fields.keys(among: [.without, .only]).last.map { fields.mark(of: $0) })
    return Prototype.Application(
      name: fields[.name]?.text, delegate: readDelegate(parts, of: .application))
  }

  private mutating func readChoices(_ node: YAMLNode) -> Choices {
    let fields = fields(node, ChoicesKey.self)
    var choices = Choices()
    choices.systemCancelWithoutCancelButton =
      fields[.systemCancelWithoutCancelButton].flatMap(word)
      ?? choices.systemCancelWithoutCancelButton
    choices.coveredAlert = fields[.coveredAlert].flatMap(word) ?? choices.coveredAlert
    choices.firstOtherIndex = fields[.firstOtherIndex].flatMap(word) ?? choices.firstOtherIndex
    return choices
  }
}
