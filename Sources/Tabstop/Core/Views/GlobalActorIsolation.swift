/// A protocol whose types are not isolated to a global actor, although they conform to `View` or
/// `ViewModifier`, which are on the main actor. Mirrors SwiftUI's `_RemoveGlobalActorIsolation`.
///
/// A type gets its isolation from the protocols that it conforms to. From two different actors it gets
/// none, nor that of a module whose code is on the main actor by default: `path(in:)` of a program's shape
/// is a function for any thread there, too.
@_marker
@_NoActor
public protocol _RemoveGlobalActorIsolation {}

/// An actor on which nothing runs: it differs from the main actor.
@globalActor
public actor _NoActor {
  /// The only one.
  public static let shared = _NoActor()
}
