import DialogModel

/// The views in front when dialogs are shown, as far as a document alone tells.
///
/// An alert, a sheet or a picker is no view of its own here: what it does is done over the view that
/// it was shown over.
struct PresentingViews {
  private let prototype: Prototype
  private let lists: [PlacedList]
  /// The lists that show a dialog, by its place.
  private var showing: [Int: [Int]] = [:]
  /// The lists that run a task, by its place.
  private var running: [Int: [Int]] = [:]

  init(_ prototype: Prototype, _ actions: PlacedLists) {
    self.prototype = prototype
    lists = actions.all
    for (number, list) in lists.enumerated() {
      for placed in list.placed {
        if let shown = placed.shown { showing[shown.index, default: []].append(number) }
        if case .run(let task) = placed.action { running[task.index, default: []].append(number) }
      }
    }
  }

  /// The lists whose actions show a dialog.
  func lists(showing dialog: DialogID) -> [PlacedList] {
    (showing[dialog.index] ?? []).map { lists[$0] }
  }

  /// The views that can be in front when a list is done.
  ///
  /// - Returns: the views, and whether there can be no other one.
  func views(of list: PlacedList) -> (views: Set<ControlID.Holder>, areAll: Bool) {
    var search = Search()
    follow(list.owner, &search)
    return (search.views, search.areAll)
  }

  /// The views that can be in front when a dialog is shown by what the document does.
  func views(of dialog: DialogID) -> Set<ControlID.Holder> {
    var search = Search()
    follow(showing[dialog.index], &search)
    return search.views
  }

  private struct Search {
    var views: Set<ControlID.Holder> = []
    var areAll = true
    var seen: Set<Int> = []
  }

  /// How many lists are followed: no document that a person writes has so long a chain.
  private static let most = 200

  private func follow(_ numbers: [Int]?, _ search: inout Search) {
    for number in numbers ?? [] where search.seen.insert(number).inserted {
      guard search.seen.count < PresentingViews.most else { return search.areAll = false }
      follow(lists[number].owner, &search)
    }
  }

  private func follow(_ owner: PlacedList.Owner, _ search: inout Search) {
    switch owner {
    case .control(let id), .field(.control(let id)): search.views.insert(id.holder)
    case .field(.alert(let id, _)), .button(let id, _, _), .dialog(let id, _):
      switch prototype[id]?.kind {
      case .popover, .presentedView, .formSheet:
        search.views.insert(.dialog(DialogID(id.index)))
      case .alert, .actionSheet, .activityPicker, nil:
        if prototype.start == .dialog(DialogID(id.index)) { search.areAll = false }
        follow(showing[id.index], &search)
      }
    case .screen(let id, _): search.views.insert(.screen(id))
    case .task(let id):
      // It ends later, over whatever is there then.
      search.areAll = false
      follow(running[id.index], &search)
    case .application: search.areAll = false
    }
  }
}
