public import Foundation

/// A view or object that drags begin in. Mirrors AppKit's `NSDraggingSource`. Its methods are never called: drags
/// begin in views with SwiftUI's `draggable` and `onDrag`, not in an `NSView`.
@preconcurrency @MainActor
public protocol NSDraggingSource: NSObjectProtocol {
  /// Returns the operations that are allowed. Never called.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Called when a drag begins. Never called.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Called when the pointer has moved. Never called.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Called when a drag has ended. Never called.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Whether modifier keys do not change the operation. Never called.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}

extension NSDraggingSource {
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Whether modifier keys do not change the operation. Always false.
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

/// Where a drag is, as seen from its source. Mirrors AppKit's.
public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
/// The arrangement of the pictures of a drag. Mirrors AppKit's.
public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }

/// One of the contents of a drag. Mirrors AppKit's `NSDraggingItem`.
@preconcurrency @MainActor
public final class NSDraggingItem: NSObject {
  /// The content.
  public let item: Any
  /// The place of the picture. Stored, without effect.
  public var draggingFrame = NSRect.zero

  /// Creates an item of a content.
  public init(pasteboardWriter: any NSPasteboardWriting) {
    item = pasteboardWriter
    super.init()
  }
  /// Sets the place and the picture. No effect but for `draggingFrame`.
  public func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}

/// A drag that an `NSView` has begun: there are none. Mirrors AppKit's `NSDraggingSession`.
@preconcurrency @MainActor
public final class NSDraggingSession: NSObject {
  /// The arrangement of the pictures. Stored, without effect.
  public var draggingFormation = NSDraggingFormation.default
  /// Whether the pictures fly back if nothing takes the content. Stored, without effect.
  public var animatesToStartingPositionsOnCancelOrFail = true
  /// The picture under the pointer. Stored, without effect.
  public var draggingLeaderIndex = 0
  /// The content. Always empty.
  public let draggingPasteboard = NSPasteboard.withUniqueName()
  /// The number of the drag. Always 0.
  public var draggingSequenceNumber: Int { 0 }
  /// The place on the screen. Always zero.
  public var draggingLocation: NSPoint { .zero }

  isolated deinit { draggingPasteboard.releaseGlobally() }
}

extension UIView {
  /// Begins no drag here: `draggable` and `onDrag` of SwiftUI do. Mirrors AppKit's.
  ///
  /// - Returns: A session in which nothing happens.
  @discardableResult
  public func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }
}
