import DialogModel
import Testing

/// The drawings of the icons.
@Suite struct IconDrawingTests {
  /// Each name has its drawing: one colour, 16 points in each direction.
  @Test(arguments: Icon.allCases)
  func everyIconIsDrawn(_ icon: Icon) throws {
    let path = "data/icons/hicolor/symbolic/apps/\(icon.themeName).svg"
    let text = try SourceFile(at: path).text
    #expect(text.contains(#"width="16" height="16" viewBox="0 0 16 16""#))
    // GTK gives every shape the colour of the text; a stroke would be filled too.
    #expect(!text.contains("stroke") && text.split(separator: " fill=").count == 2)
  }
}
