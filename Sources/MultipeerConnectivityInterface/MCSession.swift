public import Foundation

/// Whether a device is connected. Mirrors MultipeerConnectivity's.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether data arrive in their order. Mirrors MultipeerConnectivity's.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether connections are encrypted. Mirrors MultipeerConnectivity's.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// A group of connected devices, which stays empty: sending throws. Mirrors MultipeerConnectivity's `MCSession`.
// Sendable: one thread at a time.
open class MCSession: NSObject, @unchecked Sendable {
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// The identity of this device. Stored, without effect.
  public let securityIdentity: [Any]?
  /// Whether connections are encrypted. Stored, without effect.
  public let encryptionPreference: MCEncryptionPreference
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any MCSessionDelegate)?

  /// Creates a session.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) {
    (self.myPeerID, securityIdentity) = (myPeerID, identity)
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  /// The connected devices: none.
  open var connectedPeers: [MCPeerID] { [] }
  /// Sends data. Always throws.
  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws { throw MCError(.notConnected) }
  /// Opens a stream. Always throws.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  { throw MCError(.notConnected) }
  /// Sends a file. Passes an error to the handler, on another thread.
  @preconcurrency @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  /// Ends the connections. No effect.
  open func disconnect() {}
  /// Ends the connection that is being made. No effect.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  /// Connects to a device that the program has found by itself. No effect.
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  /// Passes an error to the handler, on another thread.
  @preconcurrency
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, MCError.unavailable) } }
}

/// The delegate of a session. Nothing is called here. Mirrors MultipeerConnectivity's.
public protocol MCSessionDelegate: AnyObject {
  /// A device has connected or gone.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Data have arrived.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A stream was opened.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// A file is arriving.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// A file has arrived.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  /// A device has shown its identity.
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  /// Accepts the identity.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
