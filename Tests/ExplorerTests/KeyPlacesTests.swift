import DialogModel
import DialogSimulator
import RandomPrototypes
import Testing

@testable import Explorer

/// Each property of a state has its place in the table of the key.
@Suite struct KeyPlacesTests {
  /// The properties of the types that occur in states, by type.
  private struct Properties {
    var found: [String: Set<String>] = [:]

    mutating func read(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      let type = String(reflecting: mirror.subjectType)
      let isRecord = mirror.displayStyle == .struct || mirror.displayStyle == .class
      let isOwn = type.hasPrefix("DialogSimulator.") || type == "DialogModel.TextChange"
      if isRecord, isOwn, !type.contains("Boxed"), type != "DialogSimulator.RuleSet" {
        // Of a private type the file is named too.
        let parts = type.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
        found[parts.joined(separator: "."), default: []].formUnion(
          mirror.children.compactMap(\.label))
      }
      for child in mirror.children where !(child.value is String) { read(child.value) }
    }
  }

  @Test("Each property of each type")
  func places() throws {
    var properties = Properties()
    let documents = try Documents.samples.map(Documents.sample) + (0..<40).map(Documents.byChance)
    for document in documents {
      let explorer = Documents.explored(document, most: 40)
      for node in 0..<explorer.found.count {
        properties.read(explorer.replay(explorer.found.way(to: node)).simulator.state)
      }
    }
    for (type, found) in properties.found where type != "Budget" && type != "Limits" {
      let table = KeyPlaces.all[type].map { Set($0.keys) } ?? []
      let more = found.subtracting(table).sorted()
      let gone = table.subtracting(found).sorted()
      #expect(more.isEmpty, "\(type) has \(more), which have no place")
      #expect(gone.isEmpty, "\(type) has no \(gone)")
    }
    for type in ["State", "Kernel", "Frame", "Showing", "Job", "Device", "Views", "Notifications"] {
      #expect(properties.found[type] != nil, "\(type) was not seen")
    }
  }
}
