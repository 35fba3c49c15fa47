import DialogModel
import Texts

// What the rows about sheets and popovers say, and those about dialogs above each other.

extension RuleText {
  static func sheet(_ rule: Rule) -> String {
    switch rule {
    case .a1: tr("A sheet that is shown says will, slides in, and says did.")
    case .a2: tr("A tapped button is told first; then the sheet leaves with its index.")
    case .a3: tr("A tap beside a sheet’s popover is told three times, with -1.")
    case .a4: tr("A tap beside the popover gives -1, though the sheet has a cancel button.")
    case .a5: tr("A sheet inside a popover makes that modal: a tap beside it does nothing.")
    case .a6: tr("A tap above a sheet on a phone does nothing.")
    case .a7: tr("The bar of the sheet’s own item stays live: another item acts, the sheet stays.")
    case .a8: tr("The sheet’s own bar item can be tapped again and shows it a second time.")
    case .a9: tr("With its bar disabled, an item does nothing while the sheet is up.")
    case .a10: tr("Code that dismisses a sheet makes no clicked.")
    case .a11: tr("Home treats sheets as it treats alerts.")
    default: tr("Bars that end the sheet’s view clip it: a button under a bar takes no finger.")
    }
  }

  static func popover(_ rule: Rule) -> String {
    switch rule {
    case .o1: tr("A tap beside a popover asks, lets it go, and tells when it has gone.")
    case .o2: tr("After a NO the popover stays, and nothing follows.")
    case .o3: tr("A modal popover stays, and nobody is asked.")
    case .o4: tr("What a popover lets through acts, and the popover stays.")
    case .o5: tr("A popover that code dismisses goes without a word.")
    case .o6: tr("A tap beside a form sheet does nothing.")
    case .o7: tr("A popover is presented without a call.")
    case .o9: tr("A field that edits is ended before its popover leaves, and may not refuse.")
    case .o10: tr("What code takes away while a field in it edits ends that, asked or not.")
    case .o11: tr("What would come out of something in no window is refused; UIKit raises.")
    case .o12: tr("A popover that code dismisses takes the view along that its content presented.")
    default: tr("A phone has no popovers: UIKit raises an exception.")
    }
  }

  static func kinds(_ rule: Rule) -> String {
    switch rule {
    case .m1: tr("An alert comes above a sheet or popover, which hears nothing and is seen still.")
    case .m2:
      tr("A sheet or a picker comes above what is up, which hears nothing and is seen still.")
    case .m3: tr("A popover comes above what is up, which hears nothing and is seen still.")
    case .m4: tr("The upper one leaves; the lower one is live again and hears nothing.")
    default: tr("A popover takes the sheet inside it along, which leaves first, with -1.")
    }
  }
}
