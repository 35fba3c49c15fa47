import DialogModel
public import PrototypeEditing
public import PrototypeFile

extension DocumentEditor {
  /// The changes that remove a part: of an alert's text field, the style that gives the alert the
  /// field changes too.
  public func removal(of path: PartAddress) -> [DocumentEdit] {
    guard let part = part(at: path), case .field(.alert(let id, let index)) = part,
      let alert = address(of: .dialog(id)).map({ $0 / DialogKey.alert }),
      let style = value(at: alert / AlertKey.style)?.text
    else { return [.remove(path: path)] }
    let isOfTwo = style == "loginAndPassword"
    let left: DocumentEdit =
      isOfTwo
      // The second one of a login is the password.
      ? .set(path: alert / AlertKey.style, .plain(index == 0 ? "secureText" : "plainText"))
      : .remove(path: alert / AlertKey.style)
    guard isOfTwo else {
      let fields = alert / AlertKey.textFields
      return (value(at: fields) == nil ? [] : [.remove(path: fields)]) + [left]
    }
    let field = alert / AlertKey.textFields / index
    return (value(at: field) == nil ? [] : [.remove(path: field)]) + [left]
  }
}
