import CoreMotion
import CryptoKit
import Foundation
import QuickLook
import SwiftUI

// As sources for a phone use them.

enum Secrets {
  static func hex(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }

  static func gravatar(_ mail: String) -> String {
    Insecure.MD5.hash(data: Data(mail.utf8)).map { String(format: "%02hhx", $0) }.joined()
  }

  static func signature(_ text: String, key: String) -> String {
    let key = SymmetricKey(data: Data(key.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
    return Data(code).base64EncodedString()
  }

  static func sealed(_ text: String, key: SymmetricKey) throws -> Data {
    let box = try AES.GCM.seal(Data(text.utf8), using: key)
    guard let combined = box.combined else { throw CryptoKitError.incorrectParameterSize }
    return combined
  }

  static func opened(_ data: Data, key: SymmetricKey) throws -> String {
    let box = try AES.GCM.SealedBox(combined: data)
    return String(decoding: try AES.GCM.open(box, using: key), as: UTF8.self)
  }
}

final class Steps: ObservableObject {
  private let manager = CMMotionManager()
  private let pedometer = CMPedometer()
  @Published var roll = 0.0

  var canMove: Bool { manager.isDeviceMotionAvailable || CMPedometer.isStepCountingAvailable() }

  func start() {
    manager.deviceMotionUpdateInterval = 1.0 / 60
    manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, error in
      guard let motion, error == nil else { return }
      self?.roll = motion.attitude.roll
    }
    pedometer.startUpdates(from: Date()) { data, _ in
      guard let steps = data?.numberOfSteps.intValue else { return }
      print(steps)
    }
  }
}

struct FileRow: View {
  @State private var url: URL?
  let file: URL

  var body: some View {
    VStack {
      Button("Show") { url = file }
      Text(url == nil ? "closed" : "open")
    }
    .quickLookPreview($url)
  }
}

struct FilePreview: UIViewControllerRepresentable {
  let url: URL

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    return controller
  }
  func updateUIViewController(_ uiViewController: QLPreviewController, context: Context) {}

  class Coordinator: NSObject, QLPreviewControllerDataSource {
    let parent: FilePreview
    init(_ parent: FilePreview) { self.parent = parent }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> QLPreviewItem { parent.url as NSURL }
  }
}
