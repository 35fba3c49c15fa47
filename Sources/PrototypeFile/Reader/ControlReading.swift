internal import DialogModel
internal import Texts

extension Reader {
  mutating func readScreen(_ entry: YAMLNode.Entry, _ id: ScreenID) -> Screen {
    let fields = fields(entry.value, ScreenKey.self)
    var screen = Screen(id: entry.name, title: fields[.title]?.text)
    screen.image = readFile(.image, of: fields)
    screen.barStyle = fields[.barStyle].flatMap(word) ?? screen.barStyle
    screen.orientations = fields[.orientations].map { Set(words($0)) } ?? screen.orientations
    screen.controls = readControls(fields[.controls], .screen(id))
    return screen
  }

  /// Reads a presented view, a form sheet, or the view of an activity.
  mutating func readPresentedView(_ node: YAMLNode, _ holder: ControlID.Holder) -> PresentedView {
    let fields = fields(node, PresentedViewKey.self)
    return PresentedView(
      title: fields[.title]?.text, controls: readControls(fields[.controls], holder))
  }

  mutating func readControls(_ node: YAMLNode?, _ holder: ControlID.Holder) -> [Control] {
    refuse(node, moreThan: SizeLimit.controls) {
      tr("here are {count} controls; a screen or a view has at most {most}", $0)
    }
    var controls: [Control] = []
    for (node, id) in zip(node?.things ?? [], names.controls.ids[holder] ?? []) {
      if let control = readControl(node, id) { controls.append(control) }
    }
    return controls
  }

  private mutating func readControl(_ node: YAMLNode, _ id: String) -> Control? {
    let fields = fields(node, ControlKey.self)
    guard let key = fields.keys(among: ControlKey.kinds).first else { return nil }
    if fields[.then] != nil { checkTap(on: key, fields.mark(of: .then)) }
    let text = fields[key]?.text ?? ""
    let then = fields[.then].map { readActions($0) } ?? []
    return Control(id: id, kind: readKind(key, fields, text), text: text, then: then)
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
    default: break
    }
  }
}
