public import Foundation

extension NSWindow {
  /// Opens a window in front of the others; the handler is called with the answer of
  /// `endSheet(_:)`, with `.cancel` when the user closes it, and with `.abort` if it has no
  /// content. It is a window of its own. Mirrors AppKit.
  public func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    // Of a sheet that is open already, the first request has its answer.
    if sheetWindow.isSheet { sheetWindow.endAsSheet(.abort) }
    openSheets.append(sheetWindow)
    sheetWindow.windowOfSheet = self
    sheetWindow.sheetHandler = handler
    sheetWindow.makeKeyAndOrderFront(nil)
    // Without a content it does not open.
    if !sheetWindow.isVisible { sheetWindow.endAsSheet(.abort) }
  }

  /// Opens a window in front of the others, and returns its answer. Mirrors AppKit.
  @discardableResult
  public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheet(sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// Closes a window that `beginSheet(_:completionHandler:)` has opened; its answer is `.stop`.
  /// Mirrors AppKit.
  public func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }

  /// Closes a window that `beginSheet(_:completionHandler:)` has opened, with an answer. Mirrors
  /// AppKit.
  public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard openSheets.contains(where: { $0 === sheetWindow }) else { return }
    sheetWindow.endAsSheet(returnCode)
    sheetWindow.close()
  }

  /// The windows that `beginSheet(_:completionHandler:)` has opened, which are still open. Mirrors
  /// AppKit.
  public var sheets: [NSWindow] { openSheets }
  /// The first of `sheets`. Mirrors AppKit.
  public var attachedSheet: NSWindow? { openSheets.first }
  /// The window that has opened this one by `beginSheet(_:completionHandler:)`. Mirrors AppKit.
  public var sheetParent: NSWindow? { windowOfSheet }
  /// Whether it was opened by `beginSheet(_:completionHandler:)`, and is still open. Mirrors
  /// AppKit.
  public var isSheet: Bool { windowOfSheet != nil }

  /// Ends being a sheet: the handler gets the answer.
  func endAsSheet(_ response: NSApplication.ModalResponse) {
    let handler = sheetHandler
    sheetHandler = nil
    windowOfSheet?.openSheets.removeAll { $0 === self }
    windowOfSheet = nil
    handler?(response)
  }
}

extension NSWindow {
  /// The window that this one belongs to. Always `nil`: no window is in another. Mirrors AppKit.
  public var parent: NSWindow? { nil }
  /// Whether the window is visible. Mirrors AppKit.
  public struct OcclusionState: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At least a part of the window is visible.
    public static let visible = OcclusionState(rawValue: 2)
  }
  /// Visible while it is open: whether others cover it is not known. Mirrors AppKit.
  public var occlusionState: OcclusionState { isVisible ? .visible : [] }

  /// The window itself: what is set of it changes at once. Mirrors AppKit.
  public func animator() -> Self { self }

  /// Converts a rectangle to the screen's coordinates. Returns the same rectangle: only the window manager knows
  /// the place. Mirrors AppKit.
  public func convertToScreen(_ rect: CGRect) -> CGRect { rect }
  /// Converts a rectangle from the screen's coordinates. Returns the same rectangle. Mirrors AppKit.
  public func convertFromScreen(_ rect: CGRect) -> CGRect { rect }
  /// Converts a point to the screen's coordinates. Returns the same point. Mirrors AppKit.
  public func convertPoint(toScreen point: CGPoint) -> CGPoint { point }
  /// Converts a point from the screen's coordinates. Returns the same point. Mirrors AppKit.
  public func convertPoint(fromScreen point: CGPoint) -> CGPoint { point }

  /// The editor of a field: each has its own. `nil` for another object. Mirrors AppKit.
  public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    (object as? NSTextField)?.editor
  }
  /// Takes the focus from the field that has it. Mirrors AppKit.
  public func endEditing(for object: Any?) { makeFirstResponder(nil) }
  /// Removes a window that moves with this one. No effect: the window manager decides. Mirrors
  /// AppKit.
  public func removeChildWindow(_ childWin: NSWindow) {}
  /// Lets the user drag the window. No effect: the user moves the window. Mirrors AppKit.
  public func performDrag(with event: NSEvent) {}
  /// Changes the window's place among others. No effect: the window manager decides. Mirrors
  /// AppKit.
  public func order(_ place: OrderingMode, relativeTo otherWin: Int) {
    if place == .out { orderOut(nil) } else { makeKeyAndOrderFront(nil) }
  }
}

extension NSWindow.Level {
  /// The level above another by a number. No effect: the window manager decides. Mirrors AppKit.
  public static func + (level: NSWindow.Level, number: Int) -> NSWindow.Level {
    NSWindow.Level(rawValue: level.rawValue + number)
  }
  /// The level below another by a number. No effect: the window manager decides. Mirrors AppKit.
  public static func - (level: NSWindow.Level, number: Int) -> NSWindow.Level {
    NSWindow.Level(rawValue: level.rawValue - number)
  }
}
