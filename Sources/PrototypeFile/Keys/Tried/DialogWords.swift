internal import Texts

extension DialogKey {
  package static let lone: [DialogKey] = [.alert]

  package static let tried: [Tried<DialogKey>] = [
    Tried(
      "alertView uialertview uialertcontroller popup pop-up confirm confirmation prompt messageBox "
        + "alertDialog dialog messageDialog", .alert),
    Tried(
      "sheet menu bottomSheet contextMenu dropdown dropDownMenu choiceSheet uiactionsheet "
        + "confirmationDialog actionMenu options", .actionSheet),
    Tried(
      "shareSheet share sharing activityView activityViewController uiactivityviewcontroller "
        + "shareMenu shareDialog activitySheet activities shareLink", .activityPicker),
    Tried(
      "modal fullScreen modalView view presented page fullScreenCover modalViewController cover "
        + "screen window pageSheet", .presentedView),
    Tried("form modalForm formView", .formSheet),
    Tried(
      "tooltip bubble callout popoverController popoverView uipopovercontroller", .popover),
    Tried("listener observer delegation callbacks events handler handlers on", .delegate),
    Tried("title heading header name", .alert, inside: AlertKey.title),
    Tried("message text body content", .alert, inside: AlertKey.message),
    Tried("buttons otherButtons actions", .alert, inside: AlertKey.otherButtons),
    Tried(
      "type kind style", tr("the kind of a dialog is its key"), "alert: {title: Hello}",
      in: DialogKey.self),
    Tried(
      "id identifier key", tr("the key above the dialog is its id"),
      "dialogs: {hello: {alert: {title: Hello}}}", in: DocumentKey.self),
    Tried(
      "validation validate required", tr("its delegate answers what is asked about it"),
      #"delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}}}"#,
      in: DialogKey.self),
    Tried(
      "then onClick onTap onDismiss onClose", tr("what a tap does stands at its button"),
      "alert: {otherButtons: [{title: OK, then: [{log: Tapped}]}]}", in: DialogKey.self),
    Tried(
      "toast snackbar banner notification hud", tr("what goes by itself is a notification"),
      "notifications: {saved: {body: Saved, after: 1}}", in: DocumentKey.self),
  ]
}

extension PopoverKey {
  package static let lone: [PopoverKey] = [.title, .controls]

  package static let tried: [Tried<PopoverKey>] = [
    Tried("name heading header caption label navigationTitle", .title),
    Tried(
      "elements children subviews items content contents body components widgets buttons fields "
        + "rows views view form", .controls),
    Tried(
      "source anchor sourceView sourceRect origin sender relativeTo attachedTo barButtonItem "
        + "presentFrom", .from),
    Tried("modalInPopover isModal blocking isModalInPopover locked", .modal),
    Tried("passthroughViews through letsThrough liveControls", .passthrough),
    .delegate(beside: "popover: {title: Hello}"),
  ]
}

extension SourceKey {
  package static let lone: [SourceKey] = [.barButton, .rect]

  package static let tried: [Tried<SourceKey>] = [
    Tried("control id view frame element button row cell sourceRect sourceView", .rect),
    Tried(
      "barButtonItem toolbarButton toolbarItem barItem navigationButton bar item", .barButton),
    Tried("iPhone onPhone iphone handset", .phone),
    Tried("iPad onTablet ipad pad", .tablet),
  ]
}

extension PlaceKey {
  package static let lone: [PlaceKey] = [.barButton, .rect]

  package static let tried: [Tried<PlaceKey>] = [
    Tried("control id view frame element button row cell sourceRect sourceView", .rect),
    Tried(
      "barButtonItem toolbarButton toolbarItem barItem navigationButton bar item", .barButton),
  ]
}

extension DelegateKey {
  package static let lone: [DelegateKey] = [.only]
  package static let brief: [DelegateKey] = []

  package static let tried: [Tried<DelegateKey>] = [
    Tried(
      "missing lacks lacking except excludes exclude ignores ignore unimplemented not", .without),
    Tried("implements implemented methods has with just responds respondsTo includes", .only),
    Tried("return answers answer results result responses reply replies", .returns),
    Tried("do on actions handlers events then handle runs when calls", .does),
    Tried(
      "validation validate validator required shouldEnable enabledWhen",
      tr("what it answers stands in “returns”"),
      #"returns: {"alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}}"#,
      in: DelegateKey.self),
    Tried(
      "onClick onTap onPress onSelect handler callback action",
      tr("what happens inside a method stands in “does”"),
      #"does: {"alertView:clickedButtonAtIndex:": [{log: Tapped}]}"#, in: DelegateKey.self),
  ]
}

extension TextFieldDelegateKey {
  package static let lone: [TextFieldDelegateKey] = [.only]
  package static let brief: [TextFieldDelegateKey] = []

  package static let tried: [Tried<TextFieldDelegateKey>] =
    DelegateKey.tried.compactMap { $0.moved(to: TextFieldDelegateKey.self) } + [
      Tried(
        "validation validate validator required maxLength pattern onChange filter",
        tr("what it answers stands in “returns”"),
        #"returns: {"textField:shouldChangeCharactersInRange:replacementString:": {when: {maxLength: 10}}}"#,
        in: TextFieldDelegateKey.self)
    ]
}

extension ApplicationKey {
  package static let lone: [ApplicationKey] = [.name]

  package static let tried: [Tried<ApplicationKey>] =
    [
      Tried("title label displayName bundleName appName", .name),
      Tried("image logo appIcon picture", .icon),
      Tried(
        "background backgroundMode backgroundModes multitasking whenInBackground", .inBackground),
      Tried(
        "delegate appDelegate", tr("the keys of its delegate stand here, beside “name”"),
        #"does: {"applicationDidEnterBackground:": [{log: Good night}]}"#, in: ApplicationKey.self),
    ] + DelegateKey.tried.compactMap { $0.moved(to: ApplicationKey.self) }
}
