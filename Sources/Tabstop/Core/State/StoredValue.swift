extension Optional<Any> {
  /// The stored value of a key, or the default of the key if none is stored.
  ///
  /// `as?` alone takes a missing value for the `nil` of an optional type, and never returns its default.
  package func value<Value>(orDefault defaultValue: @autoclosure () -> Value) -> Value {
    guard let stored = self else { return defaultValue() }
    return stored as? Value ?? defaultValue()
  }
}
