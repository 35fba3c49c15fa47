import Testing

/// The simulated clock depends on the document and on the tz database, and on nothing else.
@Suite struct ClockTests {
  @Test func anUnknownZoneIsAnError() throws {
    let parts = [
      ("clock: {timeZone: Europe/Nowhere}", "2:19"),
      ("notifications: {a: {at: 2013-01-07T09:00:00, timeZone: Europe/Nowhere}}", "2:56"),
      ("scenarios: {a: {steps: [{setTimeZone: Europe/Nowhere}]}}", "2:39"),
    ]
    for (part, place) in parts {
      for command in ["trace", "test", "check"] {
        let run = try Command.run(command, "-", input: "rehearsal: 1\n" + part)
        #expect(run.status == 65, "\(command)")
        let complaint =
          "standard input:\(place): error: this computer does not know the time zone "
          + "“Europe/Nowhere”; the names are those of the tz database, like Europe/Moscow"
        #expect(run.complaints.contains(complaint), "\(run.complaints)")
      }
    }
  }

  @Test func noClockZoneOrLocaleOfTheComputerHasAPart() throws {
    let arguments = ["--all", Sample.path("alarm"), "--scenario", "in-new-york"]
    let usual = try Command.run("rehearsal", ["trace"] + arguments)
    #expect(usual.status == 0)
    #expect(usual.output.contains("clock 2013-03-29T17:00:00"))
    for environment in [
      ["TZ=Asia/Tokyo"], ["TZ=America/New_York", "LC_ALL=de_DE.UTF-8"], ["TZ=:/nowhere"],
      ["LC_ALL=ar_EG.UTF-8", "LANGUAGE=ar"],
    ] {
      let run = try Command.run("rehearsal", ["trace"] + arguments, environment: environment)
      #expect(run.output == usual.output, "\(environment)")
    }
  }

  @Test func theFormatsHaveTheArguments() throws {
    let arguments = [Sample.path("four-cases"), "--scenario", "suspended", "--format"]
    let json = try Command.run("rehearsal", ["trace"] + arguments + ["jsonl"])
    #expect(
      json.output.contains(
        #""call":"application:didReceiveLocalNotification:","arguments":["due","inactive"]"#))
    let table = try Command.run("rehearsal", ["trace"] + arguments + ["csv"])
    #expect(
      table.output.contains(
        #"application,application:didReceiveLocalNotification:,"""due"" inactive","#))
  }
}
