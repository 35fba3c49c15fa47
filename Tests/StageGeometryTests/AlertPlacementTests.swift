import DialogModel
import Geometry
import StageGeometry
import Testing

/// Where an alert is on a screen, and how high it may be.
@Suite struct AlertPlacementTests {
  @Test func withoutAKeyboardItIsInTheMiddle() {
    let metrics = DeviceMetrics(.phone, .portrait)
    let placement = AlertPlacement(metrics, keyboard: 0, way: 0)
    #expect(placement.maximumHeight == 568 - 20 - 16)
    #expect(
      placement.place(width: 270, height: 140, zoom: 1)
        == Rectangle(x: 25, y: 214, width: 270, height: 140))
  }

  @Test func itStaysBelowTheStatusBar() {
    let placement = AlertPlacement(DeviceMetrics(.phone, .portrait), keyboard: 0, way: 0)
    let place = placement.place(width: 270, height: placement.maximumHeight, zoom: 1)
    #expect(place.y == 28 && place.bottom == 560)
  }

  @Test func theKeyboardTakesItsRoom() {
    let metrics = DeviceMetrics(.phone, .portrait)
    let placement = AlertPlacement(metrics, keyboard: metrics.keyboard, way: 1)
    #expect(placement.maximumHeight == 568 - 216 - 20 - 8)
    let place = placement.place(width: 270, height: placement.maximumHeight, zoom: 1)
    #expect(place.y == 24 && place.bottom == 568 - 216 - 4)
  }

  /// On its side the little that a keyboard leaves goes up to the edge.
  @Test func onItsSideAKeyboardLetsItOverTheStatusBar() {
    let metrics = DeviceMetrics(.phone, .landscape)
    let placement = AlertPlacement(metrics, keyboard: metrics.keyboard, way: 1)
    #expect(placement.maximumHeight == 320 - 162 - 8)
    #expect(placement.place(width: 270, height: 150, zoom: 1).y == 4)
  }

  /// While the keyboard comes, the alert rises with it and never falls.
  @Test func itRisesWithTheKeyboard() {
    let metrics = DeviceMetrics(.phone, .portrait)
    var last = Double.infinity
    for step in 0...20 {
      let placement = AlertPlacement(
        metrics, keyboard: metrics.keyboard, way: Double(step) / 20)
      let y = placement.place(width: 270, height: 200, zoom: 2).y
      #expect(y <= last)
      last = y
    }
    #expect(last == (568 - 216 - 200) / 2)
  }

  @Test(arguments: [0.25, 0.5, 1, 1.37, 2])
  func itsTopIsOnAPixel(_ zoom: Double) {
    let placement = AlertPlacement(DeviceMetrics(.tablet, .landscape), keyboard: 0, way: 0)
    let pixels = placement.place(width: 270, height: 141.3, zoom: zoom).y * zoom
    #expect(near(pixels, pixels.rounded()))
  }
}
