internal import DialogModel
internal import Texts

/// Reads steps with a name, and puts them in the place of their names.
struct SharedStepsReader {
  /// An item of a list of steps.
  struct Item {
    /// The 0-based place in the list, as it is written.
    let entry: Int
    /// Where it begins.
    let mark: Mark
    let content: SharedSteps.Item

    init(entry: Int, mark: Mark, _ content: SharedSteps.Item) {
      (self.entry, self.mark, self.content) = (entry, mark, content)
    }

    var use: SharedSteps.Use? { if case .perform(let use) = content { use } else { nil } }
  }

  /// The steps, in the document's order.
  private(set) var lists: [SharedSteps] = []
  private var items: [[Item]] = []
  /// How many steps each of them is, and how deep they perform others; 1 for none.
  private var sizes: [(count: Int, depth: Int)]
  private var left = SizeLimit.sharedSteps

  /// Reads steps, and leaves out uses that never end or are too large; they are errors.
  init(_ entries: [YAMLNode.Entry], _ reader: inout Reader) {
    items = entries.map { ScenarioReader.items($0.value, &reader) }
    sizes = Array(repeating: (0, 1), count: items.count)
    for list in order(&reader) { measure(list, &reader) }
    lists = zip(entries, items).map { entry, items in
      SharedSteps(name: entry.name, items: items.map(\.content))
    }
  }

  // MARK: - Sizes

  /// The lists, each after those that it performs; the uses of a circle are left out.
  private mutating func order(_ reader: inout Reader) -> [Int] {
    let uses = items.map { Set($0.compactMap { $0.use?.list }) }
    var order = SharedStepsReader.sorted(uses)
    guard order.count < items.count else { return order }
    // What only performs a circle, or is only performed by one, is not part of it.
    var performed: [Set<Int>] = Array(repeating: [], count: uses.count)
    for (list, used) in uses.enumerated() { for other in used { performed[other].insert(list) } }
    let inside = Set(items.indices).subtracting(order)
      .subtracting(SharedStepsReader.sorted(performed))
    for list in inside.sorted() {
      items[list].removeAll { item in
        guard let use = item.use, inside.contains(use.list) else { return false }
        reader.problems.error(
          .meaning, item.mark,
          tr(
            "“{name}” would perform itself without end",
            ["name": reader.names.steps.all[use.list]]))
        return true
      }
    }
    order = SharedStepsReader.sorted(items.map { Set($0.compactMap { $0.use?.list }) })
    return order
  }

  /// Those of some numbers that can be in a row, each after the ones that it needs.
  private static func sorted(_ needs: [Set<Int>]) -> [Int] {
    var users: [[Int]] = Array(repeating: [], count: needs.count)
    for (number, needed) in needs.enumerated() {
      for other in needed { users[other].append(number) }
    }
    var open = needs.map(\.count)
    var row = needs.indices.filter { open[$0] == 0 }
    var next = 0
    while next < row.count {
      for user in users[row[next]] {
        open[user] -= 1
        if open[user] == 0 { row.append(user) }
      }
      next += 1
    }
    return row
  }

  private mutating func measure(_ list: Int, _ reader: inout Reader) {
    items[list] = fitting(items[list], depth: SizeLimit.stepsInside - 1, &reader)
    let used = items[list].compactMap(\.use).map { sizes[$0.list] }
    sizes[list] = (
      items[list].count - used.count + used.map(\.count).reduce(0, +),
      (used.map(\.depth).max() ?? 0) + 1
    )
  }

  /// The items without uses that are too deep, or make too many steps.
  ///
  /// - Parameter depth: how deep what they perform may be.
  private func fitting(_ items: [Item], depth: Int, _ reader: inout Reader) -> [Item] {
    var count = items.count { $0.use == nil }
    return items.filter { item in
      guard let use = item.use else { return true }
      let size = sizes[use.list]
      if size.depth > depth {
        reader.problems.error(
          .meaning, item.mark,
          tr(
            "steps perform each other more than {most} deep here",
            ["most": String(SizeLimit.stepsInside)]))
        return false
      }
      count += size.count
      guard count > SizeLimit.steps else { return true }
      count -= size.count
      refuse(item, SizeLimit.steps, &reader)
      return false
    }
  }

  private func refuse(_ item: Item, _ most: Int, _ reader: inout Reader) {
    reader.problems.error(
      .meaning, item.mark,
      tr("with “perform” there are more than {most} steps here", ["most": String(most)]))
  }

  // MARK: - In the place of names

  /// The steps of a scenario: its own, and in the place of each name those that have it.
  mutating func steps(of items: [Item], _ reader: inout Reader) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for item in fitting(items, depth: SizeLimit.stepsInside, &reader) {
      switch item.content {
      case .step(var step):
        step.entry = item.entry
        steps.append(step)
      case .perform(let use):
        left -= sizes[use.list].count
        guard left >= 0 else {
          left += sizes[use.list].count
          refuse(item, SizeLimit.sharedSteps, &reader)
          continue
        }
        add(use, item.entry, use.line, &steps)
      }
    }
    return steps
  }

  private func add(
    _ use: SharedSteps.Use, _ entry: Int, _ line: Int, _ steps: inout [ScenarioStep]
  ) {
    let start = steps.count
    // Steps that perform nothing but names without steps would take long, and add nothing.
    for item in items[use.list] where item.use.map({ sizes[$0.list].count > 0 }) ?? true {
      switch item.content {
      case .perform(let inner): add(inner, entry, line, &steps)
      case .step(var step):
        (step.entry, step.sharedEntry) = (entry, item.entry)
        step.shared = ScenarioStep.Shared(
          list: use.list, name: lists[use.list].name, number: steps.count - start + 1,
          of: sizes[use.list].count, line: line)
        steps.append(step)
      }
    }
    remark(use, &steps[start...])
  }

  /// Says the caption of a use with each step that has none, and its notes before the first.
  private func remark(_ use: SharedSteps.Use, _ steps: inout ArraySlice<ScenarioStep>) {
    guard use.say != nil || use.notes != nil,
      let first = steps.firstIndex(where: \.isForPeople) ?? steps.indices.first
    else { return }
    if let say = use.say {
      steps[first].say = steps[first].say ?? say
      for step in steps.indices where steps[step].isForPeople {
        steps[step].say = steps[step].say ?? say
      }
    }
    if let notes = use.notes {
      steps[first].notes = [notes, steps[first].notes].compactMap { $0 }.joined(separator: "\n")
    }
  }
}
