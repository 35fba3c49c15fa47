internal import DialogModel
internal import Texts

/// The keys of a view controller.
package enum ViewControllerKey: String, KeyTable {
  case without, only, returns, does, outside

  /// A view controller: whether its calls are listed, that a program performs them, or a map.
  static var controller: Shape {
    .either(.boolean, .either(.word(["outside"]), .object(ViewControllerKey.self)))
  }

  package static let objectType = ObjectType(
    "viewController",
    tr("A view controller: which methods it has, what it answers and does inside them."),
    example: """
      device: tablet
      screens:
        album:
          viewController:
            returns:
              supportedInterfaceOrientations: [landscape]
            does:
              "viewDidAppear:": [{present: welcome}]
      dialogs:
        welcome:
          formSheet: {title: Welcome}
          viewController: true
      """)

  package static let rules: [KeyRule<ViewControllerKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry {
    switch self {
    case .without: DelegateKey.entry(of: .without, .viewController)
    case .only: DelegateKey.entry(of: .only, .viewController)
    case .returns:
      KeyEntry(
        .bySelector(
          .either(AnswerKey.answer, .list(.word(of: Orientation.self), least: 1)),
          SelectorScope.viewController.questions),
        default: tr("true, and the orientations of its screen or dialog"),
        tr("What the methods that are asked something answer."))
    case .does: DelegateKey.entry(of: .does, .viewController)
    case .outside: DelegateKey.entry(of: .outside, .viewController)
    }
  }

  /// The key for a view controller in a screen, and next to a dialog's kind.
  package static var entry: KeyEntry {
    KeyEntry(
      controller, default: "false",
      tr("Its view controller, whose calls are listed only with this key."))
  }
}

/// The keys of the navigation controller's delegate.
package enum NavigationControllerKey: String, KeyTable {
  case without, only, does, outside

  package static let objectType = ObjectType(
    "navigationController", tr("The delegate of the navigation controller."),
    example: """
      navigation: push
      navigationController:
        does:
          "navigationController:didShowViewController:animated:": [{log: There we are}]
      """)

  package static let rules: [KeyRule<NavigationControllerKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry {
    switch self {
    case .without: DelegateKey.entry(of: .without, .navigationController)
    case .only: DelegateKey.entry(of: .only, .navigationController)
    case .does: DelegateKey.entry(of: .does, .navigationController)
    case .outside: DelegateKey.entry(of: .outside, .navigationController)
    }
  }
}

/// The keys of the tab bar controller's delegate.
package enum TabBarControllerKey: String, KeyTable {
  case without, only, returns, does, outside

  package static let objectType = ObjectType(
    "tabBarController", tr("The delegate of the tab bar controller."),
    example: """
      tabBarController:
        returns:
          "tabBarController:shouldSelectViewController:": false
      """)

  package static let rules: [KeyRule<TabBarControllerKey>] = [.apart([[.without], [.only]])]

  package var entry: KeyEntry {
    switch self {
    case .without: DelegateKey.entry(of: .without, .tabBarController)
    case .only: DelegateKey.entry(of: .only, .tabBarController)
    case .returns: DelegateKey.entry(of: .returns, .tabBarController)
    case .does: DelegateKey.entry(of: .does, .tabBarController)
    case .outside: DelegateKey.entry(of: .outside, .tabBarController)
    }
  }
}
