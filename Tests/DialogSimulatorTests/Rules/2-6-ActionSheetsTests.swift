import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.6: what is special about sheets.
@Suite("2.6 Action sheets") struct ActionSheetsTests {
  /// A tablet with S out of the first of two toolbar buttons.
  private func trap(_ does: [Selector: [Action]] = [:], source: PresentationSource? = nil) -> Run {
    var run = Run(
      sheet("A", from: source, does: does),
      screens: [[item("Layout", then: present("A")), item("Other", then: log("other"))]],
      device: .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    return run
  }

  @Test("A1: a sheet comes", arguments: [Prototype.Device.phone, .tablet])
  func a1(device: Prototype.Device) {
    var run = Run(sheet("A"), device: device)
    run.present("A")
    #expect(run.timed == "@0 willPresent(A) [A1] → @300 didPresent(A) [A1]")
  }

  @Test(
    "A1: whatever it comes from",
    arguments: [.view, .rootView, .toolbar, .tabBar, .rect(control(0)), .barButton(control(0))]
      as [PresentationSource], [Prototype.Device.phone, .tablet])
  func a1(source: PresentationSource, device: Prototype.Device) {
    var run = Run(
      sheet("A", from: source), screens: [[item("Go", then: present("A"))]], device: device)
    run.tapControl(0)
    #expect(run.calls == "willPresent(A) → didPresent(A)")
  }

  @Test("A2: any button, cancel and destructive among them", arguments: 0...3)
  func a2(index: Int) {
    var run = Run(sheet("A", destructive: "Delete"), showing: "A")
    run.tap("A", index)
    #expect(
      run.timed
        == Order([
          "@0 clicked(A,\(index)) [A2]", "@0 willDismiss(A,\(index)) [A2]",
          "@300 didDismiss(A,\(index)) [A2]",
        ]))
  }

  @Test("A2: a delegate without clicked; a nil delegate")
  func a2Silent() {
    var run = Run(
      sheet("A", without: [.sheetClicked]), sheet("B", delegate: .none), showing: "A")
    run.tap("A", 2)
    #expect(run.calls == "willDismiss(A,2) → didDismiss(A,2)")
    run.settle()
    run.forget()
    run.present("B")
    run.settle()
    run.tap("B", 0)
    run.settle()
    #expect(run.calls == "")
    #expect(run.up == "")
  }

  @Test("A3: a tap beside its popover")
  func a3() {
    var run = Run(sheet("A", cancel: nil), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(
      run.timed
        == "@0 clicked(A,-1) [A3] → @0 willDismiss(A,-1) [A3] → @300 didDismiss(A,-1) [A3]")
  }

  @Test("A3: a tap on what the popover covers is a tap beside it")
  func a3OnAControl() {
    var run = Run(
      sheet("A", from: .rect(control(0))),
      screens: [[button("Go", then: present("A")), button("Other", then: log("never"))]],
      device: .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    run.tapControl(1)
    #expect(run.calls == "clicked(A,-1) → willDismiss(A,-1) → didDismiss(A,-1)")
    #expect(run.console == [])
  }

  @Test("A4: -1 with a cancel title too, or the cancel index by choice")
  func a4() {
    var run = Run(sheet("A"), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(
      run.timed
        == "@0 clicked(A,-1) [A4] → @0 willDismiss(A,-1) [A4] → @300 didDismiss(A,-1) [A4]")
    var other = Run(
      sheet("A"), device: .tablet, choices: { $0.outsideTapIndex = .cancel }, showing: "A")
    other.tapOutside()
    #expect(other.calls == "clicked(A,2) → willDismiss(A,2) → didDismiss(A,2)")
    var none = Run(
      sheet("A", cancel: nil), device: .tablet, choices: { $0.outsideTapIndex = .cancel },
      showing: "A")
    none.tapOutside()
    #expect(none.calls == "clicked(A,-1) → willDismiss(A,-1) → didDismiss(A,-1)")
  }

  @Test("A4: the cancel button is not on it")
  func a4NoCancel() {
    var run = Run(sheet("A"), device: .tablet, showing: "A")
    run.tap("A", 2)
    #expect(run.denied == "> tap(A,2) ignored: notShowing [D1]")
  }

  @Test("A5: inside a popover it makes that modal, and has its cancel button")
  func a5() {
    var run = Run(
      sheet("A", from: .view), popover("B", controls: [button("More", then: present("A"))]),
      device: .tablet, showing: "B")
    run.tapControl(0, in: "B")
    run.settle()
    #expect(run.simulator.state.showings.last?.placement == .foot(.popover(id("B"))))
    run.tapOutside()
    #expect(run.denied == "> tapOutside ignored: modal [A5]")
    run.tap("A", 2)
    run.settle()
    #expect(run.up == "B")
  }

  @Test("A6: a tap on the dimmed area of a phone")
  func a6() {
    var run = Run(sheet("A"), screens: [[button("Go")]], showing: "A")
    run.tapOutside()
    run.tapControl(0)
    #expect(
      run.denied
        == "> tapOutside ignored: modal [A6] → > tap(0) ignored: covered [S3]")
    #expect(run.calls == "")
  }

  @Test("A7: another button of the same toolbar acts, and the sheet stays")
  func a7() {
    var run = trap()
    run.tapControl(1)
    run.settle()
    #expect(run.console == ["other"])
    #expect(run.rows.first?.rule == .a7)
    #expect(run.calls == "")
    #expect(run.up == "A")
  }

  @Test("A7: only the bar of a bar button item stays live")
  func a7OtherSources() {
    var run = trap(source: .toolbar)
    run.tapControl(1)
    #expect(run.calls == "clicked(A,-1) → willDismiss(A,-1) → didDismiss(A,-1)")
    #expect(run.console == [])
  }

  @Test("A8: the same button shows the sheet a second time")
  func a8() {
    var run = trap()
    run.tapControl(0)
    #expect(run.timed == "@0 willPresent(A2) [M2] → @300 didPresent(A2) [M2]")
    #expect(run.rows.first?.rule == .a8)
    run.settle()
    #expect(run.simulator.state.showings.map(\.dialog) == [id("A"), id("A2")])
    run.forget()
    run.tapControl(0)
    #expect(run.denied == "present(A) refused: alreadyShowing [P6]")
  }

  @Test("A8: the two leave one after the other")
  func a8Leaving() {
    var run = trap()
    run.tapControl(0)
    run.settle()
    run.forget()
    run.tapOutside()
    run.settle()
    run.tapOutside()
    #expect(
      run.calls
        == """
        clicked(A2,-1) → willDismiss(A2,-1) → didDismiss(A2,-1)
        clicked(A,-1) → willDismiss(A,-1) → didDismiss(A,-1)
        """)
  }

  @Test("A8: by code the newest of the two leaves first")
  func a8ByCode() {
    var run = trap()
    run.tapControl(0)
    run.settle()
    run.forget()
    run.dismiss("A", 0)
    run.settle()
    #expect(run.calls == "willDismiss(A2,0) → didDismiss(A2,0)")
    #expect(run.up == "A")
  }

  @Test("A8: from the toolbar itself, or a rectangle, it shows once")
  func a8OtherSources() {
    for source in [.toolbar, .rect(control(0))] as [PresentationSource] {
      var run = trap(source: source)
      run.present("A")
      #expect(run.denied == "present(A) refused: alreadyShowing [P6]")
    }
  }

  @Test("A9: the toolbar disabled in didPresent, enabled in didDismiss")
  func a9() {
    var run = trap([
      .didPresentActionSheet: [.setBarEnabled(.toolbar, false)],
      .sheetDidDismiss: [.setBarEnabled(.toolbar, true)],
    ])
    run.tapControl(0)
    run.tapControl(1)
    #expect(
      run.denied == "> tap(0) ignored: disabled [A9] → > tap(1) ignored: disabled [A9]")
    run.tapOutside()
    run.settle()
    run.tapControl(1)
    #expect(run.console == ["other"])
    #expect(run.simulator.state.disabledBars.isEmpty)
  }

  @Test("A10: dismissed by code, whatever the index", arguments: [-2, -1, 0, 2, 7])
  func a10(index: Int) {
    var run = Run(sheet("A"), showing: "A")
    run.dismiss("A", index)
    #expect(
      run.timed
        == Order([
          "@0 willDismiss(A,\(index)) [A10]", "@300 didDismiss(A,\(index)) [A10]",
        ]))
  }

  @Test("A10: inside clicked the index asked there wins")
  func a10InsideClicked() {
    var run = Run(
      sheet("A", does: [.sheetClicked: [dismiss("A", 5)]]), showing: "A")
    run.tap("A", 0)
    #expect(run.calls == "clicked(A,0) → willDismiss(A,5) → didDismiss(A,5)")
  }

  @Test("A10: without an index, with the cancel index")
  func a10Default() {
    var run = Run(sheet("A"), showing: "A")
    run.dismiss("A")
    #expect(run.calls == "willDismiss(A,2) → didDismiss(A,2)")
  }

  @Test("A11: Home, as for alerts", arguments: [Prototype.Era.ios3, .ios6])
  func a11(era: Prototype.Era) {
    var run = Run(sheet("A"), era: era, showing: "A")
    run.home()
    run.settle()
    switch era {
    case .ios6:
      #expect(run.calls == "")
      #expect(run.up == "A")
    case .ios3:
      #expect(run.calls == "cancel(A) → willDismiss(A,2) → didDismiss(A,2)")
      #expect(run.up == "")
    }
  }

  @Test("C9: the system cancels a sheet")
  func c9() {
    var run = Run(
      sheet("A"), sheet("B", without: [.actionSheetCancel]),
      sheet("C", cancel: nil, without: [.actionSheetCancel]), showing: "ABC")
    for name in ["C", "B", "A"] {
      run.systemCancel(name)
      run.settle()
    }
    #expect(
      run.calls
        == """
        willDismiss(C,-1) → didDismiss(C,-1)
        clicked(B,2) → willDismiss(B,2) → didDismiss(B,2)
        cancel(A) → willDismiss(A,2) → didDismiss(A,2)
        """)
    #expect(run.rows.filter(\.isCall).map(\.rule).allSatisfy { $0 == .c9 })
  }

  @Test("A12: from a view above bars it is clipped, and the lowest buttons are dead")
  func a12() {
    var run = Run(
      sheet("A", from: .view), screens: [[button("Go", then: present("A")), tab("Home")]])
    run.tapControl(0)
    run.settle()
    #expect(
      run.console == [
        "Presenting action sheet clipped by its superview. Some controls might not respond to "
          + "touches. On iPhone try -[UIActionSheet showFromTabBar:] or -[UIActionSheet "
          + "showFromToolbar:] instead of -[UIActionSheet showInView:]."
      ])
    run.tap("A", 2)
    #expect(run.denied == "> tap(A,2) ignored: clipped [A12]")
    run.forget()
    run.tap("A", 1)
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
  }

  @Test("A12: a toolbar above a tab bar leaves two of them dead")
  func a12TwoBars() {
    var run = Run(
      sheet("A"), screens: [[item("Go", then: present("A")), tab("Home")]])
    run.tapControl(0)
    run.settle()
    run.tap("A", 2)
    run.tap("A", 1)
    #expect(
      run.denied == "> tap(A,2) ignored: clipped [A12] → > tap(A,1) ignored: clipped [A12]")
  }

  @Test(
    "A12: from anything else it is not",
    arguments: [.rootView, .toolbar, .tabBar, .rect(control(0)), .barButton(control(0))]
      as [PresentationSource])
  func a12Cure(source: PresentationSource) {
    var run = Run(sheet("A", from: source), screens: [[item("Go", then: present("A"))]])
    run.tapControl(0)
    run.settle()
    #expect(run.console == [])
    run.tap("A", 2)
    #expect(run.denied == "")
  }

  @Test("3.4: a title at -1 is a range exception of UIActionSheet")
  func minusOne() {
    var run = Run(
      sheet("A", does: [.sheetClicked: [log("{buttonTitle}")]]), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(
      run.console == [
        "NSRangeException: -[UIActionSheet buttonTitleAtIndex:] index -1 beyond bounds [0 .. 2]",
        "(null)",
      ])
  }

  @Test("A button's own actions run inside the sheet's clicked and didDismiss")
  func buttonActions() {
    var run = Run(
      sheet("A", others: ["One".then(log("then")), "Two".afterwards(log("afterwards"))]),
      showing: "A")
    run.tap("A", 0)
    run.settle()
    run.present("A")
    run.settle()
    run.tap("A", 1)
    run.settle()
    #expect(run.console == ["then", "afterwards"])
  }

  @Test("Taps while it moves do nothing")
  func moving() {
    var run = Run(sheet("A"), device: .tablet)
    run.present("A", at: 0)
    run.tap("A", 0, at: 100)
    run.tapOutside(at: 200)
    run.tap("A", 0, at: 300)
    run.tapOutside(at: 400)
    #expect(
      run.denied
        == """
        > tap(A,0) ignored: entering [D8] → > tapOutside ignored: entering [D8]
        > tapOutside ignored: leaving [D6]
        """)
  }
}
