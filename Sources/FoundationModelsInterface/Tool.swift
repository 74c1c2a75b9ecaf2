/// A function that a model may call: none is called, since there is no model. Mirrors FoundationModels' `Tool`.
public protocol Tool<Arguments, Output>: Sendable {
  /// What the function returns.
  associatedtype Output: PromptRepresentable
  /// What the function takes.
  associatedtype Arguments: ConvertibleFromGeneratedContent
  /// The name of the function.
  var name: String { get }
  /// What the function does.
  var description: String { get }
  /// The schema of the arguments.
  var parameters: GenerationSchema { get }
  /// Whether the model gets the schema.
  var includesSchemaInInstructions: Bool { get }
  /// Calls the function.
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { String(describing: Self.self) }
  /// Whether the model gets the schema: true.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// The schema of the arguments' type.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
