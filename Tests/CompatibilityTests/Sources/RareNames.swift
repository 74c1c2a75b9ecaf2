import AVFoundation
import AppKit
import AuthenticationServices
import CoreImage.CIFilterBuiltins
import CoreLocation
import HealthKit
import MessageUI
import PDFKit
import StoreKit
import SwiftUI
import UIKit
import Vision
import WebKit

// Names that few sources use, and which stop a whole one.

struct Member: Identifiable, Hashable {
  let id: Int
  var name: String
  var nickname: String?
}

struct SortedMembers {
  let members: [Member]
  var byName: [Member] {
    members.sorted(using: [
      SortDescriptor(\Member.name, comparator: .localizedStandard, order: .reverse),
      SortDescriptor(\.id),
    ])
  }
  var byNickname: [Member] {
    members.sorted(using: SortDescriptor(\Member.nickname, comparator: .localized))
  }
}

struct FineList: View {
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.horizontalScrollIndicatorVisibility) private var bars
  @Environment(\.disableAutocorrection) private var isUncorrected
  @Environment(\.sidebarRowSize) private var rowSize
  var tapped: () -> Void = {}

  var body: some View {
    List {
      Section("Members") { Text("Ann").listRowInsets(.horizontal, 60) }
        .sectionActions { Button("Add Member", action: tapped) }
      Text("Uncorrected: \(isUncorrected == true)")
      Text("Time left \(timerInterval: Date.now...Date.now.addingTimeInterval(90))")
        .multilineTextAlignment(strategy: .writingDirectionBased)
        .writingDirection(strategy: .contentBased)
    }
    .fileDialogImportsUnresolvedAliases(false)
  }
}

struct OldMenu: View {
  @State private var choice = 0
  @Binding var tint: CGColor
  var body: some View {
    VStack {
      MenuButton("Older") { Button("Open") { choice = 1 } }
        .menuButtonStyle(BorderlessButtonMenuButtonStyle())
      Picker("Choice", selection: $choice) {
        Text("None").tag(0)
        Text("One").tag(1)
      } currentValueLabel: {
        Text("Chosen")
      }
      .paletteSelectionEffect(.automatic)
      Gauge(value: 0.4) {
        Text("Level")
      } currentValueLabel: {
        Text("40")
      } markedValueLabels: {
        Text("Half").tag(0.5)
      }
      ColorPicker("Tint", selection: $tint, supportsOpacity: false)
      Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden)
      PasteButton(supportedContentTypes: [.plainText]) { providers in
        _ = providers.first?.canLoadObject(ofClass: NSString.self)
      }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow], colorSpace: .perceptual)
      Rectangle().fill(Color.red.mix(with: .blue, by: 0.5, in: .perceptual))
        .scrollTransition(.animated.threshold(.visible.inset(by: 20))) { view, _ in view }
    }
  }
}

struct Shelf: View {
  @State private var missing: [String] = []
  @State private var isUnavailable = false
  var body: some View {
    Text("\(missing.joined(separator: ", ")) \(isUnavailable)")
      .storeProductsTask(for: ["a", "b"]) { state in
        if case .success(_, let unavailable) = state { missing = unavailable }
      }
      .storeProductTask(for: "c") { state in
        if case .unavailable = state { isUnavailable = true }
      }
  }
}

struct PhotoButton: View {
  let action: () -> Void
  var body: some View {
    Button("Photo", image: ImageResource(name: "photo", bundle: .main), action: action)
  }
}

struct Titles: NSViewRepresentable {
  let button: NSPopUpButton
  func makeNSView(context: Context) -> NSStackView {
    let box = NSBox()
    box.title = "Frame"
    box.contentView = NSTextField(labelWithString: "Inside")
    let line = NSBox()
    line.boxType = .separator
    let check = NSButton(checkboxWithTitle: "Agree", target: nil, action: nil)
    check.bezelStyle = .rounded
    check.isBordered = false
    let stack = NSStackView(views: [button, line, box, check])
    stack.orientation = .vertical
    let height = stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)
    height.animator().constant = 120
    return stack
  }
  func updateNSView(_ stack: NSStackView, context: Context) {}
}

struct SignInClassic: UIViewRepresentable {
  let signIn: () -> Void
  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    button.cornerRadius = 8
    button.addAction(UIAction { _ in signIn() }, for: .touchUpInside)
    return button
  }
  func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}
}

struct Well: UIViewRepresentable {
  @Binding var color: UIColor
  func makeUIView(context: Context) -> UIColorWell {
    let well = UIColorWell()
    well.title = "Ink"
    well.supportsAlpha = false
    well.addAction(
      UIAction { action in color = (action.sender as? UIColorWell)?.selectedColor ?? color },
      for: .valueChanged)
    return well
  }
  func updateUIView(_ well: UIColorWell, context: Context) { well.selectedColor = color }
}

struct MessageSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMessageComposeViewController {
    let controller = MFMessageComposeViewController()
    controller.recipients = ["+49 123"]
    controller.body = "Hello & goodbye"
    controller.messageComposeDelegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      controller.dismiss(animated: true)
    }
  }
}

@MainActor
enum RareCalls {
  static func clipboard() -> UIPasteboard {
    let board = UIPasteboard.general
    board.color = .red
    _ = (board.types, board.itemProviders, board.hasColors)
    return board
  }
  static func web(_ view: WKWebView) {
    view.load(
      Data("<p>Hi</p>".utf8), mimeType: "text/html", characterEncodingName: "utf-8",
      baseURL: URL(fileURLWithPath: "/"))
    view.find("a") { _ in }
    view.createPDF { _ in }
  }
  static func location(_ manager: CLLocationManager) -> CLLocation {
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Map")
    manager.desiredAccuracy = kCLLocationAccuracyReduced
    manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "Shop"))
    manager.startMonitoringVisits()
    return CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 90, speed: 6, timestamp: .now)
  }
  static func faces(_ data: Data) throws {
    try VNImageRequestHandler(data: data, orientation: .right, options: [:])
      .perform([VNGenerateForegroundInstanceMaskRequest()])
  }
  static func film(_ player: AVPlayer) -> Double {
    player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
    let loaded = player.currentItem?.loadedTimeRanges.first?.timeRangeValue
    return loaded?.duration.seconds ?? 0
  }
  static func pages(_ view: PDFView) {
    view.displayBox = .mediaBox
    view.pageShadowsEnabled = false
    let note = PDFAnnotation(bounds: .zero, forType: .highlight, withProperties: nil)
    note.color = .yellow
    view.currentPage?.addAnnotation(note)
    view.layoutDocumentView()
  }
  static func stores() async -> Int {
    var count = 0
    for await _ in Storefront.updates { count += 1 }
    return count
  }
}
