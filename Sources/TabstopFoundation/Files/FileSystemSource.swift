public import Dispatch
internal import Foundation

/// The mode of `open` for files that are only watched. Mirrors Darwin's.
public let O_EVTONLY: Int32 = 0o10000000  // O_PATH, which Swift does not import.

/// A source of the changes of a file or a folder. Mirrors Dispatch's, which Linux lacks.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// What has happened since the last call of the handler.
  var data: DispatchSource.FileSystemEvent { get }
  /// What is reported.
  var mask: DispatchSource.FileSystemEvent { get }
  /// Starts the calls. The same as `resume()`.
  func activate()
  func _setEventHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?)
  func _setCancelHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?)
  func _setRegistrationHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?)
}

// Dispatch's own methods with these default values expect one of its classes.
extension DispatchSourceFileSystemObject {
  /// Sets what is called when something has happened.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { _setEventHandler(qos, flags, handler) }
  /// Sets what is called when something has happened.
  public func setEventHandler(handler: DispatchWorkItem) {
    _setEventHandler(.unspecified, []) { handler.perform() }
  }
  /// Sets what is called at the end, after `cancel()`.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { _setCancelHandler(qos, flags, handler) }
  /// Sets what is called at the end, after `cancel()`.
  public func setCancelHandler(handler: DispatchWorkItem) {
    _setCancelHandler(.unspecified, []) { handler.perform() }
  }
  /// Sets what is called at the start.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { _setRegistrationHandler(qos, flags, handler) }
  /// Sets what is called at the start.
  public func setRegistrationHandler(handler: DispatchWorkItem) {
    _setRegistrationHandler(.unspecified, []) { handler.perform() }
  }
}

extension DispatchSource {
  /// Watches a file or a folder, by the system's inotify. Mirrors Dispatch's: `extend` and `link` are reported as
  /// `write` and `attrib` are, and `funlock` and `revoke` are never reported. Like there, the handler is not called
  /// before `resume()` or `activate()`, and the descriptor belongs to the caller.
  ///
  /// - Parameter fileDescriptor: A descriptor of the file, by `open(path, O_EVTONLY)`. What cannot be watched never
  ///   calls the handler.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(fileDescriptor, eventMask, queue)
  }
}

// Sendable: `lock` guards what can change.
private final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let inotify: Int32
  private let source: any DispatchSourceProtocol
  private let lock = NSLock()
  private var found: DispatchSource.FileSystemEvent = []

  init(_ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    handle = descriptor
    self.mask = mask
    inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    // Without a descriptor (the system has a limit for each user, and one for each process) Dispatch would end the
    // program. Nothing is ever added to the other source.
    source =
      inotify >= 0
      ? DispatchSource.makeReadSource(fileDescriptor: inotify, queue: queue)
      : DispatchSource.makeUserDataAddSource(queue: queue)
    var flags: UInt32 = 0
    if mask.contains(.write) || mask.contains(.extend) {
      flags |= UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    }
    if mask.contains(.attrib) || mask.contains(.link) { flags |= UInt32(IN_ATTRIB) }
    if mask.contains(.rename) { flags |= UInt32(IN_MOVE_SELF) }
    // A file that others have open, as the caller has, is removed when it has lost its name: an attribute of it.
    if mask.contains(.delete) { flags |= UInt32(IN_DELETE_SELF | IN_ATTRIB) }
    // The system's name of what the descriptor refers to.
    if flags != 0 { inotify_add_watch(inotify, "/proc/self/fd/\(descriptor)", flags) }
    _setCancelHandler(.unspecified, [], nil)
  }

  deinit {
    // A source must not be released while it is suspended; one that was never started is.
    source.cancel()
    source.activate()
  }

  var data: DispatchSource.FileSystemEvent { lock.withLock { found } }

  /// Reads what has happened; false if nothing of it was asked for.
  private func read() -> Bool {
    var events: DispatchSource.FileSystemEvent = []
    InotifyEvents.read(from: inotify) { event, _ in
      // What has happened to a file in a folder is no change of the folder.
      let isOfEntry = event.len > 0
      events.formUnion(
        meaning(of: isOfEntry ? event.mask & ~UInt32(IN_MODIFY | IN_ATTRIB) : event.mask))
    }
    events.formIntersection(mask)
    lock.withLock { found = events }
    return !events.isEmpty
  }

  private func meaning(of bits: UInt32) -> DispatchSource.FileSystemEvent {
    let bits = Int32(bitPattern: bits)
    var events: DispatchSource.FileSystemEvent = []
    if bits & (IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 {
      events.formUnion([.write, .extend])
    }
    if bits & IN_ATTRIB != 0 {
      events.formUnion([.attrib, .link])
      var status = stat()
      if fstat(handle, &status) == 0, status.st_nlink == 0 { events.insert(.delete) }
    }
    if bits & IN_MOVE_SELF != 0 { events.insert(.rename) }
    if bits & (IN_DELETE_SELF | IN_IGNORED | IN_UNMOUNT) != 0 { events.insert(.delete) }
    return events
  }

  // MARK: DispatchSourceFileSystemObject

  func _setEventHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?
  ) {
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if self?.read() == true { handler?() }
    }
  }
  func _setCancelHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?
  ) {
    source.setCancelHandler(qos: qos, flags: flags) { [inotify] in
      if inotify >= 0 { close(inotify) }
      handler?()
    }
  }
  func _setRegistrationHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func activate() { source.activate() }
  func suspend() { source.suspend() }
  var isCancelled: Bool { source.isCancelled }
}
