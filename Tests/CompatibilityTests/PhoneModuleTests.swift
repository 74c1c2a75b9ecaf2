import GtkBridge
import LocalAuthentication
import PrivateDisplay
import SwiftUI
import XCTest

@testable import AVFoundationInterface
@testable import CoreLocationInterface
@testable import MessageUIInterface

/// The behaviour of modules of Apple's here: a part works, the rest reports that it is not
/// supported.
@preconcurrency @MainActor
final class PhoneModuleTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testNobodyRecognisesTheUser() {
    let unlocker = Unlocker()
    unlocker.authenticate()
    XCTAssertFalse(unlocker.isUnlocked)
    XCTAssertNotNil(unlocker.failure)
    // Programs show its description.
    var error: NSError?
    _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    XCTAssertEqual(
      error?.localizedDescription, "This system cannot confirm who you are for this program.")
  }

  func testNothingMoves() {
    let steps = Steps()
    steps.start()
    XCTAssertFalse(steps.canMove)
  }

  func testAPreviewOpensTheFileAndIsOver() {
    let window = TestWindow(FileRow(file: URL(fileURLWithPath: "/nowhere/file.unknown")))
    window.press("Show")
    runLoop(until: { window.texts.contains("closed") }, "The preview stayed open.")
    window.close()
  }

  func testTheNetworkIsReported() {
    let monitor = NetworkMonitor()
    runLoop(
      until: { monitor.monitor.currentPath.status != .requiresConnection },
      "No state of the network.")
  }

  func testPlacesAreDeniedAndDistancesCalculated() {
    let manager = LocationManager()
    runLoop(until: { manager.status == .denied }, "The refusal did not arrive.")
    let ljubljana = CLLocation(latitude: 46.0511, longitude: 14.5051)
    let bled = CLLocation(latitude: 46.3683, longitude: 14.1146)
    XCTAssertEqual(ljubljana.distance(from: bled), 46_300, accuracy: 500)
  }

  func testALetterIsAnAddress() {
    let letter = MFMailComposeViewController()
    letter.setToRecipients(["ada@example.org", "eve@example.org"])
    letter.setSubject("Tea & cake")
    letter.setMessageBody("<p>At <b>five</b>?</p>", isHTML: true)
    let address = letter.letter?.absoluteString ?? ""
    XCTAssertTrue(address.hasPrefix("mailto:ada@example.org,eve@example.org?"), address)
    XCTAssertTrue(address.contains("subject=Tea%20%26%20cake"), address)
    XCTAssertTrue(address.hasSuffix("body=At%20five?"), address)
  }

  func testTextsAreSpokenOneAfterTheOther() {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
      ) { heard.append("start \(utterance.speechString)") }
      func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
      ) { heard.append("end \(utterance.speechString)") }
    }
    SpeechService.command = "/bin/true"
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    synthesizer.speak(AVSpeechUtterance(string: "one"))
    synthesizer.speak(AVSpeechUtterance(string: "two"))
    runLoop(until: { !synthesizer.isSpeaking }, "It does not end.")
    XCTAssertEqual(listener.heard, ["start one", "end one", "start two", "end two"])
    let utterance = AVSpeechUtterance(string: "-x")
    utterance.voice = AVSpeechSynthesisVoice(language: "de-AT")
    XCTAssertEqual(utterance.arguments.suffix(4), ["--language", "de", "--", "-x"])
  }

  func testAMissingSoundIsAnError() {
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/sound.mp3")))
  }
}
