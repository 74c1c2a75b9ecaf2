/// How a model answers. Mirrors FoundationModels' `GenerationOptions`.
public struct GenerationOptions: Sendable, Equatable, Codable {
  /// How the next word is chosen.
  public var sampling: SamplingMode?
  /// How unlikely words may be.
  public var temperature: Double?
  /// The largest number of tokens in an answer.
  public var maximumResponseTokens: Int?

  /// Creates options.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }

  /// How a model chooses the next word. Mirrors FoundationModels'.
  public struct SamplingMode: Sendable, Equatable, Codable {
    private enum Kind: Equatable, Codable {
      case greedy
      case top(Int, UInt64?)
      case probability(Double, UInt64?)
    }
    private let kind: Kind

    /// The most likely word.
    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

    /// One of the most likely words.
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .top(k, seed))
    }

    /// One of the words that together have a probability.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .probability(probabilityThreshold, seed))
    }
  }
}
