public import Foundation
internal import GtkBridge
internal import Tabstop

extension NSWindow {
  /// Whether windows may be tabs of others. No effect: windows have no tabs here.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }

  /// A button of a title bar. Mirrors AppKit's.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  /// Hides the window, except for its entry in the desktop's list, as its button does.
  public func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
  /// Makes the window as large as possible, or no longer, as its button does.
  public func performZoom(_ sender: Any?) { zoom(sender) }
  /// Whether it is as large as possible.
  public var isZoomed: Bool { open?.widget?.isMaximizedWindow ?? false }
  /// The first screen.
  public var screen: NSScreen? { .main }
  /// Opens the window, or closes it.
  public func setIsVisible(_ flag: Bool) {
    if flag { makeKeyAndOrderFront(nil) } else { orderOut(nil) }
  }
  /// Opens the window. It comes to the front: no program can put a window behind others.
  public func orderBack(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Draws the shadow again. No effect: a change shows at once.
  public func invalidateShadow() {}
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }
  /// A number of the window: 0.
  public var windowNumber: Int { 0 }
  /// Whether it is hidden by the user: not known.
  public var isMiniaturized: Bool { false }
  /// No windows of its own.
  public var childWindows: [NSWindow]? { nil }
  /// Adds a window that moves with this one. No effect: the window manager decides.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  /// Above or below. Mirrors AppKit's.
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
  /// The area of its content: its size.
  public var contentLayoutRect: CGRect { frame }
  /// The rectangle of the content in a frame: the frame.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
}

extension NSWindow {
  /// The thickness of the edge around the content. No effect: the window manager draws the edge.
  public func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
  /// Sets whether the thickness is found out. No effect: the window manager draws the edge.
  public func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {}
}
