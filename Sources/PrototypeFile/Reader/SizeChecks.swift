internal import DialogModel
internal import Texts

// Parts of a document that are too large, reported where they are.

extension Reader {
  /// Reports a count that is too large.
  mutating func refuse(
    _ count: Int, moreThan most: Int, _ mark: Mark,
    _ message: (KeyValuePairs<String, String>) -> String
  ) {
    guard count > most else { return }
    error(
      .meaning, mark, message(["count": String(count), "most": String(most)]),
      hint: tr("split it into several"))
  }

  /// Reports a list with too many items.
  mutating func refuse(
    _ list: YAMLNode?, moreThan most: Int, _ message: (KeyValuePairs<String, String>) -> String
  ) {
    guard let list else { return }
    refuse(list.things.count, moreThan: most, list.start, message)
  }

  /// The text at a node; a text that is too long for a run is reported, and empty.
  mutating func text(_ node: YAMLNode, atMost most: Int) -> String? {
    guard let text = node.text, text.utf8.count > most else { return node.text }
    error(
      .meaning, node.start,
      tr(
        "this text has {count} bytes; at most {most} are allowed",
        ["count": String(text.utf8.count), "most": String(most)]), hint: tr("shorten it"))
    return ""
  }
}
