public import Foundation

/// A file that is written when it is dropped or pasted. Mirrors AppKit's `NSFilePromiseProvider`. The desktop's clipboard
/// has files, not promises: a provider that is put on a pasteboard writes its file at once, in a folder for such files,
/// and the pasteboard has its address.
@preconcurrency @MainActor
open class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
  /// The type of the file.
  open var fileType = ""
  /// The delegate, which writes the file. Not retained.
  open weak var delegate: (any NSFilePromiseProviderDelegate)?
  /// An object of the program's own.
  open var userInfo: Any?

  /// Creates a provider.
  public override init() { super.init() }
  /// Creates a provider of a file.
  public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
    self.init()
    (self.fileType, self.delegate) = (fileType, delegate)
  }

  /// Writes the file. Returns its address; `nil` if the delegate fails, or does not end at once.
  final func fulfilled() -> URL? {
    guard let delegate else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "promised-\(UUID().uuidString)", isDirectory: true)
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    let url = folder.appendingPathComponent(
      delegate.filePromiseProvider(self, fileNameForType: fileType))
    let result = Result()
    delegate.filePromiseProvider(self, writePromiseTo: url) { result.set($0) }
    return result.isWritten ? url : nil
  }

  // Sendable: `lock` guards what can change.
  private final class Result: @unchecked Sendable {
    private let lock = NSLock()
    private var hasEnded = false
    private var error: (any Error)?
    func set(_ error: (any Error)?) {
      lock.withLock { (hasEnded, self.error) = (true, error) }
    }
    var isWritten: Bool { lock.withLock { hasEnded && error == nil } }
  }
}

/// A delegate that writes promised files. Mirrors AppKit's `NSFilePromiseProviderDelegate`.
@preconcurrency @MainActor
public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
  /// The name of the file.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
  ) -> String
  /// Writes the file, and calls the closure, before it returns: see `NSFilePromiseProvider`.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping ((any Error)?) -> Void)
  /// The queue on which the file is written. Never called: the main thread writes it.
  func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}

extension NSFilePromiseProviderDelegate {
  /// The main queue.
  public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue {
    .main
  }
}

/// A promised file of another program. Mirrors AppKit's `NSFilePromiseReceiver`: programs on this desktop drop files, not
/// promises, so a pasteboard has none of these.
@preconcurrency @MainActor
open class NSFilePromiseReceiver: NSObject, NSPasteboardReading {
  /// The types of pasteboards with promises. None here.
  public class var readableDraggedTypes: [String] { [] }
  /// The types of the files. Always empty.
  open var fileTypes: [String] { [] }
  /// The names of the files. Always empty.
  open var fileNames: [String] { [] }
  /// Receives the files: there are none, so the closure is not called.
  open func receivePromisedFiles(
    atDestination destinationDir: URL, options: [AnyHashable: Any] = [:],
    operationQueue: OperationQueue, reader: @escaping (URL, (any Error)?) -> Void
  ) {}
}
