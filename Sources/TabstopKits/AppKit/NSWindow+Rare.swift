public import Foundation

// Members of `NSWindow` without an effect or with constant values: the window manager and GTK decide.
extension NSWindow {
  /// The steps in which the size changes. No effect.
  public var resizeIncrements: CGSize {
    get { CGSize(width: 1, height: 1) }
    set {}
  }
  /// The class that opens the window again at the next start. No effect: a `WindowGroup` does it.
  public var restorationClass: AnyClass? {
    get { nil }
    set {}
  }
  /// The title of a hidden window: that of the window. No effect.
  public var miniwindowTitle: String! {
    get { title }
    set {}
  }
  /// The place for the next window. Always the same point: the window manager has the places.
  @discardableResult
  public func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint { topLeftPoint }
  /// Shows or hides the toolbar. No effect: there is none.
  public func toggleToolbarShown(_ sender: Any?) {}
  /// Orders the views for Tab again. No effect: their order is that of the views.
  public func recalculateKeyViewLoop() {}
  /// Whether a change shows at once. Always `true`.
  public var isAutodisplay: Bool {
    get { true }
    set {}
  }
  /// The colour space. No effect: it is sRGB.
  public var colorSpace: NSColorSpace? {
    get { .sRGB }
    set {}
  }
  /// The numbers of the windows of the program. Always `nil`: they have none.
  public class func windowNumbers(options: NumberListOptions = []) -> [NSNumber]? { nil }
  /// Which windows are counted. Mirrors AppKit's.
  public struct NumberListOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those of all programs.
    public static let allApplications = NumberListOptions(rawValue: 1)
    /// Those of all workspaces.
    public static let allSpaces = NumberListOptions(rawValue: 16)
  }
}

extension NSApplication {
  /// Whether windows are updated. No effect: a change shows at once.
  public func setWindowsNeedUpdate(_ needUpdate: Bool) {}
}

extension NSWorkspace {
  /// The program with an identifier, if there is one. Mirrors AppKit.
  public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] {
    urlForApplication(withBundleIdentifier: bundleIdentifier).map { [$0] } ?? []
  }
}

extension NSWorkspace.OpenConfiguration {
  /// Whether the program is hidden. No effect: the desktop decides.
  public var hides: Bool {
    get { false }
    set {}
  }
}
