internal import Foundation

/// Reads what the kernel has reported of watched files and folders.
enum InotifyEvents {
  /// Calls a closure with each event that is waiting, and the name of the entry of a folder that it is about,
  /// or an empty one.
  ///
  /// - Parameter descriptor: One that `inotify_init1` made with `IN_NONBLOCK`.
  static func read(
    from descriptor: Int32, _ body: (_ event: inotify_event, _ name: String) -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        while place < count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          place = start + Int(event.len)
          let name = bytes[start..<place].prefix { $0 != 0 }
          body(event, String(decoding: name, as: UTF8.self))
        }
      }
    }
  }
}
