import Dispatch
import Exchange
import Foundation
import TabstopFoundation

/// Reads the files of other programs, each by a helper process.
nonisolated enum ForeignFiles {
  /// The combined contents of the files. A file that cannot be used is listed among the parts that
  /// were not understood, with the reason.
  ///
  /// If the task is cancelled, the result is incomplete, and the files that are left are not read.
  static func read(_ files: [URL], by reader: ForeignFileReader) async -> ImportResult {
    var results: [ImportResult] = []
    for file in files where !Task.isCancelled {
      results.append(await result(of: file, by: reader))
    }
    return ImportResult(results)
  }

  /// Whether a file is a backup of this program.
  @concurrent
  static func isBackup(_ file: URL) async -> Bool { blockingIsBackup(file) }

  private static func blockingIsBackup(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let start = try? handle.read(upToCount: Backup.recognitionLength)
    return Backup.isBackup(startingWith: start ?? Data())
  }

  private static func result(of file: URL, by reader: ForeignFileReader) async -> ImportResult {
    await withCheckedContinuation { continuation in
      // The reader blocks until the helper has answered: not on a thread of Swift's pool.
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(returning: blockingResult(of: file, by: reader))
      }
    }
  }

  private static func blockingResult(of file: URL, by reader: ForeignFileReader) -> ImportResult {
    if blockingIsBackup(file) {
      var result = ImportResult()
      result.omit(
        file.lastPathComponent,
        String(
          localized: "This is a backup of Vacation Planner. Import it alone, without other files."))
      return result
    }
    do {
      return try reader.read(contentsOf: file)
    } catch {
      var result = ImportResult()
      result.omit(file.lastPathComponent, reason(error))
      return result
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let fault = error as? ImportFault else {
      return String(localized: "This file cannot be opened. \(error.failureReason)")
    }
    guard fault == .unknownFormat, KItineraryExtractor.installed == nil else {
      return fault.description
    }
    return "\(fault) \(extractorHint)"
  }

  /// A hint on how to make more files readable.
  private static let extractorHint =
    String(
      localized: """
        To import PDF files, pictures of tickets and any e-mail, install KItinerary: the \
        package libkitinerary-bin, in Debian 12 libkpimitinerary-bin.
        """)
}
