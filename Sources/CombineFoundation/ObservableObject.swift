public import OpenCombine
import Synchronization

/// An object that publishes when it is about to change. Mirrors Combine's `ObservableObject`.
///
/// OpenCombine's protocol of this name gives an object without any `@Published` property a new
/// publisher for each read: its events reach no subscriber. Here each object has one publisher for
/// its lifetime. An object that conforms to this conforms to OpenCombine's too.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before a `@Published` property changes, and when the object itself sends.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

private enum ObjectPublishers {
  // Sendable: behind the lock of `state`.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    /// Whether the objects of a class have properties that keep their publisher.
    var keepsItself: [ObjectIdentifier: Bool] = [:]
    /// The publishers of the objects that do not.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64
  }

  private static let state = Mutex(State())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let type = ObjectIdentifier(type(of: object))
    switch state.withLock({ $0.keepsItself[type] }) {
    case true?: return PublishedPropertyMirror(of: object).objectWillChange
    case false?: return kept(for: object)
    case nil:
      let publisher = PublishedPropertyMirror(of: object).objectWillChange
      let keepsItself = PublishedPropertyMirror(of: object).objectWillChange === publisher
      state.withLock { $0.keepsItself[type] = keepsItself }
      return keepsItself ? publisher : kept(for: object)
    }
  }

  private static func kept(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    return state.withLock { state in
      // Another object may have been at the same address before.
      if let entry = state.entries[id], entry.object === object { return entry }
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, state.entries.count * 2)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      state.entries[id] = entry
      return entry
    }.publisher
  }
}

/// Mirrors an object for OpenCombine, which searches its properties for `@Published` ones, and sets
/// their publisher.
private final class PublishedPropertyMirror: OpenCombine.ObservableObject, CustomReflectable {
  let customMirror: Mirror
  init(of object: AnyObject) { customMirror = Mirror(reflecting: object) }
}
