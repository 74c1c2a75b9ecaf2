// Services of a telephone and its hardware, as sources from public repositories ask for them.
import ARKit
import CallKit
import Combine
import CoreImage
import CoreML
import CoreNFC
import CoreTelephony
import DeviceCheck
import GameController
import GroupActivities
import HomeKit
import Intents
import IntentsUI
import MetalKit
import MultipeerConnectivity
import NearbyInteraction
import NetworkExtension
import PassKit
import ReplayKit
import SwiftUI
import WidgetKit

final class NearbyChat: NSObject, ObservableObject, MCSessionDelegate,
  MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate
{
  @Published var peers: [MCPeerID] = []
  @Published var messages: [String] = []
  private let peerID = MCPeerID(displayName: "Desk")
  private lazy var session = MCSession(
    peer: peerID, securityIdentity: nil, encryptionPreference: .required)
  private var advertiser: MCNearbyServiceAdvertiser?
  private var browser: MCNearbyServiceBrowser?

  func start() {
    session.delegate = self
    let advertiser = MCNearbyServiceAdvertiser(
      peer: peerID, discoveryInfo: nil, serviceType: "desk-chat")
    advertiser.delegate = self
    advertiser.startAdvertisingPeer()
    self.advertiser = advertiser
    let browser = MCNearbyServiceBrowser(peer: peerID, serviceType: "desk-chat")
    browser.delegate = self
    browser.startBrowsingForPeers()
    self.browser = browser
  }

  func send(_ text: String) {
    do {
      try session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable)
    } catch {
      messages.append(error.localizedDescription)
    }
  }

  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
    if state == .connected { peers.append(peerID) }
  }
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
    messages.append(String(decoding: data, as: UTF8.self))
  }
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress
  ) {}
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?
  ) {}
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) { invitationHandler(true, session) }
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error
  ) { messages.append(error.localizedDescription) }
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) { browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10) }
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
    peers.removeAll { $0 == peerID }
  }
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error) {
    messages.append(error.localizedDescription)
  }
}

final class TagReader: NSObject, NFCNDEFReaderSessionDelegate {
  var message = ""
  private var session: NFCNDEFReaderSession?

  func scan() {
    session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true)
    session?.alertMessage = "Hold your phone near the tag."
    session?.begin()
  }
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {
    if let error = error as? NFCReaderError,
      error.code != .readerSessionInvalidationErrorUserCanceled
    {
      message = error.localizedDescription
    }
  }
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
    for record in messages.flatMap(\.records) {
      message = record.wellKnownTypeURIPayload()?.absoluteString ?? ""
    }
  }
}

struct Triangle: UIViewRepresentable {
  func makeUIView(context: Context) -> MTKView {
    let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
    view.delegate = context.coordinator
    view.clearColor = MTLClearColorMake(0, 0, 0, 1)
    return view
  }
  func updateUIView(_ view: MTKView, context: Context) {}
  func makeCoordinator() -> Renderer { Renderer() }

  final class Renderer: NSObject, MTKViewDelegate {
    private var queue: MTLCommandQueue?
    private var pipeline: MTLRenderPipelineState?

    func prepare(_ device: MTLDevice) throws {
      queue = device.makeCommandQueue()
      let descriptor = MTLRenderPipelineDescriptor()
      descriptor.vertexFunction = device.makeDefaultLibrary()?.makeFunction(name: "vertexMain")
      descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
      descriptor.colorAttachments[0].isBlendingEnabled = true
      pipeline = try device.makeRenderPipelineState(descriptor: descriptor)
    }
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
    func draw(in view: MTKView) {
      guard let drawable = view.currentDrawable, let pass = view.currentRenderPassDescriptor,
        let pipeline, let buffer = queue?.makeCommandBuffer(),
        let encoder = buffer.makeRenderCommandEncoder(descriptor: pass)
      else { return }
      encoder.setRenderPipelineState(pipeline)
      encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
      encoder.endEncoding()
      buffer.present(drawable)
      buffer.commit()
    }
  }
}

struct BasketView: View {
  @State private var isPaid = false
  var body: some View {
    VStack {
      Text(PKPaymentAuthorizationController.canMakePayments() ? "Pay here" : "Pay at the desk")
      PayWithApplePayButton(.buy) {
        isPaid = true
      } fallback: {
        Text("No Apple Pay")
      }
      .payWithApplePayButtonStyle(.black)
    }
  }
}

struct MovieNight: GroupActivity {
  static let activityIdentifier = "org.example.movie-night"
  var metadata: GroupActivityMetadata {
    var metadata = GroupActivityMetadata()
    metadata.title = "Movie night"
    metadata.type = .watchTogether
    return metadata
  }
}

@MainActor
enum Services {
  static let drawing =
    MTLCreateSystemDefaultDevice().map { CIContext(mtlDevice: $0) } ?? CIContext()

  static func classify(_ url: URL) async -> String {
    do {
      let model = try await MLModel.load(contentsOf: url)
      let input = try MLDictionaryFeatureProvider(dictionary: ["text": "lake"])
      return try await model.prediction(from: input).featureNames.joined()
    } catch {
      return error.localizedDescription
    }
  }

  static func startCall() async -> String {
    let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "Ada"))
    do {
      try await CXCallController().request(CXTransaction(action: action))
      return "calling"
    } catch {
      return error.localizedDescription
    }
  }

  static func watchTogether() async -> String {
    switch await MovieNight().prepareForActivation() {
    case .activationPreferred: return "together"
    case .activationDisabled:
      do { return try await MovieNight().activate() ? "together" : "alone" } catch {
        return error.localizedDescription
      }
    default: return "cancelled"
    }
  }

  static func connect() async -> String {
    let manager = NEVPNManager.shared()
    do {
      try await manager.loadFromPreferences()
      try manager.connection.startVPNTunnel()
      return "connected"
    } catch {
      return error.localizedDescription
    }
  }

  static func attest() async -> String {
    guard !DCAppAttestService.shared.isSupported else { return "supported" }
    do { return try await DCAppAttestService.shared.generateKey() } catch {
      return error.localizedDescription
    }
  }

  static func donate() async -> String {
    do {
      try await INInteraction(intent: INIntent(), response: nil).donate()
      return "donated"
    } catch {
      return error.localizedDescription
    }
  }

  static func record() async -> String {
    do {
      try await RPScreenRecorder.shared().startRecording()
      return "recording"
    } catch {
      return error.localizedDescription
    }
  }
}

final class RoomSensors: NSObject, ARSessionDelegate, NISessionDelegate, HMHomeManagerDelegate {
  var messages: [String] = []
  var homes: Int?
  private let session = ARSession()
  private let distance = NISession()
  private let home = HMHomeManager()

  func start() {
    session.delegate = self
    session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
    distance.delegate = self
    home.delegate = self
  }
  func session(_ session: ARSession, didFailWithError error: Error) {
    messages.append(error.localizedDescription)
  }
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { homes = manager.homes.count }
}

struct OlderProvider: IntentTimelineProvider {
  final class Settings: INIntent, @unchecked Sendable {}
  struct Entry: TimelineEntry {
    let date: Date
    let configuration: Settings
  }
  func placeholder(in context: Context) -> Entry { Entry(date: .now, configuration: Settings()) }
  func getSnapshot(
    for configuration: Settings, in context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(date: .now, configuration: configuration)) }
  func getTimeline(
    for configuration: Settings, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  ) {
    completion(
      Timeline(entries: [Entry(date: .now, configuration: configuration)], policy: .atEnd))
  }
}

struct OlderWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "older", intent: OlderProvider.Settings.self, provider: OlderProvider()
    ) { entry in
      Text(entry.date, style: .time)
    }
    .configurationDisplayName("Older")
  }
}
