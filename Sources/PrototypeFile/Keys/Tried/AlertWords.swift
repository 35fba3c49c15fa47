internal import Texts

extension AlertKey {
  package static let usefulFirst: [AlertKey] = [.title, .message, .cancelButton, .otherButtons]
  package static let lone: [AlertKey] = [.title, .otherButtons]

  package static let tried: [Tried<AlertKey>] = [
    Tried("heading header headline caption subject name label titleText question", .title),
    Tried(
      "text body description content contents subtitle subheading msg info details paragraph copy "
        + "prompt informativeText messageText detailText supportingText", .message),
    Tried(
      "cancel ok okay close dismiss no cancelTitle cancelButtonTitle cancelLabel cancelAction "
        + "dismissButton closeButton okButton negativeButton defaultButton", .cancelButton),
    Tried(
      "buttons button actions options choices items answers confirm confirmButton primaryButton "
        + "secondaryButton positiveButton submitButton yes submit otherButtonTitles buttonTitles "
        + "confirmTitle moreButtons", .otherButtons),
    Tried("fields field inputs input textField textInput textInputs form inputFields", .textFields),
    Tried("type kind variant alertViewStyle alertStyle inputStyle", .style),
    Tried(
      "destructive delete danger remove destructiveButtonTitle destructiveButton",
      tr("an alert has no red button, so it is one of the others"), "otherButtons: [Delete]",
      in: AlertKey.self),
    Tried(
      "validation validate validator valid required rules enabledWhen isEnabled canSubmit enableOK",
      tr("beside “alert”, its delegate answers whether the first other button is enabled"),
      #"delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}}}"#,
      in: DialogKey.self),
    Tried(
      "then onClick onTap onPress onSelect onConfirm onOK onCancel onYes onNo onSubmit handler "
        + "callback action completion",
      tr("what a tap does stands at its button"),
      "otherButtons: [{title: OK, then: [{log: Tapped}]}]", in: AlertKey.self),
    Tried(
      "onDismiss onClose onShow onOpen didDismiss willPresent didPresent afterwards",
      tr("beside “alert”, its delegate does things inside its methods"),
      #"delegate: {does: {"didPresentAlertView:": [{log: It is up}]}}"#, in: DialogKey.self),
    Tried(
      "timeout duration autoDismiss dismissAfter seconds delay",
      tr("an alert stays until a tap or an action takes it down"),
      #"delegate: {does: {"didPresentAlertView:": [{run: wait}]}}"#, in: DialogKey.self),
    Tried(
      "icon image picture", tr("an alert has no picture, only texts"), "message: Take care!",
      in: AlertKey.self),
    Tried(
      "from source anchor sourceView", tr("an alert comes out of nothing; a sheet does"),
      "actionSheet: {from: toolbar, otherButtons: [Copy]}", in: DialogKey.self),
    .delegate(beside: "alert: {title: Hello}"),
  ]
}

extension ActionSheetKey {
  package static let usefulFirst: [ActionSheetKey] = [
    .title, .cancelButton, .destructiveButton, .otherButtons,
  ]
  package static let lone: [ActionSheetKey] = [.title, .otherButtons]

  package static let tried: [Tried<ActionSheetKey>] = [
    Tried(
      "heading header headline caption message text body subtitle description label name prompt",
      .title),
    Tried(
      "cancel close dismiss no cancelTitle cancelButtonTitle cancelLabel dismissButton closeButton",
      .cancelButton),
    Tried(
      "destructive delete remove danger dangerous red warning deleteButton destructiveTitle "
        + "destructiveButtonTitle destructiveAction redButton", .destructiveButton),
    Tried(
      "buttons button actions options choices items menu rows entries list otherButtonTitles "
        + "buttonTitles menuItems answers", .otherButtons),
    Tried(
      "source anchor sourceView sourceRect showFrom showIn origin sender relativeTo attachedTo "
        + "barButtonItem position presentFrom", .from),
    Tried("type kind look variant appearance actionSheetStyle sheetStyle", .style),
    Tried(
      "then onClick onTap onPress onSelect handler callback",
      tr("what a tap does stands at its button"),
      "otherButtons: [{title: Copy, then: [{log: Copied}]}]", in: ActionSheetKey.self),
    Tried(
      "onDismiss onClose onShow didDismiss afterwards",
      tr("beside “actionSheet”, its delegate does things inside its methods"),
      #"delegate: {does: {"actionSheet:didDismissWithButtonIndex:": [{log: It is gone}]}}"#,
      in: DialogKey.self),
    .delegate(beside: "actionSheet: {title: Hello}"),
  ]
}

extension ButtonKey {
  package static let lone: [ButtonKey] = [.title]

  package static let tried: [Tried<ButtonKey>] = [
    Tried("text label name caption value button content", .title),
    Tried(
      "onTap onClick onPress onSelect onTouch tap click action actions handler does do target "
        + "href link command callback perform segue whenTapped touchUpInside", .then),
    Tried(
      "after afterward finally onDismiss completion onClose next later whenDismissed didDismiss "
        + "done whenGone", .afterwards),
    Tried(
      "style role type kind destructive primary default cancel isDestructive isCancel",
      tr("the key that a button stands at says what it is"), "destructiveButton: Delete",
      in: ActionSheetKey.self),
    Tried(
      "enabled disabled isEnabled enabledWhen validation",
      tr("beside “alert”, its delegate answers whether the first other button is enabled"),
      #"delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": false}}"#,
      in: DialogKey.self),
  ]
}
