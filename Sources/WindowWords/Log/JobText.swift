public import DialogModel
public import DialogSimulator
import Texts

/// How far a job is, in words and as a part of its way.
public enum JobText {
  /// How long a job has run at a moment, and of how long, if that is known.
  public static func time(of job: Job, at now: SimulatedTime) -> String {
    let passed = job.milliseconds(at: now)
    if job.hangs { return tr("hangs at {seconds} s", ["seconds": tenths(passed)]) }
    guard let duration = job.duration else {
      return tr("{seconds} s", ["seconds": tenths(passed)])
    }
    return tr(
      "{seconds} s of {all} s",
      ["seconds": tenths(min(passed, duration)), "all": TaskRowText.seconds(duration)])
  }

  /// How much of a job is done at a moment, from 0 to 1: what it says itself, else the part of its
  /// time; `nil` where neither is known.
  public static func fraction(of job: Job, at now: SimulatedTime) -> Double? {
    if let percent = job.percent { return Double(percent) / 100 }
    let passed = job.milliseconds(at: now)
    return job.duration.map { $0 > 0 ? min(1, Double(passed) / Double($0)) : 1 }
  }

  private static func tenths(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10)"
  }
}
