public import Foundation

/// An announcement of this device to those nearby: it fails at once. Mirrors MultipeerConnectivity's
/// `MCNearbyServiceAdvertiser`.
// Sendable: one thread at a time.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// What others learn before they connect.
  public let discoveryInfo: [String: String]?
  /// The name of the service.
  public let serviceType: String
  /// The delegate, which is notified that nothing was started. Not retained.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  /// Creates an advertiser.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    super.init()
  }

  /// Starts: the delegate gets an error, on the main thread.
  open func startAdvertisingPeer() {
    DispatchQueue.main.async { [self] in
      delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError.unavailable)
    }
  }
  /// Stops. No effect.
  open func stopAdvertisingPeer() {}
}

/// The delegate of an advertiser. Mirrors MultipeerConnectivity's.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// A device invites this one. Not called here.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Nothing was started.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Searches for devices nearby: fails at once. Mirrors MultipeerConnectivity's `MCNearbyServiceBrowser`.
// Sendable: one thread at a time.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// The name of the service.
  public let serviceType: String
  /// The delegate, which is notified that nothing was started. Not retained.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  /// Creates a browser.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    super.init()
  }

  /// Starts: the delegate gets an error, on the main thread.
  open func startBrowsingForPeers() {
    DispatchQueue.main.async { [self] in
      delegate?.browser(self, didNotStartBrowsingForPeers: MCError.unavailable)
    }
  }
  /// Stops. No effect.
  open func stopBrowsingForPeers() {}
  /// Invites a device. No effect: none is found.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// The delegate of a browser. Mirrors MultipeerConnectivity's.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// A device was found. Not called here.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// A device has gone. Not called here.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Nothing was started.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// An announcement of this device to those nearby, which asks the user about invitations: there are none. Mirrors
/// MultipeerConnectivity's `MCAdvertiserAssistant`.
// Sendable: one thread at a time.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The name of the service.
  public let serviceType: String
  /// What others learn before they connect.
  public let discoveryInfo: [String: String]?
  /// The session.
  public let session: MCSession
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  /// Creates an assistant.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    super.init()
  }

  /// Starts. No effect.
  open func start() {}
  /// Stops. No effect.
  open func stop() {}
}

/// The delegate of an assistant. Nothing is called here. Mirrors MultipeerConnectivity's.
public protocol MCAdvertiserAssistantDelegate: AnyObject {}
