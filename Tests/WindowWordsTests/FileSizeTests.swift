import Testing
import WindowWords

/// Sizes of files in words.
@Suite struct FileSizeTests {
  @Test(arguments: [
    (0, "1 kB"), (1_499, "1 kB"), (1_500, "2 kB"), (297_000, "297 kB"), (1_000_000, "1.0 MB"),
    (1_049_999, "1.0 MB"), (1_050_000, "1.1 MB"), (1 << 30, "1073.7 MB"),
  ])
  func aSizeIsRounded(_ bytes: Int, _ words: String) { #expect(FileSize.text(bytes) == words) }
}
