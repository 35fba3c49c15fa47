/// A method of a class.
struct CodeMethod {
  /// Without the hyphen: `(void)presentSignOut`.
  let objectiveC: String
  /// With its keywords: `func presentSignOut()`.
  let swift: String
  var body: [CodeLine]
  var part: CodePart?
  /// Whether other classes call it.
  var isPublic = false

  init(
    _ objectiveC: String, _ swift: String, _ body: [CodeLine], _ part: CodePart? = nil,
    isPublic: Bool = false
  ) {
    (self.objectiveC, self.swift, self.body) = (objectiveC, swift, body)
    (self.part, self.isPublic) = (part, isPublic)
  }
}

/// A property of a class.
struct CodeProperty {
  let objectiveC: String
  let swift: String
  var part: CodePart?

  init(_ objectiveC: String, _ swift: String, _ part: CodePart? = nil) {
    (self.objectiveC, self.swift, self.part) = (objectiveC, swift, part)
  }
}

/// A class, in one of two languages.
struct CodeClass {
  var name: String
  var parent: String
  var protocols: [String] = []
  var properties: [CodeProperty] = []
  var methods: [CodeMethod] = []
  var part: CodePart?

  init(_ name: String, _ parent: String, _ part: CodePart? = nil) {
    (self.name, self.parent, self.part) = (name, parent, part)
  }

  mutating func add(_ name: String) {
    if !protocols.contains(name) { protocols.append(name) }
  }

  /// What is declared of it in Objective-C.
  func interface(declaresAll: Bool) -> [CodeLine] {
    let own = protocols.isEmpty ? "" : " <\(protocols.joined(separator: ", "))>"
    var lines = [CodeLine("@interface \(name) : \(parent)\(own)")]
    lines += properties.map { CodeLine("@property (nonatomic, \($0.objectiveC);", $0.part) }
    for method in methods where declaresAll && method.isPublic {
      let sign = method.objectiveC.hasPrefix("+") ? "" : "- "
      lines.append(CodeLine("\(sign)\(method.objectiveC);", method.part))
    }
    return (lines + [CodeLine("@end")]).of(part)
  }

  var implementation: [CodeLine] {
    let blocks = methods.map { method -> [CodeLine] in
      let sign = method.objectiveC.hasPrefix("+") ? "" : "- "
      return
        ([CodeLine("\(sign)\(method.objectiveC) {")] + method.body.map(\.wide).indented(by: 4)
        + [CodeLine("}")]).of(method.part)
    }
    return
      ([CodeLine("@implementation \(name)"), CodeLine("")] + blocks.spaced
      + (blocks.isEmpty ? [] : [CodeLine("")]) + [CodeLine("@end")]).of(part)
  }

  var swift: [CodeLine] {
    let blocks = methods.map { method -> [CodeLine] in
      if method.body.isEmpty { return [CodeLine("\(method.swift) {}")].of(method.part) }
      return ([CodeLine("\(method.swift) {")] + method.body.indented() + [CodeLine("}")]).of(
        method.part)
    }
    let parents = ([parent] + protocols).joined(separator: ", ")
    let inside = ([properties.map { CodeLine($0.swift, $0.part) }] + blocks).spaced
    return ([CodeLine("final class \(name): \(parents) {")] + inside.indented() + [CodeLine("}")])
      .of(part)
  }
}

extension CodeLine {
  /// With twice the blanks before it, as Objective-C is written; arguments below each other stay so.
  fileprivate var wide: CodeLine {
    let blanks = text.prefix { $0 == " " }
    return blanks.count < 20 ? with(blanks + text) : self
  }
}
