import Foundation

/// A reader of foreign files, which works in a helper process.
public struct ForeignFileReader: Sendable {
  /// The program that is the helper.
  let executable: String
  let arguments: [String]
  /// Reads what this program does not know, if it is installed.
  let extractor: KItineraryExtractor?
  /// The seconds after which the helper is killed.
  let deadline: Double

  /// Creates a reader.
  /// - Parameter executable: A program that calls `ForeignFileHelper.runIfRequested`; by default this
  ///   one.
  public init(
    executable: String = "/proc/self/exe", arguments: [String] = [ForeignFileHelper.argument],
    extractor: KItineraryExtractor? = .installed, deadline: Double = 30
  ) {
    self.executable = executable
    self.arguments = arguments
    self.extractor = extractor
    self.deadline = deadline
  }

  /// Reads a file in the helper process. Blocks until it has answered: not for the main thread.
  public func read(_ file: Data) throws(ImportFault) -> ImportResult {
    guard file.count <= ImportLimits.fileSize else { throw .tooLarge }
    let own: ImportResult
    do {
      own = try parse(file)
    } catch .unknownFormat {
      // A PDF, a picture, an e-mail without data for machines.
      guard let result = extracted(file) else { throw .unknownFormat }
      return result
    }
    // An e-mail of which all is in a PDF that is attached.
    if own.bookings.isEmpty, let result = extracted(file), !result.bookings.isEmpty {
      return result
    }
    return own
  }

  /// The reservations that the extractor finds.
  private func extracted(_ file: Data) -> ImportResult? {
    extractor?.extract(file, deadline: deadline).flatMap { try? parse($0) }
  }

  private func parse(_ file: Data) throws(ImportFault) -> ImportResult {
    guard let helper = HelperProcess(executable, arguments) else { throw .parserFailed }
    let output = helper.exchange(file, deadline: deadline, limit: 64 << 20)
    // Its exit status says nothing more: an answer that was cut is not valid.
    guard let output,
      let answer = try? JSONDecoder().decode(ForeignFileHelper.Answer.self, from: output)
    else { throw .parserFailed }
    if let fault = answer.fault { throw fault }
    guard let result = answer.result else { throw .parserFailed }
    return result
  }

  /// Reads a file on disk, up to the allowed size.
  public func read(contentsOf url: URL) throws -> ImportResult {
    // A pipe or a device would be waited for.
    guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      throw CocoaError(.fileReadUnknown)
    }
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return try read(handle.read(upToCount: ImportLimits.fileSize + 1) ?? Data())
  }
}
