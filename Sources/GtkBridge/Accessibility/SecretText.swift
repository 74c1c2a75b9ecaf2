internal import Glibc

/// A text in its own memory that is kept out of swap and core dumps where the system allows it, and
/// is overwritten before it is freed. Positions are Unicode scalars, as in GTK.
struct SecretText: ~Copyable {
  /// Whole pages; none before the first text.
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// The number of UTF-8 bytes in use.
  private var used = 0
  /// The number of scalars.
  private(set) var count = 0

  deinit { Self.free(memory) }

  /// A copy, which is not overwritten: Swift's strings offer no way to do that.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A copy of a part; see `text`.
  func text(in range: Range<Int>) -> String {
    String(
      decoding: bytes[offset(of: range.lowerBound)..<offset(of: range.upperBound)], as: UTF8.self)
  }

  /// - Parameter new: Valid UTF-8, `scalars` long.
  mutating func insert(_ new: UnsafeRawBufferPointer, scalars: Int, at place: Int) {
    reserve(used + new.count)
    guard let start = memory.baseAddress, !new.isEmpty else { return }
    let offset = offset(of: place)
    memmove(start + offset + new.count, start + offset, used - offset)
    memcpy(start + offset, new.baseAddress!, new.count)
    used += new.count
    count += scalars
  }

  mutating func remove(_ range: Range<Int>) {
    guard let start = memory.baseAddress, !range.isEmpty else { return }
    let (from, to) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    memmove(start + from, start + to, used - to)
    explicit_bzero(start + used - (to - from), to - from)
    used -= to - from
    count -= range.count
  }

  private var bytes: Slice<UnsafeRawBufferPointer> { UnsafeRawBufferPointer(memory)[..<used] }

  private func offset(of place: Int) -> Int {
    var (offset, scalars) = (0, 0)
    while offset < used {
      // Every byte except those of the form 10xxxxxx begins a scalar.
      if memory[offset] & 0xC0 != 0x80 {
        if scalars == place { return offset }
        scalars += 1
      }
      offset += 1
    }
    return used
  }

  private mutating func reserve(_ size: Int) {
    guard size > memory.count else { return }
    let page = Int(getpagesize())
    let wanted = max(size, memory.count * 2)
    let new = Self.allocate((wanted + page - 1) / page * page)
    if used > 0 { memcpy(new.baseAddress!, memory.baseAddress!, used) }
    Self.free(memory)
    memory = new
  }

  private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else {
      fatalError("There is no memory for a password.")
    }
    // Either call may fail; the text is then kept like any other.
    _ = mlock(start, size)
    _ = madvise(start, size, MADV_DONTDUMP)
    return UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  private static func free(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    explicit_bzero(start, memory.count)
    munmap(start, memory.count)
  }
}
