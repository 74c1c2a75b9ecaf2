public import Foundation

/// A small window beside a view. Mirrors AppKit's: it is a window whose place is the window manager's decision. Views
/// of SwiftUI have `popover`.
@preconcurrency @MainActor
open class NSPopover: NSResponder {
  /// When the popover closes by itself. No effect: the user closes it. Mirrors AppKit's.
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  /// When the popover closes by itself. Stored, without effect.
  open var behavior = Behavior.applicationDefined
  /// Whether it opens with an animation. Stored, without effect.
  open var animates = true
  /// The size of its content; zero for the content's own.
  open var contentSize = CGSize.zero
  /// The controller of its views.
  open var contentViewController: NSViewController?
  /// The place beside which it is shown. Stored, without effect.
  open var positioningRect = CGRect.zero
  /// The colours. Stored, without effect.
  open var appearance: NSAppearance?
  /// Whether the arrow is hidden. Stored, without effect.
  open var hasFullSizeContent = false
  /// The delegate, which is notified when `close()` closes the popover. Not retained.
  open weak var delegate: (any NSPopoverDelegate)?
  private var window: NSWindow?

  /// Creates a popover.
  public override init() { super.init() }

  /// Whether it is open.
  open var isShown: Bool { window?.isVisible ?? false }

  /// Opens the popover. Its place is the window manager's decision.
  open func show(
    relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    guard let contentViewController else { return }
    // The user may have closed the window of another controller.
    let shown =
      window.flatMap { $0.isVisible ? $0 : nil }
      ?? NSWindow(contentViewController: contentViewController)
    let wasShown = shown === window
    window = shown
    shown.setContentSize(contentSize)
    if !wasShown { post(Self.willShowNotification) }
    shown.makeKeyAndOrderFront(nil)
    if !wasShown { post(Self.didShowNotification) }
  }
  /// Closes the popover.
  open func performClose(_ sender: Any?) {
    if delegate?.popoverShouldClose(self) != false { close() }
  }
  /// Closes the popover.
  open func close() {
    guard isShown else { return }
    post(Self.willCloseNotification)
    window?.close()
    window = nil
    post(Self.didCloseNotification)
    delegate?.popoverDidClose(Notification(name: Self.didCloseNotification, object: self))
  }
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  /// Posted before a popover is shown.
  public nonisolated static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  /// Posted when a popover is shown.
  public nonisolated static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  /// Posted before the program closes a popover.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  /// Posted when the program has closed a popover.
  public nonisolated static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")
}

/// A delegate of a popover. Mirrors AppKit's.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether `performClose(_:)` closes the popover.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called when the program has closed the popover.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Closes it.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
