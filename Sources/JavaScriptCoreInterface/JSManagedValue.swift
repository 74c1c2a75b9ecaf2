/// A value that does not keep its object: the object lives as long as a script can reach it, or an owner exists.
/// Mirrors JavaScriptCore's `JSManagedValue`.
open class JSManagedValue {
  /// The value, or for an object a `WeakRef`.
  private let reference: JSValue
  private let isWeak: Bool
  /// The object, for as long as an owner exists.
  private var kept: JSValue?
  private var owners: [Owner] = []

  private struct Owner {
    weak var object: AnyObject?
  }

  /// Creates a managed value.
  public init!(value: JSValue!) {
    guard let value else { return nil }
    let makesWeak = value.context.evaluateScript("(value) => new WeakRef(value)")
    isWeak = value.isObject && makesWeak?.isObject == true
    reference = isWeak ? makesWeak!.call(withArguments: [value]) : value
  }

  /// Creates a managed value, whose object is kept for as long as its owner exists.
  public convenience init!(value: JSValue!, andOwner owner: Any!) {
    self.init(value: value)
    add(owner: owner)
  }

  /// The value; `nil` if its object is gone.
  open var value: JSValue! {
    owners.removeAll { $0.object == nil }
    if owners.isEmpty { kept = nil }
    guard isWeak else { return reference }
    let value = reference.invokeMethod("deref", withArguments: [])
    return value?.isUndefined == false ? value : nil
  }

  func add(owner: Any?) {
    guard let owner, let value else { return }
    owners.append(Owner(object: owner as AnyObject))
    kept = value
  }

  func remove(owner: Any?) {
    guard let owner else { return }
    owners.removeAll { $0.object == nil || $0.object === (owner as AnyObject) }
    if owners.isEmpty { kept = nil }
  }
}
