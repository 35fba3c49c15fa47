import Testing
import WindowWords

/// The documentation in the window.
@Suite struct HelpTextTests {
  @Test func aPageIsReadWithoutItsMarks() {
    let page = HelpText(
      """
      # The *log* & more

      Two lines
      of `a < b`, **bold** and [a link](other.md).

      ## Keys

      | Key | What |
      | --- | --- |
      | `|` | <a id="x"></a>it |

      - one
      - two

      ```
      a: <b>
      ```
      """)
    #expect(page.title == "The *log* & more")
    #expect(
      page.markup == """
        <big><big><b>The <i>log</i> &amp; more</b></big></big>

        Two lines of <tt>a &lt; b</tt>, <b>bold</b> and a link.

        <big><b>Keys</b></big>

        <b>Key</b> — What
        <b><tt>|</tt></b> — it

        • one
        • two

        <tt>a: &lt;b&gt;</tt>
        """)
  }

  @Test func picturesAreLeftOut() {
    #expect(
      HelpText("# One\n\n![A stage](images/a.png)\n\nTwo").markup.hasSuffix(
        "</b></big></big>\n\nTwo"))
  }

  @Test(arguments: ["", "#", "`", "[a](", "| a", "|", "**", "*", "<", "```", "\0\u{202E}#"])
  func halfAMarkIsText(_ text: String) {
    let markup = HelpText(text).markup
    #expect(markup.filter { $0 == "<" }.count == markup.filter { $0 == ">" }.count)
  }
}
