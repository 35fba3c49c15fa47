import DialogModel

/// Reads calls that name no object as calls about several objects of one kind: whether there are
/// such objects that each call is in order.
///
/// All ways to share the calls out are followed together, as far as the rows on several objects allow
/// them (F17, K1 to K8, W1, R5).
struct Crowd: Sendable {
  typealias Place = CallOrder.Place

  /// One of the objects.
  struct Member: Hashable, Sendable {
    var place: Place
    var button: Int?
    var answer: Bool?
  }

  /// The objects that there are, alerts from the bottom to the top.
  struct Scene: Hashable, Sendable {
    var members: [Member] = []
    /// Whether the alert above has gone, or a field that was waited for has ended.
    var isFree = false
    /// How many objects may be there that the log has not named yet.
    var unknown = 0
  }

  /// More than these are not followed; the calls are not doubted then.
  private static let (mostScenes, mostMembers) = (96, 8)

  var steps: OrderSteps
  let kind: Kind
  /// What can be; `nil` where nothing is known.
  private var scenes: Set<Scene>?
  private var last: LoggedCall?
  private var isLost = false

  /// - Returns: `nil` where the tables say nothing of several objects of this kind.
  init?(_ order: CallOrder, heard: Set<Selector>) {
    guard let kind = Kind(order) else { return nil }
    (steps, self.kind) = (OrderSteps(order, heard: heard), kind)
  }

  /// Takes the next call; the order continues from it, also where it is out of order.
  mutating func take(_ call: LoggedCall) -> OrderBreach? {
    let order = steps.order
    guard !isLost, !order.anywhere.contains(call.selector) || kind == .fields else { return nil }
    defer { last = call }
    guard let before = scenes else {
      scenes = begin(call)
      return nil
    }
    var after: Set<Scene> = []
    for scene in before { after.formUnion(next(scene, call)) }
    if after.isEmpty {
      let breach = OrderBreach(
        call: call, previous: last, fault: fault(call, before),
        rule: order.rule(of: call.selector) ?? order.during[call.selector] ?? .f3)
      scenes = begin(call)
      return breach
    }
    isLost =
      after.count > Crowd.mostScenes || after.contains { $0.members.count > Crowd.mostMembers }
    scenes = after
    return nil
  }

  /// What is wrong with a call that no scene has.
  private mutating func fault(_ call: LoggedCall, _ before: Set<Scene>) -> OrderBreach.Fault {
    // Would it be right with another answer before it, or with another button?
    if let last, let other = last.button, call.button != other, call.button != nil {
      var same = call
      same.button = other
      for scene in before where !next(scene, same).isEmpty { return .otherButton(other) }
    }
    var expected: [Selector] = []
    for selector in steps.heard.sorted(by: { $0.rawValue < $1.rawValue })
    where steps.order.rule(of: selector) != nil {
      let probe = LoggedCall(line: call.line, object: "", selector: selector)
      if before.contains(where: { !next($0, probe).isEmpty }) { expected.append(selector) }
    }
    return .outOfTurn(expected: expected)
  }

  private mutating func next(_ scene: Scene, _ call: LoggedCall) -> Set<Scene> {
    if steps.order.during[call.selector] != nil {
      return scene.members.isEmpty && !steps.canBeUnseen ? [] : [scene]
    }
    if kind == .fields { return nextOfFields(scene, call) }
    var found: Set<Scene> = []
    for (index, member) in scene.members.enumerated() {
      for (place, rule) in steps.next(after: member.place, turn: turn(scene, index, call.selector))
      where place.call == call.selector {
        guard allows(place, of: index, in: scene), isNamed(member, call, rule) else { continue }
        found.insert(moved(scene, index, place, call))
      }
    }
    for (place, _) in steps.next(after: nil)
    where place.call == call.selector && allows(place, of: nil, in: scene) {
      found.insert(moved(scene, nil, place, call))
    }
    // Of those that turn together, one is asked for all.
    let turning = Selector.willRotateToInterfaceOrientation
    if kind == .rotations, call.selector == turning,
      scene.members.contains(where: { $0.place.call == turning })
    {
      found.insert(moved(scene, nil, Place(call: turning), call))
    }
    if scene.unknown > 0, kind.mayBeKnownLate(call.selector) {
      var scene = scene
      scene.unknown -= 1
      found.insert(moved(scene, nil, Place(call: call.selector), call))
    }
    return found
  }

  /// Whether the button and the answer before let a member be told.
  private func isNamed(_ member: Member, _ call: LoggedCall, _ rule: Rule) -> Bool {
    var previous = call
    (previous.selector, previous.button) = (member.place.call, member.button)
    previous.answer = member.answer
    return steps.order.breach(call, after: previous, rule) == nil
  }

  /// The scene after a call to a member, or to a new one.
  private func moved(_ scene: Scene, _ index: Int?, _ place: Place, _ call: LoggedCall) -> Scene {
    var scene = scene
    let member = Member(place: place, button: call.button, answer: call.answer)
    if let index { scene.members[index] = member } else { scene.members.append(member) }
    scene.isFree = false
    if steps.order.ends.contains(place.call) {
      scene.members.remove(at: index ?? scene.members.endIndex - 1)
      scene.isFree = true
    }
    return kind.settled(scene)
  }

  /// What can be where a log begins with a call.
  private func begin(_ call: LoggedCall) -> Set<Scene> {
    let order = steps.order
    if order.during[call.selector] != nil {
      // It is asked first while the alert comes; one that is up already would seldom be covered next.
      let first = order.ways.filter { $0.before == nil }.map(\.after)
      return Set(first.map { Scene(members: [Member(place: $0)]) })
    }
    var found: Set<Scene> = []
    for place in order.places(after: call.selector) where place.turn == .none {
      let scene = moved(Scene(), nil, place, call)
      found.insert(scene)
      // Another one may be coming already.
      for begun in kind.beginnings(before: call.selector) {
        var scene = scene
        scene.members.append(Member(place: Place(call: begun)))
        scene.isFree = kind == .fields && order.ends.contains(call.selector)
        found.insert(scene)
      }
      for unknown in 0..<kind.unknown(before: call.selector) {
        var scene = scene
        scene.unknown = unknown + 1
        found.insert(scene)
      }
    }
    return found.isEmpty ? [Scene()] : found
  }
}
