public import Foundation

/// The name of an entity, as the system shows it. Mirrors App Intents'.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside a name. Never shown. Mirrors App Intents'.
  public struct Image: Sendable {
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// A picture of the program.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// A picture in a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
    /// A picture.
    public init(data: Data, isTemplate: Bool? = nil) {}
  }
  /// The name.
  public var title: LocalizedStringResource
  /// The text below the title.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the title.
  public var image: Image?
  /// Creates a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type of entities. Mirrors App Intents'.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource) { self.name = name }
  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) { self.init(name: .init(stringLiteral: value)) }
}

/// A type with a name for users. Mirrors App Intents'.
public protocol TypeDisplayRepresentable: Sendable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An entity of the program that intents can refer to. Mirrors App Intents'.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable where ID: Sendable {
  /// The query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery
  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
  /// The entity's name for the user.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// A property of an entity.
  public typealias Property<Value: Sendable> = IntentParameter<Value>
}

/// An enumeration of choices. Mirrors App Intents'.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
  /// The names of its cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A query that finds entities of the program. The system sends no queries here. Mirrors App
/// Intents'.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// Creates a query.
  init()
  /// The entities with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that are suggested first.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// The entities that are suggested to the user. Always empty.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// The entity that is chosen without the user. Always `nil`.
  public func defaultResult() async -> Entity? { nil }
}

/// An entity that the system could search for. It does not. Mirrors App Intents'.
public protocol IndexedEntity: AppEntity {}

/// An entity that is not stored. Mirrors App Intents'.
public protocol TransientAppEntity: TypeDisplayRepresentable, Identifiable {
  /// Creates an entity.
  init()
  /// The entity's name for the user.
  var displayRepresentation: DisplayRepresentation { get }
}

extension TransientAppEntity {
  /// A property of an entity.
  public typealias Property<Value: Sendable> = IntentParameter<Value>
}

/// Values to choose from, in sections. Mirrors App Intents'.
public struct IntentItemCollection<Value: Sendable>: Sendable, ExpressibleByArrayLiteral {
  /// The sections.
  public let sections: [IntentItemSection<Value>]
  /// Creates a collection of sections.
  public init(sections: [IntentItemSection<Value>]) { self.sections = sections }
  /// Creates a collection with one section.
  public init(items: [Value]) { sections = [IntentItemSection(items: items)] }
  /// Creates a collection with one section.
  public init(arrayLiteral elements: Value...) { self.init(items: elements) }
}

/// Values to choose from. Mirrors App Intents'.
public struct IntentItemSection<Value: Sendable>: Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [Value]
  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    (self.title, self.items) = (title, items)
  }
}

/// Values to choose from, in sections. Mirrors App Intents'.
public typealias ItemCollection = IntentItemCollection
/// Values to choose from. Mirrors App Intents'.
public typealias ItemSection = IntentItemSection

/// A query that finds entities by their names. Mirrors App Intents'.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match the text.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query that finds all entities. Mirrors App Intents'.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> [Entity]
}

/// A provider of values to choose from. Mirrors App Intents'.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of a value.
  associatedtype Value: Sendable
  /// The values.
  func results() async throws -> [Value]
}
