/// What a part is called where it is selected.
public struct StagePartWords: Equatable, Sendable {
  /// For the tag at the part.
  public var tag: String
  /// The id, dim behind the tag; `nil` for none, or where it is the tag.
  public var id: String?
  /// For assistive technology, with its place among others.
  public var spoken: String
  /// The themed icon before the tag; `nil` for none.
  public var icon: String?

  /// The words of a part.
  public init(tag: String, id: String? = nil, spoken: String, icon: String? = nil) {
    (self.tag, self.spoken, self.icon) = (tag, spoken, icon)
    self.id = id == tag ? nil : id
  }
}
