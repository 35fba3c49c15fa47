import DialogModel
import PrototypeFile

extension DocumentWriter {
  func screen(_ screen: Screen) throws(NotWritable) -> Written {
    var entries = entry("title", text(screen.title))
    entries += entry("image", text(screen.image))
    if screen.image != nil {
      entries += entry("fit", word(screen.imageFit, unless: .fill))
    }
    entries += entry("barStyle", word(screen.barStyle, unless: .default))
    entries += try entry("orientations", orientations(screen.orientations))
    entries += try entry("viewController", controller(screen.controller))
    return .map(entries + entry("controls", try controls(screen.controls)), .block)
  }

  func controls(_ controls: [Control]) throws(NotWritable) -> Written? {
    var written: [Written] = []
    var place = 0
    while place < controls.count {
      let control = controls[place]
      place += 1
      guard case .section(_, let count) = control.kind else {
        written.append(try self.control(control))
        continue
      }
      let inside = Array(controls.dropFirst(place).prefix(count))
      written.append(try section(control, inside))
      place += count
    }
    return list(written, .block)
  }

  func control(_ control: Control) throws(NotWritable) -> Written {
    let key: String
    var value = Written.text(control.text)
    var field: [Written.Entry] = []
    switch control.kind {
    case .button: key = "button"
    case .barButton: key = "barButton"
    case .toolbarButton: key = "toolbarButton"
    case .tab: key = "tab"
    case .row: key = "row"
    case .label: key = "label"
    case .textField(let described):
      key = "textField"
      field = try textField(described, of: control)
    case .image(let frame):
      key = "image"
      field = entry("fit", word(frame.fit, unless: .fill))
      field += entry("height", frame.height.map { .number($0) })
    case .switch(let isOn):
      key = "switch"
      field = entry("isOn", yes(isOn))
    case .segmented(let titles, let selected):
      key = "segmented"
      field = entry("titles", .list(titles.map { .text($0) }, .inline))
      field += entry("selected", selected == 0 ? nil : .number(selected))
    case .section: throw notWritable("section")
    case .space: (key, value) = ("space", .word("flexible"))
    }
    var entries = entry(key, value)
    entries += id(of: control, key)
    entries += field
    entries += try details(control.details)
    entries += entry("then", list(try actions(control.then)))
    return .map(entries + entry("outside", yes(control.details.isOutside)), .block)
  }
}
