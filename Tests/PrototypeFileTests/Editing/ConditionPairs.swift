import Testing

/// Values that are put together in another way: what stays keeps its bytes and its comments.
@Suite struct ConditionPairs {
  private static let path = "/dialogs/a/delegate/returns/x:/when"

  private static func pair(_ name: String, _ value: String, _ difference: String) -> Pair {
    let head = ["  dialogs:", "    a:", "      delegate:", "        returns:", "          \"x:\":"]
    return Pair(name, "set \(path) \(value)", (head + [difference]).joined(separator: "\n"))
  }

  static let pairs = [
    pair(
      "A new name of a key keeps the list", "{any: [{equals: a}, {equals: b}]}",
      """
                  when:
      -             all:
      +             any:
                      # the first
                      - {equals: 'a'}   # one
                      - {equals: b}
      """),
    pair(
      "… and so does a key around it", "{not: {any: [{equals: a}, {equals: b}]}}",
      """
                  when:
      -             any:
      -               # the first
      -               - {equals: 'a'}   # one
      -               - {equals: b}
      +             not:
      +               any:
      +                 # the first
      +                 - {equals: 'a'}   # one
      +                 - {equals: b}
      """),
    pair(
      "An item that goes elsewhere takes its comments along",
      "{all: [{equals: b}, {equals: c}, {equals: a}]}",
      """
                  when:
                    all:
      -               # the first
      -               - {equals: 'a'}   # one
                      - {equals: b}
                      - {equals: c}
      +               # the first
      +               - {equals: 'a'}   # one
      """),
    pair(
      "A group comes into a list", "{all: [{equals: a}, {any: [{equals: b}, {equals: c}]}]}",
      """
                  when:
                    all:
                      - {equals: 'a'}   # one
      +               - {any: [{equals: b}, {equals: c}]}
      """),
    pair(
      "… also into one that is in a group",
      "{all: [{equals: a}, {any: [{equals: b}, {all: [{equals: c}, {equals: d}]}]}]}",
      """
                  when:
                    all:
                      - {equals: 'a'}   # one
                      - any:
                          - {equals: b}   # two
      +                   - {all: [{equals: c}, {equals: d}]}
      """),
    pair(
      "What was alone is the first of a list", "{all: [{field: 0, equals: a}, {equals: b}]}",
      """
                  when:
      -             field: 0
      -             # why
      -             equals: 'a'
      +             all:
      +               - field: 0
      +                 # why
      +                 equals: 'a'
      +               - equals: b
      """),
  ]

  @Test(arguments: pairs) func holds(_ pair: Pair) { pair.check() }
}
