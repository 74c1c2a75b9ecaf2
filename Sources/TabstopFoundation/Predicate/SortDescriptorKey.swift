public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor with the name of a key. Swift on Linux has no values by the names of keys: such a descriptor
  /// finds all values equal, and only its direction is used, as by `PHFetchOptions`. To sort objects, use
  /// `init(keyPath:ascending:)`.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }
}
