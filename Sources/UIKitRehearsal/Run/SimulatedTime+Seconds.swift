internal import DialogModel

extension SimulatedTime {
  /// A moment by its seconds since the launch; what is no number, negative or too late becomes the
  /// nearest possible moment.
  init(seconds: Double) {
    guard seconds > 0 else {
      self = .zero
      return
    }
    let most = Double(SimulatedTime.latest.milliseconds)
    self.init(milliseconds: Int(min(most, (seconds * 1000).rounded())))
  }
}
