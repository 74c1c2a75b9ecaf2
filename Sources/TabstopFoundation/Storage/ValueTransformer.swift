public import Foundation

/// A conversion of values. Mirrors Foundation's `ValueTransformer`, which Linux (Swift 6.3) does not have.
open class ValueTransformer: NSObject {
  private static let registered = NSLock()
  nonisolated(unsafe) private static var transformers: [NSValueTransformerName: ValueTransformer] =
    [:]
  private let registeredTransformer: ValueTransformer?

  /// Creates a conversion.
  public override init() { registeredTransformer = nil }
  /// The conversion with a name; `nil` if there is none.
  public init?(forName name: NSValueTransformerName) {
    let known = Self.registered.withLock { Self.transformers[name] } ?? Self.usual(name)
    guard let known else { return nil }
    registeredTransformer = known
  }

  private static func usual(_ name: NSValueTransformerName) -> ValueTransformer? {
    switch name {
    case .negateBooleanTransformerName: Rule { !(($0 as? Bool) ?? false) }
    case .isNilTransformerName: Rule { $0 == nil }
    case .isNotNilTransformerName: Rule { $0 != nil }
    case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
    default: nil
    }
  }

  /// Gives a conversion a name; `nil` removes it.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    registered.withLock { transformers[name] = transformer }
  }
  /// The names that `setValueTransformer(_:forName:)` has given.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { Array(transformers.keys) }
  }
  /// The class of the results. The default is `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether there is a way back. The default is `true`.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Converts a value. The default implementation returns it.
  open func transformedValue(_ value: Any?) -> Any? {
    if let registeredTransformer { return registeredTransformer.transformedValue(value) }
    return value
  }
  /// Converts a value back. The default implementation converts it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    if let registeredTransformer { return registeredTransformer.reverseTransformedValue(value) }
    return transformedValue(value)
  }

  /// A conversion by a closure.
  private final class Rule: ValueTransformer {
    private let rule: (Any?) -> Any?
    init(_ rule: @escaping (Any?) -> Any?) {
      self.rule = rule
      super.init()
    }
    override func transformedValue(_ value: Any?) -> Any? { rule(value) }
  }
}

/// The name of a conversion. Mirrors Foundation's `NSValueTransformerName`.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The opposite of a Boolean value.
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  /// Whether there is no value.
  public static let isNilTransformerName = Self("NSIsNil")
  /// Whether there is a value.
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  /// Data from an object, and back.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// The conversion of data into an object that was archived, and back. Mirrors Foundation's
/// `NSSecureUnarchiveFromDataTransformer`.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
  /// The object in data; `nil` for other data.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  /// The data of an object; `nil` for one that cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
  }
}
