internal import Foundation

/// The name of a method, as `tap:`. Mirrors Objective-C's `Selector`.
///
/// `#selector` exists only in sources that the plugin `Selectors` compiles; it is a selector that knows the method. A
/// selector from a text calls the methods of that name which some `#selector` of the program has named before.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String
  /// Creates a selector from a name.
  public init(_ str: String) { name = str }
  /// Creates a selector from a name.
  public init(stringLiteral value: String) { name = value }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// The name of a selector. Mirrors Foundation's.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A selector from its name. Mirrors Foundation's.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// What `#selector` becomes in the sources that the plugin `Selectors` compiles. `@preconcurrency`, because a method of
// the main actor has its isolation in its type: it is called on the thread that sends it, as by Objective-C.
extension Selector {
  /// Creates a selector for a method without parameters.
  @preconcurrency
  public init<Owner, Result>(
    _named name: String, _ owner: Owner.Type, _ method: @escaping (Owner) -> () -> Result
  ) {
    self.init(method: name, of: owner, parameters: 0) { owner, _ in method(owner)() }
  }

  /// Creates a selector for a method with a parameter.
  @preconcurrency
  public init<Owner, Argument, Result>(
    _named name: String, _ owner: Owner.Type, _ method: @escaping (Owner) -> (Argument) -> Result
  ) {
    self.init(method: name, of: owner, parameters: 1) { owner, arguments in
      guard let argument: Argument = arguments.value(at: 0)
      else { return nil }
      return method(owner)(argument)
    }
  }

  /// Creates a selector for a method with two parameters.
  @preconcurrency
  public init<Owner, First, Second, Result>(
    _named name: String, _ owner: Owner.Type,
    _ method: @escaping (Owner) -> (First, Second) -> Result
  ) {
    self.init(method: name, of: owner, parameters: 2) { owner, arguments in
      guard let first: First = arguments.value(at: 0), let second: Second = arguments.value(at: 1)
      else { return nil }
      return method(owner)(first, second)
    }
  }

  /// Creates a selector for a method with three parameters.
  @preconcurrency
  public init<Owner, First, Second, Third, Result>(
    _named name: String, _ owner: Owner.Type,
    _ method: @escaping (Owner) -> (First, Second, Third) -> Result
  ) {
    self.init(method: name, of: owner, parameters: 3) { owner, arguments in
      guard let first: First = arguments.value(at: 0), let second: Second = arguments.value(at: 1),
        let third: Third = arguments.value(at: 2)
      else { return nil }
      return method(owner)(first, second, third)
    }
  }

  /// Creates a selector for a method without parameters of a value's type. The value is not evaluated.
  @preconcurrency
  public init<Owner, Result>(
    _named name: String, of owner: @autoclosure () -> Owner,
    _ method: @escaping (Owner) -> () -> Result
  ) { self.init(_named: name, Owner.self, method) }

  /// Creates a selector for a method with a parameter of a value's type. The value is not evaluated.
  @preconcurrency
  public init<Owner, Argument, Result>(
    _named name: String, of owner: @autoclosure () -> Owner,
    _ method: @escaping (Owner) -> (Argument) -> Result
  ) { self.init(_named: name, Owner.self, method) }

  /// Creates a selector for a method with two parameters of a value's type. The value is not evaluated.
  @preconcurrency
  public init<Owner, First, Second, Result>(
    _named name: String, of owner: @autoclosure () -> Owner,
    _ method: @escaping (Owner) -> (First, Second) -> Result
  ) { self.init(_named: name, Owner.self, method) }

  /// Creates a selector for a method of a type itself, without parameters.
  @preconcurrency @_disfavoredOverload
  public init<Owner, Result>(
    _named name: String, _ owner: Owner.Type, _ method: @escaping () -> Result
  ) {
    self.init(method: name, of: Owner.Type.self, parameters: 0) { _, _ in method() }
  }

  /// Creates a selector for a method of a type itself, with a parameter.
  @preconcurrency @_disfavoredOverload
  public init<Owner, Argument, Result>(
    _named name: String, _ owner: Owner.Type, _ method: @escaping (Argument) -> Result
  ) {
    self.init(method: name, of: Owner.Type.self, parameters: 1) { _, arguments in
      guard let argument: Argument = arguments.value(at: 0) else { return nil }
      return method(argument)
    }
  }

  private init<Owner>(
    method name: String, of owner: Owner.Type, parameters: Int,
    call: @escaping (Owner, [Any?]) -> Any?
  ) {
    self.name = SelectorName.objectiveC(name, parameters: parameters)
    SelectorMethods.add(
      SelectorMethods.Method(
        owner: ObjectIdentifier(owner), belongs: { $0 is Owner },
        call: { target, arguments in (target as? Owner).flatMap { call($0, arguments) } }),
      named: self.name)
  }

  /// Calls the method of this name of an object. Its cost is that of a look-up in a dictionary.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - arguments: What the method gets: as many of them as it has parameters.
  /// - Returns: The method's result, which can be `()`; `nil` if the object has no such method, or if the method takes
  ///   arguments of other types.
  package func call(_ target: Any, _ arguments: [Any?] = []) -> Any? {
    for method in SelectorMethods.named(name) {
      if let result = method.call(target, arguments) { return result }
    }
    return nil
  }

  /// Whether an object has a method of this name that a `#selector` has named.
  package func isMethod(of target: Any) -> Bool {
    SelectorMethods.named(name).contains { $0.belongs(target) }
  }
}

extension [Any?] {
  /// An argument of a method; `nil` if it has another type. What was not sent is `nil`, too, which is a value of an
  /// optional type.
  fileprivate func value<Value>(at index: Int) -> Value? {
    let value = indices.contains(index) ? self[index] : nil
    if let value = value as? Value { return value }
    return switch value {
    case let notification as Notification:
      NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    case let pointer as UnsafeMutableRawPointer: UnsafeRawPointer(pointer) as? Value
    // Objective-C passes null, for which a method's parameter that is not optional has no value in Swift. Methods do
    // not use it: it is the `contextInfo` that the program did not give.
    case nil where Value.self == UnsafeRawPointer.self: UnsafeRawPointer(bitPattern: 1) as? Value
    case nil where Value.self == UnsafeMutableRawPointer.self:
      UnsafeMutableRawPointer(bitPattern: 1) as? Value
    default: nil
    }
  }
}
