public import Foundation

/// What was said in a session. Mirrors FoundationModels' `Transcript`. It can be stored and read again; not as Apple's,
/// whose format is not documented.
public struct Transcript: Sendable, Equatable, Codable, RandomAccessCollection {
  private let entries: [Entry]

  /// Creates a transcript.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  init(instructions: String?, tools: [any Tool]) {
    guard let instructions else {
      self.init()
      return
    }
    self.init(entries: [
      .instructions(
        Instructions(
          segments: [.text(TextSegment(content: instructions))],
          toolDefinitions: tools.map { ToolDefinition(tool: $0) }))
    ])
  }

  /// The first place.
  public var startIndex: Int { entries.startIndex }
  /// The place after the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry of a place.
  public subscript(index: Int) -> Entry { entries[index] }
}

extension Transcript {
  /// Something that was said. Mirrors FoundationModels'.
  public enum Entry: Sendable, Identifiable, Equatable, Codable {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    /// The identity of the entry.
    public var id: String {
      switch self {
      case .instructions(let value): value.id
      case .prompt(let value): value.id
      case .toolCalls(let value): value.id
      case .toolOutput(let value): value.id
      case .response(let value): value.id
      }
    }
  }

  /// A part of an entry. Mirrors FoundationModels'.
  public enum Segment: Sendable, Identifiable, Equatable, Codable {
    case text(TextSegment)
    case structure(StructuredSegment)

    /// The identity of the part.
    public var id: String {
      switch self {
      case .text(let value): value.id
      case .structure(let value): value.id
      }
    }
  }

  /// A text of an entry. Mirrors FoundationModels'.
  public struct TextSegment: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the text.
    public var id: String
    /// The text.
    public var content: String

    /// Creates a text.
    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
  }

  /// A value of an entry. Mirrors FoundationModels'.
  public struct StructuredSegment: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the value.
    public var id: String
    /// Where the value comes from.
    public var source: String
    private var stored: StoredContent

    /// The value.
    public var content: GeneratedContent {
      get { stored.content }
      set { stored.content = newValue }
    }

    /// Creates a value.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      stored = StoredContent(content: content)
    }
  }

  /// What the model got first. Mirrors FoundationModels'.
  public struct Instructions: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the instructions.
    public var id: String
    /// Their parts.
    public var segments: [Segment]
    /// The functions that the model may call.
    public var toolDefinitions: [ToolDefinition]

    /// Creates instructions.
    public init(
      id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
  }

  /// A function that the model may call. Mirrors FoundationModels'.
  public struct ToolDefinition: Sendable, Equatable, Codable {
    /// Its name.
    public var name: String
    /// What it does.
    public var description: String

    /// Creates a definition.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
    }

    /// Creates the definition of a tool.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }
  }

  /// A question. Mirrors FoundationModels'.
  public struct Prompt: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the question.
    public var id: String
    /// Its parts.
    public var segments: [Segment]
    /// How the model should answer.
    public var options: GenerationOptions

    /// Creates a question.
    public init(
      id: String = UUID().uuidString, segments: [Segment],
      options: GenerationOptions = GenerationOptions()
    ) {
      self.id = id
      self.segments = segments
      self.options = options
    }
  }

  /// Calls of functions. Mirrors FoundationModels'.
  public struct ToolCalls: Sendable, Identifiable, Equatable, Codable, RandomAccessCollection {
    /// The identity of the calls.
    public var id: String
    private let calls: [ToolCall]

    /// Creates calls.
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      self.id = id
      self.calls = Array(calls)
    }

    /// The first place.
    public var startIndex: Int { calls.startIndex }
    /// The place after the last call.
    public var endIndex: Int { calls.endIndex }
    /// The call of a place.
    public subscript(position: Int) -> ToolCall { calls[position] }
  }

  /// A call of a function. Mirrors FoundationModels'.
  public struct ToolCall: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the call.
    public var id: String
    /// The name of the function.
    public var toolName: String
    private var stored: StoredContent

    /// What the function gets.
    public var arguments: GeneratedContent {
      get { stored.content }
      set { stored.content = newValue }
    }
  }

  /// What a function returned. Mirrors FoundationModels'.
  public struct ToolOutput: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the call.
    public var id: String
    /// The name of the function.
    public var toolName: String
    /// The parts of what it returned.
    public var segments: [Segment]

    /// Creates an output.
    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
  }

  /// An answer. Mirrors FoundationModels'.
  public struct Response: Sendable, Identifiable, Equatable, Codable {
    /// The identity of the answer.
    public var id: String
    /// The adapters of the model.
    public var assetIDs: [String]
    /// The parts of the answer.
    public var segments: [Segment]

    /// Creates an answer.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
  }
}

/// Content in a transcript, which is stored as its JSON.
private struct StoredContent: Sendable, Equatable, Codable {
  var content: GeneratedContent

  init(content: GeneratedContent) { self.content = content }

  init(from decoder: any Decoder) throws {
    content = try GeneratedContent(json: decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(content.jsonString)
  }
}
