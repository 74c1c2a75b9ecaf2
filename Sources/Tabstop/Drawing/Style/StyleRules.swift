/// The CSS rules that views use, by their contents. Unused ones are removed when there are many: a
/// slider that sets a colour creates hundreds.
@MainActor
final class StyleRules {
  private struct Rule {
    let number: Int
    let key: String
    let text: String
    weak var use: StyleUse?
  }

  private var names = [String: String]()
  private var rules = [String: Rule]()
  private var lastNumber = 0
  private var hasNew = false
  /// The maximum number of unused rules. Removing them one by one would parse all others again each
  /// time.
  private static let idleLimit = 64
  private var idleCount = 0

  var count: Int { rules.count }

  func name(for key: String, _ makeRules: (_ name: String) -> String) -> String {
    if let name = names[key] { return name }
    lastNumber += 1
    let name = "tabstop-\(lastNumber)"
    names[key] = name
    rules[name] = Rule(number: lastNumber, key: key, text: makeRules(name))
    hasNew = true
    idleCount += 1
    return name
  }

  func use(of name: String) -> StyleUse? {
    guard let rule = rules[name] else { return nil }
    if let use = rule.use { return use }
    let use = StyleUse(name, in: self)
    rules[name]?.use = use
    idleCount -= 1
    return use
  }

  fileprivate func didEndUse() { idleCount += 1 }

  /// The text of all rules, if there are new ones.
  func newText() -> String? {
    guard hasNew else { return nil }
    hasNew = false
    if idleCount > Self.idleLimit { forgetIdle() }
    return text
  }

  /// The text of all rules. Of rules with equal specificity the later wins.
  var text: String {
    var text = ""
    for rule in rules.values.sorted(by: { $0.number < $1.number }) { text += rule.text }
    return text
  }

  private func forgetIdle() {
    for (name, rule) in rules where rule.use == nil {
      rules[name] = nil
      names[rule.key] = nil
    }
    idleCount = 0
  }
}

/// A use of a class: its rules stay as long as this object.
@MainActor
final class StyleUse {
  let name: String
  private unowned let rules: StyleRules

  fileprivate init(_ name: String, in rules: StyleRules) {
    self.name = name
    self.rules = rules
  }

  isolated deinit { rules.didEndUse() }
}
