import AVFoundation
import AVKit
import AudioToolbox
import Cocoa
import CoreHaptics
import CoreLocation
import LocalAuthentication
import MessageUI
import Network
import QuartzCore
import SafariServices
import StoreKit
import SwiftUI
import WidgetKit

// The typical use of these modules in applications.

class SoundPlayer {
  static let shared = SoundPlayer()
  var player: AVAudioPlayer?

  func play(_ url: URL) {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      player?.play()
    } catch {
      print("Could not find and play the sound file.")
    }
  }

  func click() { AudioServicesPlaySystemSound(1104) }
}

struct FilmView: View {
  let url: URL
  var body: some View { VideoPlayer(player: AVPlayer(url: url)).frame(height: 200) }
}

class Unlocker: ObservableObject {
  @Published var isUnlocked = false
  @Published var failure: String?

  func authenticate() {
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
      ) { success, authenticationError in
        DispatchQueue.main.async { self.isUnlocked = success }
      }
    } else {
      failure = error?.localizedDescription ?? "No biometrics"
    }
  }
}

class NetworkMonitor: ObservableObject {
  @Published var isConnected = false
  let monitor = NWPathMonitor()
  let queue = DispatchQueue(label: "Monitor")

  init() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { [weak self] in self?.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: queue)
  }
  deinit { monitor.cancel() }
}

class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var location: CLLocationCoordinate2D?
  @Published var status = CLAuthorizationStatus.notDetermined

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.first?.coordinate
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}

class HapticPlayer {
  var engine: CHHapticEngine?

  func prepare() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    do {
      engine = try CHHapticEngine()
      try engine?.start()
      let event = CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
        relativeTime: 0)
      let player = try engine?.makePlayer(
        with: CHHapticPattern(events: [event], parameters: []))
      try player?.start(atTime: 0)
    } catch {
      print(error.localizedDescription)
    }
  }
}

struct MailView: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentation

  class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    @Binding var presentation: PresentationMode
    init(presentation: Binding<PresentationMode>) { _presentation = presentation }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) {
      $presentation.wrappedValue.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(presentation: presentation) }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["ada@example.org"])
    controller.setSubject("Tea & cake")
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

struct SafariView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(
    context: UIViewControllerRepresentableContext<SafariView>
  ) -> SFSafariViewController {
    return SFSafariViewController(url: url)
  }
  func updateUIViewController(
    _ uiViewController: SFSafariViewController,
    context: UIViewControllerRepresentableContext<SafariView>
  ) {}
}

struct RatingButton: View {
  @Environment(\.requestReview) var requestReview
  var body: some View {
    Button("Rate") {
      requestReview()
      SKStoreReviewController.requestReview()
      WidgetCenter.shared.reloadAllTimelines()
    }
  }
}

func secondsOf(_ work: () -> Void) -> Double {
  let start = CACurrentMediaTime()
  work()
  return CACurrentMediaTime() - start
}
