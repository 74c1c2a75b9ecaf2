public import Foundation

// The changes of files in folders and the folders in them, by the system's inotify. Mirrors the part of Core Services'
// FSEvents that programs use in Swift. There is no journal: only what happens after the start is reported.

/// A stream of changes. Mirrors Core Services'; it is an object here.
public typealias FSEventStreamRef = FSEventStream
/// A stream of changes, for a callback. Mirrors Core Services'.
public typealias ConstFSEventStreamRef = FSEventStream
/// Options of a stream. Mirrors Core Services'.
public typealias FSEventStreamCreateFlags = UInt32
/// What has happened to a file. Mirrors Core Services'.
public typealias FSEventStreamEventFlags = UInt32
/// The number of a change. Mirrors Core Services'.
public typealias FSEventStreamEventId = UInt64
/// Called with the number of changes, their paths (C strings, or an `NSArray` with
/// `kFSEventStreamCreateFlagUseCFTypes`), what has happened, and their numbers. Mirrors Core Services'; it is a closure here.
public typealias FSEventStreamCallback = (
  ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer,
  UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>
) -> Void

/// What a callback gets. Mirrors Core Services'.
public struct FSEventStreamContext {
  /// The version: 0.
  public var version: CFIndex
  /// A pointer of the program's own.
  public var info: UnsafeMutableRawPointer?
  /// Called with the pointer when the stream is created.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// Called with the pointer when the stream is gone.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  /// Creates an empty context.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }
  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?, release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}

/// No option. Mirrors Core Services', as the following.
public let kFSEventStreamCreateFlagNone = 0
/// The paths are an `NSArray`.
public let kFSEventStreamCreateFlagUseCFTypes = 1
/// The first change is reported at once.
public let kFSEventStreamCreateFlagNoDefer = 2
/// That a folder of the stream was moved or removed is reported.
public let kFSEventStreamCreateFlagWatchRoot = 4
/// Changes of the program itself are not reported. No effect: they are.
public let kFSEventStreamCreateFlagIgnoreSelf = 8
/// Files are reported, not the folders that they are in.
public let kFSEventStreamCreateFlagFileEvents = 16
/// Changes of the program itself are marked. No effect.
public let kFSEventStreamCreateFlagMarkSelf = 32
/// Only what happens from now on is reported: always.
public let kFSEventStreamEventIdSinceNow = FSEventStreamEventId.max

/// Nothing is known of a change but its folder.
public let kFSEventStreamEventFlagNone = 0
/// Changes were lost: the folder and all in it may have changed.
public let kFSEventStreamEventFlagMustScanSubDirs = 1
/// A folder of the stream was moved or removed.
public let kFSEventStreamEventFlagRootChanged = 0x20
/// It is new.
public let kFSEventStreamEventFlagItemCreated = 0x100
/// It was removed.
public let kFSEventStreamEventFlagItemRemoved = 0x200
/// Its rights or its dates have changed.
public let kFSEventStreamEventFlagItemInodeMetaMod = 0x400
/// It was moved from here, or to here.
public let kFSEventStreamEventFlagItemRenamed = 0x800
/// Its content has changed.
public let kFSEventStreamEventFlagItemModified = 0x1000
/// Its attributes have changed. Never reported: see `kFSEventStreamEventFlagItemInodeMetaMod`.
public let kFSEventStreamEventFlagItemXattrMod = 0x8000
/// It is a file.
public let kFSEventStreamEventFlagItemIsFile = 0x10000
/// It is a folder.
public let kFSEventStreamEventFlagItemIsDir = 0x20000
/// It is a symbolic link. Never reported.
public let kFSEventStreamEventFlagItemIsSymlink = 0x40000

/// Creates a stream of the changes in folders. Mirrors Core Services'; `nil` if the system has no more room for one.
///
/// - Parameters:
///   - allocator: No effect.
///   - sinceWhen: No effect: what happens after the start is reported.
public func FSEventStreamCreate(
  _ allocator: CFAllocator?, _ callback: @escaping FSEventStreamCallback,
  _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray,
  _ sinceWhen: FSEventStreamEventId, _ latency: CFTimeInterval, _ flags: FSEventStreamCreateFlags
) -> FSEventStreamRef? {
  let paths = (0..<pathsToWatch.count).compactMap { place in
    pathsToWatch.object(at: place) as? String
      ?? (pathsToWatch.object(at: place) as? NSString)
      .map { $0 as String }
  }
  return FSEventStream(
    paths, callback, context?.pointee ?? FSEventStreamContext(), latency: latency, flags: flags)
}
/// Sets the queue on which the callback is called.
public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?) {
  streamRef.setQueue(q)
}
/// Calls the callback on the main queue.
///
/// - Parameters:
///   - runLoop: No effect.
///   - runLoopMode: No effect.
public func FSEventStreamScheduleWithRunLoop(
  _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) { streamRef.setQueue(.main) }
/// Ends the calls of the callback.
public func FSEventStreamUnscheduleFromRunLoop(
  _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) { streamRef.setQueue(nil) }
/// Starts a stream, which needs a queue. Returns whether it has started.
@discardableResult
public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool { streamRef.start() }
/// Ends a stream; it can be started again.
public func FSEventStreamStop(_ streamRef: FSEventStreamRef) { streamRef.stop() }
/// Ends a stream.
public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef) {
  streamRef.stop()
  streamRef.setQueue(nil)
}
/// Gives a stream back. No effect: it is an object here.
public func FSEventStreamRelease(_ streamRef: FSEventStreamRef) {}
/// Keeps a stream. No effect: it is an object here.
public func FSEventStreamRetain(_ streamRef: FSEventStreamRef) {}
/// Reports what has happened until now, and returns when the callback has returned.
public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef) { streamRef.flush() }
/// Reports soon what has happened until now.
@discardableResult
public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId {
  streamRef.report()
  return FSEventsGetCurrentEventId()
}
/// The number of the last change that was reported.
public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef)
  -> FSEventStreamEventId
{ streamRef.latest }
/// The number of the last change.
public func FSEventsGetCurrentEventId() -> FSEventStreamEventId { FSEventStream.count.last }
/// Prints a stream on standard error.
public func FSEventStreamShow(_ streamRef: ConstFSEventStreamRef) { debugPrint(streamRef) }

/// A stream of changes, by `FSEventStreamCreate`.
// Sendable: `work` guards what can change, and `lock` what the callback needs.
public final class FSEventStream: @unchecked Sendable {
  fileprivate final class Count: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var number: FSEventStreamEventId = 0
    var last: FSEventStreamEventId { lock.withLock { number } }
    func next() -> FSEventStreamEventId {
      lock.withLock {
        number += 1
        return number
      }
    }
  }
  fileprivate static let count = Count()

  private struct Change {
    var path: String
    var flags: FSEventStreamEventFlags
    let number: FSEventStreamEventId
  }

  private let roots: [String]
  private let callback: FSEventStreamCallback
  private let context: FSEventStreamContext
  private let latency: TimeInterval
  private let flags: Int
  private let work = DispatchQueue(label: "FSEventStream")

  private let lock = NSLock()
  private var queue: DispatchQueue?
  private var isRunning = false
  private var reported: FSEventStreamEventId = 0

  // On `work`.
  private var inotify: Int32 = -1
  private var source: (any DispatchSourceProtocol)?
  private var folders: [Int32: String] = [:]
  private var changes: [Change] = []
  /// The place of each path in `changes`.
  private var places: [String: Int] = [:]
  private var isWaiting = false

  fileprivate init?(
    _ paths: [String], _ callback: @escaping FSEventStreamCallback, _ context: FSEventStreamContext,
    latency: TimeInterval, flags: FSEventStreamCreateFlags
  ) {
    guard !paths.isEmpty else { return nil }
    roots = paths.map { URL(fileURLWithPath: $0).path }
    (self.callback, self.latency, self.flags) = (callback, max(0, latency), Int(flags))
    var context = context
    if let retain = context.retain {
      context.info = UnsafeMutableRawPointer(mutating: retain(context.info))
    }
    self.context = context
  }

  deinit {
    source?.cancel()
    context.release?(context.info)
  }

  fileprivate var latest: FSEventStreamEventId { lock.withLock { reported } }
  fileprivate func setQueue(_ queue: DispatchQueue?) {
    queue?.setSpecific(key: Self.isOfStream, value: true)
    lock.withLock { self.queue = queue }
  }
  /// Whether the code runs on the queue of a stream.
  private static let isOfStream = DispatchSpecificKey<Bool>()

  fileprivate func start() -> Bool {
    guard lock.withLock({ queue != nil }) else { return false }
    return work.sync {
      guard source == nil else { return true }
      inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard inotify >= 0 else { return false }
      let descriptor = inotify
      let source = DispatchSource.makeReadSource(fileDescriptor: inotify, queue: work)
      source.setEventHandler { [weak self] in self?.read() }
      source.setCancelHandler { close(descriptor) }
      self.source = source
      for root in roots { watch(root, isRoot: true) }
      source.activate()
      lock.withLock { isRunning = true }
      return true
    }
  }

  fileprivate func stop() {
    lock.withLock { isRunning = false }
    work.async { [self] in
      source?.cancel()
      source = nil
      // The source closes it.
      inotify = -1
      folders = [:]
      takeChanges()
    }
  }

  /// Watches a folder and the folders in it.
  ///
  /// - Parameters:
  ///   - isRoot: Whether it is followed if it is a symbolic link.
  ///   - isNew: Whether what is in it already is reported as new.
  private func watch(_ folder: String, isRoot: Bool = false, isNew: Bool = false) {
    var events =
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF
    if !isRoot { events |= Int32(IN_DONT_FOLLOW) }
    let number = inotify_add_watch(inotify, folder, UInt32(events))
    guard number >= 0 else { return }
    folders[number] = folder
    guard
      let inside = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder, isDirectory: true),
        includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey],
        options: [.skipsSubdirectoryDescendants])
    else { return }
    for case let url as URL in inside {
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      let isFolder = values?.isDirectory == true && values?.isSymbolicLink != true
      if isNew {
        add(url.lastPathComponent, in: folder, isFolder, kFSEventStreamEventFlagItemCreated)
      }
      if isFolder { watch(url.path, isNew: isNew) }
    }
  }

  /// Ends the watch of a folder that was moved away, and of those in it: their paths are others now.
  private func unwatch(_ path: String) {
    for (number, folder) in folders where folder == path || folder.hasPrefix(path + "/") {
      inotify_rm_watch(inotify, number)
      folders[number] = nil
    }
  }

  private func read() {
    InotifyEvents.read(from: inotify, found)
    guard !changes.isEmpty, !isWaiting else { return }
    isWaiting = true
    work.asyncAfter(deadline: .now() + latency) { [weak self] in
      self?.isWaiting = false
      self?.reportChanges()
    }
  }

  private func found(_ event: inotify_event, _ name: String) {
    let mask = Int32(bitPattern: event.mask)
    if mask & IN_Q_OVERFLOW != 0 {
      for root in roots { add(root, kFSEventStreamEventFlagMustScanSubDirs) }
      return
    }
    guard let folder = folders[event.wd] else { return }
    if mask & IN_IGNORED != 0 {
      folders[event.wd] = nil
      return
    }
    guard !name.isEmpty else {
      let isGone = mask & (IN_DELETE_SELF | IN_MOVE_SELF) != 0
      if isGone, roots.contains(folder), flags & kFSEventStreamCreateFlagWatchRoot != 0 {
        add(folder, kFSEventStreamEventFlagRootChanged)
      }
      return
    }
    let isFolder = mask & Int32(bitPattern: UInt32(IN_ISDIR)) != 0
    var meaning = 0
    if mask & IN_CREATE != 0 { meaning |= kFSEventStreamEventFlagItemCreated }
    if mask & IN_DELETE != 0 { meaning |= kFSEventStreamEventFlagItemRemoved }
    if mask & IN_MODIFY != 0 { meaning |= kFSEventStreamEventFlagItemModified }
    if mask & IN_ATTRIB != 0 { meaning |= kFSEventStreamEventFlagItemInodeMetaMod }
    if mask & (IN_MOVED_FROM | IN_MOVED_TO) != 0 { meaning |= kFSEventStreamEventFlagItemRenamed }
    add(name, in: folder, isFolder, meaning)
    if isFolder, mask & IN_MOVED_FROM != 0 { unwatch(Self.path(name, in: folder)) }
    if isFolder, mask & (IN_CREATE | IN_MOVED_TO) != 0 {
      watch(Self.path(name, in: folder), isNew: mask & IN_CREATE != 0)
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Notes what has happened to an entry of a folder.
  private func add(_ name: String, in folder: String, _ isFolder: Bool, _ meaning: Int) {
    guard flags & kFSEventStreamCreateFlagFileEvents != 0 else {
      return add(folder + "/", kFSEventStreamEventFlagNone)
    }
    add(
      Self.path(name, in: folder),
      meaning
        | (isFolder ? kFSEventStreamEventFlagItemIsDir : kFSEventStreamEventFlagItemIsFile))
  }

  private func add(_ path: String, _ flags: Int) {
    if let place = places[path] {
      changes[place].flags |= FSEventStreamEventFlags(flags)
    } else {
      places[path] = changes.count
      changes.append(
        Change(
          path: path, flags: FSEventStreamEventFlags(flags), number: Self.count.next()))
    }
  }

  fileprivate func report() {
    work.async { [weak self] in
      self?.read()
      self?.reportChanges()
    }
  }

  fileprivate func flush() {
    report()
    work.sync {}
    // A callback on the caller's own queue cannot be waited for.
    guard let queue = lock.withLock({ queue }),
      DispatchQueue.getSpecific(key: Self.isOfStream) == nil,
      queue !== DispatchQueue.main || !Thread.isMainThread
    else { return }
    queue.sync {}
  }

  @discardableResult
  private func takeChanges() -> [Change] {
    defer { (changes, places) = ([], [:]) }
    return changes
  }

  private func reportChanges() {
    guard !changes.isEmpty, let queue = lock.withLock({ queue }) else { return }
    let changes = takeChanges()
    queue.async { [weak self] in self?.call(changes) }
  }

  private func call(_ changes: [Change]) {
    guard lock.withLock({ isRunning }) else { return }
    lock.withLock { reported = changes.last?.number ?? reported }
    let (flags, numbers) = (changes.map(\.flags), changes.map(\.number))
    if self.flags & kFSEventStreamCreateFlagUseCFTypes != 0 {
      let paths = NSArray(array: changes.map { $0.path as NSString })
      withExtendedLifetime(paths) {
        callback(
          self, context.info, changes.count, Unmanaged.passUnretained(paths).toOpaque(), flags,
          numbers)
      }
    } else {
      var paths: [UnsafeMutablePointer<CChar>?] = changes.map { strdup($0.path) }
      paths.withUnsafeMutableBytes {
        callback(self, context.info, changes.count, $0.baseAddress!, flags, numbers)
      }
      for path in paths { free(path) }
    }
  }
}
