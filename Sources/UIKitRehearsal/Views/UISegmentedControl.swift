internal import DialogModel

/// A control of several segments, as UIKit's class of this name (UISegmentedControl.h).
@MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  private var titles: [String]
  /// The 0-based index of the selected segment, -1 for none.
  ///
  /// Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// A control with these titles; what is no text has an empty title.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init()
  }

  /// How many segments it has.
  open var numberOfSegments: Int { titles.count }

  /// The title of a segment by its 0-based index; `nil` where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment by its 0-based index; without such a segment nothing happens.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  override var eventOfTap: Event { .valueChanged }

  override var titleForName: String { accessibilityIdentifier ?? "segments" }

  override func described(as id: String) -> Control? {
    guard !titles.isEmpty else { return nil }
    return Control(
      id: id, kind: .segmented(titles: titles, selected: max(0, selectedSegmentIndex)),
      text: accessibilityIdentifier ?? "")
  }

  override func take(value: Int) { selectedSegmentIndex = value }
}
