import DialogModel
import StageGeometry
import Testing

/// The view of a built-in activity on the device.
@Suite struct ActivityComposerTests {
  private func composer(_ activity: BuiltInActivity) -> ActivityComposer {
    var picker = ActivityPicker()
    picker.items = [.text("Hello"), .url("http://a.example"), .image("cat.png"), .file("a.pdf")]
    return ActivityComposer(activity, picker)
  }

  @Test func mailHasLinesMessageAndPictures() throws {
    let mail = composer(.mail)
    let form = try #require(mail.form)
    #expect(form.captions == ["To", "Subject"])
    #expect(form.message == "Hello")
    #expect(mail.pictures == ["cat.png"])
    #expect(mail.screen.controls.map(\.text).contains("File: a.pdf"))
  }

  @Test func messageHasOneLineAndPostHasNone() throws {
    #expect(try #require(composer(.message).form).message == "Hello\nhttp://a.example")
    #expect(try #require(composer(.message).form).captions == ["To"])
    #expect(try #require(composer(.postToTwitter).form).captions == [])
  }

  @Test func sendIsCalledPostWherePeopleReadIt() {
    let titles = { (activity: BuiltInActivity) in
      composer(activity).screen.controls.filter { $0.kind == .barButton }.map(\.text)
    }
    #expect(titles(.mail) == ["Cancel", "Send"] && titles(.message) == ["Cancel", "Send"])
    #expect(titles(.postToFacebook) == ["Cancel", "Post"])
  }

  @Test func itemsThatTheActivityRefusesAreLeftOut() {
    let accepted = BuiltInActivity.postToTwitter.accepts
    #expect(!accepted.contains(.file))
    #expect(!composer(.postToTwitter).screen.controls.map(\.text).contains("File: a.pdf"))
  }

  @Test func contactIsChosenAmongPeople() {
    let contact = composer(.assignToContact)
    #expect(contact.form == nil)
    let rows = contact.screen.controls.indices.filter { contact.screen.controls[$0].kind == .row }
    #expect(rows.count == 4)
    for row in rows { #expect(contact.end(row) == true) }
    // The question above the people.
    #expect(contact.end(1) == nil)
  }

  @Test func onlyBarButtonsEndMail() {
    let mail = composer(.mail)
    #expect(mail.end(0) == false && mail.end(1) == true)
    for index in mail.screen.controls.indices.dropFirst(2) { #expect(mail.end(index) == nil) }
    #expect(mail.end(-1) == nil && mail.end(mail.screen.controls.count) == nil)
  }
}
