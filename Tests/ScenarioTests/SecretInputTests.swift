import DialogModel
import DialogSimulator
import Testing

@testable import Scenario

/// What a session file keeps of inputs with secrets.
@Suite struct SecretInputTests {
  /// A command may print what it was given; a secret may be a part of another one.
  @Test func aSecretThatHasAnotherOneInItIsConcealedAsAWhole() throws {
    let prototype = try prototype(
      [],
      in: """
        screens:
          s:
            controls:
              - {textField: One, id: one, secure: true, text: swordfish}
              - {textField: Two, id: two, secure: true, text: word}
        """)
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    var secrets = SecretInputs()
    secrets.learn(from: simulator)
    func told(_ line: String) -> Input {
      secrets.concealed(.report(JobReport(lines: [line]), job: 1), in: simulator)
    }
    func bullets(_ count: Int) -> String { String(repeating: "\u{2022}", count: count) }
    #expect(
      told("swordfish, words and wor")
        == .report(JobReport(lines: ["\(bullets(9)), \(bullets(4))s and wor"]), job: 1))
  }
}
