import DialogModel
import PrototypeFile
import StageGeometry
import Testing
import TextFitting

/// What the command asks the window's program for: a sheet of the stages on which texts do not fit.
@Suite struct FitRequestTests {
  private var document: Prototype {
    var document = Prototype()
    document.strings = ["de": [:], "pt-BR": [:]]
    return document
  }

  private func read(_ texts: [String: String]) -> FitRequest? {
    let lines = texts.map { "\"\($0)\": \"\($1)\"\n" }.sorted().joined()
    return YAMLDocument(Array(lines.utf8)).root.flatMap { FitRequest($0) }
  }

  /// Each choice of each list, by the bits of a number.
  private func some<Value>(_ values: [Value], _ bits: Int) -> [Value] {
    let chosen = values.indices.filter { (bits >> $0) & 1 == 1 }.map { values[$0] }
    return chosen.isEmpty ? values : chosen
  }

  @Test func whatIsAskedForIsRead() throws {
    for bits in 0..<1_024 {
      let axes = FitAxes(
        languages: some([nil, "de", "pt-BR", "en-XA"], bits),
        sizes: some(StageAxes.TextSize.allCases, bits >> 2),
        models: some(DeviceModel.allCases, bits >> 4),
        orientations: some(Orientation.allCases, bits >> 6),
        themes: some(Look.Theme.allCases, bits >> 8))
      let isPage = bits % 2 == 0
      let texts = FitRequest.texts(isPage ? "html" : "png", "/tmp/a", axes, font: "Cantarell")
      let request = try #require(read(texts))
      #expect(request.axes(of: document) == axes)
      #expect(request.isPage == isPage && request.output == "/tmp/a")
      #expect(request.fontName == "Cantarell 11")
    }
  }

  @Test func whatNothingAsksForIsAsUsual() throws {
    let request = try #require(read(["fit-png": "-"]))
    #expect(request.axes(of: document) == FitAxes(of: document))
    #expect(request.fontName == nil && !request.isPage)
    #expect(read(["fitSizes": "normal"]) == nil)
  }

  @Test(arguments: [
    ("fitLanguages", "fr"), ("fitLanguages", "xx,yy"), ("fitSizes", ""), ("fitSizes", "huge"),
    ("fitDevices", ",,"), ("fitOrientations", "sideways"), ("fitLooks", "Flat"),
  ])
  func aListOfUnknownWordsChangesNothing(_ key: String, _ words: String) throws {
    let request = try #require(read(["fit-png": "-", key: words]))
    #expect(request.axes(of: document) == FitAxes(of: document))
  }

  @Test func aWordCountsOnce() throws {
    let request = try #require(
      read(["fit-png": "-", "fitLanguages": "de,,de,fr,", "fitLooks": "flat,x,flat"]))
    #expect(request.axes(of: document).languages == ["de", nil])
    #expect(request.axes(of: document).themes == [.flat])
  }
}
