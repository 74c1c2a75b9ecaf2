internal import FocusModel
internal import GtkBridge

/// Kinds of assistive technology. Mirrors SwiftUI's `AccessibilityTechnologies`.
///
/// A desktop reports that an assistive technology is running, but not which one: both kinds count
/// as running if either is.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch and scanning technologies.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A property wrapper for the focus of assistive technology. A write makes the screen reader speak
/// the view, which may be a text or an image. Mirrors SwiftUI's `AccessibilityFocusState`.
///
/// It is independent of `FocusState`: it never takes the keyboard focus from a field into which the
/// user types; the view is spoken after the field then. While no assistive technology is running it
/// reads `nil` or `false`, and a write is dropped. A write waits for its view if that does not
/// exist yet, or is behind a sheet. Main thread only.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: AccessibilityFocusStorage<Value>?

  /// Creates a state for one view, bound by `accessibilityFocused(_:)`: false at first.
  public init() where Value == Bool { none = false }
  /// Creates a state for several views, each bound by `accessibilityFocused(_:equals:)`: `nil` at
  /// first.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Creates a state for some technologies only. Here it follows all of them.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// Creates a state for some technologies only. Here it follows all of them.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  /// The view with the focus of assistive technology. A write requests it for another view.
  public var wrappedValue: Value {
    get { storage?.get() ?? none }
    nonmutating set { storage?.set(newValue) }
  }

  /// The binding for `accessibilityFocused`: `$field`.
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

  /// A reference to an `AccessibilityFocusState`, for child views and `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    let storage: AccessibilityFocusStorage<Value>

    /// The focus of assistive technology, as in the state that the binding comes from.
    public var wrappedValue: Value {
      get { storage.get() }
      nonmutating set { storage.set(newValue) }
    }

    /// The binding itself, so that an `@AccessibilityFocusState.Binding` can be passed on as
    /// `$field`.
    public var projectedValue: Binding { self }
  }
}

/// The storage of an `AccessibilityFocusState`.
final class AccessibilityFocusStorage<Value: Hashable>: FocusStorage<Value> {
  override func set(_ value: Value) {
    let isActive = MainActor.assumeIsolated { AssistiveTechnology.shared.isActive }
    // Until the desktop has answered, the write waits in the model like one for a view that does
    // not exist.
    if isActive != false { super.set(value) }
  }
}
