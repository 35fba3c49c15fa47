internal import DialogModel

/// What code says where a document leaves something to a program.
enum OutsideNote {
  /// The comment; none where the document says itself what happens.
  ///
  /// - Parameter whose: whose methods they are.
  static func lines(_ delegate: Delegate?, _ whose: String = "its delegate") -> [CodeLine] {
    guard let delegate, delegate.isOutside, !delegate.isNil else { return [] }
    return lines("What \(whose) answers and does")
  }

  /// The comment about something that is not in the document.
  static func lines(_ what: String) -> [CodeLine] {
    [
      CodeLine(
        "// " + CodeLiteral.comment("\(what) is not in the document: that is for your own code."))
    ]
  }
}
