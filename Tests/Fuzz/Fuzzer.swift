import Glibc
import RandomPrototypes

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Feeds a target with what libFuzzer thinks up.
@MainActor
enum Fuzzer {
  private static var target = FuzzTarget.parser

  /// Runs until libFuzzer is told to stop, or something breaks.
  ///
  /// - Returns: libFuzzer's exit status; 64 where the first argument is no target.
  static func run() -> Int32 {
    guard CommandLine.arguments.count > 1,
      let chosen = FuzzTarget(rawValue: CommandLine.arguments[1])
    else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " | ")
      print("usage: rehearsal-fuzz \(names) [CORPUS…] [-OPTION=VALUE…]")
      return 64
    }
    target = chosen
    var rest: [UnsafeMutablePointer<CChar>?] =
      ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
    var count = Int32(rest.count - 1)
    return rest.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return runDriver(&count, &start) { bytes, length in
        let input = Array(UnsafeBufferPointer(start: bytes, count: length))
        return MainActor.assumeIsolated { Fuzzer.feed(input) }
      }
    }
  }

  private static func feed(_ input: [UInt8]) -> Int32 {
    guard let broken = target.feed(input) else { return 0 }
    print(broken)
    // What is still in a buffer would be lost.
    fflush(nil)
    // libFuzzer takes a signal for a finding, and keeps the input.
    abort()
  }
}
