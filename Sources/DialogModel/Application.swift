/// What `applicationState` says.
public enum ApplicationState: String, CaseIterable, Sendable {
  case active, inactive, background
}

extension Prototype {
  /// The application that shows the dialogs, if the document describes it.
  public struct Application: Hashable, Sendable {
    /// What happens to the application in the background.
    public enum InBackground: String, CaseIterable, Sendable {
      case suspended, running
    }

    /// The name under its icon.
    public var name: String?
    /// The name of an icon, or a picture's path from the document's folder; `nil` for a plain one.
    public var icon: String?
    /// What happens to the application in the background.
    public var inBackground: InBackground
    /// The delegate of the application.
    public var delegate: Delegate

    /// An application with its delegate.
    public init(
      name: String? = nil, icon: String? = nil, inBackground: InBackground = .suspended,
      delegate: Delegate = Delegate()
    ) {
      self.name = name
      self.icon = icon
      self.inBackground = inBackground
      self.delegate = delegate
    }
  }
}
