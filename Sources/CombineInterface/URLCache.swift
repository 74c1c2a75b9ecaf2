public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache with limits in bytes. Mirrors Foundation's, which on Linux (Swift 6.3) has the path
  /// of the directory only.
  ///
  /// - Parameter directory: Where answers are stored; without one, in the program's directory for caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
