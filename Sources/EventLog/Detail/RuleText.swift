public import DialogModel
import Texts

/// What a row of the behaviour tables says, in one sentence.
///
/// `docs/behaviour.md` has the whole row, under the rule's name.
public enum RuleText {
  /// One sentence on when the rule applies and what follows.
  public static func sentence(_ rule: Rule) -> String {
    switch rule {
    case .p1, .p2, .p3, .p4, .p5, .p6, .p7, .p8, .p9: presentation(rule)
    case .d1, .d2, .d3, .d4, .d5, .d6, .d7, .d8: tap(rule)
    case .g1, .g2, .g3, .g4, .g5, .g6, .g7, .g8: dismissal(rule)
    case .c1, .c2, .c3, .c4, .c5, .c6, .c7, .c8, .c9: systemCancel(rule)
    case .k1, .k2, .k3, .k4, .k5, .k6, .k7, .k8, .k9, .k10, .k11, .k12, .k13, .k14, .k15,
      .k16, .k17:
      stacking(rule)
    case .t1, .t2, .t3, .t4, .t5, .t6, .t7, .t8, .t9, .t10: TaskText.sentence(rule)
    case .f1, .f2, .f3, .f15, .f16, .f17, .f18, .f19, .f20, .f21, .f22, .f24:
      FieldRuleText.focus(rule)
    case .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12, .f13, .f14, .f23, .f25, .f26,
      .f27, .f28:
      FieldRuleText.editing(rule)
    case .l1, .l2, .l3, .l4, .l5, .l6, .l7, .l8: application(rule)
    case .s1, .s2, .s3, .s4, .s5, .s6, .s7, .s8, .s9, .s10, .s11, .s12, .s13, .s14,
      .s15, .s16, .s17:
      action(rule)
    case .a1, .a2, .a3, .a4, .a5, .a6, .a7, .a8, .a9, .a10, .a11, .a12: sheet(rule)
    case .v1, .v2, .v3, .v4, .v5, .v6, .v7, .v8, .v9, .v10, .v11, .v12, .v13, .v14, .v15,
      .v16, .v17:
      ActivityRuleText.sentence(rule)
    case .w1, .w2, .w3, .w4, .w5, .w6, .w7, .w8, .w9, .w10, .w11, .w12, .w13, .w14, .w15, .w16,
      .w17, .w18, .w19, .w20, .w21, .w22, .w23, .w24, .w25, .w26, .w27, .w28:
      presentedView(rule)
    case .x1, .x2, .x3, .x4, .x5, .x6, .x7, .x8, .x9, .x10, .x11, .x12, .x13, .y1,
      .y2, .y3, .y4:
      screens(rule)
    case .r1, .r2, .r3, .r4, .r5, .r6, .r7, .r8, .r9, .r10, .r11, .r12: rotation(rule)
    case .n1, .n2, .n3, .n4, .n5, .n6, .n7, .n8, .n9, .n10, .n11, .n12, .n13, .n14,
      .n15, .n16, .n17,
      .u1, .u2, .u3, .u4, .u5, .u6, .u7, .u8, .u9, .u10, .u11, .u12, .u13, .u14, .u15, .u16, .u17,
      .u18, .u19, .u20, .u21, .u22, .u23, .u24, .u25, .u26:
      NotificationRuleText.sentence(rule)
    case .o1, .o2, .o3, .o4, .o5, .o6, .o7, .o8, .o9, .o10, .o11, .o12: popover(rule)
    case .m1, .m2, .m3, .m4, .m5: kinds(rule)
    case .b1, .b2, .b3, .h1, .h2: limit(rule)
    }
  }

  private static func presentation(_ rule: Rule) -> String {
    switch rule {
    case .p1: tr("An alert calls will, asks, plays its entry, and calls did.")
    case .p2: tr("Showing returns at once: will comes before that, did after the animation.")
    case .p3: tr("The first field of an alert begins to edit during the entry, before did.")
    case .p4: tr("A field that refuses to edit does not prevent the entry of its alert.")
    case .p5: tr("Of two fields only the first begins to edit.")
    case .p6: tr("An alert that is showing, leaving or waiting is not shown again.")
    case .p7: tr("Without a delegate nobody is called; the alert comes and goes all the same.")
    case .p8: tr("A delegate that lacks the question is not asked; the button is enabled.")
    default: tr("An alert without buttons is presented like any other; only code dismisses it.")
    }
  }

  private static func tap(_ rule: Rule) -> String {
    switch rule {
    case .d1: tr("A tapped button is told first; then the alert leaves with its index.")
    case .d2: tr("Cancel is tapped like any button; alertViewCancel: is the system’s alone.")
    case .d3: tr("A delegate that lacks clicked hears of the dismissal only.")
    case .d4: tr("A disabled button does nothing.")
    case .d5: tr("A tap beside an alert does nothing: it is modal.")
    case .d6: tr("While an alert leaves, further taps do nothing.")
    case .d7: tr("However often it is asked to go, an alert leaves once.")
    default: tr("During the entry of an alert, taps do nothing.")
    }
  }

  private static func dismissal(_ rule: Rule) -> String {
    switch rule {
    case .g1: tr("Code that dismisses never makes clicked, whatever index it gives.")
    case .g2: tr("Without animation both calls are made before the dismissal returns.")
    case .g3: tr("A dismissal during the entry waits until the alert is up.")
    case .g4: tr("The first dismissal wins; a second one is refused.")
    case .g5: tr("What is not showing cannot be dismissed.")
    case .g6: tr("A dismissal inside clicked takes the place of the tap’s own.")
    case .g7: tr("A dismissal inside willDismiss is refused: the alert leaves already.")
    default: tr("An alert under another goes at once; the one above stays.")
    }
  }

  private static func systemCancel(_ rule: Rule) -> String {
    switch rule {
    case .c1: tr("The system says cancel, not clicked, to a delegate that has the method.")
    case .c2: tr("A delegate that lacks cancel hears a click on the cancel button.")
    case .c3: tr("Without method and without cancel button the alert just leaves, with -1.")
    case .c4: tr("Before multitasking, Home cancels every alert and then ends the app.")
    case .c5: tr("With multitasking, Home leaves alerts as they are.")
    case .c6: tr("In the background an alert that is dismissed goes at once.")
    case .c7: tr("Stacked alerts are cancelled from the top, one after the other.")
    case .c9: tr("A sheet is cancelled like an alert, with its own methods.")
    default: tr("A field that edits is ended between willDismiss and didDismiss.")
    }
  }

  private static func stacking(_ rule: Rule) -> String {
    switch rule {
    case .k1: tr("An alert shown above another hides it; the lower one hears nothing.")
    case .k2: tr("When the upper alert leaves, the lower one shows again.")
    case .k3: tr("The newest alert is on top and takes the taps.")
    case .k4: tr("An alert shown inside clicked covers the tapped one, which then goes at once.")
    case .k5: tr("An alert shown while another leaves waits until that has gone.")
    case .k6: tr("Inside didDismiss the old alert is gone, so the new one is presented at once.")
    case .k7: tr("Shows and dismissals of one turn are served in the order of asking.")
    case .k8: tr("Of two alerts shown in one turn the second waits for the first.")
    case .k9: tr("What edits in the alert below stops, and edits again when the new one has gone.")
    case .k10: tr("A new alert ends what edits below; then its own field begins.")
    case .k11: tr("When the upper alert has gone, the lower one’s field edits again.")
    case .k13: tr("A field of the screen hears nothing of an alert, and edits on after it.")
    case .k14: tr("An alert’s own field takes the keyboard; the one of the screen hears nothing.")
    case .k15: tr("A field of the screen hears nothing of a phone’s sheet, which takes its keys.")
    case .k16: tr("A field of the screen hears nothing of a popover, and is typed in as before.")
    case .k17: tr("A phone’s picker ends what edits below; it edits again after the picker.")
    default: tr("A dialog that is no alert is presented under the tapped alert at once.")
    }
  }

  private static func application(_ rule: Rule) -> String {
    switch rule {
    case .l1: tr("The first launch: the app is loaded and comes to the front.")
    case .l2: tr("Home: the app goes to the background, or before multitasking ends.")
    case .l3: tr("The app comes back from the background.")
    case .l4: tr("Opening an app that is in front changes nothing.")
    case .l5: tr("An app that is ended in the background is told only if it runs there.")
    case .l6: tr("An app that is ended in front first goes to the background.")
    case .l7: tr("The power button locks the device, and wakes it.")
    default: tr("Another app’s alert takes the taps away until it goes.")
    }
  }

  private static func action(_ rule: Rule) -> String {
    switch rule {
    case .s1: tr("A tapped control does its actions at once.")
    case .s2: tr("A disabled control does nothing.")
    case .s3: tr("A control under a dialog cannot be tapped.")
    case .s4: tr("The other screen is there at once; dialogs stay.")
    case .s5: tr("The texts of an alert that is up can change; nobody is called.")
    case .s6: tr("A line goes to the console.")
    case .s7: tr("What cannot be done now is refused and says why.")
    case .s9: tr("The device turns where the screen allows it; dialogs stay and hear nothing.")
    case .s10: tr("A condition decides which actions are done, when it is reached.")
    case .s12:
      tr("The rest of a list of actions comes later, unless its controller goes before.")
    case .s11: tr("A flag is set; it keeps its value until the process of the application ends.")
    case .s13: tr("Another instance of an alert or a sheet that is up, with its own texts.")
    case .s14: tr("A delegate that is set to nil hears nothing more; the dialog goes on.")
    case .s15: tr("A delegate that went without being set to nil: its next call would crash.")
    case .s17: tr("You set the device’s clock, or its time zone.")
    case .s16: tr("A text that the window cannot show in full is named on the console.")
    default: tr("Actions run in the order written and wait for no animation.")
    }
  }

  private static func limit(_ rule: Rule) -> String {
    switch rule {
    case .b1: tr("So many calls without time passing are a circle: the run stops.")
    case .b2: tr("A run has a limit of calls and of time.")
    case .b3: tr("A text, a field and the log have a limit of size: the run stops.")
    case .h1: tr("A question waits for your answer, and time with it.")
    default: tr("While a question waits, only its answer is taken.")
    }
  }
}
