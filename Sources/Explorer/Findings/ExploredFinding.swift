public import DialogModel

/// Something that exploring has found, with the shortest way to it.
public struct ExploredFinding: Hashable, Sendable {
  /// A part of the document.
  public enum Place: Hashable, Sendable {
    case screen(ScreenID)
    case dialog(DialogID)
    case control(ControlID)
    case button(DialogID, index: Int)
    case field(FieldID)
    case task(TaskID)
    case notification(NotificationID)
    case application
    /// A promise, by its 0-based place in the document.
    case promise(Int)

    /// The place of what is tapped; `nil` for what is no part of the document.
    init?(_ input: Input) {
      switch input {
      case .tapButton(let dialog, let index):
        self = .button(DialogID(dialog.index), index: index)
      case .tapControl(let control), .tapSegment(let control, _): self = .control(control)
      case .tapField(let field), .pressClear(let field): self = Place(field)
      case .cancelLoader(let dialog), .cancelPicker(let dialog), .chooseActivity(let dialog, _):
        self = .dialog(DialogID(dialog.index))
      case .steer(let task, _): self = .task(task)
      case .fireNotification(let id, _), .openNotification(let id, _),
        .closeNotification(let id, _):
        self = .notification(id)
      default: return nil
      }
    }

    /// The place of a field; one in an alert is that of the document, whatever instance has it.
    init(_ field: FieldID) {
      switch field {
      case .alert(let dialog, let index):
        self = .field(.alert(DialogID(dialog.index), index: index))
      case .control(let control): self = .control(control)
      }
    }

    /// The place of what a call is about.
    init(_ target: Target) {
      switch target {
      case .dialog(let dialog): self = .dialog(DialogID(dialog.index))
      case .screen(let screen): self = .screen(screen)
      case .field(let field): self = Place(field)
      case .activity(let activity): self = .dialog(DialogID(activity.dialog.index))
      case .task(let task): self = .task(task)
      case .application, .navigation, .tabs: self = .application
      }
    }
  }

  /// What it is.
  public let kind: FindingKind
  /// How severe it is.
  public let severity: FindingKind.Severity
  /// What it is about, the main part first.
  public internal(set) var places: [Place]
  /// One sentence, in the person's language.
  public let text: String
  /// The shortest way there; empty where it is about something that no way leads to.
  public let way: [Move]
  /// Another way, whose end differs; `nil` where one way shows everything.
  public let otherWay: [Move]?
  /// How many more there are of the kind at the place.
  public internal(set) var more = 0

  /// What makes two findings the same: the kind and the places.
  struct Key: Hashable {
    let kind: FindingKind
    let places: [Place]
  }

  var key: Key { Key(kind: kind, places: places) }

  init(
    _ kind: FindingKind, at places: [Place], _ text: String, way: [Move] = [],
    other: [Move]? = nil, severity: FindingKind.Severity? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.places = places
    self.text = text
    self.way = way
    otherWay = other
  }
}

extension [ExploredFinding] {
  /// The most severe first, then those with the shortest ways, then as the document has them; one for
  /// each kind and place, which tells how many others there are.
  func listed() -> [ExploredFinding] {
    var shortest: [ExploredFinding.Key: Int] = [:]
    var kept: [ExploredFinding] = []
    let ordered = enumerated().sorted { first, second in
      if first.element.severity != second.element.severity {
        return first.element.severity > second.element.severity
      }
      let lengths = (first.element.way.count, second.element.way.count)
      if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
      return (first.element.places.first?.order ?? [], first.offset)
        < (second.element.places.first?.order ?? [], second.offset)
    }
    for (_, finding) in ordered {
      let key = finding.key
      if let place = shortest[key] {
        kept[place].more += 1
      } else {
        shortest[key] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }
}

/// Compares numbers in turn.
private func < (first: ([Int], Int), second: ([Int], Int)) -> Bool {
  if first.0 != second.0 { return first.0.lexicographicallyPrecedes(second.0) }
  return first.1 < second.1
}

extension ExploredFinding.Place {
  /// Where it is in a document whose sections have their usual order.
  fileprivate var order: [Int] {
    switch self {
    case .application: [0]
    case .screen(let screen): [1, screen.index]
    case .control(let control): Self.order(control.holder) + [control.index]
    case .dialog(let dialog): [2, dialog.index]
    case .button(let dialog, let index): [2, dialog.index, index]
    case .field(.alert(let dialog, let index)): [2, dialog.index, index]
    case .field(.control(let control)): Self.order(control.holder) + [control.index]
    case .task(let task): [3, task.index]
    case .notification(let id): [4, id.index]
    case .promise(let index): [5, index]
    }
  }

  private static func order(_ holder: ControlID.Holder) -> [Int] {
    switch holder {
    case .screen(let screen): [1, screen.index]
    case .dialog(let dialog): [2, dialog.index]
    case .activity(let activity): [2, activity.dialog.index, activity.index]
    }
  }
}
