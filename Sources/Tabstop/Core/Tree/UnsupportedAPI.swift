/// Names that compile, but have no effect here: each is reported once.
@MainActor
package enum UnsupportedAPI {
  private static var reported: Set<String> = []

  /// Reports that a name has no effect, on standard error.
  package static func report(_ what: String, use instead: String) {
    guard reported.insert(what).inserted else { return }
    warn("\(what) has no effect here: use \(instead).")
  }
}
