internal import Texts

extension PresentedViewKey {
  package static let lone: [PresentedViewKey] = [.title, .controls]
  package static let brief: [PresentedViewKey] = [.title]

  package static let tried: [Tried<PresentedViewKey>] = [
    Tried("name heading header caption label navigationTitle", .title),
    Tried("modalPresentationStyle presentationStyle presentation size", .style),
    Tried("modalTransitionStyle transitionStyle animation effect", .transition),
    Tried(
      "orientation rotation supportedOrientations supportedInterfaceOrientations autorotate",
      .orientations),
    Tried("picture backdrop background screenshot backgroundImage img", .image),
    Tried(
      "elements children subviews items content contents body components widgets buttons fields "
        + "rows views view form", .controls),
    .delegate(beside: "presentedView: {title: Hello}"),
  ]
}

extension FormSheetKey {
  package static let lone: [FormSheetKey] = [.title, .controls]
  package static let brief: [FormSheetKey] = [.title]

  package static let tried: [Tried<FormSheetKey>] =
    PresentedViewKey.tried.compactMap { $0.moved(to: FormSheetKey.self) } + [
      Tried(
        "style modalPresentationStyle presentationStyle",
        tr("a form sheet has one style, and a presented view has others"),
        "presentedView: {style: pageSheet}", in: DialogKey.self),
      .delegate(beside: "formSheet: {title: Hello}"),
    ]
}

extension ActivityViewKey {
  package static let lone: [ActivityViewKey] = [.title, .controls]

  package static let tried: [Tried<ActivityViewKey>] =
    PresentedViewKey.tried.compactMap { $0.moved(to: ActivityViewKey.self) }
}

extension ViewControllerKey {
  package static let lone: [ViewControllerKey] = [.only]
  package static let brief: [ViewControllerKey] = []

  package static let tried: [Tried<ViewControllerKey>] =
    DelegateKey.tried.compactMap { $0.moved(to: ViewControllerKey.self) }
}

extension NavigationControllerKey {
  package static let lone: [NavigationControllerKey] = [.only]
  package static let brief: [NavigationControllerKey] = []

  package static let tried: [Tried<NavigationControllerKey>] =
    DelegateKey.tried.compactMap { $0.moved(to: NavigationControllerKey.self) }
}

extension TabBarControllerKey {
  package static let lone: [TabBarControllerKey] = [.only]
  package static let brief: [TabBarControllerKey] = []

  package static let tried: [Tried<TabBarControllerKey>] =
    DelegateKey.tried.compactMap { $0.moved(to: TabBarControllerKey.self) }
}

extension PresentKey {
  package static let lone: [PresentKey] = [.dialog]
  package static let brief: [PresentKey] = [.dialog]

  package static let tried: [Tried<PresentKey>] = [
    Tried("id name target view viewController modalViewController", .dialog),
    Tried("animate animation", .animated),
    Tried("then whenDone onComplete afterwards done callback", .completion),
  ]
}

extension GoToKey {
  package static let lone: [GoToKey] = [.screen]

  package static let tried: [Tried<GoToKey>] = [
    Tried("id name target to page view destination", .screen),
    Tried("style by how with animation segue kind way", .transition),
    Tried("animate isAnimated withAnimation", .animated),
  ]
}
