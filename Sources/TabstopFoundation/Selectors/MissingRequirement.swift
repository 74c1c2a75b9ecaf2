/// What a method throws that a class has left out of its conformance to a protocol with `@objc optional`: see the
/// plugin `Selectors`.
public struct _MissingRequirement: Error {
  /// Creates an error.
  public init() {}
}
