import DialogModel
import PrototypeFile

extension DocumentWriter {
  func clock() throws(NotWritable) -> [Written.Entry] {
    let (clock, usual) = (prototype.clock, DeviceClock())
    var entries: [Written.Entry] = []
    if clock.start != usual.start { entries += entry("start", try moment(clock.start)) }
    if clock.timeZone != usual.timeZone {
      entries += entry("timeZone", try timeZone(clock.timeZone))
    }
    return entries
  }
}
