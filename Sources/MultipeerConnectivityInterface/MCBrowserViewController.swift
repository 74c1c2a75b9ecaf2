public import Foundation
@_exported public import TabstopKits

/// The list of devices nearby. It ends at once, as if the user had cancelled: there is none. Mirrors
/// MultipeerConnectivity's `MCBrowserViewController`.
@preconcurrency @MainActor
open class MCBrowserViewController: OpeningController {
  /// The delegate. Not retained.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session.
  public let session: MCSession
  /// The browser.
  public let browser: MCNearbyServiceBrowser?
  /// The least number of other devices. Stored, without effect.
  open var minimumNumberOfPeers = 1
  /// The greatest number of other devices. Stored, without effect.
  open var maximumNumberOfPeers = 7

  /// Creates a list for a browser.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (self.browser, self.session) = (browser, session)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a list for a service.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }

  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { return nil }

  open override func open(_ done: @escaping () -> Void) {
    delegate?.browserViewControllerWasCancelled(self)
    done()
  }
}

/// A delegate that is notified of what the user does with a list of devices. Mirrors MultipeerConnectivity's.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Called when the user has connected to devices. Never called.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called when the user has cancelled.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Returns whether a device is shown. Never called.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  /// Shows every device.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}
