import DialogModel
import DialogSimulator
import EventLog
import Gtk
import WindowWords

/// The steps before and after a row as small boxes, with the row's step marked, and the rule for
/// their order.
@MainActor
final class OrderBar {
  let widget = ScrolledWindow()

  private let row = Box(.horizontal, spacing: OrderBar.gap)
  private let rule = Label()
  private var boxes: [Label] = []
  private var arrows: [Label] = []
  private var before = Label("…")
  private var after = Label("…")
  /// The text about the rule: short next to the steps, long if it is alone or there is room.
  private var ruleTexts = (short: "", long: "")
  private var current: Int?
  private var isCut = (before: false, after: false)

  private static let gap = 4

  init() {
    // A narrow sidebar shows fewer steps; otherwise the width of the steps would be its minimum
    // width.
    widget.setPolicy(horizontal: .external, vertical: .never)
    widget.addClass("order")
    widget.add(row)
    widget.accessibleRole = .panel
    rule.addClass("rule-name")
    rule.setEllipsize(.end)
    rule.xalign = 0
    widget.onAllocate { [weak self] size in
      MainLoop.idle {
        self?.fit(size.width)
        return false
      }
    }
  }

  /// Shows a chain; the steps of other dialogs have the names of these dialogs.
  func show(_ chain: OrderChain, _ rules: [Rule], names: Names) {
    row.remove(self.rule)
    row.destroyChildren()
    let text = OrderText(chain, rules, names)
    boxes = chain.steps.indices.map { index in
      let label = Label(text.steps[index])
      label.addClass("step")
      if case .call = chain.steps[index].kind {} else { label.addClass("movement") }
      label.tooltip = text.targets[index]
      return label
    }
    current = chain.current
    if let current { boxes[current].addClass("current") }
    isCut = (chain.isCutBefore, chain.isCutAfter)
    (before, after) = (Label("…"), Label("…"))
    arrows = boxes.dropFirst().map { _ in Label("›") }
    row.packStart(before)
    for (index, box) in boxes.enumerated() {
      if index > 0 { row.packStart(arrows[index - 1]) }
      row.packStart(box)
    }
    row.packStart(after)
    for label in [before, after] + arrows { label.addClass("arrow") }
    ruleTexts = (text.shortRule, text.longRule)
    self.rule.text = boxes.isEmpty ? ruleTexts.long : ruleTexts.short
    self.rule.tooltip = text.help
    widget.setAccessibleDescription(rules.map { RuleText.sentence($0) }.joined(separator: " "))
    row.packStart(self.rule, expand: boxes.isEmpty, padding: boxes.isEmpty ? 0 : 8)
    row.showAll()
    widget.accessibleName = text.name
    fit(widget.allocation.width)
  }

  /// Hides the steps that do not fit, the farthest from the current step first.
  private func fit(_ width: Int) {
    guard width > 1, !boxes.isEmpty else {
      for label in [before, after] { label.isVisible = false }
      return
    }
    let arrow = (arrows.first?.textWidth ?? 0) + 2 * OrderBar.gap
    // 16 is the padding and the edge of a step.
    let widths = boxes.map { $0.textWidth + 16 + arrow }
    let dots = 2 * (before.textWidth + OrderBar.gap)
    let all = widths.reduce(0, +) + dots + 24
    // The texts are measured and only the chosen one is set: each new text asks for a layout, and
    // each layout comes here again.
    let isLong = all + rule.textWidth(of: ruleTexts.long) <= width
    rule.text = isLong ? ruleTexts.long : ruleTexts.short
    let room = width - rule.textWidth - dots - 24
    let seen = OrderChain.fitting(widths, around: current, in: room)
    for (index, box) in boxes.enumerated() {
      box.isVisible = seen.contains(index)
      if index > 0 { arrows[index - 1].isVisible = seen.contains(index) && index > seen.lowerBound }
    }
    before.isVisible = isCut.before || seen.lowerBound > 0
    after.isVisible = isCut.after || seen.upperBound < boxes.count
  }
}
