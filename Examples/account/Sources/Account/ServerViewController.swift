#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitRehearsal
#endif

/// The screen of an account at a server, which takes its time to sign out.
///
/// An alert without a button stays until the server has answered.
public final class ServerViewController: UIViewController {
  private let signOut: @MainActor () async throws -> Void

  /// - Parameter signOut: asks the server; throws where it says no.
  public init(signOut: @escaping @MainActor () async throws -> Void) {
    self.signOut = signOut
    super.init(nibName: nil, bundle: nil)
  }

  #if canImport(UIKit)
    /// Not from a file.
    public required init?(coder: NSCoder) { nil }
  #endif

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let button = UIButton(type: .system)
    button.setTitle("Sign Out", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func begin() {
    let work = UIAlertView(
      title: "Signing Out…", message: nil, delegate: nil, cancelButtonTitle: nil)
    work.show()
    Task {
      let said: String
      do {
        try await signOut()
        said = "Completed"
      } catch {
        said = "Try Again Later"
      }
      work.dismiss(withClickedButtonIndex: 0, animated: true)
      UIAlertView(title: said, message: nil, delegate: nil, cancelButtonTitle: "OK").show()
    }
  }
}
