import DialogModel
import DialogSimulator
import Stage

/// The documents of the pictures of sheets and popovers.
private enum SheetDocuments {
  /// A screen with bars, and controls at its edges; `more` is what its dialogs are.
  static func album(_ more: String, barStyle: String = "default") -> String {
    """
    rehearsal: 1
    screens:
      album:
        title: Album
        barStyle: \(barStyle)
        controls:
          - barButton: Edit
          - barButton: Add
          - row: First
          - row: Second
          - row: Third
          - row: Fourth
          - row: Fifth
          - row: Sixth
          - row: Seventh
          - row: Eighth
          - row: Ninth
          - button: Last
          - toolbarButton: Left
          - toolbarButton: Layout
            then: [{present: a}]
          - toolbarButton: Right
    dialogs:
      a:
    \(more.split(separator: "\n").map { "    \($0)\n" }.joined())
    """
  }

  static func layout(_ more: String = "", barStyle: String = "default") -> String {
    album(
      """
      actionSheet:
        title: Choose New Layout
        cancelButton: Cancel
        destructiveButton: Reset
        otherButtons: [3 by 3, 4 by 3, 4 by 4]
      """ + "\n  " + more, barStyle: barStyle)
  }

  static func tall(_ from: String) -> String {
    album(
      """
      actionSheet:
        title: Which day of the month suits you and everybody else best?
        cancelButton: Cancel
        from: \(from)
        otherButtons: [\((1...18).map { "Day \($0)" }.joined(separator: ", "))]
      """)
  }

  static let bare = album("actionSheet: {from: rootView, otherButtons: [One, Two]}")
  static let alone = album(
    "actionSheet: {from: rootView, cancelButton: Cancel, destructiveButton: Delete}")

  static let popover =
    album(
      """
      popover:
        title: More
        from: {rect: third}
        controls:
          - label: What to do with the pictures
          - row: Details
            then: [{log: details}]
          - button: Share
            then: [{present: inside}]
      """) + """
        inside:
          actionSheet:
            title: Share Them
            from: view
            cancelButton: Cancel
            otherButtons: [Mail, Print]

      """
}

extension Scene {
  /// Sheets and popovers, once on each device, at every edge.
  static var sheets: [Scene] {
    let phones =
      [
        ("sheet", SheetDocuments.layout("from: rootView")),
        ("sheet-clipped", SheetDocuments.layout()),
        (
          "sheet-translucent",
          SheetDocuments.layout("{style: blackTranslucent, from: rootView}".flow)
        ),
        ("sheet-black", SheetDocuments.layout("from: toolbar", barStyle: "black")),
        ("sheet-tall", SheetDocuments.tall("rootView")), ("sheet-bare", SheetDocuments.bare),
        ("sheet-alone", SheetDocuments.alone),
      ].map { Scene($0.0, document: $0.1) }
    let edges = ["edit", "add", "left", "layout", "right"]
    let bars = edges.map {
      Scene("popover-\($0)", document: SheetDocuments.layout("from: {barButton: \($0)}"))
    }
    let rows = ["first", "last"].map {
      Scene("popover-\($0)", document: SheetDocuments.layout("from: {rect: \($0)}"))
    }
    let tall = ["fifth", "last"].map {
      Scene("popover-tall-\($0)", document: SheetDocuments.tall("{rect: \($0)}"))
    }
    let middle = Scene("popover-middle", document: SheetDocuments.layout("from: rootView"))
    let own = Scene("popover-own", document: SheetDocuments.popover)
    let inside = own.with {
      $0.name = "popover-inside"
      $0.inputs.append(.perform(.present(DialogID(1))))
    }
    let tablets = (bars + rows + tall + [middle, own, inside]).map { scene in
      scene.with {
        $0.prototype.device = .tablet
        $0.model = .tablet
        $0.percent = 40
      }
    }
    return phones.map { $0.with { $0.percent = 100 } } + [phones[0].onItsSide, phones[4].onItsSide]
      + tablets + [tablets[3].onItsSide, tablets[7].onItsSide]
  }
}

extension String {
  /// Keys of a map in braces, each on a line.
  fileprivate var flow: String {
    dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
      .joined(separator: "\n  ")
  }
}

extension Scene {
  /// A sheet on a phone, and out of a tablet's toolbar.
  static func goldenSheets(_ look: Look) -> [Scene] {
    let phone = Scene("\(look.name)-sheet", document: SheetDocuments.layout("from: rootView"))
    let tablet = Scene("\(look.name)-popover", document: SheetDocuments.layout()).with {
      $0.prototype.device = .tablet
      $0.model = .tablet
      $0.percent = 25
    }
    return [phone, tablet].map { $0.with { $0.look = look } }
  }

  /// Whether it is one of ``sheets``, in whatever look.
  var isOfSheet: Bool { name.contains("-sheet") || name.contains("-popover") }
}
