internal import Foundation

extension NSResponder {
  /// Shows an error in an alert, and waits for the answer; always false: nothing is tried again.
  /// Mirrors AppKit.
  @discardableResult
  public final func presentError(_ error: any Error) -> Bool {
    NSApplication.shared.presentError(error)
  }
  /// Shows an error in an alert. Then the method of the delegate is called, with its first argument alone: `false`,
  /// because nothing is tried again. Mirrors AppKit.
  ///
  /// - Parameter window: No effect: the alert is shown over the active window.
  public final func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent selector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let answer = {
      guard let selector, let delegate = delegate as AnyObject? else { return }
      TargetAction.send(selector, to: delegate, from: false)
    }
    // Without a window on screen there is no alert.
    if !NSAlert(error: error).show({ _ in answer() }) { answer() }
  }
}
