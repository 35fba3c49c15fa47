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
