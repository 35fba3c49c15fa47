/// A control of a screen or a view in the document, with the place of its node.
package struct ControlNode {
  /// The node of the control.
  let node: YAMLNode
  /// The 0-based place among the controls, or among those of the section at `section`.
  package let place: Int
  /// The 0-based place of the section that holds it, among the controls; `nil` for none.
  package let section: Int?
}

extension YAMLNode {
  /// The controls in a list, in the model's order: those of a section follow the section.
  ///
  /// What is in a section of a section is left out; the reader reports it.
  package var controlNodes: [ControlNode] {
    var controls: [ControlNode] = []
    for (place, node) in things.enumerated() {
      controls.append(ControlNode(node: node, place: place, section: nil))
      for (inner, part) in node.sectionControls.enumerated() {
        controls.append(ControlNode(node: part, place: inner, section: place))
      }
    }
    return controls
  }

  /// The controls in a control that is a section.
  var sectionControls: [YAMLNode] {
    self[ControlKey.section.rawValue]?[SectionKey.controls.rawValue]?.things ?? []
  }
}

extension ControlNode {
  /// The address of the control.
  ///
  /// - Parameter controls: the address of the list of the screen or the view.
  package func address(in controls: PartAddress) -> PartAddress {
    guard let section else { return controls / place }
    return controls / section / ControlKey.section / SectionKey.controls / place
  }

  /// The path of the control.
  ///
  /// - Parameter controls: the path of the list of the screen or the view.
  func path(in controls: [Places.Step]) -> [Places.Step] {
    guard let section else { return controls + [.item(place)] }
    return controls + [.item(section), "section", "controls", .item(place)]
  }
}
