public import Foundation
public import TabstopKits

/// A button with which the user chooses where a film is shown. Empty: no devices are offered, as the desktop decides
/// where sounds are heard. Mirrors AVKit's `AVRoutePickerView`.
open class AVRoutePickerView: UIView {
  /// The delegate, which would be notified of the choice. Not retained.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The colour while another device plays. Stored, without effect.
  open var activeTintColor: UIColor?
  /// Whether devices with a screen come first. Stored, without effect.
  open var prioritizesVideoDevices = false
}

/// A delegate of `AVRoutePickerView`: never notified. Mirrors AVKit's.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before devices are offered. Never called.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called when the choice has ended. Never called.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
