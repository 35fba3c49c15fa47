import Geometry
import StageGeometry
import Testing

@Suite struct MeasurementTests {
  private let screen = Rectangle(x: 0, y: 0, width: 320, height: 568)
  private let alert = Rectangle(x: 25, y: 214, width: 270, height: 140)
  private let title = Rectangle(x: 100, y: 230, width: 120, height: 20)
  private let left = Rectangle(x: 25, y: 310, width: 135, height: 44)
  private let right = Rectangle(x: 161, y: 310, width: 134, height: 44)
  private var parts: [Rectangle] { [screen, alert, title, left, right] }

  @Test(
    "The innermost part is found",
    arguments: [
      (5.0, 5.0, 0), (30, 220, 1), (110, 235, 2), (30, 320, 3), (200, 320, 4),
    ])
  func finding(_ x: Double, _ y: Double, _ index: Int) {
    #expect(Measurement.part(at: x, y, among: parts) == index)
  }

  @Test func ofPartsInOnePlaceTheTopmostIsFound() {
    #expect(Measurement.part(at: 30, 220, among: [screen, alert, alert]) == 2)
  }

  @Test func nothingIsOutsideTheScreen() {
    #expect(Measurement.part(at: -1, 5, among: parts) == nil)
    #expect(Measurement.part(at: 5, 568, among: parts) == nil)
    #expect(Measurement.part(at: 5, 5, among: []) == nil)
  }

  @Test func gapsReachToWhatIsNext() {
    let measurement = Measurement(title, among: parts)
    #expect(measurement.holder == alert)
    #expect(measurement.gaps == [.left: 75, .top: 16, .right: 75, .bottom: 60])
  }

  @Test func aNeighbourIsNearerThanTheEdge() {
    let measurement = Measurement(left, among: parts)
    #expect(measurement.gaps == [.left: 0, .top: 60, .right: 1, .bottom: 0])
    #expect(measurement.line(of: .left) == nil)
    #expect(measurement.line(of: .right).map { $0.to.x } == 161)
  }

  @Test func numbersAreInHalvesOfAPoint() {
    #expect([8, 8.2, 8.3, 0.74, 11.76].map(Measurement.number) == ["8", "8", "8.5", "0.5", "12"])
  }
}
