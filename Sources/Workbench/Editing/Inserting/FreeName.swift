extension String {
  /// The name itself, or else with the first number behind it that makes it another one: `alert-2`.
  ///
  /// - Parameter taken: the names that there are.
  public func free(besides taken: Set<String>) -> String {
    var (name, number) = (self, 1)
    while taken.contains(name) {
      number += 1
      name = "\(self)-\(number)"
    }
    return name
  }
}
