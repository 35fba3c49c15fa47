import Session
import Testing

/// What a person exports is what the file has after.
@Suite struct FileWriterTests {
  @Test func aFileIsReplaced() throws {
    let folder = try Folder()
    let path = folder.path("calls.txt")
    let long = [UInt8](repeating: 65, count: 300_000)
    try FileWriter.write(long, to: path)
    #expect(try FileReader.read(path) == long)
    try FileWriter.write([66], to: path)
    #expect(try FileReader.read(path) == [66])
    try FileWriter.write([], to: path)
    #expect(try FileReader.read(path) == [])
  }

  @Test(arguments: [("/nowhere/calls.txt", "there is no such folder"), ("/", "this is a folder")])
  func whatCannotBeWrittenSaysWhy(_ path: String, _ why: String) {
    let problem = #expect(throws: FileProblem.self) { try FileWriter.write([65], to: path) }
    #expect(problem?.message == why)
  }
}
