/// An auxiliary window, which is an ordinary window here. Mirrors AppKit's `NSPanel`.
open class NSPanel: NSWindow {
  /// Whether the panel is above other windows. Stored, without effect: the window manager decides.
  open var isFloatingPanel = false
  /// Whether the panel is activated only for a text field. Stored, without effect: the window
  /// manager decides.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel works during a modal dialog. Stored, without effect: the window manager
  /// decides.
  open var worksWhenModal = false
}
