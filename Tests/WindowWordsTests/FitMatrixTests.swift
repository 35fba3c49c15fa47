import DialogModel
import StageGeometry
import Testing
import WindowWords

/// The rows and columns of the sheet that says on which stages texts fit.
@Suite struct FitMatrixTests {
  private var document: Prototype {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s")]
    prototype.strings = ["de": [:], "ru": [:]]
    return prototype
  }

  private let usual = Comparison.Variant(look: Look(.flat), model: .phone)

  private func matrix(_ rows: FitAxis, _ columns: FitAxis, _ document: Prototype) -> FitMatrix {
    FitMatrix(rows, columns, of: document, like: usual)
  }

  @Test func eachOfOneThingIsShownWithEachOfAnother() {
    let matrix = matrix(.languages, .textSizes, document)
    // As written, two languages, and the two that are made of the texts.
    #expect(matrix.rows.count == 5 && matrix.columns == ["Normal", "Large", "Largest"])
    #expect(matrix.all.count == 15 && matrix.stages.map(\.count) == [3, 3, 3, 3, 3])
    let large = matrix.stages[1][1]
    #expect(large.title == "Deutsch, Large" && large.language == "de")
    #expect(large.axes.textSize == .large && large.model == .phone)
    #expect(matrix.all.last?.title == "Mirrored, Largest")
    #expect(Set(matrix.all.map(\.title)).count == 15)
  }

  @Test func devicesAreHeldInBothWays() {
    let matrix = matrix(.devices, .orientations, document)
    #expect(matrix.columns == ["Upright", "On Its Side"])
    #expect(matrix.stages.map { $0.map(\.orientation) }[2] == [.portrait, .landscape])
    // The other stages are as the one stage.
    #expect(
      self.matrix(.looks, .languages, document).all.map(\.orientation).contains(.landscape) == false
    )
  }

  @Test func oneThingByItselfIsShownOnce() {
    #expect(matrix(.devices, .devices, document).stages.map(\.count) == [3])
    var many = document
    for number in 0..<60 { many.strings["x\(number)"] = [:] }
    let rows = matrix(.languages, .looks, many)
    // Whole rows only.
    #expect(rows.all.count <= FitMatrix.most && Set(rows.stages.map(\.count)).count == 1)
    #expect(rows.rows.count == FitMatrix.most / rows.columns.count)
    #expect(matrix(.looks, .languages, many).rows.count == 1)
    #expect(matrix(.languages, .languages, many).all.count == FitMatrix.most)
  }

  @Test func anEraWithOneSizeHasOneColumn() {
    var old = document
    old.era = .ios3
    #expect(matrix(.languages, .textSizes, old).columns == ["Normal"])
  }

  @Test func theWorstRowAndTheWorstColumnAreFirst() {
    let matrix = matrix(.looks, .textSizes, document)
    let verdicts: [[FitVerdict]] = matrix.rows.indices.map { row in
      row == 1 ? [.fits, .shrunk(0.9), .cut] : [.fits, .fits, .shrunk(0.8)]
    }
    let sorted = matrix.worstFirst(verdicts)
    #expect(sorted.columns == ["Largest", "Large", "Normal"])
    #expect(sorted.rows.first == matrix.rows[1] && sorted.rows[1] == matrix.rows[0])
    #expect(sorted.stages[0][0] == matrix.stages[1][2])
    #expect(matrix.worstFirst(verdicts.map { $0.map { _ in .fits } }).all == matrix.all)
  }
}
