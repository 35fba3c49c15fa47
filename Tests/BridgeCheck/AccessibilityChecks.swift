import Gtk

extension Tap {
  mutating func checkAccessibility() async {
    let stage = Canvas()
    let (first, second) = (Button(label: "first"), Button(label: "second"))
    let alert = Canvas()
    stage.add(first, at: Rectangle(x: 0, y: 0, width: 90, height: 40))
    stage.add(second, at: Rectangle(x: 0, y: 50, width: 90, height: 40))
    stage.add(alert, at: Rectangle(x: 0, y: 100, width: 90, height: 90))
    equal(stage.accessibleRole, .panel, "a canvas is a panel")
    equal(stage.accessibleChildCount, 3, "its children are offered")
    let window = await shown(stage, 200, 200)

    alert.accessibleRole = .alert
    alert.accessibleName = "Delete?"
    alert.setAccessibleID("alert-delete")
    ok(!alert.isAccessibleModal, "an alert is not modal by itself")
    alert.setModal(true)
    equal(alert.accessibleRole, .alert, "a canvas can be an alert")
    equal(alert.accessibleName, "Delete?", "with a name")
    ok(alert.isAccessibleModal, "and modal")
    ok(alert.isAccessibleShowing, "and showing")

    equal(alert.accessibleIndex, 2, "an index counts all before")
    stage.setConcealed(true, first)
    equal(stage.accessibleChildCount, 2, "a concealed layer is not offered")
    equal([second, alert].map(\.accessibleIndex), [0, 1], "and indices leave it out")
    stage.setConcealed(true, second)
    equal(stage.accessibleChildCount, 1, "only the alert is offered now")
    stage.setConcealed(false, first)
    equal([first, alert].map(\.accessibleIndex), [0, 1], "a layer that returns has its place")
    stage.remove(first)
    equal(stage.accessibleChildCount, 1, "a child removed is gone from the offer")
    stage.announce("Deleted")
    ok(true, "announcing does no harm")
    window.destroy()
  }
}
