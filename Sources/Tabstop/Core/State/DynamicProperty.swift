internal import FocusModel
@_spi(Reflection) private import Swift

/// A stored property of a view that is connected to the view's node before `body` is evaluated.
/// Mirrors SwiftUI's `DynamicProperty`; a type of the program may consist of others.
public protocol DynamicProperty {
  /// Called before `body` is evaluated, when the properties inside have been connected.
  mutating func update()

  /// Whether the property, or one that it consists of, may read the environment.
  static var _mayReadEnvironment: Bool { get }

  /// Connects the property. `slot` is its permanent storage in the node.
  @MainActor mutating func _install(_ slot: inout AnyObject?, in node: _Node)
}

extension DynamicProperty {
  public static var _mayReadEnvironment: Bool { true }

  /// Does nothing, unless a type has an `update()` of its own.
  public nonisolated mutating func update() {}

  // Connects the dynamic properties that this one consists of: they are found as stored properties,
  // one level down.
  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let nested = slot as? NestedProperties ?? NestedProperties(Self.self)
    slot = nested
    withUnsafeMutableBytes(of: &self) { nested.install(into: $0.baseAddress!, of: node) }
    update()
  }
}

/// The dynamic properties of one view in one node: their offsets, and their permanent storage.
@MainActor
struct DynamicProperties<V> {
  private let layout: PropertyLayout
  private var slots: [AnyObject?]
  var readEnvironment: Bool { layout.readsEnvironment }

  init() {
    layout = PropertyLayout.of(V.self)
    slots = layout.fields.isEmpty ? [] : Array(repeating: nil, count: layout.fields.count)
  }

  /// Creates the value for a view without dynamic properties.
  init(none: Void) {
    layout = .none
    slots = []
  }

  mutating func install(into view: inout V, of node: _Node) {
    guard !slots.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) {
      layout.install(into: UnsafeMutableRawPointer($0), slots: &slots, of: node)
    }
  }
}

/// A style of the program as a property of the view that it creates, so that its own properties are
/// connected: an `@Environment` in a `ButtonStyle`, for example.
struct ConnectedStyle<Style>: DynamicProperty {
  var style: Style

  @MainActor
  mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let nested = slot as? NestedProperties ?? NestedProperties(Style.self)
    slot = nested
    withUnsafeMutableBytes(of: &style) {
      if let base = $0.baseAddress { nested.install(into: base, of: node) }
    }
  }
}

/// The body that a style of the program creates.
struct StyledBody<Style, Content: View>: View {
  private var connected: ConnectedStyle<Style>
  private let make: @MainActor (Style) -> Content

  init(_ style: Style, _ make: @escaping @MainActor (Style) -> Content) {
    connected = ConnectedStyle(style: style)
    self.make = make
  }

  var body: Content { make(connected.style) }
}

@MainActor
private final class NestedProperties {
  private let layout: PropertyLayout
  private var slots: [AnyObject?]

  init(_ type: Any.Type) {
    layout = PropertyLayout.of(type)
    slots = Array(repeating: nil, count: layout.fields.count)
  }

  func install(into base: UnsafeMutableRawPointer, of node: _Node) {
    layout.install(into: base, slots: &slots, of: node)
  }
}

/// The offsets of a type's dynamic properties. Computed once for each type.
@MainActor
private final class PropertyLayout {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private(set) var fields: [Field] = []
  private(set) var readsEnvironment = false
  private static var known = SmallMap<ObjectIdentifier, PropertyLayout>()

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = PropertyLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  static let none = PropertyLayout()

  /// Frequent types without dynamic properties; of generic types any specialization.
  private static let plain: [Any.Type] = [
    Bool.self, Int.self, Double.self, String.self, Text.self, LocalizedStringKey.self,
    Binding<Bool>.self, Bindable<Bool>.self, ModifiedContent<Text, Text>.self,
  ]

  /// Any specialization of each frequent generic type that is one.
  private static let wrappers: [any DynamicProperty.Type] = [
    State<Bool>.self, Environment<Bool>.self, FocusState<Bool>.self,
  ]

  /// The type as one of a dynamic property. To ask the runtime is a search through all conformances of
  /// the program, once for each type: the first page of a program would wait for a dozen.
  private static func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    let metadata = TypeMetadata(type)
    if plain.contains(where: { metadata.isSpecialization(ofSameAs: $0) }) { return nil }
    for wrapper in wrappers where metadata.isSpecialization(ofSameAs: wrapper) {
      // The metadata, and the table of the conformance, which all specializations share. Without `as`, only
      // the metadata would be passed: the compiler opens existential types.
      var words = unsafeBitCast(
        wrapper as any DynamicProperty.Type, to: (Any.Type, UnsafeRawPointer).self)
      words.0 = type
      return unsafeBitCast(words, to: (any DynamicProperty.Type).self)
    }
    return type as? any DynamicProperty.Type
  }

  private init() {}

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, type, kind in
      if kind == .struct || kind == .enum, let property = Self.property(type) {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    self.fields = fields
    // A property that consists of others may contain an environment property, too.
    readsEnvironment = fields.contains { $0.type._mayReadEnvironment }
  }

  func install(
    into base: UnsafeMutableRawPointer, slots: inout [AnyObject?], of node: _Node
  ) {
    for (index, field) in fields.enumerated() {
      connect(field.type, at: base + field.offset, slot: &slots[index], of: node)
    }
  }

  private func connect<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, slot: inout AnyObject?, of node: _Node
  ) {
    place.assumingMemoryBound(to: P.self).pointee._install(&slot, in: node)
  }
}
