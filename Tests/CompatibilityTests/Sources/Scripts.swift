// What applications do with scripts.
import JavaScriptCore
import SwiftUI

final class ScriptEngine: ObservableObject {
  @Published private(set) var result = ""
  @Published private(set) var error: String?
  private let context = JSContext()!

  init() {
    context.exceptionHandler = { [weak self] _, exception in
      self?.error = exception?.toString()
    }
    context.evaluateScript("function add(a, b) { return a + b } var trip = { town: 'Bled' }")
  }

  func run(_ script: String) {
    error = nil
    guard let value = context.evaluateScript(script), !value.isUndefined else { return result = "" }
    result = value.toString()
  }

  func sum(_ a: Int, _ b: Double) -> Double? {
    context.objectForKeyedSubscript("add")?.call(withArguments: [a, b])?.toDouble()
  }

  func remember(_ value: Any, as name: String) {
    context.setObject(value, forKeyedSubscript: name as NSString)
  }

  func dictionary(_ name: String) -> [String: Any]? {
    context.objectForKeyedSubscript(name)?.toDictionary() as? [String: Any]
  }

  func array(_ script: String) -> [Any]? { context.evaluateScript(script)?.toArray() }

  func object(_ script: String) -> Any? { context.evaluateScript(script)?.toObject() }

  var library: JSContext { context }
}
