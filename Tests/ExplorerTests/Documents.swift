import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import RandomPrototypes
import TestTools
import Testing

@testable import Explorer

/// Documents for the tests of exploring.
enum Documents {
  /// How many calls of a run without an end are made: a short piece says as much as a long one.
  static let calls = 300
  /// How many documents by chance are tried; more of them at night.
  static let byChance = getenv("REHEARSAL_NIGHTLY") == nil ? 60 : 1_000

  /// A document as it is written.
  static func prototype(_ text: String) throws -> Prototype {
    try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
  }

  /// The names of the samples, in order.
  static let samples =
    (try? Files.names(in: "data/samples"))?
    .filter { $0.hasSuffix(".rehearsal.yaml") }.sorted() ?? []

  /// A sample.
  static func sample(_ name: String) throws -> Prototype {
    let bytes = try Files.bytes("data/samples/\(name)")
    return try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
  }

  /// A document by chance, with few dialogs.
  static func byChance(_ seed: Int) -> Prototype {
    var chance = Chance(seed: UInt64(seed))
    return chance.prototype()
  }

  /// An exploration of a document by chance, which ends soon.
  static func explored(_ prototype: Prototype, most: Int = 1_500, interference: Int = 1) -> Explorer
  {
    var options = ExploreOptions()
    options.mostStates = most
    options.interference = interference
    options.callsWithoutTime = calls
    var explorer = Explorer(prototype, options)
    explorer.run()
    return explorer
  }
}
