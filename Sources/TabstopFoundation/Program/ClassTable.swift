/// The table of methods of a Swift class: words in its metadata, one for each method that a subclass may override, at
/// the same place in all subclasses.
package struct ClassTable {
  private let words: UnsafeMutableBufferPointer<UInt>

  /// The table of `type`, including the words of its variables' places.
  package init(of type: AnyClass) {
    let raw = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = Int(raw.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(raw.load(fromByteOffset: 36, as: UInt32.self))
    words = UnsafeMutableBufferPointer(
      start: raw.assumingMemoryBound(to: UInt.self),
      count: max(0, size - start) / MemoryLayout<UInt>.size)
  }

  /// The words of a class's metadata before its table: kind, superclass, flags and sizes, descriptor, destroyer of
  /// variables (Swift 5.2 and newer, without Objective-C).
  private static let header = 7

  /// The places at which the tables differ, as far as both go.
  package func differences(from other: ClassTable) -> [Int] {
    let end = min(words.count, other.words.count)
    guard end > Self.header else { return [] }
    return (Self.header..<end).filter { words[$0] != other.words[$0] }
  }

  /// The function at a place.
  package func function(at place: Int) -> UnsafeRawPointer? {
    place < words.count ? UnsafeRawPointer(bitPattern: words[place]) : nil
  }

  /// Makes the class call another class's function at a place. Before other threads may call it.
  package func replace(at place: Int, from other: ClassTable) {
    words[place] = other.words[place]
  }
}
