import Glibc
import Gtk

/// Runs all checks inside an application's loop and exits with their result.
@MainActor func runChecks() -> Never {
  _ = mainThread
  let application = Application(id: "io.github.rehearsal.BridgeCheck", name: "Bridge Check")
  do { try application.register() } catch { print("Bail out! \(error)") }
  if application.isRemote {
    // The second instance, which `checkSecondInstance` starts.
    application.activate("hear", text: "from the second instance")
    exit(7)
  }
  MainLoop.attachMainQueue()
  var status: Int32 = 1
  application.onActivate {
    application.hold()
    Task { @MainActor in
      var tap = Tap()
      await tap.checkAll(application)
      status = tap.finish()
      application.quit()
    }
  }
  MainLoop.checkMainQueue {
    print("Bail out! main-actor tasks do not run")
    exit(1)
  }
  let code = application.run()
  exit(code == 0 ? status : code)
}

extension Tap {
  mutating func checkAll(_ application: Application) async {
    checkClosures()
    checkHeldByParent()
    await checkLoop(application)
    await checkLogList()
    await checkSecondInstance(application)
    await checkKeys()
    await checkEntry()
    checkTypingHistory()
    await checkWrittenHistory()
    await checkEntryOwner()
    await checkAllocation()
    await checkScrollBar()
    await checkHidingWhileScrolling()
    await checkMakingWhileScrolling()
    await checkDirection()
    await checkDrawing()
    await checkContext()
    await checkStacking()
    await checkReach()
    await checkPressing()
    await checkScrolling()
    await checkScrollingAcross()
    await checkInserting()
    await checkPictureOfWhatWaits()
    await checkManyChildren()
    await checkAccessibility()
    await checkWidgets()
    await checkFileChooser()
    await checkTicks()
    checkSettings()
    await checkFileMonitor()
    checkPictures()
  }
}

/// The thread that `main` started on: first asked for there.
private let mainThread = pthread_self()

/// Whether the caller runs on the thread that `main` started on.
func isProcessMainThread() -> Bool { pthread_equal(pthread_self(), mainThread) != 0 }
