public import Foundation
internal import Tabstop

/// Where scripts run, with the values that they share. Mirrors JavaScriptCore's `JSContext`.
///
/// Functions of Swift cannot be called by scripts: Swift on Linux has no `@convention(block)`.
open class JSContext {
  let library: JavaScriptLibrary
  let context: OpaquePointer

  /// Creates a context with a machine of its own; `nil`, with a sentence on standard error, if libjavascriptcoregtk
  /// is not installed.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

  /// Creates a context, whose values those of the same machine can use; see `init()`.
  public init!(virtualMachine: JSVirtualMachine!) {
    let machine: JSVirtualMachine? = virtualMachine ?? JSVirtualMachine()
    guard let library = JavaScriptLibrary.loaded, let group = machine?.group,
      let context = library.createContext(group, nil)
    else {
      warn("There is no JavaScript: libjavascriptcoregtk is not installed.")
      return nil
    }
    self.library = library
    self.context = context
    self.virtualMachine = machine
  }

  deinit {
    if let thrown { library.unprotect(context, thrown) }
    library.releaseContext(context)
  }

  /// The machine of the context.
  public let virtualMachine: JSVirtualMachine!

  /// The name of the context.
  open var name: String!
  /// Whether other programs may look into the context. Stored, without effect.
  open var isInspectable = false
  /// The error that a script has thrown, until the program removes it.
  open var exception: JSValue! {
    get { thrown.map { JSValue($0, in: self) } }
    set {
      let old = thrown
      thrown = newValue.flatMap { made($0) }
      if let thrown { library.protect(context, thrown) }
      if let old { library.unprotect(context, old) }
    }
  }
  /// The error. Not a `JSValue`, which would retain the context.
  private var thrown: OpaquePointer?
  /// Is called for an error of a script. By itself it sets `exception`; another function replaces that.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
    context?.exception = exception
  }

  /// The object with the shared values.
  open var globalObject: JSValue! { JSValue(library.globalObject(context), in: self) }

  /// Runs a script.
  ///
  /// - Returns: The value of its last expression; undefined after an error.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  /// Runs a script, whose address is in the errors.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    checked { exception in
      library.with(script ?? "") { script in
        guard let sourceURL else {
          return library.evaluate(context, script, nil, nil, 1, exception)
        }
        return library.with(sourceURL.absoluteString) {
          library.evaluate(context, script, nil, $0, 1, exception)
        }
      }
    }
  }

  /// A shared value.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    globalObject.objectForKeyedSubscript(key)
  }

  /// Sets a shared value.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }

  /// Calls a function of the library; an error is passed to `exceptionHandler`, and the value is undefined.
  func checked(_ body: (JavaScriptLibrary.Exception) -> OpaquePointer?) -> JSValue {
    var exception: OpaquePointer?
    let value = body(&exception)
    return notify(exception) ? JSValue(nil, in: self) : JSValue(value, in: self)
  }

  /// Passes an error to `exceptionHandler`.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func notify(_ exception: OpaquePointer?) -> Bool {
    guard let exception else { return false }
    exceptionHandler?(self, JSValue(exception, in: self))
    return true
  }
}

/// Contexts that can use each other's values. Mirrors JavaScriptCore's `JSVirtualMachine`.
open class JSVirtualMachine {
  /// The library's object; none without the library.
  let group: OpaquePointer?

  /// Creates a machine.
  public init!() { group = JavaScriptLibrary.loaded?.createGroup() }

  deinit { if let group { JavaScriptLibrary.loaded?.releaseGroup(group) } }

  /// Keeps a managed value for as long as its owner exists.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
    (object as? JSManagedValue)?.add(owner: owner)
  }
  /// Keeps a managed value for the owner no longer.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
    (object as? JSManagedValue)?.remove(owner: owner)
  }
}

extension JSContext {
  // Scripts call no functions of Swift, in which these would have values.

  /// The context of the script that has called the function. Always `nil`.
  public class func current() -> JSContext! { nil }
  /// The function that a script has called. Always `nil`.
  public class func currentCallee() -> JSValue! { nil }
  /// The object whose function a script has called. Always `nil`.
  public class func currentThis() -> JSValue! { nil }
  /// The arguments of the function that a script has called. Always `nil`.
  public class func currentArguments() -> [Any]! { nil }
}
