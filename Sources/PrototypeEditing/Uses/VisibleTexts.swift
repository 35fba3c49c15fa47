internal import DialogModel
internal import PrototypeFile

extension FormatKey {
  /// Whether a person sees the text, or the texts, so that they can have translations.
  var isVisibleText: Bool {
    switch table {
    case is AlertKey.Type: `is`(AlertKey.title) || `is`(AlertKey.message)
    case is ActionSheetKey.Type: `is`(ActionSheetKey.title)
    case is ButtonKey.Type: `is`(ButtonKey.title)
    case is ScreenKey.Type: `is`(ScreenKey.title)
    case is PresentedViewKey.Type: `is`(PresentedViewKey.title)
    case is FormSheetKey.Type: `is`(FormSheetKey.title)
    case is ActivityViewKey.Type: `is`(ActivityViewKey.title)
    case is PopoverKey.Type: `is`(PopoverKey.title)
    case is ControlKey.Type:
      (ControlKey.kinds + [.placeholder, .subtitle, .detail, .titles]).contains { `is`($0) }
    case is SectionKey.Type: `is`(SectionKey.header) || `is`(SectionKey.footer)
    case is TextFieldKey.Type: `is`(TextFieldKey.placeholder)
    case is ActivityKey.Type: `is`(ActivityKey.title)
    case is TaskKey.Type: `is`(TaskKey.title) || `is`(TaskKey.message)
    case is NotificationKey.Type: `is`(NotificationKey.body) || `is`(NotificationKey.action)
    case is ApplicationKey.Type: `is`(ApplicationKey.name)
    case is SetKey.Type:
      `is`(SetKey.title) || `is`(SetKey.message) || `is`(SetKey.text)
    case is StepKey.Type: `is`(StepKey.say)
    default: false
    }
  }
}

extension YAMLNode {
  /// The tree with another value at a path.
  func replacing(_ path: some Collection<TreeStep>, with value: YAMLNode) -> YAMLNode {
    var node = self
    switch (path.first, content) {
    case (nil, _): node.content = value.content
    case (.value(let index)?, .map(var entries)) where entries.indices.contains(index):
      entries[index].value = entries[index].value.replacing(path.dropFirst(), with: value)
      node.content = .map(entries)
    case (.item(let index)?, .list(var items)) where items.indices.contains(index):
      items[index] = items[index].replacing(path.dropFirst(), with: value)
      node.content = .list(items)
    default: break
    }
    return node
  }

  /// The tree without the part at a path.
  func removing(_ path: some Collection<TreeStep>) -> YAMLNode {
    var node = self
    let rest = path.dropFirst()
    switch (path.first, content) {
    case (.value(let index)?, .map(var entries)) where entries.indices.contains(index):
      if rest.isEmpty {
        entries.remove(at: index)
      } else {
        entries[index].value = entries[index].value.removing(rest)
      }
      node.content = .map(entries)
    case (.item(let index)?, .list(var items)) where items.indices.contains(index):
      if rest.isEmpty {
        items.remove(at: index)
      } else {
        items[index] = items[index].removing(rest)
      }
      node.content = .list(items)
    default: break
    }
    return node
  }
}

extension Template {
  /// A text of a document as it is compared with others and with the keys of translations.
  static func visible(_ text: String, _ shape: Shape) -> Template {
    guard case .template = shape.parted?.single ?? shape else { return Template(text) }
    return TemplateReader.template(text)
  }
}
