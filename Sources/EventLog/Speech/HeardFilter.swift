import DialogModel

extension Filter {
  /// Whether something that is heard is shown: it has no method, and no target but its words.
  public func keeps(_ utterance: Utterance) -> Bool {
    keeps(time: utterance.time.milliseconds) && keeps(nil, target: "", text: utterance.text)
  }
}
