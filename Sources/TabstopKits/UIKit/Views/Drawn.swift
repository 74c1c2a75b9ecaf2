/// A property of a view that is drawn again when the value changes.
@propertyWrapper
public struct _Drawn<Value> {
  private var value: Value

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value. No effect: the view has the value.
  @available(*, unavailable)
  public var wrappedValue: Value {
    get { fatalError("The property belongs to a view.") }
    set { fatalError("The property belongs to a view.") }
  }

  /// The value of a view.
  @MainActor
  public static subscript<Owner: UIView>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      let isSame = Self.isSame(owner[keyPath: storage].value, newValue)
      owner[keyPath: storage].value = newValue
      if !isSame { owner.changed(true) }
    }
  }

  private static func isSame(_ old: Value, _ new: Value) -> Bool {
    func compare<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
    return (old as? any Equatable).map { compare($0) } ?? false
  }
}
