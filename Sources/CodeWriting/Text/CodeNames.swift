internal import DialogModel

/// The names of what a document declares, as identifiers.
///
/// Each ends with its kind, as `signOutAlert` does, so that none is a reserved word or the name of
/// an inherited member.
struct CodeNames {
  /// Classes of screens: `AccountViewController`.
  private(set) var screens: [String] = []
  /// Dialogs, without their kind: `signOut`.
  private(set) var dialogs: [String] = []
  private(set) var tasks: [String] = []
  private(set) var notifications: [String] = []
  /// Properties of flags: `isDirty`.
  private(set) var flags: [String] = []
  /// Methods and properties of controls.
  private var controls: [ControlID: String] = [:]
  private let isASCII: Bool
  private var taken: Set<String> = []

  init(_ prototype: Prototype, isASCII: Bool) {
    self.isASCII = isASCII
    for (index, screen) in prototype.screens.enumerated() {
      screens.append(unique(screen.id, "screen", index))
    }
    for (index, dialog) in prototype.dialogs.enumerated() {
      dialogs.append(unique(dialog.id, dialog.kind.word, index))
    }
    taken = []
    for (index, task) in prototype.tasks.enumerated() {
      tasks.append(unique(task.id, "task", index))
    }
    taken = []
    for (index, one) in prototype.notifications.enumerated() {
      notifications.append(unique(one.id, "notification", index))
    }
    taken = []
    for (index, flag) in prototype.flags.enumerated() {
      flags.append("is" + CodeNames.capital(unique(flag.id, "flag", index)))
    }
    // A control's method is called as the control is, so it must differ from all that is made of others.
    taken = Set(derived.map { $0.lowercased() })
    for holder in prototype.holders {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        let name = unique(control.id, CodeNames.word(control.kind), index, isWhole: true)
        controls[ControlID(holder, index: index)] = name
        taken.insert((name + UIKitCode.suffix(control.kind)).lowercased())
      }
    }
  }

  /// The names of properties and methods that are made of those of other parts.
  private var derived: [String] {
    let ofDialogs = dialogs.flatMap { name in
      ["Alert", "Sheet", "Picker", "View", "Popover", "Alerts", "Sheets", "PickerPopover"].map {
        name + $0
      }
        + ["present" + CodeNames.capital(name)]
    }
    let ofTasks = tasks.flatMap { name -> [String] in
      let capital = CodeNames.capital(name)
      let members = ["Run", "IsRunning", "Loader", "Done", "Failed", "Progressed"].map { name + $0 }
      return members + ["run" + capital, "cancel" + capital, "show\(capital)Loader"]
    }
    return ofDialogs + ofTasks + flags + screens.map { "show" + CodeNames.capital($0) }
      + screens.map { $0 + "Screen" }
  }

  func control(_ id: ControlID) -> String { controls[id] ?? "control\(id.index + 1)" }

  /// A first letter in upper case.
  static func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A type's name from a file's or a title's words.
  func type(_ text: String) -> String {
    let name = CodeNames.capital(CodeNames.camel(text, isASCII: isASCII))
    guard let first = name.first, !first.isNumber else { return "Prototype" }
    return name
  }

  /// A name that nothing else has; the same id in another name space gets its kind, and then a
  /// number.
  ///
  /// - Parameter isWhole: whether it stands alone, so that it must not be a reserved word.
  private mutating func unique(
    _ id: String, _ kind: String, _ index: Int, isWhole: Bool = false
  ) -> String {
    var name = CodeNames.camel(id, isASCII: isASCII)
    if name.isEmpty {
      name = "\(kind)\(index + 1)"
    } else if name.first?.isNumber == true {
      name = kind + CodeNames.capital(name)
    } else if isWhole, CodeNames.reserved.contains(name) {
      name += CodeNames.capital(kind)
    }
    // Objective-C takes names that begin so for those of methods that return what the caller owns.
    if isASCII, let word = CodeNames.owning.first(where: { name.hasPrefix($0) }),
      name.dropFirst(word.count).first?.isLowercase != true
    {
      name = "the" + CodeNames.capital(name)
    }
    if taken.contains(name.lowercased()), !name.hasSuffix(CodeNames.capital(kind)) {
      name += CodeNames.capital(kind)
    }
    var result = name
    var number = 2
    while !taken.insert(result.lowercased()).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  static func word(_ kind: Control.Kind) -> String {
    switch kind {
    case .button, .barButton, .toolbarButton: "button"
    case .tab: "tab"
    case .row: "row"
    case .label: "label"
    case .textField: "field"
    case .image: "image"
    case .switch: "switch"
    case .segmented: "control"
    case .section: "section"
    case .space: "space"
    }
  }

  /// The words of an id with the first letter of each but the first in upper case.
  static func camel(_ id: String, isASCII: Bool) -> String {
    var words: [String] = []
    var word = ""
    var wasLower = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in id {
      let letters = isASCII ? ascii(character) : plain(character)
      guard !letters.isEmpty else {
        end()
        wasLower = false
        continue
      }
      if wasLower, character.isUppercase { end() }
      wasLower = character.isLowercase || character.isNumber
      word += letters
    }
    end()
    return words.enumerated().map { place, word in
      let lower = word.lowercased()
      return place == 0 ? lower : capital(lower)
    }.joined()
  }

  /// A letter or digit that may stand in Swift's identifiers, else nothing.
  private static func plain(_ character: Character) -> String {
    if character.isASCII {
      return character.isLetter || character.isNumber ? String(character) : ""
    }
    // Precomposed letters alone: of others not all scalars may stand in a name.
    let scalars = character.unicodeScalars
    guard character.isLetter, scalars.count == 1, let value = scalars.first?.value else {
      return ""
    }
    return (0xC0...0x2FF).contains(value) || (0x386...0x9FFF).contains(value)
      ? String(character) : ""
  }

  /// A letter or digit of ASCII, or what another one is written as without marks.
  private static func ascii(_ character: Character) -> String {
    if character.isASCII {
      return character.isLetter || character.isNumber ? String(character) : ""
    }
    let lower = character.lowercased()
    guard let spelled = spelling.first(where: { $0.letters.contains(lower) })?.ascii else {
      return ""
    }
    return character.isUppercase ? capital(spelled) : spelled
  }

  private static let spelling: [(letters: Set<String>, ascii: String)] = [
    (["ä", "æ"], "ae"), (["ö", "œ"], "oe"), (["ü"], "ue"), (["ß"], "ss"),
    (["à", "á", "â", "ã", "å", "ā", "ă", "ą"], "a"), (["ç", "ć", "č", "ĉ"], "c"),
    (["ď", "đ", "ð"], "d"), (["è", "é", "ê", "ë", "ē", "ę", "ě"], "e"), (["ğ", "ĝ"], "g"),
    (["ì", "í", "î", "ï", "ī", "ı"], "i"), (["ł", "ľ"], "l"), (["ñ", "ń", "ň"], "n"),
    (["ò", "ó", "ô", "õ", "ø", "ō", "ő"], "o"), (["ŕ", "ř"], "r"), (["ś", "š", "ş", "ș"], "s"),
    (["ť", "ţ", "ț"], "t"), (["þ"], "th"), (["ù", "ú", "û", "ū", "ů", "ű"], "u"),
    (["ý", "ÿ"], "y"), (["ź", "ż", "ž"], "z"),
  ]

  private static let owning = ["alloc", "copy", "init", "mutableCopy", "new"]

  /// Words of C, Objective-C and Swift, and members that every view controller or view has.
  private static let reserved: Set<String> = [
    "alloc", "any", "as", "associatedtype", "async", "auto", "autorelease", "await", "body", "bool",
    "break", "case", "catch", "char", "class", "const", "continue", "copy", "dealloc", "default",
    "defer", "deinit", "description", "delegate", "dismiss", "do", "double", "else", "enum",
    "extension", "extern", "fallthrough", "false", "fileprivate", "float", "for", "func", "goto",
    "guard", "hash", "id", "if", "import", "in", "inline", "init", "inout", "int", "internal", "is",
    "let", "load", "long", "mutableCopy", "new", "nil", "no", "null", "open", "operator", "present",
    "private", "protocol", "public", "register", "release", "repeat", "rethrows", "retain",
    "return",
    "self", "short", "show", "signed", "sizeof", "some", "static", "struct", "subscript", "super",
    "switch", "tag", "text", "throw", "throws", "title", "true", "try", "type", "typealias",
    "typedef", "union", "unsigned", "var", "view", "void", "volatile", "where", "while", "yes",
    "zone", "alert", "model", "screen", "window", "application", "main", "shared", "initialize",
    "count", "editing", "isEditing", "state", "superclass", "tabBarItem", "toolbarItems",
    "navigationItem", "navigationController", "tabBarController", "parent", "undoManager",
    "inputView",
  ]
}

extension Prototype {
  /// Everything that holds controls, in the document's order.
  var holders: [ControlID.Holder] {
    var holders = screens.indices.map { ControlID.Holder.screen(ScreenID($0)) }
    for (index, dialog) in dialogs.enumerated() {
      if !dialog.controls.isEmpty { holders.append(.dialog(DialogID(index))) }
      for (number, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        if case .shows = activity.behaviour {
          holders.append(.activity(ActivityID(DialogID(index), index: number)))
        }
      }
    }
    return holders
  }
}
