internal import DialogModel

// Inputs about notifications: the id in the document and, if it is meant, one of its deliveries or
// one of its copies on the list, by number.

extension Writer {
  func notification(_ id: NotificationID, _ number: Int?) throws(NotWritable) -> Written {
    let name = try name(of: id)
    guard let number else { return name }
    return .map(
      [part(InputKey.Part.notification, name), part(InputKey.Part.number, .number(number))],
      .inline)
  }
}

extension InputReader {
  /// An input about a notification; `nil` if the document has no such notification.
  func notification(_ key: InputKey, _ node: YAMLNode, _ reader: inout Reader) -> Input? {
    let named = node[InputKey.Part.notification.rawValue] ?? node
    let number = number(.number, in: node, &reader)
    guard let id = reader.notification(named: named) else { return nil }
    switch key {
    case .openNotification: return .openNotification(id, delivery: number)
    case .closeNotification: return .closeNotification(id, delivery: number)
    case .removeFromCenter: return .removeFromCenter(id, delivery: number)
    case .fireNotification: return .fireNotification(id, scheduled: number)
    case .removeNotification: return .removeNotification(id, scheduled: number)
    default: return nil
    }
  }
}
