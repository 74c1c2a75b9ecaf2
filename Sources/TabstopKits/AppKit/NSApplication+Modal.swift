internal import Foundation
internal import Tabstop

extension NSApplication {
  /// Ends the program, or not, after its delegate has answered `.terminateLater`. Mirrors AppKit.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard waitsForReply else { return }
    waitsForReply = false
    if shouldTerminate { for window in Desktop.windows { window.close() } }
  }

  /// Opens a window, and waits until it closes or `stopModal(withCode:)` is called: the program's
  /// other windows keep working meanwhile, and the code around the call waits. Mirrors AppKit.
  @discardableResult
  public func runModal(for window: NSWindow) -> ModalResponse {
    let outer = modal
    window.makeKeyAndOrderFront(nil)
    guard window.isVisible else { return .abort }
    modal = (window, nil)
    defer { modal = outer }
    Updater.shared.wait { [self] in modal?.response != nil || !window.isVisible }
    return modal?.response ?? .abort
  }
  /// Ends `runModal(for:)`; its window stays open. Mirrors AppKit.
  public func stopModal() { stopModal(withCode: .stop) }
  /// Ends `runModal(for:)` with an answer; its window stays open. Mirrors AppKit.
  public func stopModal(withCode returnCode: ModalResponse) { modal?.response = returnCode }
  /// Ends `runModal(for:)`; its window stays open. Mirrors AppKit.
  public func abortModal() { stopModal(withCode: .abort) }
  /// The window that `runModal(for:)` waits for. Mirrors AppKit.
  public var modalWindow: NSWindow? { modal?.window }

  /// Ends `runModal(for:)` when its window closes.
  func closes(_ window: NSWindow) {
    if modal?.window === window, modal?.response == nil { modal?.response = .abort }
  }

  /// Shows an error in an alert, and waits for the answer; always false: nothing is tried again.
  /// Mirrors AppKit.
  @discardableResult
  public func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal()
    return false
  }
}
