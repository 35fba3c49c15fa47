/// What a window shows below its header.
enum WindowPage: String {
  case welcome
  /// The contents, the stage and the calls of the document.
  case document
  /// A dialog on several stages.
  case comparison
  /// Two runs.
  case runs
  /// What can happen in one of two versions and not in the other.
  case versions
  /// All texts with their translations.
  case translations

  /// Whether the stage of the document is visible.
  var showsStage: Bool {
    switch self {
    case .document: true
    case .welcome, .comparison, .runs, .versions, .translations: false
    }
  }
}
