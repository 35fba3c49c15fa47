public import DialogModel
public import DialogSimulator
import Texts

/// The progress of a job, in words and as a fraction.
public enum JobText {
  /// How long a job has run at a time, and its whole duration, if that is known.
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

  /// How much of a job is done at a time, from 0 to 1.
  ///
  /// It is what the job reports, else the part of its duration; `nil` if neither is known.
  public static func fraction(of job: Job, at now: SimulatedTime) -> Double? {
    if let percent = job.percent { return Double(percent) / 100 }
    let passed = job.milliseconds(at: now)
    return job.duration.map { $0 > 0 ? min(1, Double(passed) / Double($0)) : 1 }
  }

  private static func tenths(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10)"
  }
}
