internal import DialogModel
internal import Texts

/// Reads screens and controls.
enum ControlReader {
  static func screen(_ entry: YAMLNode.Entry, _ id: ScreenID, _ reader: inout Reader) -> Screen {
    let fields = reader.fields(entry.value, ScreenKey.self)
    var screen = Screen(id: entry.name, title: fields[.title]?.text)
    screen.image = PathReader.file(.image, of: fields, &reader)
    screen.imageFit = fields[.fit]?.choice() ?? screen.imageFit
    screen.barStyle = fields[.barStyle]?.choice() ?? screen.barStyle
    screen.orientations = fields[.orientations].map { Set($0.choices()) } ?? screen.orientations
    // One that is pushed inside the view of an activity may finish that.
    let around = Surroundings(hasActivity: !reader.names.activityTypes.isEmpty)
    return reader.within(around) { reader in
      screen.controller = fields[.viewController].flatMap { ViewReader.viewController($0, &reader) }
      screen.controls = controls(fields[.controls], .screen(id), &reader)
      return screen
    }
  }

  static func controls(_ node: YAMLNode?, _ holder: ControlID.Holder, _ reader: inout Reader)
    -> [Control]
  {
    let nodes = node?.controlNodes ?? []
    if let node {
      reader.problems.refuse(nodes.count, moreThan: SizeLimit.controls, node.start) {
        tr("here are {count} controls; a screen or a view has at most {most}", $0)
      }
    }
    var controls: [Control] = []
    for (found, id) in zip(nodes, reader.names.controls.ids[holder] ?? []) {
      if let control = control(found, id, &reader) { controls.append(control) }
    }
    checkSpaces(nodes, controls, &reader)
    return controls
  }

  private static func control(_ found: ControlNode, _ id: String, _ reader: inout Reader)
    -> Control?
  {
    let fields = reader.fields(found.node, ControlKey.self)
    guard let key = fields.keys(among: ControlKey.kinds).first else { return nil }
    if fields[.then] != nil { checkTap(on: key, fields.mark(of: .then), &reader) }
    if found.section != nil {
      checkInSection(key, fields.mark(of: key), &reader)
      // What a section may not hold is read for its other errors all the same.
      for (place, node) in found.node.sectionControls.enumerated() {
        _ = control(ControlNode(node: node, place: place, section: found.section), id, &reader)
      }
    }
    let then = ActionReader.actions(fields[.then], &reader)
    let isOutside = fields[.outside]?.boolean ?? false
    if var control = newControl(key, fields, id, then, &reader) {
      control.details.isOutside = isOutside
      return control
    }
    let text = fields[key]?.text ?? ""
    var control = Control(id: id, kind: kind(key, fields, text, &reader), text: text, then: then)
    control.details = details(fields, &reader)
    control.details.isOutside = isOutside
    return control
  }

  private static func kind(
    _ key: ControlKey, _ fields: Fields<ControlKey>, _ text: String, _ reader: inout Reader
  ) -> Control.Kind {
    switch key {
    case .barButton: return .barButton
    case .toolbarButton: return .toolbarButton
    case .tab: return .tab
    case .row: return .row
    case .label: return .label
    case .textField:
      var around = reader.surroundings
      around.fieldCount = 1
      around.ownField = 0
      let field = reader.within(around) {
        TextFieldReader.field(TextField(placeholder: text), &$0) { key in
          ControlKey(rawValue: key.rawValue).flatMap { fields[$0] }
        }
      }
      return .textField(field)
    default: return .button
    }
  }

  /// Warns of a tap on a control that has no action when it is tapped.
  private static func checkTap(on key: ControlKey, _ mark: Mark, _ reader: inout Reader) {
    switch key {
    case .label:
      reader.problems.error(
        .meaning, mark, tr("a label cannot be tapped, so it cannot have “then”"))
    case .textField:
      reader.problems.error(
        .meaning, mark, tr("a tap on a text field begins to edit it, so it cannot have “then”"),
        hint: tr("put the actions into “on”, or into its delegate’s “does”"))
    case .image:
      reader.problems.error(
        .meaning, mark, tr("a picture cannot be tapped, so it cannot have “then”"))
    case .section:
      reader.problems.error(
        .meaning, mark, tr("a section cannot be tapped, so it cannot have “then”"),
        hint: tr("put the actions into a row of the section"))
    case .space:
      reader.problems.error(
        .meaning, mark, tr("a space cannot be tapped, so it cannot have “then”"))
    default: break
    }
  }
}
