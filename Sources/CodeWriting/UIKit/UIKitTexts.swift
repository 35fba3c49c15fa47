internal import DialogModel

extension UIKitCode {
  /// Writes texts.
  var texts: TextCode { TextCode(code: self) }
}

/// Texts of the document as code, with what stands in their places.
struct TextCode {
  let code: UIKitCode

  /// A text that is translated, with what stands in its places.
  func localized(_ template: Template, _ note: String, _ scope: CodeScope) -> String {
    let format = CodeFormat(template)
    let key =
      code.isObjectiveC
      ? "NSLocalizedString(\(code.literal(format.text)), \(code.literal(note)))"
      : "NSLocalizedString(\(code.literal(format.text)), comment: \(code.literal(note)))"
    return filled(key, format, scope)
  }

  /// A text as it is written, with what stands in its places.
  func formatted(_ template: Template, _ scope: CodeScope) -> String {
    let format = CodeFormat(template)
    return filled(code.literal(format.text), format, scope)
  }

  /// A text that may be missing.
  func localized(_ template: Template?, _ note: String, _ scope: CodeScope) -> String {
    template.map { localized($0, note, scope) } ?? "nil"
  }

  private func filled(_ text: String, _ format: CodeFormat, _ scope: CodeScope) -> String {
    guard !format.places.isEmpty else { return text }
    let values = format.places.map { place($0, scope) }.joined(separator: ", ")
    return code.pick(
      "[NSString stringWithFormat:\(text), \(values)]", "String(format: \(text), \(values))")
  }

  /// Writes to the console.
  func log(_ template: Template, _ scope: CodeScope) -> [CodeLine] {
    let format = CodeFormat(template, always: true)
    let values = format.places.map { ", " + place($0, scope) }.joined()
    let isSecret = template.pieces.contains { piece in
      guard case .field(let index) = piece, let dialog = scope.dialog,
        let fields = code.prototype[dialog]?.alert?.shownFields, fields.indices.contains(index)
      else { return false }
      return fields[index].isSecure
    }
    return (isSecret ? code.comment("A secure field is not written to the console.") : [])
      + code.say(
        "NSLog(\(code.literal(format.text))\(values))",
        "NSLog(\(code.literal(format.text))\(values))")
  }

  /// What stands in a place of a text.
  private func place(_ piece: Template.Piece, _ scope: CodeScope) -> String {
    switch piece {
    case .text(let text): return code.literal(text)
    case .buttonIndex:
      switch scope.index {
      case .variable: return number("buttonIndex")
      case .known(let index): return number("\(index)")
      case .none: return number("-1")
      }
    case .buttonTitle:
      switch scope.index {
      case .variable:
        guard let object = scope.object else { return code.literal("(null)") }
        return title(object, "buttonIndex")
      case .known(let index): return knownTitle(index, scope)
      case .none: return code.literal("(null)")
      }
    case .title(let index):
      if code.isToday { return knownTitle(index, scope) }
      guard let object = scope.object, hasButtons(scope) else { return code.literal("(null)") }
      return title(object, "\(index)")
    case .numberOfButtons, .cancelButtonIndex, .firstOtherButtonIndex, .destructiveButtonIndex:
      return property(piece, scope)
    case .visible:
      guard let dialog = scope.dialog else { return code.literal("(null)") }
      return code.pick(
        "(\(code.visible(.dialog(dialog), scope)) ? @\"YES\" : @\"NO\")",
        "(\(code.visible(.dialog(dialog), scope)) ? \"YES\" : \"NO\")")
    case .field(let index):
      guard let dialog = scope.dialog, let fields = code.prototype[dialog]?.alert?.shownFields,
        fields.indices.contains(index)
      else { return code.literal("(null)") }
      if fields[index].isSecure { return code.literal("•••") }
      return code.text(code.object(.alert(dialog, index: index), scope))
    case .replacement:
      return scope.isSecure ? code.literal("•") : scope.replacement ?? code.literal("(null)")
    case .error: return scope.error ?? code.literal("(null)")
    case .percent: return scope.percent ?? number("0")
    case .body: return info("alertBody", scope)
    case .alertAction: return info("alertAction", scope)
    case .state:
      guard scope.notification != nil else { return code.literal("(null)") }
      return stateText
    case .userInfo(let key):
      guard let notification = scope.notification else { return code.literal("(null)") }
      return code.pick(
        "[\(notification).userInfo objectForKey:\(code.literal(key))]",
        "(\(notification).userInfo?[\(code.literal(key))] as? String ?? \"(null)\")")
    }
  }

  /// Whether the method is about an alert or a sheet.
  private func hasButtons(_ scope: CodeScope) -> Bool {
    scope.dialog.flatMap { code.prototype[$0]?.hasInstances } ?? false
  }

  private func number(_ text: String) -> String { code.isObjectiveC ? "(long)\(text)" : text }

  private func title(_ object: CodeReference, _ index: String) -> String {
    code.pick(
      "[\(object.text) buttonTitleAtIndex:\(index)]",
      "(\(code.get(object, "buttonTitle(at: \(index))")) ?? \"(null)\")")
  }

  private func knownTitle(_ index: Int, _ scope: CodeScope) -> String {
    guard let dialog = scope.dialog.flatMap({ code.prototype[$0] }),
      dialog.givenButtons.indices.contains(index)
    else { return code.literal("(null)") }
    return localized(
      Template(dialog.givenButtons[index].title.sourceText), "\(dialog.id): button",
      CodeScope(scope.home))
  }

  private func property(_ piece: Template.Piece, _ scope: CodeScope) -> String {
    guard let id = scope.dialog, let dialog = code.prototype[id] else { return number("-1") }
    let indices = ButtonIndices(dialog, firstOtherIndex: code.prototype.choices.firstOtherIndex)
    let known: Int
    let name: String
    switch piece {
    case .numberOfButtons: (known, name) = (indices.buttons.count, "numberOfButtons")
    case .cancelButtonIndex: (known, name) = (indices.cancelButtonIndex, "cancelButtonIndex")
    case .firstOtherButtonIndex:
      (known, name) = (indices.firstOtherButtonIndex, "firstOtherButtonIndex")
    default: (known, name) = (indices.destructiveButtonIndex, "destructiveButtonIndex")
    }
    // An alert has no destructive button, and an alert controller none of these.
    guard !code.isToday, let object = scope.object, hasButtons(scope),
      !(dialog.alert != nil && piece == .destructiveButtonIndex)
    else { return number("\(known)") }
    return code.isObjectiveC
      ? "(long)\(code.get(object, name))"
      : object.isOptional ? "(\(code.get(object, name)) ?? -1)" : code.get(object, name)
  }

  private func info(_ name: String, _ scope: CodeScope) -> String {
    guard let notification = scope.notification else { return code.literal("(null)") }
    return code.pick("\(notification).\(name)", "(\(notification).\(name) ?? \"(null)\")")
  }

  /// The application's state as a word.
  private var stateText: String {
    code.pick(
      "@[@\"active\", @\"inactive\", @\"background\"][(NSUInteger)[UIApplication sharedApplication].applicationState]",
      "[\"active\", \"inactive\", \"background\"][UIApplication.shared.applicationState.rawValue]")
  }
}
