public import Foundation

extension FileHandle {
  /// The bytes of the file or the pipe, as they arrive. Mirrors Foundation's, which Foundation on Linux
  /// (Swift 6.3) lacks.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }

  /// The bytes of a file or a pipe, as they arrive.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8
    let file: FileHandle

    /// An iterator over the bytes. It waits for them on another thread.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let file: FileHandle
      private var chunk = Data()
      private var isAtEnd = false

      init(file: FileHandle) { self.file = file }

      /// The next byte; `nil` at the end of the file, or when the other end of the pipe is closed.
      public mutating func next() async throws -> UInt8? {
        if chunk.isEmpty, !isAtEnd {
          let file = file
          chunk = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: file.availableData) }
          }
          isAtEnd = chunk.isEmpty
        }
        return chunk.popFirst()
      }
    }

    /// Returns an iterator of the elements.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }

    /// The lines of the text, as they arrive, without those that are empty.
    public var lines: AsyncLines { AsyncLines(bytes: self) }

    /// The lines of a text that arrives.
    public struct AsyncLines: AsyncSequence, Sendable {
      /// The type of the elements.
      public typealias Element = String
      let bytes: AsyncBytes

      /// An iterator over the lines.
      public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: AsyncBytes.AsyncIterator

        /// The next line.
        public mutating func next() async throws -> String? {
          var line: [UInt8] = []
          while let byte = try await bytes.next() {
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
              line.append(byte)
              continue
            }
            if !line.isEmpty { break }
          }
          return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
      }

      /// Returns an iterator of the elements.
      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(bytes: bytes.makeAsyncIterator())
      }
    }
  }
}
