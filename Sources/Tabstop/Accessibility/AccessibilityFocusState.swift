internal import FocusModel
internal import GtkBridge

/// Kinds of assistive technology. Mirrors SwiftUI's `AccessibilityTechnologies`.
///
/// A desktop tells that one is there, not which: a screen reader and a switch technology both count
/// as there when either is.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch and scanning technologies.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A value that says where assistive technology is. Written, it makes a screen reader go there and
/// speak what it finds, a text or an image too. Mirrors SwiftUI's `AccessibilityFocusState`.
///
/// It is independent of `FocusState`: it never takes the keyboard from a field that is being typed
/// into; what it names is spoken after the field then. While no assistive technology is there it
/// reads `nil` or `false`, and a write is dropped. A write whose view is not there yet, or is behind
/// a sheet, waits for it. Main thread only.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: AccessibilityFocusStorage<Value>?

  /// For one view, joined by `accessibilityFocused(_:)`: false at first.
  public init() where Value == Bool { none = false }
  /// For several views, each joined by `accessibilityFocused(_:equals:)`: `nil` at first.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// A value for some technologies alone.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// A value for some technologies alone.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  /// Where assistive technology is. A write asks it to go there.
  public var wrappedValue: Value {
    get { storage?.get() ?? none }
    nonmutating set { storage?.set(newValue) }
  }

  /// What `accessibilityFocused` takes: `$field`.
  public var projectedValue: Binding {
    Binding(storage: storage ?? AccessibilityFocusStorage(none: none))
  }

  @MainActor
  public mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    if slot == nil {
      let storage = AccessibilityFocusStorage(none: none)
      storage.model.home = node.window.accessibilityFocus.coordinator
      slot = storage
    }
    storage = unsafeDowncast(slot!, to: AccessibilityFocusStorage<Value>.self)
  }

  /// What a child view takes, and `accessibilityFocused` joins to a view.
  @propertyWrapper
  public struct Binding {
    let storage: AccessibilityFocusStorage<Value>

    /// Where assistive technology is, as in the state that the binding comes from.
    public var wrappedValue: Value {
      get { storage.get() }
      nonmutating set { storage.set(newValue) }
    }

    /// The binding itself, so that `@AccessibilityFocusState.Binding` can be handed on as `$field`.
    public var projectedValue: Binding { self }
  }
}

/// The lasting place of an `AccessibilityFocusState`.
final class AccessibilityFocusStorage<Value: Hashable>: FocusStorage<Value> {
  override func set(_ value: Value) {
    let isActive = MainActor.assumeIsolated { AssistiveTechnology.shared.isActive }
    // Until the desktop has answered, the write waits in the model like one for an absent view.
    if isActive != false { super.set(value) }
  }
}
