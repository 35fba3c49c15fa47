public import DialogModel
public import DialogSimulator
public import EventLog
import Texts

/// The texts of the rows of the log, in the person's language.
public struct RowText {
  /// The prototype of the rows.
  public let prototype: Prototype
  /// The names of the things in the prototype.
  public let names: Names

  /// The length of the longest target's name, in characters.
  public let longestName: Int

  /// The words for rows about a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
    names = Names(prototype)
    let application = prototype.application == nil ? 0 : "application".count
    let delegates = [
      prototype.navigationController.map { _ in Target.navigation },
      prototype.tabBarController.map { _ in Target.tabs },
    ].compactMap { $0 }.map { prototype.name(of: $0).count }
    let screens = prototype.screens.filter { $0.controller != nil }.map(\.id.count)
    let titles = prototype.dialogs.map {
      (OneLine.title($0.writtenTitle, besides: $0.id) ?? $0.id).count
    }
    longestName = (delegates + screens + titles).reduce(application, max)
  }

  /// The text that the filter searches.
  public func searched(_ row: Row) -> String {
    switch row.content {
    case .call(let selector, let argument, let returned):
      // The answer as it is in files and as it is in the list.
      TextLine.call(selector, argument, returned) + (returned.map { $0 ? " YES" : " NO" } ?? "")
    case .input(let input, let title, _): heading(input, title)
    default: sentence(row)
    }
  }

  /// The text that assistive technology reads for a row by itself, with the answer in words.
  public func spoken(_ row: Row) -> String {
    guard case .call(let selector, let argument, let returned) = row.content else {
      return searched(row)
    }
    let arguments = CallText.arguments(argument)
    let call = arguments.isEmpty ? selector.name : "\(selector.name) \(arguments)"
    if let answer = ActivityWords.returned(argument) ?? returned.map({ $0 ? "YES" : "NO" }) {
      return tr("{call}, answer {answer}", ["call": call, "answer": answer])
    }
    return call
  }

  /// The bold line over the calls of an input.
  ///
  /// Characters that are not visible are escaped, as in every text about a row here.
  public func heading(_ input: Input, _ title: String) -> String {
    OneLine.text(rawHeading(input, title))
  }

  private func rawHeading(_ input: Input, _ title: String) -> String {
    switch input {
    case .launch: tr("launched")
    case .reload(let reload): ReloadText.heading(reload, names)
    case .tapButton, .tapControl, .tapSegment: tr("tapped {title}", ["title": title])
    case .tapOutside: tr("tapped beside the dialog")
    case .tapField, .tapBack: tr("tapped {title}", ["title": title])
    case .memoryWarning: tr("memory ran out")
    case .edit(let edit): heading(edit)
    case .moveText: tr("dragged text")
    case .undo: tr("undid the last change")
    case .redo: tr("redid the change")
    case .pressReturn: tr("pressed Return")
    case .pressTab: tr("pressed Tab")
    case .pressClear: tr("pressed the clear button")
    // A person, a scenario and a program say the same here.
    case .perform(let action): self.action(action)
    case .systemCancel(let dialog):
      tr("the system cancelled {name}", ["name": name(dialog)])
    case .home: tr("pressed Home")
    case .power: tr("pressed the power button")
    case .interrupt(true): tr("another app’s alert appeared")
    case .interrupt(false): tr("another app’s alert went")
    case .launchApp: tr("opened the app")
    case .killApp: tr("ended the app")
    case .openApp, .switcher, .pullDown, .slide, .openNotification, .closeNotification,
      .removeFromCenter, .fireNotification, .removeNotification, .setNotificationSettings,
      .setClock, .setTimeZone:
      NotificationRowText(names: names).heading(input)
    case .rotate(.portrait): tr("turned the device upright")
    case .rotate(.landscape): tr("turned the device on its side")
    case .answer(_, let answer, _): answer ? tr("answered YES") : tr("answered NO")
    case .chooseActivity, .cancelPicker: tr("tapped {title}", ["title": title])
    case .endActivity(_, true): tr("{title} was done", ["title": title])
    case .endActivity(_, false): tr("{title} was given up", ["title": title])
    case .goOn: tr("went on")
    case .configure, .outside, .define, .redefine: ""
    case .cancelLoader: tr("tapped {title}", ["title": title])
    case .steer(let task, let steering): TaskRowText(names: names).heading(task, steering)
    case .report: ""
    case .unread(let named): named.words
    }
  }

  private func heading(_ edit: TextEdit) -> String {
    switch edit.kind {
    case .typed: tr("typed “{text}”", ["text": edit.text])
    case .pasted: tr("pasted “{text}”", ["text": edit.text])
    case .deleted: tr("deleted")
    }
  }

  /// The number of calls of an input, or why there are none.
  public func note(_ row: Row, calls: Int) -> String {
    guard case .input(_, _, let ignored) = row.content else { return "" }
    if let ignored { return tr("no calls: {reason}", ["reason": reason(ignored, row.target)]) }
    if calls > 0 { return ntr("one call", "{n} calls", calls) }
    if case .dialog(let dialog) = row.target, prototype[dialog]?.delegate.isNil == true {
      return tr("no calls: {name} has no delegate", ["name": name(dialog)])
    }
    return tr("no calls")
  }

  /// Why an input was ignored.
  public func note(_ row: Row, _ ignored: Ignored) -> String { reason(ignored, row.target) }

  /// The text of rows about a task that went from one percentage to another.
  public func sentence(from first: Row, to last: Row) -> String {
    guard case .task(let start) = first.content, case .task(let end) = last.content else {
      return sentence(last)
    }
    return OneLine.text(
      TaskRowText(names: names).sentence(
        from: start, to: end, of: names.name(of: last.target)))
  }

  /// The text of a row that is neither an input nor a call.
  public func sentence(_ row: Row) -> String { OneLine.text(rawSentence(row)) }

  private func rawSentence(_ row: Row) -> String {
    let target = names.name(of: row.target)
    switch row.content {
    case .animation(.hidden): return tr("{name} is hidden by the one above", ["name": target])
    case .animation(.shownAgain): return tr("{name} shows again", ["name": target])
    case .animation(.covered): return tr("{name} is under the one above", ["name": target])
    case .animation(.uncovered): return tr("{name} is on top again", ["name": target])
    case .animation: return ""
    case .action(let action, let waits):
      let text = self.action(action)
      return waits ? tr("{action}; it waits for the dialog before it", ["action": text]) : text
    case .value(let control, let value): return sentence(value, names.control(control))
    case .console(let line): return tr("console: {text}", ["text": words(line)])
    case .refused(let action, let why):
      return tr(
        "{action}: refused, {reason}", ["action": self.action(action), "reason": reason(why)])
    case .stopped(let stop): return StopText.text(stop, names)
    case .task(let event): return TaskRowText(names: names).sentence(event, of: target)
    case .notification(let event): return NotificationRowText(names: names).sentence(event)
    case .input, .call, .offer: return ""
    }
  }

  private func sentence(_ value: Int, _ control: Control) -> String {
    let name = ["name": control.text] as KeyValuePairs
    guard control.segments.indices.contains(value) else {
      return value == 0 ? tr("“{name}” is off now", name) : tr("“{name}” is on now", name)
    }
    return tr(
      "“{segment}” of “{name}” is selected now",
      ["segment": control.segments[value], "name": control.text])
  }

  private func words(_ line: ConsoleLine) -> String {
    switch line {
    case .text(let text): text
    case .patternTooSlow(let pattern):
      tr(
        "the pattern /{pattern}/ takes too long to match; it counts as not matching",
        ["pattern": pattern])
    case .textIsCut(let dialog, let text):
      tr("{name}: “{text}” is cut, it does not fit", ["name": dialog, "text": text])
    case .crash: DelegateChange.crashText
    }
  }

  /// What an action does, in a few words.
  public func action(_ action: Action) -> String {
    switch action {
    case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _):
      tr("present {name}", ["name": name(dialog)])
    case .dismiss(let dialog, _, _), .dismissView(let dialog, _, _):
      tr("dismiss {name}", ["name": name(dialog)])
    case .navigate(let screen, .push, _):
      tr("push {name}", ["name": names.name(of: .screen(screen))])
    case .navigate(let screen, .pop, _):
      tr("pop to {name}", ["name": names.name(of: .screen(screen))])
    case .navigate(let screen, .modal, _):
      tr("present {name}", ["name": names.name(of: .screen(screen))])
    case .goBack: tr("go back")
    case .goTo(let screen), .navigate(let screen, .none, _):
      tr("go to {name}", ["name": names.name(of: .screen(screen))])
    case .setTexts(let dialog, _, _): tr("set the texts of {name}", ["name": name(dialog)])
    case .setDelegate(let dialog, .none):
      tr("set the delegate of {name} to nil", ["name": name(dialog)])
    case .setDelegate(let dialog, .gone):
      tr("let the delegate of {name} go", ["name": name(dialog)])
    case .setEnabled(let control, true): tr("enable {name}", ["name": control.name])
    case .setEnabled(let control, false): tr("disable {name}", ["name": control.name])
    case .setBarEnabled(let bar, true): tr("enable {name}", ["name": bar.rawValue])
    case .setBarEnabled(let bar, false): tr("disable {name}", ["name": bar.rawValue])
    case .setFieldText(let field, _):
      tr("set the text of {name}", ["name": names.name(of: .field(field))])
    case .setFlag(let flag, .becomes(true)):
      tr("set the flag {name}", ["name": names.name(of: flag)])
    case .setFlag(let flag, .becomes(false)):
      tr("unset the flag {name}", ["name": names.name(of: flag)])
    case .setFlag(let flag, .toggles):
      tr("toggle the flag {name}", ["name": names.name(of: flag)])
    case .setBadge(let number): tr("set the badge to {n}", ["n": String(number)])
    case .setOverlay(let field, _):
      tr("set the overlay of {name}", ["name": names.name(of: .field(field))])
    case .setPassthrough(let dialog, _):
      tr("set what stays live under {name}", ["name": name(dialog)])
    case .focus(let field): tr("focus {name}", ["name": names.name(of: .field(field))])
    case .resign(let field): tr("resign {name}", ["name": names.name(of: .field(field))])
    case .run(let task): tr("run {name}", ["name": names.name(of: .task(task))])
    case .cancelTask(let task): tr("cancel {name}", ["name": names.name(of: .task(task))])
    case .schedule(let id): tr("schedule {name}", ["name": names.name(of: id)])
    case .presentNow(let id): tr("fire {name} now", ["name": names.name(of: id)])
    case .cancelNotification(let id): tr("cancel {name}", ["name": names.name(of: id)])
    case .cancelAllNotifications: tr("cancel all notifications")
    case .setNotifications: tr("set the notifications")
    case .finish(let completed):
      completed ? tr("finish the activity") : tr("give up the activity")
    case .log: tr("log")
    case .wait(let milliseconds):
      tr("wait {n} s", ["n": SimulatedTime(milliseconds: milliseconds).seconds])
    case .when: tr("decide")
    }
  }

  private func name(_ dialog: DialogID) -> String { names.name(of: .dialog(dialog)) }

  private func reason(_ ignored: Ignored, _ target: Target) -> String {
    let name = names.name(of: target)
    return switch ignored {
    case .entering: tr("the entry of {name} has not ended", ["name": name])
    case .leaving: tr("the exit of a dialog has not ended")
    case .parked: tr("{name} waits for a job", ["name": name])
    case .disabled: tr("it is disabled")
    case .covered: tr("a dialog is above it")
    case .coveredByAlert: tr("an alert or a sheet takes the keys")
    case .clipped: tr("it is under a bar, which clips {name}", ["name": name])
    case .modal: tr("{name} is modal", ["name": name])
    case .notShowing: tr("it is not showing")
    case .notInFront: tr("the app is not in front")
    case .inFrontAlready: tr("the app is in front already")
    case .notRunning: tr("the app is not running")
    case .taskNotRunning: tr("{name} is not running", ["name": name])
    case .locked: tr("the device is locked")
    case .notLocked: tr("the device is not locked")
    case .atHome: tr("the home screen is in front already")
    case .alertIsUp: tr("an alert of the system is up")
    case .notUp: tr("it is not up")
    case .upAlready: tr("it is up already")
    case .notScheduled: tr("it is not scheduled")
    case .notListed: tr("it is not listed in Notification Center")
    case .notInEra: tr("the era of the document does not have it")
    case .unknownZone: tr("this computer does not know the time zone")
    case .heldSoAlready: tr("it is held so already")
    case .selectedAlready: tr("it is selected already")
    case .cannotBeHeldSo: tr("{name} cannot be held so", ["name": name])
    case .notEditing: tr("no field is being edited")
    case .nothingToChange: tr("there is nothing to change")
    case .severalLines: tr("a field has one line")
    case .noOtherField: tr("there is no other field")
    case .held: tr("a call waits for its answer")
    case .nothingWaits: tr("no call waits")
    case .notInDocument: tr("the document does not have what it names")
    case .stopped: tr("the run has stopped")
    }
  }

  private func reason(_ refusal: Row.Refusal) -> String {
    switch refusal {
    case .alreadyShowing: tr("it is showing or waits to")
    case .alreadyLeaving: tr("it is being dismissed")
    case .notShowing: tr("it is not showing")
    case .tooManyUp: tr("{n} of them are up", ["n": String(SizeLimit.instances)])
    case .notRunning: tr("the app is not running")
    case .terminating: tr("the app is ending")
    case .covered: tr("a dialog is above it")
    case .notEditing: tr("it is not being edited")
    case .editingAlready: tr("it is being edited already")
    case .disabled: tr("it is disabled")
    case .notOnPhone: tr("a phone has no popovers")
    case .notInWindow: tr("what presents it is not in the window")
    case .anchorNotInWindow:
      tr("what it comes out of is in no window, where UIKit raises an exception")
    case .presenting: tr("another view is up, comes or goes")
    case .moving: tr("something comes or goes")
    case .onStack: tr("it is on the stack already")
    case .atRoot: tr("this is the first screen")
    case .insideActivity: tr("inside an activity’s view a screen can only be pushed")
    case .alreadyRunning: tr("it is running already")
    case .taskNotRunning: tr("it is not running")
    case .notInEra: tr("the era of the document has no notifications")
    case .unknownZone: tr("this computer does not know the time zone")
    case .tooMany: tr("{n} lists of actions wait already", ["n": String(SizeLimit.waits)])
    case .abandoned: tr("the controller whose code waited is gone")
    }
  }
}
