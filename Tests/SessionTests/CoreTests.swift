import DialogModel
import Glibc
import Testing

@testable import Session

/// A core has what a person typed, so it is not kept where that may be a secret.
@MainActor
@Suite struct CoreTests {
  /// A checker of leaks has to look into the process.
  nonisolated private static let mayRefuse = dlsym(nil, "__lsan_do_leak_check") == nil

  @Test(.enabled(if: mayRefuse)) func aRunWithASecureFieldKeepsNoCore() {
    var alert = Alert()
    alert.style = .loginAndPassword
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: alert)]
    #expect(prototype.hasSecureField)
    _ = Session(prototype, clock: VirtualClock())
    #expect(!Faults.allowsCore)
  }

  @Test func aScreenCanHaveASecureField() {
    let control = Control(
      id: "f", kind: .textField(TextField(isSecure: true)), text: "Password")
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s", controls: [control])]
    #expect(prototype.hasSecureField)
    prototype.screens = [Screen(id: "s")]
    #expect(!prototype.hasSecureField)
  }
}
