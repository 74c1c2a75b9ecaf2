@_exported public import CoreGraphicsInterface
public import Foundation

/// A value of a script. Mirrors JavaScriptCore's `JSValue`.
open class JSValue: CustomStringConvertible {
  /// The context of the value.
  public let context: JSContext!
  let value: OpaquePointer

  private var library: JavaScriptLibrary { context.library }

  init(_ value: OpaquePointer?, in context: JSContext) {
    self.context = context
    // There is an undefined value in each context.
    self.value = value ?? context.library.makeUndefined(context.context)!
    context.library.protect(context.context, self.value)
  }

  deinit { library.unprotect(context.context, value) }

  /// Creates a value of a text, a number, a date, an array or a dictionary with texts for keys; of anything else, and of
  /// a value of another machine, it is undefined.
  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(context.made(value), in: context)
  }
  /// Creates true or false.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(context.library.makeBoolean(context.context, value), in: context)
  }
  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(context.library.makeNumber(context.context, value), in: context)
  }
  /// Creates a number.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates a number.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates an empty object.
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(context.library.makeObject(context.context, nil, nil), in: context)
  }
  /// Creates an empty array.
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(context.library.makeArray(context.context, 0, nil, nil), in: context)
  }
  /// Creates null.
  public convenience init!(nullIn context: JSContext!) {
    self.init(context.library.makeNull(context.context), in: context)
  }
  /// Creates an undefined value.
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, in: context) }

  // MARK: What it is

  private enum Kind: Int32 { case undefined, null, boolean, number, string, object, symbol, bigInt }
  private var kind: Kind? { Kind(rawValue: library.type(context.context, value)) }

  /// Whether it is undefined.
  open var isUndefined: Bool { kind == .undefined }
  /// Whether it is null.
  open var isNull: Bool { kind == .null }
  /// Whether it is true or false.
  open var isBoolean: Bool { kind == .boolean }
  /// Whether it is a number.
  open var isNumber: Bool { kind == .number }
  /// Whether it is a text.
  open var isString: Bool { kind == .string }
  /// Whether it is an object, an array or a function.
  open var isObject: Bool { kind == .object }
  /// Whether it is a symbol.
  open var isSymbol: Bool { kind == .symbol }
  /// Whether it is an array.
  open var isArray: Bool { library.isArray(context.context, value) }
  /// Whether it is a date.
  open var isDate: Bool { library.isDate(context.context, value) }

  /// Whether it is equal, by `===`.
  open func isEqual(to value: Any!) -> Bool {
    guard let other = context.made(value) else { return isUndefined }
    return library.isStrictEqual(context.context, self.value, other)
  }
  /// Whether it is equal, by `==`.
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    var exception: OpaquePointer?
    let other = JSValue(object: value, in: context)!
    let isEqual = library.isEqual(context.context, self.value, other.value, &exception)
    return !context.notify(exception) && isEqual
  }
  /// Whether it was made by a constructor.
  open func isInstance(of value: Any!) -> Bool {
    guard let value = value as? JSValue, value.isObject, let constructor = context.made(value)
    else { return false }
    var exception: OpaquePointer?
    let isInstance = library.isInstance(context.context, self.value, constructor, &exception)
    return !context.notify(exception) && isInstance
  }

  // MARK: As values of Swift

  /// The value as true or false, by the rules of JavaScript.
  open func toBool() -> Bool { library.toBoolean(context.context, value) }
  /// The value as a number, by the rules of JavaScript.
  open func toDouble() -> Double {
    var exception: OpaquePointer?
    let number = library.toNumber(context.context, value, &exception)
    return context.notify(exception) ? .nan : number
  }
  /// The value as a whole number, by the rules of JavaScript.
  open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
  /// The value as a whole number, by the rules of JavaScript.
  open func toUInt32() -> UInt32 {
    let number = toDouble()
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return UInt32(truncatingIfNeeded: Int64(rest))
  }
  /// The value as a number.
  open func toNumber() -> NSNumber! {
    isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble())
  }
  /// The value as a text, by the rules of JavaScript.
  open func toString() -> String! {
    var exception: OpaquePointer?
    let text = library.take(library.toText(context.context, value, &exception))
    return context.notify(exception) ? nil : text
  }
  /// The value as a date.
  open func toDate() -> Date! {
    let milliseconds = toDouble()
    return milliseconds.isNaN ? nil : Date(timeIntervalSince1970: milliseconds / 1000)
  }
  /// The elements of an array; `nil` for null and an undefined value.
  open func toArray() -> [Any]! {
    var known = Known(objects: [value: (self, NSNull())])
    return isUndefined || isNull ? nil : elements(&known)
  }
  /// The properties of an object; `nil` for null and an undefined value.
  open func toDictionary() -> [AnyHashable: Any]! {
    var known = Known(objects: [value: (self, NSNull())])
    return isUndefined || isNull ? nil : properties(&known)
  }
  /// The value as a number, a text, a date, an array or a dictionary; `nil` if it is undefined, `NSNull` if it is
  /// null. Objects inside of themselves, and inside of 500 others, are null.
  open func toObject() -> Any! {
    var known = Known()
    return object(&known)
  }
  /// The value as one of a type; `nil` if it is of another.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = toObject() as AnyObject?, type(of: object) == expectedClass else {
      return nil
    }
    return object
  }

  /// The objects that were converted, each once; null while they are being converted.
  private struct Known {
    // The scripts' values are retained, so that no other one gets the same address.
    var objects: [OpaquePointer: (value: JSValue, object: Any)] = [:]
    var depth = 0
  }

  private func object(_ known: inout Known) -> Any? {
    switch kind {
    case .undefined?, nil: return nil
    case .null?: return NSNull()
    case .boolean?, .number?: return toNumber()
    case .string?, .symbol?, .bigInt?: return toString()
    case .object?:
      if isDate { return toDate() }
      if let found = known.objects[value] { return found.object }
      guard known.depth < 500 else { return NSNull() }
      known.objects[value] = (self, NSNull())
      known.depth += 1
      let object: Any = isArray ? elements(&known) : properties(&known)
      known.depth -= 1
      known.objects[value] = (self, object)
      return object
    }
  }

  private func elements(_ known: inout Known) -> [Any] {
    guard isArray else { return [] }
    let count = forProperty("length").toUInt32()
    return (0..<count).map { element(at: $0).object(&known) ?? NSNull() }
  }

  private func properties(_ known: inout Known) -> [AnyHashable: Any] {
    var properties: [AnyHashable: Any] = [:]
    // A property that is undefined is none.
    for name in names { properties[name] = forProperty(name).object(&known) }
    return properties
  }

  private var names: [String] {
    guard isObject, let names = library.names(context.context, value) else { return [] }
    defer { library.releaseNames(names) }
    return (0..<library.countOfNames(names)).compactMap { index in
      library.name(names, index).map(library.string)
    }
  }

  // MARK: Functions

  /// Calls a function.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! {
    call(on: nil, arguments)
  }

  private func call(on object: JSValue?, _ arguments: [Any]?) -> JSValue {
    guard isObject, library.isFunction(context.context, value) else {
      return context.evaluateScript("throw new TypeError('This is no function.')")
    }
    let values = (arguments ?? []).map { JSValue(object: $0, in: context)! }
    return withExtendedLifetime(values) {
      context.checked {
        library.call(
          context.context, value, object?.value, values.count, values.map(\.value), $0)
      }
    }
  }

  /// Calls a constructor.
  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    guard isObject, library.isConstructor(context.context, value) else {
      return context.evaluateScript("throw new TypeError('This is no constructor.')")
    }
    let values = (arguments ?? []).map { JSValue(object: $0, in: context)! }
    return withExtendedLifetime(values) {
      context.checked {
        library.construct(context.context, value, values.count, values.map(\.value), $0)
      }
    }
  }

  /// Calls a method of an object.
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    forProperty(method).call(on: self, arguments)
  }

  // MARK: Properties

  /// A property; undefined if there is none.
  open func forProperty(_ property: String!) -> JSValue! {
    guard isObject else { return JSValue(nil, in: context) }
    return library.with(property ?? "") { name in
      context.checked { library.property(context.context, value, name, $0) }
    }
  }
  /// Sets a property.
  open func setValue(_ value: Any!, forProperty property: String!) {
    guard isObject else { return }
    let new = JSValue(object: value, in: context)!
    var exception: OpaquePointer?
    library.with(property ?? "") {
      library.setProperty(context.context, self.value, $0, new.value, 0, &exception)
    }
    context.notify(exception)
  }
  /// Whether there is a property.
  open func hasProperty(_ property: String!) -> Bool {
    isObject && library.with(property ?? "") { library.hasProperty(context.context, value, $0) }
  }
  /// Removes a property.
  @discardableResult
  open func deleteProperty(_ property: String!) -> Bool {
    guard isObject else { return false }
    var exception: OpaquePointer?
    let isGone = library.with(property ?? "") {
      library.deleteProperty(context.context, value, $0, &exception)
    }
    return !context.notify(exception) && isGone
  }
  /// An element of an array.
  open func atIndex(_ index: Int) -> JSValue! {
    UInt32(exactly: index).map { element(at: $0) } ?? JSValue(nil, in: context)
  }
  private func element(at index: UInt32) -> JSValue {
    guard isObject else { return JSValue(nil, in: context) }
    return context.checked { library.element(context.context, value, index, $0) }
  }
  /// Sets an element of an array.
  open func setValue(_ value: Any!, at index: Int) {
    guard isObject, let index = UInt32(exactly: index) else { return }
    let new = JSValue(object: value, in: context)!
    var exception: OpaquePointer?
    library.setElement(context.context, self.value, index, new.value, &exception)
    context.notify(exception)
  }
  /// A property.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(Self.name(key)) }
  /// An element of an array.
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  /// Sets a property.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: Self.name(key))
  }
  /// Sets an element of an array.
  open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

  private static func name(_ key: Any?) -> String {
    (key as? JSValue)?.toString() ?? key.map { "\($0)" } ?? ""
  }

  /// The value as a text, by the rules of JavaScript.
  open var description: String { toString() ?? "" }
}

extension JSContext {
  /// The library's value for one of Swift's; none for what scripts have nothing for.
  func made(_ object: Any?) -> OpaquePointer? {
    guard let object else { return library.makeNull(context) }
    switch object {
    case let value as JSValue:
      return value.context.virtualMachine === virtualMachine ? value.value : nil
    case is NSNull: return library.makeNull(context)
    case let text as String: return library.with(text) { library.makeString(context, $0) }
    case let date as Date:
      let milliseconds = library.makeNumber(context, date.timeIntervalSince1970 * 1000)
      return withExtendedLifetime(JSValue(milliseconds, in: self)) {
        library.makeDate(context, 1, [milliseconds], nil)
      }
    case let elements as [Any]:
      let values = elements.map { JSValue(object: $0, in: self)! }
      return withExtendedLifetime(values) {
        library.makeArray(context, values.count, values.map(\.value), nil)
      }
    case let properties as [String: Any]:
      let made = JSValue(newObjectIn: self)!
      for (name, value) in properties { made.setValue(value, forProperty: name) }
      return made.value
    case let value as Bool where type(of: object) == Bool.self:
      return library.makeBoolean(context, value)
    case let number as any BinaryInteger: return library.makeNumber(context, Double(number))
    case let number as NSNumber:
      // "c" is a number that was made of true or false.
      return String(cString: number.objCType) == "c"
        ? library.makeBoolean(context, number.boolValue)
        : library.makeNumber(context, number.doubleValue)
    default: return nil
    }
  }
}
