import Foundation

/// The command line program of KDE's KItinerary, which finds reservations in PDF files, barcodes and the
/// texts of many airlines and booking sites. Debian 12: libkpimitinerary-bin; Debian 13:
/// libkitinerary-bin. It is never required.
public struct KItineraryExtractor: Sendable {
  let path: String

  /// Debian 12's reads a boarding pass in an address space of 256 MB; large pictures take more.
  static let limits = HelperProcess.Limits(memory: 1 << 30, seconds: 20)

  /// The one that is installed; nil if there is none.
  public static let installed: KItineraryExtractor? = {
    let machine = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let folders =
      machine.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { "/usr/lib/\($0)/libexec" }
      + ["/usr/libexec", "/usr/lib/libexec", "/usr/lib64/libexec"]
    return folders.flatMap { ["\($0)/kf6", "\($0)/kf5", $0] }
      .map { "\($0)/kitinerary-extractor" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map(KItineraryExtractor.init)
  }()

  /// Extracts reservations from a file, as JSON-LD; nil if there are none, or if it fails or takes
  /// too long.
  ///
  /// Its output is as untrusted as the file, and is parsed like one.
  func extract(_ file: Data, deadline: Double) -> Data? {
    guard let process = HelperProcess(path, [], limits: Self.limits),
      let output = process.exchange(file, deadline: deadline, limit: ImportLimits.fileSize),
      output.contains(UInt8(ascii: "{"))
    else { return nil }
    return output
  }
}
