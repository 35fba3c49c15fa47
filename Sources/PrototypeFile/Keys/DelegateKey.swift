internal import DialogModel
internal import Texts

/// The keys of a dialog's delegate.
package enum DelegateKey: String, KeyTable {
  case without, only, returns, does, outside

  package static let objectType = ObjectType(
    "delegate", tr("Who hears of a dialog: which methods it has, what it answers and does."),
    example: """
      dialogs:
        name:
          alert: {title: Name, style: plainText, cancelButton: Cancel, otherButtons: [OK]}
          delegate:
            without: ["alertViewCancel:"]
            returns:
              "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}
            does:
              "didPresentAlertView:": [{log: It is up}]
      """)

  package static let rules: [KeyRule<DelegateKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry { DelegateKey.entry(of: self, .dialog) }

  /// Returns the same key for a delegate with these methods.
  static func entry(of key: DelegateKey, _ scope: SelectorScope) -> KeyEntry {
    switch key {
    case .without:
      KeyEntry(.list(.selector(scope)), tr("Methods that it lacks; it has all others."))
    case .only: KeyEntry(.list(.selector(scope)), tr("The only methods that it has."))
    case .returns:
      KeyEntry(
        .bySelector(AnswerKey.answer, scope.questions), default: "true",
        tr("What the methods that are asked something answer."))
    case .does: KeyEntry(.bySelector(.actions, scope), tr("What happens inside a method."))
    case .outside:
      KeyEntry(
        .boolean, default: "false",
        tr(
          "Whether a program performs the methods (“rehearsal serve”); else what stands beside it holds."
        ))
    }
  }
}

/// The keys of a text field's delegate.
package enum TextFieldDelegateKey: String, KeyTable {
  case without, only, returns, does, outside

  package static let objectType = ObjectType(
    "textFieldDelegate", tr("Who hears of a text field."),
    example: """
      screens:
        account:
          controls:
            - textField: Postcode
              delegate:
                returns:
                  "textField:shouldChangeCharactersInRange:replacementString:":
                    when: {replacement: {matches: "[0-9]*"}}
      """)

  package static let rules: [KeyRule<TextFieldDelegateKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry {
    switch self {
    case .without: DelegateKey.entry(of: .without, .textField)
    case .only: DelegateKey.entry(of: .only, .textField)
    case .returns: DelegateKey.entry(of: .returns, .textField)
    case .does: DelegateKey.entry(of: .does, .textField)
    case .outside: DelegateKey.entry(of: .outside, .textField)
    }
  }
}

/// The keys of the application, with those of its delegate.
package enum ApplicationKey: String, KeyTable {
  case name, icon, inBackground, without, only, returns, does, outside

  package static let objectType = ObjectType(
    "application", tr("The application, with the keys of its delegate."),
    example: """
      application:
        name: Wallet
        inBackground: suspended
        does:
          "applicationDidEnterBackground:": [{log: Good night}]
      """)

  package static let rules: [KeyRule<ApplicationKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry {
    switch self {
    case .name: KeyEntry(.text, default: tr("the prototype’s title"), tr("The name of its icon."))
    case .icon: KeyEntry(.icon, tr("Its icon."))
    case .inBackground:
      KeyEntry(
        .word(of: Prototype.Application.InBackground.self), default: "suspended",
        tr("What becomes of it in the background."))
    case .without: DelegateKey.entry(of: .without, .application)
    case .only: DelegateKey.entry(of: .only, .application)
    case .returns: DelegateKey.entry(of: .returns, .application)
    case .does: DelegateKey.entry(of: .does, .application)
    case .outside: DelegateKey.entry(of: .outside, .application)
    }
  }
}
