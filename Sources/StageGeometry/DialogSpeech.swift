import Texts

/// What assistive technology says when a dialog comes in.
public enum DialogSpeech {
  /// The most buttons that are named one by one.
  private static let most = 8

  /// The kind of a dialog, its texts, and the titles of its buttons as they are drawn.
  public static func sentence(_ kind: String, _ texts: String?..., buttons: [String] = []) -> String
  {
    var parts = [kind] + texts.compactMap { $0 }.filter { !$0.isEmpty }
    if buttons.count > most {
      parts.append(ntr("one button", "{n} buttons", buttons.count))
    } else if !buttons.isEmpty {
      parts.append(tr("buttons: {titles}", ["titles": buttons.listed()]))
    }
    return parts.listed()
  }
}
