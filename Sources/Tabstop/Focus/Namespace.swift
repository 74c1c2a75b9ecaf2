/// A unique name, as long as the view lives: for `focusScope` and what refers to it. Mirrors
/// SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name. Equal only to itself.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  /// Keeps the number in the view's storage.
  private final class Storage {
    let id: ID

    @MainActor private static var last: UInt64 = 0

    @MainActor
    init() {
      Self.last += 1
      id = ID(number: Self.last)
    }
  }

  private var storage: Storage?

  /// Creates a name with the view.
  public init() {}

  /// The name; outside of a `body`, one that nothing uses.
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let storage = slot as? Storage ?? Storage()
    slot = storage
    self.storage = storage
  }
}
