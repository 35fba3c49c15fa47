extension Collection where Element: Equatable {
  /// The first place where the elements of a part stand side by side; `nil` if there is none.
  ///
  /// The search of Swift's library brings its regular expressions along, a megabyte of every
  /// program.
  public func place(of part: some Collection<Element>) -> Range<Index>? {
    var start = startIndex
    while true {
      if let end = end(of: part, from: start) { return start..<end }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether the elements of a part stand side by side somewhere.
  public func has(_ part: some Collection<Element>) -> Bool { place(of: part) != nil }

  /// Where a part ends that begins at an index; `nil` if it does not stand there.
  private func end(of part: some Collection<Element>, from start: Index) -> Index? {
    var end = start
    for element in part {
      guard end < endIndex, self[end] == element else { return nil }
      formIndex(after: &end)
    }
    return end
  }
}

extension String {
  /// The text with another one wherever a part of it, which is not empty, occurs.
  public func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.place(of: part) {
      result += rest[..<place.lowerBound]
      result += other
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
