// JavaScript, under the module name JavaScriptCore: a compatible interface, not Apple's, by WebKitGTK's library of that
// name, which is loaded when a program creates the first context.
internal import Foundation
internal import Glibc

/// The functions of libjavascriptcoregtk: WebKit's interface in C.
struct JavaScriptLibrary: Sendable {
  typealias Context = OpaquePointer
  typealias Value = OpaquePointer
  typealias Text = OpaquePointer
  typealias Exception = UnsafeMutablePointer<Value?>?
  typealias Values = UnsafePointer<Value?>?

  static let loaded: JavaScriptLibrary? = {
    for name in ["6.0.so.1", "4.1.so.0", "4.0.so.18"] {
      if let handle = dlopen("libjavascriptcoregtk-\(name)", RTLD_NOW),
        let library = try? JavaScriptLibrary(handle)
      {
        return library
      }
    }
    return nil
  }()

  private struct Missing: Error {}

  let createGroup: @convention(c) () -> OpaquePointer?
  let releaseGroup: @convention(c) (OpaquePointer) -> Void
  let createContext: @convention(c) (OpaquePointer, OpaquePointer?) -> Context?
  let releaseContext: @convention(c) (Context) -> Void
  let globalObject: @convention(c) (Context) -> Value?
  let evaluate: @convention(c) (Context, Text, Value?, Text?, Int32, Exception) -> Value?

  let createText: @convention(c) (UnsafePointer<UInt16>?, Int) -> Text?
  let characters: @convention(c) (Text) -> UnsafePointer<UInt16>?
  let length: @convention(c) (Text) -> Int
  let releaseText: @convention(c) (Text) -> Void

  let protect: @convention(c) (Context, Value) -> Void
  let unprotect: @convention(c) (Context, Value) -> Void
  let type: @convention(c) (Context, Value) -> Int32
  let isArray: @convention(c) (Context, Value) -> Bool
  let isDate: @convention(c) (Context, Value) -> Bool
  let isEqual: @convention(c) (Context, Value, Value, Exception) -> Bool
  let isStrictEqual: @convention(c) (Context, Value, Value) -> Bool
  let isInstance: @convention(c) (Context, Value, Value, Exception) -> Bool
  let toBoolean: @convention(c) (Context, Value) -> Bool
  let toNumber: @convention(c) (Context, Value, Exception) -> Double
  let toText: @convention(c) (Context, Value, Exception) -> Text?

  let makeUndefined: @convention(c) (Context) -> Value?
  let makeNull: @convention(c) (Context) -> Value?
  let makeBoolean: @convention(c) (Context, Bool) -> Value?
  let makeNumber: @convention(c) (Context, Double) -> Value?
  let makeString: @convention(c) (Context, Text) -> Value?
  let makeObject: @convention(c) (Context, OpaquePointer?, UnsafeMutableRawPointer?) -> Value?
  let makeArray: @convention(c) (Context, Int, Values, Exception) -> Value?
  let makeDate: @convention(c) (Context, Int, Values, Exception) -> Value?

  let property: @convention(c) (Context, Value, Text, Exception) -> Value?
  let setProperty: @convention(c) (Context, Value, Text, Value, UInt32, Exception) -> Void
  let hasProperty: @convention(c) (Context, Value, Text) -> Bool
  let deleteProperty: @convention(c) (Context, Value, Text, Exception) -> Bool
  let element: @convention(c) (Context, Value, UInt32, Exception) -> Value?
  let setElement: @convention(c) (Context, Value, UInt32, Value, Exception) -> Void
  let names: @convention(c) (Context, Value) -> OpaquePointer?
  let countOfNames: @convention(c) (OpaquePointer) -> Int
  let name: @convention(c) (OpaquePointer, Int) -> Text?
  let releaseNames: @convention(c) (OpaquePointer) -> Void
  let isFunction: @convention(c) (Context, Value) -> Bool
  let isConstructor: @convention(c) (Context, Value) -> Bool
  let call: @convention(c) (Context, Value, Value?, Int, Values, Exception) -> Value?
  let construct: @convention(c) (Context, Value, Int, Values, Exception) -> Value?

  private init(_ handle: UnsafeMutableRawPointer) throws {
    func find<Function>(_ name: String) throws -> Function {
      guard let function = dlsym(handle, "JS\(name)") else { throw Missing() }
      return unsafeBitCast(function, to: Function.self)
    }
    createGroup = try find("ContextGroupCreate")
    releaseGroup = try find("ContextGroupRelease")
    createContext = try find("GlobalContextCreateInGroup")
    releaseContext = try find("GlobalContextRelease")
    globalObject = try find("ContextGetGlobalObject")
    evaluate = try find("EvaluateScript")
    createText = try find("StringCreateWithCharacters")
    characters = try find("StringGetCharactersPtr")
    length = try find("StringGetLength")
    releaseText = try find("StringRelease")
    protect = try find("ValueProtect")
    unprotect = try find("ValueUnprotect")
    type = try find("ValueGetType")
    isArray = try find("ValueIsArray")
    isDate = try find("ValueIsDate")
    isEqual = try find("ValueIsEqual")
    isStrictEqual = try find("ValueIsStrictEqual")
    isInstance = try find("ValueIsInstanceOfConstructor")
    toBoolean = try find("ValueToBoolean")
    toNumber = try find("ValueToNumber")
    toText = try find("ValueToStringCopy")
    makeUndefined = try find("ValueMakeUndefined")
    makeNull = try find("ValueMakeNull")
    makeBoolean = try find("ValueMakeBoolean")
    makeNumber = try find("ValueMakeNumber")
    makeString = try find("ValueMakeString")
    makeObject = try find("ObjectMake")
    makeArray = try find("ObjectMakeArray")
    makeDate = try find("ObjectMakeDate")
    property = try find("ObjectGetProperty")
    setProperty = try find("ObjectSetProperty")
    hasProperty = try find("ObjectHasProperty")
    deleteProperty = try find("ObjectDeleteProperty")
    element = try find("ObjectGetPropertyAtIndex")
    setElement = try find("ObjectSetPropertyAtIndex")
    names = try find("ObjectCopyPropertyNames")
    countOfNames = try find("PropertyNameArrayGetCount")
    name = try find("PropertyNameArrayGetNameAtIndex")
    releaseNames = try find("PropertyNameArrayRelease")
    isFunction = try find("ObjectIsFunction")
    isConstructor = try find("ObjectIsConstructor")
    call = try find("ObjectCallAsFunction")
    construct = try find("ObjectCallAsConstructor")
  }

  /// Calls a function with a text of the library's.
  func with<Result>(_ text: String, _ body: (Text) -> Result) -> Result {
    let characters = Array(text.utf16)
    // Making a text fails only without memory.
    let made = createText(characters, characters.count)!
    defer { releaseText(made) }
    return body(made)
  }

  /// A text of the library's; it is released.
  func take(_ text: Text?) -> String {
    guard let text else { return "" }
    defer { releaseText(text) }
    return string(text)
  }

  /// A text of the library's.
  func string(_ text: Text) -> String {
    String(
      decoding: UnsafeBufferPointer(start: characters(text), count: length(text)), as: UTF16.self)
  }
}
