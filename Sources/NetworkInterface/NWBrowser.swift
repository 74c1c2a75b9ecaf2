public import Dispatch
internal import Foundation

/// A search for services in the local network. Mirrors Network's `NWBrowser`; programs do not search
/// the network here, so it fails, which it reports.
public final class NWBrowser: Sendable {
  /// The state of a search. Mirrors Network's.
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  /// The services that are searched for. Mirrors Network's.
  public enum Descriptor: Equatable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  /// A service that was found. Mirrors Network's.
  public struct Result: Hashable, Sendable {
    /// Notes of the service. Mirrors Network's.
    public enum Metadata: Hashable, Sendable {
      case bonjour(NWTXTRecord)
      case none
    }
    /// A change of the services. Mirrors Network's.
    public enum Change: Hashable, Sendable {
      /// What has changed. Mirrors Network's.
      public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64
        /// Creates flags from bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
      }
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
    }
    /// The service.
    public let endpoint: NWEndpoint
    /// The networks in which it was found.
    public let interfaces: [NWInterface]
    /// Its notes.
    public let metadata: Metadata
  }

  /// The services that are searched for.
  public let descriptor: Descriptor
  /// The protocols and their options.
  public let parameters: NWParameters
  private typealias ResultsHandler = @Sendable (Set<Result>, Set<Result.Change>) -> Void
  private struct Handlers: LifecycleValues {
    var results: ResultsHandler?
    mutating func removeHandlers() { results = nil }
  }
  private let life = Lifecycle<State, Handlers>("NWBrowser", Handlers())

  /// Creates a search.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  /// Called with each new state.
  @preconcurrency
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { life.stateHandler }
    set { life.stateHandler = newValue }
  }
  /// Called with the services that were found. Never called: no service is found.
  @preconcurrency
  public var browseResultsChangedHandler:
    (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  {
    get { life.results }
    set { life.results = newValue }
  }
  /// The services that were found: none.
  public var browseResults: Set<Result> { [] }
  /// The state.
  public var state: State { life.state }
  /// The queue on which closures are called.
  public var queue: DispatchQueue? { life.queue }

  /// Starts the search, which fails.
  public func start(queue: DispatchQueue) {
    life.start(on: queue) { [life] in life.become(.failed(.noServiceSearch)) }
  }
  /// Ends the search; one that was not started cannot be started then.
  public func cancel() { life.cancel { [life] in life.becomeCancelled() } }
}

/// The notes of a service: texts with names. Mirrors Network's `NWTXTRecord`.
public struct NWTXTRecord: Hashable, Sendable, ExpressibleByDictionaryLiteral,
  CustomDebugStringConvertible
{
  /// The texts.
  public private(set) var dictionary: [String: String]
  /// Creates notes.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  /// Creates notes from a literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    dictionary = Dictionary(elements) { first, _ in first }
  }
  /// Creates notes from their bytes, as RFC 6763 describes them.
  public init(_ data: Data) {
    var (texts, rest) = ([String: String](), data[...])
    while let length = rest.popFirst() {
      let entry = String(decoding: rest.prefix(Int(length)), as: UTF8.self)
      rest = rest.dropFirst(Int(length))
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let name = parts.first, !name.isEmpty {
        texts[String(name)] = parts.count > 1 ? String(parts[1]) : ""
      }
    }
    dictionary = texts
  }
  /// The text with a name.
  public subscript(name: String) -> String? {
    get { dictionary[name] }
    set { dictionary[name] = newValue }
  }
  /// Whether there is none.
  public var isEmpty: Bool { dictionary.isEmpty }
  /// The bytes, as RFC 6763 describes them; texts that are too long are left out.
  public var data: Data {
    dictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { data, entry in
      let bytes = Array("\(entry.key)=\(entry.value)".utf8)
      guard let length = UInt8(exactly: bytes.count) else { return }
      data.append(length)
      data.append(contentsOf: bytes)
    }
  }
  /// The texts.
  public var debugDescription: String { dictionary.description }
}
