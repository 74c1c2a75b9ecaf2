/// A value that says which of the registered nodes has the focus.
///
/// ```swift
/// let field = FocusBinding<Field?>(none: nil)
/// let registration = field.register(node, for: .email)
/// field.write(.email)   // a request: the focus goes there when the turn is resolved
/// field.value           // .email
/// ```
///
/// Reading costs O(1), writing and registering O(1) on average (one hash of the value).
public final class FocusBinding<Value: Hashable>: AnyFocusBinding {
  // Targets live as long as something uses them, and remove themselves from here. While there are
  // few, they are kept in a list: the first dictionary of a program costs as much memory as the
  // whole model.
  private var few: [Unmanaged<FocusTarget>] = []
  private var many: [Value: UnownedTarget]?
  private static var limit: Int { 8 }
  private var warned: Set<Value> = []

  private struct UnownedTarget {
    unowned let target: TypedFocusTarget<Value>
  }

  /// Creates a binding without registrations.
  /// - Parameter none: The value for "no focus here": `false`, or `nil`.
  public init(none: Value) {
    super.init(none: TypedFocusTarget<Value>(none, of: nil))
  }

  /// The value of the node that has the focus. Between a write and the end of its turn, the written
  /// value.
  public var value: Value { value(of: current) }

  /// Requests the focus for the node that is registered for `value`. Writing the value of none
  /// requests that the focus leaves the node that this binding names.
  /// ``FocusCoordinator/resolve()`` decides on the request; the last write of a turn wins.
  public func write(_ value: Value) {
    request(target(for: value))
  }

  /// Registers `node` for `value`. Several nodes may be registered for one value.
  ///
  /// A node may have several registrations. If one binding has several values for one node, it
  /// reports the one that was registered last.
  ///
  /// - Parameter group: The container for whose descendants the same value is registered;
  ///   registrations of one container are not duplicates of each other. Only its identity is used:
  ///   it must live as long as the registration, and is not retained.
  /// - Returns: The registration, which ends with its last reference.
  public func register(
    _ node: FocusNode, for value: Value, group: AnyObject? = nil
  ) -> FocusRegistration {
    anyValue(value).register(node, group: group)
  }

  /// A value with its type erased. O(1) on average.
  public func anyValue(_ value: Value) -> AnyFocusValue {
    AnyFocusValue(self, target(for: value))
  }

  /// The node that was first registered for `value`, whether or not it can take the focus now.
  public func firstNode(for value: Value) -> FocusNode? {
    knownTarget(for: value)?.first?.node
  }

  func target(for value: Value) -> FocusTarget {
    if value == self.value(of: none) { return none }
    if let known = knownTarget(for: value) { return known }
    let target = TypedFocusTarget(value, of: self)
    if many == nil, few.count == Self.limit {
      many = [:]
      for known in few { insert(known.takeUnretainedValue()) }
      few = []
    }
    if many == nil { few.append(.passUnretained(target)) } else { insert(target) }
    return target
  }

  private func insert(_ target: FocusTarget) {
    let target = unsafeDowncast(target, to: TypedFocusTarget<Value>.self)
    many?[target.value] = UnownedTarget(target: target)
  }

  private func knownTarget(for value: Value) -> FocusTarget? {
    if let many { return many[value]?.target }
    for known in few {
      let target = known.takeUnretainedValue()
      if self.value(of: target) == value { return target }
    }
    return nil
  }

  fileprivate func value(of target: FocusTarget) -> Value {
    // This class creates all targets of a binding, with its own type of value.
    unsafeDowncast(target, to: TypedFocusTarget<Value>.self).value
  }

  /// Called by a target that is no longer used.
  func remove(_ target: TypedFocusTarget<Value>) {
    guard many == nil else {
      many?[target.value] = nil
      return
    }
    let place = Unmanaged<FocusTarget>.passUnretained(target).toOpaque()
    few.removeAll { $0.toOpaque() == place }
  }

  override func isFirstWarning(of target: FocusTarget) -> Bool {
    warned.insert(value(of: target)).inserted
  }
}
