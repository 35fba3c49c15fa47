public import DialogModel
internal import Texts

extension Dialog {
  /// The title that a person wrote; `nil` where the dialog has none.
  public var writtenTitle: String? {
    switch kind {
    case .alert(let alert): alert.title?.sourceText
    case .actionSheet(let sheet): sheet.title?.sourceText
    case .activityPicker: nil
    case .presentedView(let view), .formSheet(let view): view.title
    case .popover(let popover): popover.view.title
    }
  }
}

extension Prototype {
  /// What people see of a target: the title of a dialog, a screen or a task, in one line; `nil` where
  /// there is none, or it is the id.
  public func title(of target: Target) -> String? {
    switch target {
    case .dialog(let id):
      self[id].flatMap { OneLine.title($0.writtenTitle, besides: $0.id) }
    case .screen(let id):
      self[id].flatMap { OneLine.title($0.title, besides: $0.id) }
    case .task(let id):
      self[id].flatMap { OneLine.title($0.title?.sourceText, besides: $0.id) }
    default: nil
    }
  }

  /// What people call a target: its title in quotation marks, or else its id.
  public func called(_ target: Target) -> String {
    title(of: target).map { tr("“{words}”", ["words": $0]) } ?? name(of: target)
  }
}
