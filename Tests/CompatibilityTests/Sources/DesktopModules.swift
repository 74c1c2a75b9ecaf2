import ActivityKit
import AppTrackingTransparency
import AVFoundation
import AVKit
import BackgroundTasks
import Contacts
import CoreBluetooth
import CoreLocation
import EventKit
import GameplayKit
import MediaPlayer
import Photos
import ServiceManagement
import simd
import Speech
import SwiftUI
import TipKit
import WatchConnectivity
import WebKit

// As programs for phones and Macs use these modules.

// MARK: Pages of the web

struct WebPage: UIViewRepresentable {
  let address: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.defaultWebpagePreferences.allowsContentJavaScript = true
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = context.coordinator
    webView.allowsBackForwardNavigationGestures = true
    webView.scrollView.isScrollEnabled = false
    return webView
  }

  func updateUIView(_ webView: WKWebView, context: Context) {
    guard webView.url != address else { return }
    webView.load(URLRequest(url: address))
  }

  final class Coordinator: NSObject, WKNavigationDelegate {
    var parent: WebPage
    init(_ parent: WebPage) { self.parent = parent }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      parent.isLoading = true
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(.allow)
    }
  }
}

struct WebPageScreen: View {
  let address: URL
  @State private var isLoading = true

  var body: some View {
    VStack {
      Text(isLoading ? "loading" : "loaded")
      WebPage(address: address, isLoading: $isLoading)
    }
  }
}

// MARK: Cameras and films

final class CameraModel: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate {
  @Published var session = AVCaptureSession()
  @Published var output = AVCapturePhotoOutput()
  @Published var preview: AVCaptureVideoPreviewLayer!
  @Published var message = ""
  @Published var picture: Data?

  func check() {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: setUp()
    case .notDetermined:
      AVCaptureDevice.requestAccess(for: .video) { isAllowed in
        if isAllowed { self.setUp() }
      }
    case .denied: message = "denied"
    default: return
    }
  }

  func setUp() {
    do {
      session.beginConfiguration()
      session.sessionPreset = .photo
      guard
        let device = AVCaptureDevice.default(
          .builtInWideAngleCamera, for: .video, position: .back)
      else { return }
      let input = try AVCaptureDeviceInput(device: device)
      if session.canAddInput(input) { session.addInput(input) }
      if session.canAddOutput(output) { session.addOutput(output) }
      session.commitConfiguration()
    } catch {
      message = error.localizedDescription
    }
  }

  func take() { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
  ) {
    guard error == nil else {
      message = "no photo"
      return
    }
    picture = photo.fileDataRepresentation()
  }
}

struct CameraPreview: UIViewRepresentable {
  @ObservedObject var camera: CameraModel

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    camera.preview = AVCaptureVideoPreviewLayer(session: camera.session)
    camera.preview.frame = view.frame
    camera.preview.videoGravity = .resizeAspectFill
    view.layer.addSublayer(camera.preview)
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

struct FilmPlayer: UIViewControllerRepresentable {
  let player: AVPlayer

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    controller.videoGravity = .resizeAspectFill
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

final class LoopingFilmView: UIView {
  private let playerLayer = AVPlayerLayer()
  private var looper: AVPlayerLooper?

  init(url: URL) {
    super.init(frame: .zero)
    let player = AVQueuePlayer()
    looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(asset: AVAsset(url: url)))
    playerLayer.player = player
    playerLayer.videoGravity = .resizeAspectFill
    layer.addSublayer(playerLayer)
    player.play()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    playerLayer.frame = bounds
  }
}

// MARK: Permissions

final class Permissions: NSObject, ObservableObject, CBCentralManagerDelegate {
  @Published var answers: [String: Bool] = [:]
  private var central: CBCentralManager!

  func ask() {
    CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in
      self.answers["contacts"] = isAllowed
    }
    EKEventStore().requestAccess(to: .event) { isAllowed, _ in
      DispatchQueue.main.async { self.answers["calendars"] = isAllowed }
    }
    SFSpeechRecognizer.requestAuthorization { status in
      DispatchQueue.main.async { self.answers["speech"] = status == .authorized }
    }
    AVAudioSession.sharedInstance().requestRecordPermission { isAllowed in
      DispatchQueue.main.async { self.answers["microphone"] = isAllowed }
    }
    ATTrackingManager.requestTrackingAuthorization { status in
      DispatchQueue.main.async { self.answers["tracking"] = status == .authorized }
    }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      DispatchQueue.main.async { self.answers["photos"] = status == .authorized }
    }
    central = CBCentralManager(delegate: self, queue: nil)
    answers["watch"] = WCSession.isSupported()
    answers["activities"] = ActivityAuthorizationInfo().areActivitiesEnabled
    answers["background"] =
      (try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "x"))) != nil
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    answers["bluetooth"] = central.state == .poweredOn
  }
}

final class PlaceNames: ObservableObject {
  @Published var name = ""

  func find(_ location: CLLocation) {
    CLGeocoder().reverseGeocodeLocation(location) { placemarks, error in
      guard let placemark = placemarks?.first, error == nil else {
        self.name = "unknown"
        return
      }
      self.name = [placemark.locality, placemark.country].compactMap { $0 }.joined(separator: ", ")
    }
  }
}

// MARK: Tips

struct FavoriteTip: Tip {
  var title: Text { Text("Save as a favourite") }
  var message: Text? { Text("Your favourites are at the top.") }
  var image: Image? { Image(systemName: "star") }
}

struct TipScreen: View {
  private let tip = FavoriteTip()

  var body: some View {
    VStack {
      TipView(tip, arrowEdge: .bottom)
      Button("Favourite") { tip.invalidate(reason: .actionPerformed) }
    }
    .task {
      try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }
  }
}

// MARK: Games

final class Dice {
  private let twister: GKMersenneTwisterRandomSource
  private let die: GKRandomDistribution
  init(seed: UInt64) {
    twister = GKMersenneTwisterRandomSource(seed: seed)
    die = GKRandomDistribution(randomSource: twister, lowestValue: 1, highestValue: 6)
  }
  func roll() -> Int { die.nextInt() }
  func shuffled(_ cards: [String]) -> [String] {
    twister.arrayByShufflingObjects(in: cards) as! [String]
  }
}

final class Waiting: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Playing.Type }
}
final class Playing: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Waiting.Type }
}

// MARK: A Mac's keys

final class KeyView: NSView {
  var pressed: [UInt16] = []
  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) {
    if event.keyCode == 53 { super.keyDown(with: event) } else { pressed.append(event.keyCode) }
  }
  override func mouseDown(with event: NSEvent) { window?.makeFirstResponder(self) }
  override func updateTrackingAreas() {
    addTrackingArea(
      NSTrackingArea(
        rect: bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self, userInfo: nil))
  }
}

struct KeyReader: NSViewRepresentable {
  let view: KeyView
  func makeNSView(context: Context) -> KeyView { view }
  func updateNSView(_ nsView: KeyView, context: Context) {}
}

final class NotePanel: NSPanel {
  override var canBecomeKey: Bool { true }
  override var canBecomeMain: Bool { true }
  override func resignMain() {
    super.resignMain()
    close()
  }
}

// MARK: A recognizer

struct PanReader: UIGestureRecognizerRepresentable {
  let note: (String) -> Void

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.delegate = context.coordinator
    return recognizer
  }
  func handleUIGestureRecognizerAction(
    _ recognizer: UIPanGestureRecognizer, context: Context
  ) {
    note("\(recognizer.state.rawValue) \(recognizer.translation(in: recognizer.view).x)")
  }
}

// MARK: A text that a program draws

struct Emphasis: TextAttribute {}

struct Wave: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[Emphasis.self] != nil {
          for (index, slice) in run.enumerated() {
            var copy = ctx
            copy.translateBy(x: 0, y: sin(Double(index)) * strength)
            copy.draw(slice, options: .disablesSubpixelQuantization)
          }
        } else {
          ctx.draw(run)
        }
      }
    }
  }
}

struct WavingText: View {
  var body: some View {
    Text("\(Text("Hello").customAttribute(Emphasis())) world")
      .font(.title)
      .textRenderer(Wave(strength: 4))
  }
}
