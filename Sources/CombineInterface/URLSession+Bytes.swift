public import Foundation
public import FoundationNetworking

/// The bytes of an answer, one after the other. Mirrors Foundation's `URLSession.AsyncBytes`, which
/// Foundation on Linux (Swift 6.3) has not: the answer is loaded as a whole first.
extension URLSession {
  /// The bytes of an answer.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator
      /// The next byte.
      public mutating func next() async throws -> UInt8? { rest.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The lines of a text.
    public var lines: AsyncTextLines { AsyncTextLines(String(decoding: data, as: UTF8.self)) }
    /// The characters of a text.
    public var characters: AsyncTextCharacters {
      AsyncTextCharacters(String(decoding: data, as: UTF8.self))
    }
  }

  /// Loads an address, and returns the bytes with the answer.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url)
    return (AsyncBytes(data), response)
  }

  /// Sends a request, and returns the bytes of the answer.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data), response)
  }
}

extension URL {
  /// The lines of the text at the address. Mirrors Foundation's: the text is loaded as a whole first.
  public var lines: AsyncLines { AsyncLines(url: self) }

  /// The lines of the text at an address.
  public struct AsyncLines: AsyncSequence, Sendable {
    public typealias Element = String
    let url: URL

    /// Goes through the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      fileprivate var rest: AsyncTextLines.AsyncIterator?

      /// The next line.
      public mutating func next() async throws -> String? {
        if rest == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          rest = AsyncTextLines(String(decoding: data, as: UTF8.self)).makeAsyncIterator()
        }
        return rest?.nextLine()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }
}

/// The lines of a text, without those that are empty, as Foundation's `AsyncLineSequence` passes them.
public struct AsyncTextLines: AsyncSequence, Sendable {
  public typealias Element = String
  private let text: String

  init(_ text: String) { self.text = text }

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var rest: IndexingIterator<[Substring]>

    fileprivate mutating func nextLine() -> String? { rest.next().map(String.init) }
    /// The next line.
    public mutating func next() async throws -> String? { nextLine() }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(rest: text.split(whereSeparator: \.isNewline).makeIterator())
  }
}

/// The characters of a text.
public struct AsyncTextCharacters: AsyncSequence, Sendable {
  public typealias Element = Character
  private let text: String

  init(_ text: String) { self.text = text }

  /// Goes through the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var rest: String.Iterator
    /// The next character.
    public mutating func next() async throws -> Character? { rest.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: text.makeIterator()) }
}
