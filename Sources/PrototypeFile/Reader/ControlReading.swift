internal import DialogModel
internal import Texts

extension Reader {
  mutating func readScreen(_ entry: YAMLNode.Entry, _ id: ScreenID) -> Screen {
    let fields = fields(entry.value, ScreenKey.self)
    var screen = Screen(id: entry.name, title: fields[.title]?.text)
    screen.image = readFile(.image, of: fields)
    screen.imageFit = fields[.fit].flatMap(word) ?? screen.imageFit
    screen.barStyle = fields[.barStyle].flatMap(word) ?? screen.barStyle
    screen.orientations = fields[.orientations].map { Set(words($0)) } ?? screen.orientations
    screen.controller = fields[.viewController].flatMap { readViewController($0) }
    screen.controls = readControls(fields[.controls], .screen(id))
    return screen
  }

  mutating func readControls(_ node: YAMLNode?, _ holder: ControlID.Holder) -> [Control] {
    let nodes = node?.controlNodes ?? []
    if let node {
      refuse(nodes.count, moreThan: SizeLimit.controls, node.start) {
        tr("here are {count} controls; a screen or a view has at most {most}", $0)
      }
    }
    var controls: [Control] = []
    for (found, id) in zip(nodes, names.controls.ids[holder] ?? []) {
      if let control = readControl(found, id) { controls.append(control) }
    }
    checkSpaces(nodes, controls)
    return controls
  }

  private mutating func readControl(_ found: ControlNode, _ id: String) -> Control? {
    let fields = fields(found.node, ControlKey.self)
    guard let key = fields.keys(among: ControlKey.kinds).first else { return nil }
    if fields[.then] != nil { checkTap(on: key, fields.mark(of: .then)) }
    if found.section != nil { checkInSection(key, fields.mark(of: key)) }
    let then = fields[.then].map { readActions($0) } ?? []
    if let control = readNewControl(key, fields, id, then) { return control }
    let text = fields[key]?.text ?? ""
    var control = Control(id: id, kind: readKind(key, fields, text), text: text, then: then)
    control.details = readDetails(fields)
    return control
  }

  private mutating func readKind(
    _ key: ControlKey, _ fields: Fields<ControlKey>, _ text: String
  ) -> Control.Kind {
    switch key {
    case .barButton: return .barButton
    case .toolbarButton: return .toolbarButton
    case .tab: return .tab
    case .row: return .row
    case .label: return .label
    case .textField:
      var around = surroundings
      around.fieldCount = 1
      around.ownField = 0
      let field = within(around) {
        $0.readTextField(TextField(placeholder: text)) { key in
          ControlKey(rawValue: key.rawValue).flatMap { fields[$0] }
        }
      }
      return .textField(field)
    default: return .button
    }
  }

  /// Warns of a tap on a control that has no action when it is tapped.
  private mutating func checkTap(on key: ControlKey, _ mark: Mark) {
    switch key {
    case .label:
      error(.meaning, mark, tr("a label cannot be tapped, so it cannot have “then”"))
    case .textField:
      error(
        .meaning, mark, tr("a tap on a text field begins to edit it, so it cannot have “then”"),
        hint: tr("put the actions into “on”, or into its delegate’s “does”"))
    case .image:
      error(.meaning, mark, tr("a picture cannot be tapped, so it cannot have “then”"))
    case .section:
      error(
        .meaning, mark, tr("a section cannot be tapped, so it cannot have “then”"),
        hint: tr("put the actions into a row of the section"))
    case .space:
      error(.meaning, mark, tr("a space cannot be tapped, so it cannot have “then”"))
    default: break
    }
  }
}
