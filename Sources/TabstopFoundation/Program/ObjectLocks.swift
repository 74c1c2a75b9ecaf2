internal import Foundation
internal import Synchronization

/// The locks of objects that a thread is in, or waits for.
private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)]>([:])

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` of the object; the same
/// thread may enter again. Mirrors Objective-C's.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let lock = locks.withLock { locks in
    var entry = locks[ObjectIdentifier(obj as AnyObject)] ?? (NSRecursiveLock(), 0)
    entry.uses += 1
    locks[ObjectIdentifier(obj as AnyObject)] = entry
    return entry.lock
  }
  lock.lock()
  return 0
}

/// Lets the next thread enter. Mirrors Objective-C's.
///
/// - Returns: 0; -1 if no thread has entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let lock: NSRecursiveLock? = locks.withLock { locks in
    let key = ObjectIdentifier(obj as AnyObject)
    guard let entry = locks[key] else { return nil }
    locks[key] = entry.uses > 1 ? (entry.lock, entry.uses - 1) : nil
    return entry.lock
  }
  guard let lock else { return -1 }
  lock.unlock()
  return 0
}
