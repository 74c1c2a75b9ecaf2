public import Foundation

/// A coordinator of this program's reads and writes of files. Mirrors Foundation's
/// `NSFileCoordinator`, which Foundation on Linux (Swift 6.3) lacks.
///
/// One write of a file excludes the reads and other writes of it by coordinators of this program; other programs
/// are not held up, because files are not locked on Linux. A file presenter is notified of what others write.
///
/// `@unchecked Sendable`: what changes is behind the lock.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read. Mirrors Foundation's.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters do not save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A symbolic link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads only what is known about the file. No effect.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is read to be uploaded. No effect.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// What is done to a file. Mirrors Foundation's.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted: presenters are notified before.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Changes only what is known about the file. No effect.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Whose reads and writes they are, for files of several coordinators.
  open var purposeIdentifier = UUID().uuidString
  private weak var presenter: (any NSFilePresenter)?
  private let lock = NSLock()
  private var isCancelled = false

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenterOrNil: A presenter that is not notified of what this coordinator does.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// Adds a presenter, which is notified of changes of its file. Not retained.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.shared.add(filePresenter)
  }
  /// Removes a presenter, which is not notified any more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.shared.remove(filePresenter)
  }
  /// The presenters that are notified.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

  /// Ends what waits: it fails with `CocoaError.userCancelled`.
  open func cancel() {
    lock.withLock { isCancelled = true }
    FileTurns.shared.wake()
  }

  private var wasCancelled: Bool { lock.withLock { isCancelled } }

  /// Reads a file. Presenters of the file save their changes before, unless the options say otherwise.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    run([.readingIntent(with: url, options: options)], outError) { reader($0[0]) }
  }
  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    run([.writingIntent(with: url, options: options)], outError) { writer($0[0]) }
  }
  /// Reads one file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    run(
      [
        .readingIntent(with: readingURL, options: readingOptions),
        .writingIntent(with: writingURL, options: writingOptions),
      ], outError
    ) { readerWriter($0[0], $0[1]) }
  }
  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    run(
      [
        .writingIntent(with: url1, options: options1),
        .writingIntent(with: url2, options: options2),
      ], outError
    ) { writer($0[0], $0[1]) }
  }
  /// Reads and writes files in a queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      var error: NSError?
      run(intents, &error) { _ in accessor(nil) }
      if let error { accessor(error) }
    }
  }

  /// Called before a file is moved. No effect: a file is where it is, and presenters learn it by
  /// `item(at:didMoveTo:)`.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Notifies the presenters of a file that it was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    FilePresenters.shared.notify(oldURL, except: presenter) { $0.presentedItemDidMove(to: newURL) }
  }

  private func run(
    _ intents: [NSFileAccessIntent], _ error: NSErrorPointer, _ body: ([URL]) -> Void
  ) {
    func fail() { error?.pointee = CocoaError(.userCancelled) as NSError }
    if wasCancelled { return fail() }
    for intent in intents {
      FilePresenters.shared.prepare(intent, except: presenter)
    }
    let hasRun = FileTurns.shared.run(intents, unless: { wasCancelled }) {
      body(intents.map(\.url))
    }
    guard hasRun else { return fail() }
    for intent in intents where intent.isWriting {
      FilePresenters.shared.notify(intent.url, except: presenter) { $0.presentedItemDidChange() }
    }
  }
}

/// A read or a write to come. Mirrors Foundation's `NSFileAccessIntent`.
// Sendable: immutable.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  let isWriting: Bool
  let savesBefore: Bool
  let deletes: Bool

  private init(_ url: URL, isWriting: Bool, savesBefore: Bool, deletes: Bool) {
    (self.url, self.isWriting) = (url, isWriting)
    (self.savesBefore, self.deletes) = (savesBefore, deletes)
    super.init()
  }

  /// A read.
  public class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url,
      isWriting: false, savesBefore: !options.contains(.withoutChanges), deletes: false)
  }
  /// A write.
  public class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      url, isWriting: true, savesBefore: options.contains(.forMerging),
      deletes: options.contains(.forDeleting))
  }
}

/// Lets writes of a file wait for each other, and for its reads. A thread may take turns inside of its own.
///
/// `@unchecked Sendable`: what changes is behind the condition.
private final class FileTurns: @unchecked Sendable {
  static let shared = FileTurns()
  private let condition = NSCondition()
  private var readers: [String: [ObjectIdentifier: Int]] = [:]
  private var writers: [String: (thread: ObjectIdentifier, depth: Int)] = [:]

  /// Lets all that wait look again whether they are cancelled.
  func wake() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }

  /// Runs `body` when the files are free; returns false if it is cancelled before.
  func run(
    _ intents: [NSFileAccessIntent], unless isCancelled: () -> Bool, _ body: () -> Void
  ) -> Bool {
    let thread = ObjectIdentifier(Thread.current)
    let turns = intents.map { (path: $0.url.standardizedFileURL.path, isWriting: $0.isWriting) }
    condition.lock()
    // All at once, so that two that want the same files never wait for each other.
    while !isCancelled(), !turns.allSatisfy({ isFree($0.path, $0.isWriting, thread) }) {
      condition.wait()
    }
    if isCancelled() {
      condition.unlock()
      return false
    }
    for turn in turns { begin(turn.path, turn.isWriting, thread) }
    condition.unlock()
    body()
    condition.lock()
    for turn in turns { end(turn.path, turn.isWriting, thread) }
    condition.broadcast()
    condition.unlock()
    return true
  }

  private func isFree(_ path: String, _ isWriting: Bool, _ thread: ObjectIdentifier) -> Bool {
    if let writer = writers[path], writer.thread != thread { return false }
    return !isWriting || (readers[path] ?? [:]).keys.allSatisfy { $0 == thread }
  }

  private func begin(_ path: String, _ isWriting: Bool, _ thread: ObjectIdentifier) {
    if isWriting {
      writers[path] = (thread, (writers[path]?.depth ?? 0) + 1)
    } else {
      readers[path, default: [:]][thread, default: 0] += 1
    }
  }

  private func end(_ path: String, _ isWriting: Bool, _ thread: ObjectIdentifier) {
    if isWriting {
      writers[path]?.depth -= 1
      if writers[path]?.depth == 0 { writers[path] = nil }
    } else {
      readers[path]?[thread]? -= 1
      if readers[path]?[thread] == 0 { readers[path]?[thread] = nil }
      if readers[path]?.isEmpty == true { readers[path] = nil }
    }
  }
}
