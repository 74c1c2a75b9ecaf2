// A recorder that writes the camera's pictures into a film, and a program that offers a service to other devices.
import AVFoundation
import CoreBluetooth
import CoreMotion
import CoreVideo
import UIKit

final class FilmController: UIViewController, AVCaptureVideoDataOutputSampleBufferDelegate {
  var writer: AVAssetWriter!
  var input: AVAssetWriterInput!
  var adaptor: AVAssetWriterInputPixelBufferAdaptor!

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }

  func prepare(_ file: URL) throws {
    let settings =
      [
        AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 1920, AVVideoHeightKey: 1080,
      ] as [String: Any]
    input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
    input.expectsMediaDataInRealTime = true
    input.transform = CGAffineTransform(rotationAngle: .pi / 2)
    adaptor = AVAssetWriterInputPixelBufferAdaptor(
      assetWriterInput: input,
      sourcePixelBufferAttributes: [kCVPixelBufferWidthKey as String: NSNumber(value: 1920)])
    writer = try AVAssetWriter(outputURL: file, fileType: .mov)
    writer.add(input)
    writer.startWriting()
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    let time = CMSampleBufferGetPresentationTimeStamp(sampleBuffer)
    writer.startSession(atSourceTime: time)
    guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    CVPixelBufferLockBaseAddress(pixels, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixels, .readOnly) }
    adaptor.append(pixels, withPresentationTime: time)
  }

  func join(_ asset: AVAsset) throws {
    let film = AVMutableComposition()
    try film.insertTimeRange(
      CMTimeRange(start: .zero, duration: asset.duration), of: asset, at: .zero)
  }

  func keep(_ film: URL) {
    guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path) else { return }
    UISaveVideoAtPathToSavedPhotosAlbum(film.path, nil, nil, nil)
  }
}

final class Beacon: NSObject, CBPeripheralManagerDelegate {
  private(set) var states: [CBManagerState] = []
  private var manager: CBPeripheralManager!

  override init() {
    super.init()
    manager = CBPeripheralManager(delegate: self, queue: nil)
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil,
      permissions: [.readable])
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    manager.add(service)
    manager.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [service.uuid]])
  }

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    states.append(peripheral.state)
  }
}

func nods() -> Bool {
  let headphones = CMHeadphoneMotionManager()
  headphones.startDeviceMotionUpdates(to: .main) { motion, _ in
    print(motion?.attitude.pitch ?? 0)
  }
  return headphones.isDeviceMotionActive
}

func printBill(_ finished: @escaping (Bool, Error?) -> Void) -> Bool {
  let info = UIPrintInfo(dictionary: nil)
  info.outputType = .general
  info.jobName = "Bill"
  let controller = UIPrintInteractionController.shared
  controller.printInfo = info
  controller.printFormatter = UIMarkupTextPrintFormatter(markupText: "<b>Bill</b>")
  return controller.present(animated: true) { _, completed, error in finished(completed, error) }
}

func fastLink(_ target: AnyObject) -> CADisplayLink {
  let link = CADisplayLink(target: target, selector: Selector(("step")))
  link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
  return link
}
