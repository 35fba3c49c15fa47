import DialogModel
import Texts

// What the rows about view controllers and rotations say.

extension RuleText {
  static func presentedView(_ rule: Rule) -> String {
    switch rule {
    case .w1: tr("A view comes: the presenter’s disappears, and the new one appears.")
    case .w2: tr("A view goes: the one below appears again before it has disappeared.")
    case .w3: tr("A view that is presented again is a new one, and loads again.")
    case .w4: tr("Without animation all calls are made at once, before the request returns.")
    case .w5: tr("A sheet on a tablet leaves its presenter in the window, which hears nothing.")
    case .w6: tr("A phone shows every presented view on the whole screen.")
    case .w7: tr("A view presented from a popover has only its own calls.")
    case .w8: tr("A view that is not in the window cannot present another one.")
    case .w9: tr("Inside viewDidAppear: a view can present another one.")
    case .w10: tr("The view controller presents whose control or method has the action.")
    case .w11: tr("One presentation at a time: a second one is refused, not queued.")
    case .w12: tr("While a view comes or goes, a dismissal is refused.")
    case .w13: tr("A view that is up is not presented again.")
    case .w14: tr("A presented view presents the next one; the screen hears nothing.")
    case .w15: tr("A view that goes takes those above it along; only the topmost moves.")
    case .w16: tr("Sheets that go together are all told, the lower ones without animation.")
    case .w17: tr("When a view has gone, its presenter can present the next one.")
    case .w18: tr("When a view has come, it can present the next one; its presenter cannot.")
    case .w19: tr("A dialog above a view does not let it disappear.")
    case .w20: tr("The content of a popover appears and disappears with it.")
    case .w21: tr("A view comes under an alert, and over any other dialog, which hears nothing.")
    case .w22: tr("A view presented inside clicked comes while the alert goes.")
    case .w23: tr("What edits under a new view stops, and goes on when that has gone.")
    case .w24: tr("What edits in a view that goes stops after both will calls.")
    case .w25: tr("The transition style does not change the order.")
    case .w27:
      tr("A view that goes as soon as it has come: what it covered hears of both, in turn.")
    case .w28: tr("A view on the whole screen goes with the sheet over it: both are told.")
    default: tr("When memory runs out the application is told, then each view controller.")
    }
  }

  static func screens(_ rule: Rule) -> String {
    switch rule {
    case .x1: tr("A pushed screen appears after the old one has disappeared.")
    case .x2: tr("A popped screen disappears, and is gone.")
    case .x3: tr("Without animation a push or a pop has its calls at once.")
    case .x4: tr("What edits on a popped screen stops before the movement.")
    case .x5: tr("The first screen is shown to the navigation controller’s delegate, too.")
    case .x6: tr("While a screen comes or goes, a push or a pop is refused.")
    case .x7: tr("A tapped tab asks, changes the screens, and tells.")
    case .x8: tr("A tab that code selects asks and tells nobody.")
    case .x9: tr("Another root takes the place of all screens; views over them are dropped.")
    case .x10: tr("What edits on a screen stops when another one takes its place.")
    case .x11: tr("A screen pushed in an activity’s view comes and goes inside that view.")
    case .x12: tr("A screen that is pushed at the launch appears in place of the root.")
    case .x13:
      tr("A view that is presented at the launch comes when the first screen has appeared.")
    case .y1: tr("At a launch the first view loads before the application is active.")
    case .y2: tr("With multitasking no view hears of Home.")
    case .y3: tr("Before multitasking the frontmost view disappears at Home.")
    default: tr("No view hears of the lock, or of another app’s alert.")
    }
  }

  static func rotation(_ rule: Rule) -> String {
    switch rule {
    case .r1: tr("A turned device asks twice, then tells before, within and after its turn.")
    case .r2: tr("Before iOS 6 a turned device asks once.")
    case .r3: tr("After a NO, or without the orientation, nothing turns.")
    case .r4: tr("A view on the whole screen is asked and told, and the screen is not.")
    case .r5: tr("Under a sheet on a tablet the screen is asked; both are told.")
    case .r6: tr("A screen that was covered hears of a turn only when it appears.")
    case .r7: tr("What comes turns the device if it cannot stand as that is held.")
    case .r8: tr("Alerts, sheets and pickers turn along and hear nothing.")
    case .r9: tr("Popovers are hidden while the device turns.")
    case .r10: tr("The keyboard goes before a turn and comes back after it.")
    case .r11: tr("A turn waits for the end of what moves.")
    default: tr("In the background, or locked, a turn waits for the return.")
    }
  }
}

extension SelectorText {
  static func view(_ selector: Selector) -> String {
    switch selector {
    case .viewDidLoad: tr("The view has been loaded; it is not in the window yet.")
    case .viewWillAppear: tr("The view is about to appear.")
    case .viewDidAppear: tr("The view has appeared: its entry has ended.")
    case .viewWillDisappear: tr("The view is about to disappear.")
    case .viewDidDisappear: tr("The view has disappeared.")
    case .shouldAutorotate: tr("The device was turned; the view asks whether it may turn at all.")
    case .supportedInterfaceOrientations: tr("The view says in which orientations it can stand.")
    case .shouldAutorotateToInterfaceOrientation:
      tr("The device was turned; the view asks whether it may turn to this side.")
    case .willRotateToInterfaceOrientation: tr("The view is about to turn.")
    case .willAnimateRotationToInterfaceOrientation:
      tr("The turn is about to move; it can add to it.")
    case .didRotateFromInterfaceOrientation: tr("The view has turned.")
    case .didReceiveMemoryWarning: tr("Memory runs out; the view controller may free some.")
    default: tr("The view was freed, because memory ran out; it loads again when it is needed.")
    }
  }

  static func controller(_ selector: Selector) -> String {
    switch selector {
    case .completion: tr("What was asked for is done: the view is up, or gone.")
    case .navigationControllerWillShow: tr("The navigation controller is about to show a screen.")
    case .navigationControllerDidShow: tr("The navigation controller has shown a screen.")
    case .tabBarControllerShouldSelect: tr("A tab was tapped, and asks whether it may be selected.")
    default: tr("A tab was tapped and is selected.")
    }
  }
}
