internal import Foundation

/// A file with sound that is read or written by the sndfile library, which sound servers bring along: WAV, AIFF, CAF,
/// FLAC, Ogg and, in newer versions, MP3. It is loaded when a file is first opened.
// Sendable: `lock` guards what can change.
final class SoundFile: @unchecked Sendable {
  private struct Info {
    var frames: Int64 = 0
    var rate: CInt = 0
    var channels: CInt = 0
    var format: CInt = 0
    var sections: CInt = 0
    var isSeekable: CInt = 0
  }
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, CInt, UnsafeMutableRawPointer) -> OpaquePointer?
  private typealias Transfer =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Float>, Int64) -> Int64
  private typealias Seek = @convention(c) (OpaquePointer, Int64, CInt) -> Int64
  private typealias Close = @convention(c) (OpaquePointer) -> CInt

  private struct Library {
    let open: Open
    let read: Transfer
    let write: Transfer
    let seek: Seek
    let close: Close

    static let loaded: Library? = {
      guard let library = dlopen("libsndfile.so.1", RTLD_NOW),
        let open = dlsym(library, "sf_open"), let read = dlsym(library, "sf_readf_float"),
        let write = dlsym(library, "sf_writef_float"), let seek = dlsym(library, "sf_seek"),
        let close = dlsym(library, "sf_close")
      else { return nil }
      return Library(
        open: unsafeBitCast(open, to: Open.self), read: unsafeBitCast(read, to: Transfer.self),
        write: unsafeBitCast(write, to: Transfer.self), seek: unsafeBitCast(seek, to: Seek.self),
        close: unsafeBitCast(close, to: Close.self))
    }()
  }

  private let library: Library
  private let lock = NSLock()
  private var file: OpaquePointer?
  private var written: Int64 = 0
  private let readLength: Int64
  let rate: Double
  let channels: Int
  let isWritten: Bool

  /// - Returns: `nil` if the file cannot be read.
  init?(reading path: String) {
    guard let library = Library.loaded else { return nil }
    var info = Info()
    // 0x10 is the library's `SFM_READ`.
    guard let file = library.open(path, 0x10, &info) else { return nil }
    guard info.rate > 0, info.channels > 0 else {
      _ = library.close(file)
      return nil
    }
    (self.library, self.file) = (library, file)
    (rate, channels, readLength) = (Double(info.rate), Int(info.channels), info.frames)
    isWritten = false
  }

  /// - Parameter bits: The number of bits of a sample; 0 for samples of the type `Float`.
  /// - Returns: `nil` if files of the name's type cannot be written.
  init?(writing path: String, rate: Double, channels: Int, bits: Int) {
    let containers: [String: CInt] = [
      "wav": 0x1_0000, "aif": 0x2_0000, "aiff": 0x2_0000, "flac": 0x17_0000, "caf": 0x18_0000,
    ]
    guard let library = Library.loaded, let rounded = CInt(exactly: rate.rounded()),
      let container = containers[(path as NSString).pathExtension.lowercased()]
    else { return nil }
    var info = Info()
    (info.rate, info.channels) = (rounded, CInt(clamping: channels))
    // The library's types of samples: `SF_FORMAT_PCM_16`, `_24`, `_32` and `_FLOAT`.
    let isFLAC = container == 0x17_0000
    let samples: CInt =
      switch bits {
      case 16: 2
      case 24: 3
      case 32 where !isFLAC: 4
      default: isFLAC ? 3 : 6
      }
    info.format = container | samples
    // 0x20 is the library's `SFM_WRITE`.
    guard let file = library.open(path, 0x20, &info) else { return nil }
    (self.library, self.file) = (library, file)
    (self.rate, self.channels, readLength, isWritten) = (rate, channels, 0, true)
  }

  deinit { close() }

  /// The number of frames.
  var length: Int64 { isWritten ? lock.withLock { written } : readLength }

  func close() {
    lock.withLock {
      guard let file else { return }
      _ = library.close(file)
      self.file = nil
    }
  }

  /// Frames from a place on, of which each has a sample for every channel; fewer at the end.
  func frames(from start: Int64, count: Int) -> [Float] {
    guard !isWritten, start >= 0, start < readLength, count > 0 else { return [] }
    let count = Int(min(Int64(count), readLength - start))
    var samples = [Float](repeating: 0, count: count * channels)
    let read = lock.withLock {
      file.map {
        library.seek($0, start, 0) == start ? library.read($0, &samples, Int64(count)) : 0
      } ?? 0
    }
    samples.removeLast(samples.count - Int(max(0, read)) * channels)
    return samples
  }

  /// Appends frames.
  /// - Returns: Whether they are written.
  func append(_ samples: [Float]) -> Bool {
    guard isWritten else { return false }
    var samples = samples
    let count = Int64(samples.count / channels)
    return lock.withLock {
      guard let file, library.write(file, &samples, count) == count else { return false }
      written += count
      return true
    }
  }
}
