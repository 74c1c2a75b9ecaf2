internal import Foundation

/// An object of the program that an intent uses, which the program has added to `AppDependencyManager`. Mirrors App
/// Intents' `AppDependency`.
// Sendable: immutable. (`AnyHashable` is not Sendable; the program's key is compared under the
// manager's lock.)
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Uses the object of the type.
  public init() { self.init(key: nil) }
  /// Uses the object of the type that was added with a key.
  public init(key: AnyHashable?, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  /// The object. It must have been added before.
  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key: key) else {
      fatalError("\(Value.self) was not added to AppDependencyManager.")
    }
    return value
  }
}

/// The objects of the program that intents use. Mirrors App Intents' `AppDependencyManager`.
// Sendable: `lock` guards what can change.
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager of the program.
  public static let shared = AppDependencyManager()

  /// A type and a key of the program's own.
  private struct Name: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
  }
  /// Recursive, because an object that is made may use others.
  private let lock = NSRecursiveLock()
  private var makers: [Name: () -> Any] = [:]
  private var made: [Name: Any] = [:]

  init() {}

  /// Adds an object of the program.
  ///
  /// - Parameter dependencyProvider: Makes the object when it is used first.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let name = Name(type: ObjectIdentifier(Dependency.self), key: key)
    lock.withLock {
      makers[name] = dependencyProvider
      made[name] = nil
    }
  }

  fileprivate func value<Value: Sendable>(of type: Value.Type, key: AnyHashable?) -> Value? {
    let name = Name(type: ObjectIdentifier(type), key: key)
    return lock.withLock {
      if let value = made[name] { return value as? Value }
      let value = makers[name]?()
      made[name] = value
      return value as? Value
    }
  }
}
