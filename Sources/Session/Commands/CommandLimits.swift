/// How much a command may use.
public struct CommandLimits: Hashable, Sendable {
  /// How many processes it may have at a time, itself among them; 0 for any number.
  public var processes: Int
  /// How many bytes of address space each process may have; 0 for any number.
  public var memory: Int

  /// The limits of a command for which nothing else is said: 256 processes, 4 GiB.
  public static let usual = CommandLimits(processes: 256, memory: 4 << 30)

  /// Limits; negative numbers are as 0.
  public init(processes: Int, memory: Int) {
    self.processes = max(0, processes)
    self.memory = max(0, memory)
  }

  /// These limits, with other numbers where they are given.
  ///
  /// - Parameter mebibytes: the address space of each process in MiB.
  public func with(processes: Int?, mebibytes: Int?) -> CommandLimits {
    // A size that no machine has is none.
    let bytes = mebibytes.map { $0 > Int.max >> 20 ? 0 : $0 << 20 }
    return CommandLimits(processes: processes ?? self.processes, memory: bytes ?? memory)
  }
}
