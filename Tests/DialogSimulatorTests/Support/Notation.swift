import DialogModel
import Testing

@testable import DialogSimulator

/// An ordered list of what happened, written as in the behaviour tables:
/// `willPresent(A) → shouldEnable(A)→true`; a new line represents an arrow.
struct Order: Equatable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  var entries: [String]

  init(_ entries: [String]) { self.entries = entries }

  init(stringLiteral text: String) {
    entries = text.split(separator: "\n").flatMap { line in
      line.split(separator: " → ").map { entry in
        let start = entry.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  var testDescription: String {
    entries.isEmpty ? "(nothing)" : "\n  " + entries.joined(separator: "\n  ")
  }
}

extension Selector {
  // The tables' short names.
  static let willPresent = willPresentAlertView
  static let shouldEnable = alertViewShouldEnableFirstOtherButton
  static let didPresent = didPresentAlertView
  static let clicked = alertViewClickedButtonAtIndex
  static let willDismiss = alertViewWillDismissWithButtonIndex
  static let didDismiss = alertViewDidDismissWithButtonIndex
  static let cancel = alertViewCancel
  static let shouldBegin = textFieldShouldBeginEditing
  static let didBegin = textFieldDidBeginEditing
  static let shouldChange = textFieldShouldChangeCharacters
  static let shouldClear = textFieldShouldClear
  static let shouldReturn = textFieldShouldReturn
  static let shouldEnd = textFieldShouldEndEditing
  static let didEnd = textFieldDidEndEditing

  /// The seven methods of `UIAlertViewDelegate`.
  static let alerts = allCases.filter { $0.owner == .alert }

  /// The name as the tables write it.
  var word: String {
    // A sheet's are written as an alert's.
    if owner == .alert || owner == .actionSheet, let moment { return "\(moment)" }
    return switch self {
    case .textFieldShouldBeginEditing: "shouldBegin"
    case .textFieldDidBeginEditing: "didBegin"
    case .textFieldShouldChangeCharacters: "shouldChange"
    case .textFieldShouldClear: "shouldClear"
    case .textFieldShouldReturn: "shouldReturn"
    case .textFieldShouldEndEditing: "shouldEnd"
    case .textFieldDidEndEditing: "didEnd"
    case .popoverControllerShouldDismissPopover: "shouldDismiss"
    case .popoverControllerDidDismissPopover: "popoverDidDismiss"
    case .activityViewControllerPlaceholderItem: "placeholder"
    case .activityViewControllerItemForActivityType: "itemFor"
    case .canPerformWithActivityItems: "canPerform"
    case .prepareWithActivityItems: "prepare"
    case .activityDidFinish: "activityDidFinish"
    case .completionHandler: "completion"
    default: name
    }
  }
}

/// The letter of a dialog.
func name(_ dialog: DialogID) -> String {
  String(UnicodeScalar(UInt8(65 + dialog.index)))
    + (dialog.instance == 1 ? "" : "\(dialog.instance)")
}

/// A field in an alert by the alert's letter and its index, `A0`; one on a screen by its index
/// there: `F0`; one in a popover as `A:0`, and one in the view of an activity `A0` as `A0:0`.
func name(_ field: FieldID) -> String {
  switch field {
  case .alert(let dialog, let index): "\(name(dialog))\(index)"
  case .control(let control):
    switch control.holder {
    case .screen: "F\(control.index)"
    case .dialog(let dialog): "\(name(dialog)):\(control.index)"
    case .activity(let activity): "\(name(.activity(activity))):\(control.index)"
    }
  }
}

/// The letter of a notification, from n on.
func name(_ notification: NotificationID) -> String {
  String(UnicodeScalar(UInt8(110 + notification.index)))
}

/// What a row is about, by its letter or in one word.
func name(_ target: Target) -> String {
  switch target {
  case .application: "application"
  case .dialog(let dialog): name(dialog)
  case .screen(let screen): "screen \(screen.index)"
  case .field(let field): name(field)
  case .task(let task): "t\(task.index)"
  case .activity(let activity): "\(name(activity.dialog))\(activity.index)"
  case .navigation: "navigation"
  case .tabs: "tabs"
  }
}

extension Row {
  var isCall: Bool {
    if case .call = content { true } else { false }
  }

  /// The row as the tables would write it.
  var words: String {
    switch content {
    case .call(let selector, let argument, let returned):
      call(selector, argument) + (returned.map { "→\($0)" } ?? "")
    case .input(let input, _, let ignored):
      "> " + words(input) + (ignored.map { " ignored: \($0)" } ?? "")
    case .animation(.entry(let milliseconds)): "[\(name(target)) enters \(milliseconds)]"
    case .animation(.exit(let milliseconds)): "[\(name(target)) leaves \(milliseconds)]"
    case .animation(.hidden): "[\(name(target)) hidden]"
    case .animation(.shownAgain): "[\(name(target)) shown again]"
    case .animation(.covered): "[\(name(target)) covered]"
    case .animation(.uncovered): "[\(name(target)) uncovered]"
    case .animation(.passage(let kind, let milliseconds)): "[\(kind) \(milliseconds)]"
    case .animation(.rotation(let way, let milliseconds)): "[turns to \(way) \(milliseconds)]"
    case .action(let action, let waits): words(action) + (waits ? " waits" : "")
    case .value(let control, let value): "[\(control.index) is \(value)]"
    case .console(let line): "console: \(line.words)"
    case .refused(let action, let why): "\(words(action)) refused: \(why)"
    case .stopped(let stop): "stopped: \(stop.limit)"
    case .task(let event): "[\(words(event))]"
    case .notification(let event): "[\(words(event))]"
    case .offer(let offer, let name): "[\(name) \(offer.isOffered ? "offered" : "not offered")]"
    }
  }

  private func call(_ selector: Selector, _ argument: CallArgument) -> String {
    if case .field(let field) = target {
      guard case .change(let range, let text) = argument else {
        return "\(name(field)).\(selector.word)"
      }
      return "\(name(field)).\(selector.word)(\(range.location),\(range.length),\"\(text)\")"
    }
    if let view = viewCall(selector, argument) { return view }
    if case .activity = target {
      return "\(name(target)).\(selector.word)" + words(argument)
    }
    if case .notification(let name, let state) = argument {
      return selector.word + "(\(name)\(state.map { ",\($0)" } ?? ""))"
    }
    guard case .dialog(let dialog) = target else { return selector.word }
    return switch argument {
    case .buttonIndex(let index): "\(selector.word)(\(name(dialog)),\(index))"
    case .completion(let type, let completed):
      "\(selector.word)(\(name(dialog)),\(type ?? "nil"),\(completed))"
    case .item(let kind, let type):
      "\(selector.word)(\(name(dialog))\(type.map { ",\($0)" } ?? ""))→\(kind.rawValue)"
    case .none, .null, .change, .items, .viewController, .completed, .animated, .orientation,
      .orientations, .controller, .presentation, .notification:
      "\(selector.word)(\(name(dialog)))"
    }
  }

  private func words(_ argument: CallArgument) -> String {
    switch argument {
    case .items(let kinds): "(\(kinds.map(\.rawValue).joined(separator: ",")))"
    case .completed(let completed): "(\(completed))"
    case .viewController(let isThere): isThere ? "→vc" : "→nil"
    default: ""
    }
  }

  private func words(_ input: Input) -> String {
    switch input {
    case .launch: "launch"
    case .reload: "reload"
    case .goOn: "goOn"
    case .configure: "configure"
    case .outside, .define, .redefine: "program"
    case .tapButton(let dialog, let index): "tap(\(name(dialog)),\(index))"
    case .tapOutside: "tapOutside"
    case .tapControl(let control): "tap(\(control.index))"
    case .tapBack: "tapBack"
    case .memoryWarning: "memoryWarning"
    case .tapSegment(let control, let index): "tap(\(control.index)/\(index))"
    case .tapField(let field): "tap(\(name(field)))"
    case .edit(let edit): words(edit)
    case .moveText(let range, let place): "move({\(range.location),\(range.length)},\(place))"
    case .undo: "undo"
    case .redo: "redo"
    case .pressReturn: "return"
    case .pressTab: "tab"
    case .pressClear(let field): "clear(\(name(field)))"
    case .perform(let action): words(action)
    case .systemCancel(let dialog): "systemCancel(\(name(dialog)))"
    case .home: "home"
    case .power: "power"
    case .interrupt(let appears): "interrupt(\(appears))"
    case .launchApp: "launchApp"
    case .killApp: "killApp"
    case .openApp: "openApp"
    case .switcher(let opens): "switcher(\(opens))"
    case .pullDown(let isDown): "pullDown(\(isDown))"
    case .slide: "slide"
    case .openNotification(let id, _): "open(\(name(id)))"
    case .closeNotification(let id, _): "close(\(name(id)))"
    case .removeFromCenter(let id, _): "takeOut(\(name(id)))"
    case .fireNotification(let id, _): "fire(\(name(id)))"
    case .removeNotification(let id, _): "remove(\(name(id)))"
    case .setNotificationSettings: "settings"
    case .setClock: "setClock"
    case .setTimeZone(let zone): "setTimeZone(\(zone))"
    case .rotate(let way): "rotate \(way)"
    case .answer(let selector, let answer, let target):
      "answer(\(selector.word),\(answer)\(target.map { "," + name($0) } ?? ""))"
    case .cancelLoader(let dialog): "cancelLoader(\(name(dialog)))"
    case .chooseActivity(let dialog, _): "choose(\(name(dialog)))"
    case .cancelPicker(let dialog): "cancelPicker(\(name(dialog)))"
    case .endActivity(_, let completed): "endBuiltIn(\(completed))"
    case .steer(let task, let steering): "\(steering)(t\(task.index))"
    case .report(_, let job): "report(\(job))"
    case .unread(let named): "unread(\(named.words))"
    }
  }

  private func words(_ event: TaskEvent) -> String {
    let name = name(target)
    return switch event {
    case .started(.inPlace(let dialog), _):
      "\(name) in place of \(DialogSimulatorTests.name(dialog))"
    case .started(.separate, _): "\(name) separate"
    case .started(.none, _): "\(name) unseen"
    case .texts(let dialog, let title, let message):
      "\(DialogSimulatorTests.name(dialog)) says \(title ?? "-")/\(message ?? "-")"
    case .progress(let percent): "\(name) \(percent) %"
    case .message(let text): "\(name) # \(text)"
    case .output(let text): "\(name) wrote \(text)"
    case .folded(let count): "\(name) wrote \(count) more"
    case .suspended: "\(name) stands"
    case .resumed: "\(name) goes on"
    case .hangs: "\(name) hangs"
    case .ended(.done): "\(name) done"
    case .ended(.failed(let reason)): "\(name) failed\(reason.map { " \($0)" } ?? "")"
    case .ended(.cancelled): "\(name) cancelled"
    }
  }

  private func words(_ event: NotificationEvent) -> String {
    switch event {
    case .scheduled(let id, let clock): "\(name(id)) for \(clock?.text ?? "-")"
    case .dropped(let id): "\(name(id)) dropped"
    case .removed(let id): "\(name(id)) removed"
    case .fires(let id): "\(name(id)) fires"
    case .badge(let number): "badge \(number)"
    case .sound(.default): "sound"
    case .sound(.file(let path)): "sound \(path)"
    case .alert(let id): "alert \(name(id))"
    case .banner(let id): "banner \(name(id))"
    case .gone(let id): "\(name(id)) gone"
    case .lockScreen(let id): "lock screen \(name(id))"
    case .center(let id): "center \(name(id))"
    case .clock(let clock, let zone): "clock \(clock?.text ?? "-") \(zone)"
    case .settings: "settings"
    }
  }

  private func words(_ edit: TextEdit) -> String {
    switch edit.kind {
    case .typed: "type(\(edit.text))"
    case .pasted: "paste(\(edit.text))"
    case .deleted: "delete"
    }
  }

  private func words(_ action: Action) -> String {
    switch action {
    case .present(let dialog): "present(\(name(dialog)))"
    case .presentNew(let dialog): "presentNew(\(name(dialog)))"
    case .dismiss(let dialog, let index, let animated):
      "dismiss\(animated ? "" : "Now")(\(name(dialog))\(index.map { ",\($0)" } ?? ""))"
    case .presentView(let dialog, let animated, _):
      "present\(animated ? "" : "Now")(\(name(dialog)))"
    case .dismissView(let dialog, let animated, _):
      "dismiss\(animated ? "" : "Now")(\(name(dialog)))"
    case .navigate(let screen, let transition, let animated):
      "\(transition)\(animated ? "" : "Now")(\(screen.index))"
    case .goTo(let screen): "goTo(\(screen.index))"
    case .setTexts(let dialog, _, _): "set(\(name(dialog)))"
    case .setDelegate(let dialog, let change): "delegate(\(name(dialog)),\(change.rawValue))"
    case .setFlag(let flag, .becomes(let isSet)): "flag(\(flag.index),\(isSet))"
    case .setBadge(let number): "badge(\(number))"
    case .wait(let milliseconds): "wait(\(milliseconds))"
    case .focus(let field): "focus(\(name(field)))"
    case .resign(let field): "resign(\(name(field)))"
    case .setFieldText(let field, _): "set(\(name(field)))"
    case .setEnabled(let control, let enabled): "\(enabled ? "enable" : "disable")(\(control.name))"
    default: action.word
    }
  }
}

extension ConsoleLine {
  /// Short words for a line, which are a text's own.
  var words: String {
    switch self {
    case .text(let text): text
    case .patternTooSlow(let pattern): "too slow: \(pattern)"
    case .textIsCut(let dialog, let text): "cut in \(dialog): \(text)"
    case .crash: DelegateChange.crashText
    }
  }
}
