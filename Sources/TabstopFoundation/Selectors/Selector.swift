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
  /// Creates a selector for a method. What the method throws is dropped.
  @preconcurrency
  public init<Owner, each Argument, Result>(
    _named name: String, _ owner: Owner.Type,
    _ method: @escaping (Owner) -> (repeat each Argument) throws -> Result
  ) {
    self.init(method: name, of: owner, parameters: Arguments.count(repeat (each Argument).self)) {
      owner, sent in
      var arguments = Arguments(sent)
      let values = try (repeat arguments.next((each Argument).self))
      return (try? method(owner)(repeat each values)) ?? ()
    }
  }

  /// Creates a selector for a method of a value's type. The value is not evaluated.
  @preconcurrency
  public init<Owner, each Argument, Result>(
    _named name: String, of owner: @autoclosure () -> Owner,
    _ method: @escaping (Owner) -> (repeat each Argument) throws -> Result
  ) { self.init(_named: name, Owner.self, method) }

  /// Creates a selector for a method of a type itself.
  @preconcurrency @_disfavoredOverload
  public init<Owner, each Argument, Result>(
    _named name: String, _ owner: Owner.Type,
    _ method: @escaping (repeat each Argument) throws -> Result
  ) {
    self.init(
      method: name, of: Owner.Type.self,
      parameters: Arguments.count(repeat (each Argument).self)
    ) { _, sent in
      var arguments = Arguments(sent)
      let values = try (repeat arguments.next((each Argument).self))
      return (try? method(repeat each values)) ?? ()
    }
  }

  /// Creates a selector that calls nothing: Objective-C would pass an asynchronous method the sender in place of its
  /// completion handler.
  @available(*, deprecated, message: "A selector does not call an asynchronous method.")
  public init<Owner, each Argument, Result>(
    _named name: String, _ owner: Owner.Type,
    _ method: @escaping (Owner) -> (repeat each Argument) async throws -> Result
  ) { self.init(SelectorName.objectiveC(name, parameters: 0) + "WithCompletionHandler:") }

  private init<Owner>(
    method name: String, of owner: Owner.Type, parameters: Int,
    call: @escaping (Owner, [Any?]) throws -> Any
  ) {
    self.name = SelectorName.objectiveC(name, parameters: parameters)
    SelectorMethods.add(
      SelectorMethods.Method(
        owner: ObjectIdentifier(owner), belongs: { $0 is Owner },
        call: { target, arguments in
          guard let target = target as? Owner else { return nil }
          return try? call(target, arguments)
        }),
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

/// What a method gets of what was sent.
private struct Arguments {
  /// An argument has another type than the method's parameter.
  struct TypeMismatch: Error {}

  private let sent: [Any?]
  private var index = 0

  init(_ sent: [Any?]) { self.sent = sent }

  static func count<each Argument>(_ types: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  /// The next argument. What was not sent is `nil`, which is a value of an optional type, and of `Any`.
  mutating func next<Value>(_: Value.Type) throws -> Value {
    let argument = sent.indices.contains(index) ? sent[index] : nil
    index += 1
    if let value = argument as? Value { return value }
    let converted: Any?? =
      switch argument {
      case let notification as Notification:
        NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo)
      case let pointer as UnsafeMutableRawPointer: UnsafeRawPointer(pointer)
      case nil where Value.self == Any.self: .some(nil)
      // To Objective-C an object is a truth value: `endEditing(_:)` ends the editing by force for a recognizer.
      case let object: Value.self == Bool.self ? object != nil : Self.unusedPointer(Value.self)
      }
    guard let value = converted as? Value else { throw TypeMismatch() }
    return value
  }

  /// Objective-C passes null, for which a method's parameter that is not optional has no value in Swift. Methods do not
  /// use it: it is the `contextInfo` that the program did not give.
  private static func unusedPointer<Value>(_: Value.Type) -> Any? {
    switch Value.self {
    case is UnsafeRawPointer.Type: UnsafeRawPointer(bitPattern: 1)
    case is UnsafeMutableRawPointer.Type: UnsafeMutableRawPointer(bitPattern: 1)
    default: nil
    }
  }
}
