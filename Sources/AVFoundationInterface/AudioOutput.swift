internal import Foundation

/// A stream of samples to the desktop's sound server, by the library of PulseAudio's simple interface, which PipeWire
/// supports as well. The library is loaded when a program first plays; without it there is no output.
///
/// `@unchecked Sendable`: the stream belongs to the thread that writes it, and the lock guards `isStopped`.
final class AudioOutput: @unchecked Sendable {
  /// The number of frames that are calculated at once: 12 ms of 44,100 samples per second.
  static let frames = 512

  private struct Description {
    var format: CInt = 5  // PulseAudio's `PA_SAMPLE_FLOAT32LE`
    var rate: UInt32
    var channels: UInt8 = 2
  }
  private struct Lengths {
    var maximum = UInt32.max
    var target: UInt32
    var before = UInt32.max
    var request = UInt32.max
    var fragment = UInt32.max
  }
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>?,
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?,
      UnsafeMutablePointer<CInt>?
    ) -> OpaquePointer?
  private typealias Write =
    @convention(c) (OpaquePointer, UnsafeRawPointer, Int, UnsafeMutablePointer<CInt>?) -> CInt
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private struct Library {
    let open: Open
    let write: Write
    let close: Close

    static let loaded: Library? = {
      guard let library = dlopen("libpulse-simple.so.0", RTLD_NOW),
        let open = dlsym(library, "pa_simple_new"), let write = dlsym(library, "pa_simple_write"),
        let close = dlsym(library, "pa_simple_free")
      else { return nil }
      return Library(
        open: unsafeBitCast(open, to: Open.self), write: unsafeBitCast(write, to: Write.self),
        close: unsafeBitCast(close, to: Close.self))
    }()
  }

  private let library: Library
  private let stream: OpaquePointer
  private let lock = NSLock()
  private var isStopped = false

  /// Starts the output.
  ///
  /// - Parameters:
  ///   - rate: The number of frames in a second.
  ///   - render: Writes frames, of which each has a sample for the left and one for the right, on a thread of its own;
  ///     returns whether there will be more.
  /// - Returns: `nil` if there is no sound server, or if the rate is not a positive number.
  init?(rate: Double, render: @escaping @Sendable (UnsafeMutableBufferPointer<Float>) -> Bool) {
    guard let library = Library.loaded, let rate = UInt32(exactly: rate.rounded()), rate > 0 else {
      return nil
    }
    var description = Description(rate: rate)
    // Two parts: one is played while the other is calculated.
    var lengths = Lengths(target: UInt32(Self.frames * 4 * MemoryLayout<Float>.stride))
    let name = ProcessInfo.processInfo.processName
    let stream = library.open(
      nil, name, 1, nil, name, &description, nil, &lengths, nil)
    guard let stream else { return nil }
    (self.library, self.stream) = (library, stream)
    let thread = Thread { [self] in
      var samples = [Float](repeating: 0, count: Self.frames * 2)
      while !lock.withLock({ isStopped }) {
        let goesOn = samples.withUnsafeMutableBufferPointer { render($0) }
        let bytes = samples.count * MemoryLayout<Float>.stride
        if !goesOn || self.library.write(self.stream, samples, bytes, nil) < 0 { break }
      }
      self.library.close(self.stream)
    }
    thread.name = "Audio"
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  /// Ends the output. The thread ends soon afterwards.
  func stop() { lock.withLock { isStopped = true } }
}
