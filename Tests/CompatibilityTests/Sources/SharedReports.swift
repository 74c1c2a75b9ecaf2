import Carbon.HIToolbox
import CommonCrypto
import CryptoKit
import IOKit.ps
import IOKit.pwr_mgt
import LinkPresentation
import MetricKit
import SwiftUI
import UniformTypeIdentifiers

// As sources for a phone and for a Mac use them.

struct Report: Codable, Transferable {
  var title: String
  var pages: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { report in
      Data("%PDF \(report.title)".utf8)
    }
    .suggestedFileName { $0.title }
    FileRepresentation(exportedContentType: .zip) { report in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(report.title).zip")
      try Data("PK \(report.pages)".utf8).write(to: file)
      return SentTransferredFile(file)
    }
    CodableRepresentation(contentType: .json)
  }
}

struct ReportPage: View {
  @State var isExporting = false
  let report: Report
  var done: (Result<URL, any Error>) -> Void = { _ in }

  var body: some View {
    VStack {
      ShareLink(item: report, preview: SharePreview(report.title))
      Button("Export") { isExporting = true }
    }
    .fileExporter(
      isPresented: $isExporting, item: report, contentTypes: [.pdf],
      defaultFilename: "Report", onCompletion: done)
  }
}

/// What a share sheet of UIKit's shows of a report.
final class ReportSource: NSObject, UIActivityItemSource {
  let report: Report
  init(_ report: Report) { self.report = report }

  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
    report.title
  }
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? { "\(report.title): \(report.pages) pages" }
  func activityViewControllerLinkMetadata(
    _ controller: UIActivityViewController
  ) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.title = report.title
    metadata.iconProvider = NSItemProvider(object: UIImage(systemName: "doc")!)
    return metadata
  }
}

struct LinkPreview: UIViewRepresentable {
  let metadata: LPLinkMetadata
  func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
  func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = metadata }
}

final class Awake: ObservableObject {
  @Published private(set) var isAwake = false
  private var assertion: IOPMAssertionID = 0

  func toggle() {
    if isAwake {
      isAwake = IOPMAssertionRelease(assertion) != kIOReturnSuccess
    } else {
      isAwake =
        IOPMAssertionCreateWithName(
          kIOPMAssertionTypeNoDisplaySleep as CFString, IOPMAssertionLevel(kIOPMAssertionLevelOn),
          "A test" as CFString, &assertion) == kIOReturnSuccess
    }
  }

  static var charges: [Int] {
    let info = IOPSCopyPowerSourcesInfo().takeRetainedValue()
    let sources = IOPSCopyPowerSourcesList(info).takeRetainedValue() as [CFTypeRef]
    return sources.compactMap { source in
      let description =
        IOPSGetPowerSourceDescription(info, source).takeUnretainedValue() as! [String: Any]
      return description[kIOPSCurrentCapacityKey] as? Int
    }
  }
}

final class Reports: NSObject, MXMetricManagerSubscriber {
  override init() {
    super.init()
    MXMetricManager.shared.add(self)
  }
  func didReceive(_ payloads: [MXMetricPayload]) { print(payloads.count) }
}

struct PressedKeyView: NSViewRepresentable {
  final class View: NSView {
    override var acceptsFirstResponder: Bool { true }
    override func keyDown(with event: NSEvent) {
      switch Int(event.keyCode) {
      case kVK_Escape, kVK_ANSI_Q: window?.close()
      default: super.keyDown(with: event)
      }
    }
  }
  func makeNSView(context: Context) -> View { View() }
  func updateNSView(_ view: View, context: Context) {}
}

enum Memory {
  static var bytes: UInt64 {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let status = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    return status == KERN_SUCCESS ? info.resident_size : 0
  }

  static func text(_ name: String) -> String {
    var size = 0
    sysctlbyname(name, nil, &size, nil, 0)
    var text = [CChar](repeating: 0, count: size)
    sysctlbyname(name, &text, &size, nil, 0)
    return String(cString: text)
  }
}

enum Box {
  static func crypt(_ data: Data, key: Data, operation: Int) -> Data? {
    var result = Data(count: data.count + kCCBlockSizeAES128)
    let size = result.count
    var moved = 0
    let status = result.withUnsafeMutableBytes { result in
      data.withUnsafeBytes { data in
        key.withUnsafeBytes { key in
          CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
            key.baseAddress, kCCKeySizeAES256, nil, data.baseAddress, data.count,
            result.baseAddress, size, &moved)
        }
      }
    }
    return status == kCCSuccess ? result.prefix(moved) : nil
  }

  static func token(_ text: String, pem: String) throws -> String {
    let key = try P256.Signing.PrivateKey(pemRepresentation: pem)
    return try key.signature(for: Data(text.utf8)).rawRepresentation.base64EncodedString()
  }
}

/// A folder whose changes are reported.
final class FolderWatch {
  private var source: DispatchSourceFileSystemObject?
  var changed: (() -> Void)?

  func start(_ path: String) {
    let descriptor = open(path, O_EVTONLY)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .delete], queue: .main)
    source.setEventHandler { [weak self] in self?.changed?() }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }
  func stop() { source?.cancel() }
}

final class Clock: ObservableObject {
  private var link: CVDisplayLink?
  @Published private(set) var count = 0

  func start() {
    CVDisplayLinkCreateWithActiveCGDisplays(&link)
    guard let link else { return }
    CVDisplayLinkSetOutputHandler(link) { [weak self] _, _, _, _, _ in
      DispatchQueue.main.async { self?.count += 1 }
      return kCVReturnSuccess
    }
    CVDisplayLinkStart(link)
  }
  func stop() { if let link { CVDisplayLinkStop(link) } }
}

func sampledColor() async -> NSColor? { await NSColorSampler().sample() }

extension NSFont {
  var italic: NSFont {
    let descriptor = fontDescriptor.withSymbolicTraits(.italic)
    return NSFont(descriptor: descriptor, size: pointSize) ?? self
  }
}
