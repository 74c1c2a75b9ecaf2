public import Foundation
public import FoundationNetworking

/// The bytes of an answer, one after the other. Mirrors Foundation's `URLSession.AsyncBytes`, which
/// Foundation on Linux (Swift 6.3) lacks: the answer is loaded as a whole first.
extension URLSession {
  /// The bytes of an answer.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Returns an iterator of the elements.
    public func makeAsyncIterator() -> AsyncLoaded<Data>.AsyncIterator {
      AsyncLoaded(data).makeAsyncIterator()
    }

    private var text: String { String(decoding: data, as: UTF8.self) }
    /// The lines of a text.
    public var lines: AsyncLoaded<[String]> { .lines(of: text) }
    /// The characters of a text.
    public var characters: AsyncLoaded<String> { AsyncLoaded(text) }
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
    /// The type of the elements.
    public typealias Element = String
    let url: URL

    /// An iterator over the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      fileprivate var rest: AsyncLoaded<[String]>.AsyncIterator?

      /// The next line.
      public mutating func next() async throws -> String? {
        if rest == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          rest = AsyncLoaded.lines(of: String(decoding: data, as: UTF8.self)).makeAsyncIterator()
        }
        return try await rest?.next()
      }
    }

    /// Returns an iterator of the elements.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }
}

/// A sequence of the loaded elements: bytes, characters or lines.
public struct AsyncLoaded<Elements: Sequence & Sendable>: AsyncSequence, Sendable {
  /// The type of the elements.
  public typealias Element = Elements.Element
  private let elements: Elements

  init(_ elements: Elements) { self.elements = elements }

  /// An iterator over the elements.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var rest: Elements.Iterator
    /// The next element.
    public mutating func next() async throws -> Elements.Element? { rest.next() }
  }

  /// Returns an iterator of the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements.makeIterator()) }
}

extension AsyncLoaded<[String]> {
  /// The lines of a text, without those that are empty, as Foundation's `AsyncLineSequence` passes them.
  static func lines(of text: String) -> Self {
    Self(text.split(whereSeparator: \.isNewline).map(String.init))
  }
}
