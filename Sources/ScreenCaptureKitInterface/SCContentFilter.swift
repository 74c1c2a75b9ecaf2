public import Foundation

/// What is on pictures. Mirrors ScreenCaptureKit's `SCContentFilter`.
open class SCContentFilter: NSObject, @unchecked Sendable {
  // Sendable: immutable.
  /// Everything on a screen but windows.
  public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) { super.init() }
  /// Windows on a screen.
  public init(display: SCDisplay, including includedWindows: [SCWindow]) { super.init() }
  /// The windows of programs.
  public init(
    display: SCDisplay, including applications: [SCRunningApplication],
    exceptingWindows: [SCWindow]
  ) { super.init() }
  /// Everything on a screen but programs.
  public init(
    display: SCDisplay, excludingApplications applications: [SCRunningApplication],
    exceptingWindows: [SCWindow]
  ) { super.init() }
  /// A window.
  public init(desktopIndependentWindow window: SCWindow) { super.init() }
  /// The size in points.
  open var contentRect: CGRect { .zero }
  /// The pixels in a point.
  open var pointPixelScale: Float { 1 }
}
