import DialogModel

/// Where views are on their way into the window or out of it; a view without an entry is outside.
///
/// There are few at a time, so that a list is searched, and copied with a state, in less time than a
/// dictionary.
struct Appearances: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let controller: ViewControllerID
    var appearance: Views.Appearance
  }

  /// In the order of ``ViewControllerID/code``, so that equal appearances are equal lists.
  private(set) var entries: [Entry] = []

  /// Whether no view is in the window or on its way.
  var isEmpty: Bool { entries.isEmpty }

  subscript(controller: ViewControllerID) -> Views.Appearance? {
    get { entries.first { $0.controller == controller }?.appearance }
    set {
      let place = entries.firstIndex { $0.controller.code >= controller.code } ?? entries.count
      let isThere = place < entries.count && entries[place].controller == controller
      switch newValue {
      case let new? where isThere: entries[place].appearance = new
      case let new?: entries.insert(Entry(controller: controller, appearance: new), at: place)
      case nil: if isThere { entries.remove(at: place) }
      }
    }
  }
}

extension ViewControllerID {
  /// The view controller in one number; no other one has it.
  var code: Int {
    switch self {
    case .screen(let screen): screen.index << 1
    case .dialog(let dialog): dialog.word << 1 | 1
    }
  }
}
