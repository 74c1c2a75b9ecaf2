import CoreServices
import Foundation

/// Reports the changes in a folder, as programs do with Core Services.
final class FolderEvents {
  private var stream: FSEventStreamRef?
  var paths: [String] = []
  var flags: FSEventStreamEventFlags = 0

  init?(_ folder: String, usesObjects: Bool) {
    self.usesObjects = usesObjects
    var context = FSEventStreamContext(
      version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
      copyDescription: nil)
    let callback: FSEventStreamCallback = { _, info, count, eventPaths, eventFlags, _ in
      guard let info else { return }
      let events = Unmanaged<FolderEvents>.fromOpaque(info).takeUnretainedValue()
      for place in 0..<count { events.flags |= eventFlags[place] }
      if events.usesObjects {
        events.paths += unsafeBitCast(eventPaths, to: NSArray.self) as? [String] ?? []
      } else {
        let strings = eventPaths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
        for place in 0..<count { events.paths.append(String(cString: strings[place])) }
      }
    }
    var options = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
    if usesObjects { options |= kFSEventStreamCreateFlagUseCFTypes }
    guard
      let stream = FSEventStreamCreate(
        kCFAllocatorDefault, callback, &context, [folder] as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.01,
        FSEventStreamCreateFlags(options))
    else { return nil }
    self.stream = stream
    FSEventStreamSetDispatchQueue(stream, DispatchQueue.main)
    guard FSEventStreamStart(stream) else { return nil }
  }
  private let usesObjects: Bool

  func end() {
    guard let stream else { return }
    FSEventStreamStop(stream)
    FSEventStreamInvalidate(stream)
    FSEventStreamRelease(stream)
    self.stream = nil
  }
}
