internal import Synchronization

/// The methods that the program's selectors name.
enum SelectorMethods {
  /// A method of a type. It captures no objects: only what finds the method in one.
  struct Method: @unchecked Sendable {
    let owner: ObjectIdentifier
    /// Whether an object has the method.
    let belongs: (Any) -> Bool
    /// Calls it; `nil` if the target or an argument has another type.
    let call: (Any, [Any?]) -> Any?
  }

  private static let methods = Mutex<[String: [Method]]>([:])

  static func add(_ method: Method, named name: String) {
    methods.withLock { methods in
      guard methods[name]?.contains(where: { $0.owner == method.owner }) != true else { return }
      methods[name, default: []].append(method)
    }
  }

  /// The methods of a name, of different types.
  static func named(_ name: String) -> [Method] { methods.withLock { $0[name] ?? [] } }
}
