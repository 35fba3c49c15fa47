internal import DialogModel

/// Popovers and presented views.
struct PopoverCode {
  let code: UIKitCode

  /// The control that a popover points at on a tablet; `nil` where it is the whole view.
  private func control(_ source: PresentationSource?, _ id: DialogID) -> ControlID? {
    switch source {
    case .rect(let control), .barButton(let control): control.candidates.first
    case .byDevice(_, let tablet): control(tablet, id)
    case nil: code.homes.presenters[id.index]
    case .view, .rootView, .toolbar, .tabBar: nil
    }
  }

  /// Shows the popover of 2013 in the variable `popover`.
  func show(_ source: PresentationSource?, _ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    let control = control(source, id)
    guard let control, code.prototype.control(control).kind != .tab else {
      return code.say(
        "[popover presentPopoverFromRect:self.view.bounds inView:self.view permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES]",
        "popover.present(from: self.view.bounds, in: self.view, permittedArrowDirections: .any, animated: true)"
      )
    }
    let object = code.object(control, scope)
    let isView = code.isView(code.prototype.control(control).kind)
    if code.isObjectiveC {
      return isView
        ? code.say(
          "[popover presentPopoverFromRect:\(object.text).bounds inView:\(object.text) permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES]",
          "")
        : code.say(
          "[popover presentPopoverFromBarButtonItem:\(object.text) permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES]",
          "")
    }
    let name = object.isOptional ? "source" : object.text
    let place = isView ? "from: \(name).bounds, in: \(name)" : "from: \(name)"
    let call = "popover.present(\(place), permittedArrowDirections: .any, animated: true)"
    return [CodeLine(object.isOptional ? "if let source = \(object.text) { \(call) }" : call)]
  }

  /// What today's controller points at on a tablet; without it, an exception is raised there.
  func anchored(
    _ source: PresentationSource?, _ id: DialogID, _ variable: String, _ scope: CodeScope
  ) -> [CodeLine] {
    let item = control(source, id).map { code.object($0, scope).text } ?? "self.view"
    return code.comment("Without a source a tablet raises an exception.")
      + [CodeLine("\(variable).popoverPresentationController?.sourceItem = \(item)")].changed(
        .sheetAtSource)
  }

  /// The property and the method that presents a view or a popover.
  func add(_ index: Int, to type: inout CodeClass) {
    let id = DialogID(index)
    let dialog = code.prototype.dialogs[index]
    let part = CodePart.dialog(dialog.id)
    let controller = code.className(.view(index))
    let name = code.names.dialogs[index]
    guard dialog.presentedView != nil || dialog.popover != nil else { return }
    type.properties.append(
      CodeProperty("strong) \(controller) *\(name)View", "var \(name)View: \(controller)?", part))
    let method = "present" + CodeNames.capital(name)
    let scope = CodeScope(code.homes.home(of: id))
    let make =
      OutsideNote.lines(dialog.delegate)
      + code.say("\(controller) *view = [[\(controller) alloc] init]", "let view = \(controller)()")
      + code.say("self.\(name)View = view", "self.\(name)View = view")
    if let popover = dialog.popover {
      if !code.isToday {
        type.properties.append(
          CodeProperty(
            "strong) UIPopoverController *\(name)Popover",
            "var \(name)Popover: UIPopoverController?", part))
      } else {
        type.properties.append(CodeProperty("", "var \(name)Popover: UIViewController?", part))
      }
      type.methods.append(
        CodeMethod(
          "(void)\(method)", "func \(method)()", make + self.popover(popover, dialog, id, scope),
          part,
          isPublic: true))
      return
    }
    guard let view = dialog.presentedView else { return }
    let full = "(void)\(method)Animated:(BOOL)animated completion:(void (^)(void))completion"
    type.methods.append(
      CodeMethod(
        "(void)\(method)", "func \(method)()",
        code.say("[self \(method)Animated:YES completion:nil]", "\(method)(animated: true)"), part,
        isPublic: true))
    type.methods.append(
      CodeMethod(
        full, "func \(method)(animated: Bool, completion: (@MainActor () -> Void)? = nil)",
        make + configured(view, dialog)
          + code.say(
            "[self presentViewController:view animated:animated completion:completion]",
            "present(view, animated: animated, completion: completion)"), part, isPublic: true))
  }

  private func configured(_ view: PresentedView, _ dialog: Dialog) -> [CodeLine] {
    let isForm = if case .formSheet = dialog.kind { true } else { false }
    let variable = CodeReference("view")
    let style = isForm ? "formSheet" : view.style == .pageSheet ? "pageSheet" : "fullScreen"
    var lines = code.set(
      variable, "modalPresentationStyle",
      code.pick("UIModalPresentation" + CodeNames.capital(style), "." + style))
    if view.transition != .coverVertical {
      lines += code.set(
        variable, "modalTransitionStyle",
        code.pick(
          "UIModalTransitionStyle" + CodeNames.capital(view.transition.rawValue),
          "." + view.transition.rawValue))
    }
    return lines
  }

  private func popover(_ popover: Popover, _ dialog: Dialog, _ id: DialogID, _ scope: CodeScope)
    -> [CodeLine]
  {
    let property = "self." + code.names.dialogs[id.index] + "Popover"
    if code.isToday {
      let through = popover.passthrough.map { controls in
        controls.isEmpty
          ? []
          : [
            CodeLine(
              "view.popoverPresentationController?.passthroughViews = \(code.views(controls, scope))"
            )
          ]
      }
      return [CodeLine("view.modalPresentationStyle = .popover")]
        + (popover.isModal ? [CodeLine("view.isModalInPresentation = true")] : [])
        + anchored(popover.source, id, "view", scope) + (through ?? [])
        + (dialog.delegate.isNil ? [] : delegateNote(dialog, id))
        + [CodeLine("\(property) = view"), CodeLine("present(view, animated: true)")]
    }
    return
      (popover.isModal ? code.say("view.modalInPopover = YES", "view.isModalInPopover = true") : [])
      + code.say(
        "UIPopoverController *popover = [[UIPopoverController alloc] initWithContentViewController:view]",
        "let popover = UIPopoverController(contentViewController: view)")
      + (dialog.delegate.isNil
        ? [] : code.say("popover.delegate = self", "popover.delegate = self"))
      + code.say("\(property) = popover", "\(property) = popover") + show(popover.source, id, scope)
      + through(popover.passthrough, scope)
  }

  private func through(_ controls: [ControlReference]?, _ scope: CodeScope) -> [CodeLine] {
    // After presenting, which sets it.
    guard let controls else { return [] }
    return code.set(
      CodeReference("popover"), "passthroughViews",
      controls.isEmpty ? "nil" : code.views(controls, scope))
  }

  private func delegateNote(_ dialog: Dialog, _ id: DialogID) -> [CodeLine] {
    let home = code.homes.home(of: id)
    let hears = PopoverCode.heard.contains { !heard($0, id, dialog, home).isEmpty }
    return hears ? [CodeLine("view.presentationController?.delegate = self")] : []
  }

  private static let heard = [
    Selector.popoverControllerShouldDismissPopover, .popoverControllerDidDismissPopover,
  ]

  /// What today's delegate does for one popover; empty where it does nothing.
  private func heard(
    _ selector: Selector, _ id: DialogID, _ dialog: Dialog, _ home: CodeHome
  ) -> [CodeLine] {
    guard dialog.popover != nil, dialog.delegate.responds(to: selector) else { return [] }
    var scope = CodeScope(home)
    scope.dialog = id
    return DelegateCode(code: code).answered(selector, dialog.delegate, scope)
  }

  /// The methods of today's delegate of popovers, of a class.
  func addDelegate(_ home: CodeHome, to type: inout CodeClass) {
    for selector in PopoverCode.heard {
      var lines: [CodeLine] = []
      for (index, dialog) in code.prototype.dialogs.enumerated()
      where code.homes.home(of: DialogID(index)) == home {
        let body = heard(selector, DialogID(index), dialog, home)
        guard !body.isEmpty else { continue }
        let property = "self.\(code.names.dialogs[index])View"
        lines +=
          ([CodeLine("if presentationController.presentedViewController === \(property) {")]
          + body.indented() + [CodeLine("}")]).of(.dialog(dialog.id))
      }
      guard !lines.isEmpty else { continue }
      type.add("UIPopoverPresentationControllerDelegate")
      let asks = selector == .popoverControllerShouldDismissPopover
      type.methods.append(
        CodeMethod(
          "",
          asks
            ? "func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool"
            : "func presentationControllerDidDismiss(_ presentationController: UIPresentationController)",
          lines + (asks ? [CodeLine("return true")] : [])))
    }
  }
}
