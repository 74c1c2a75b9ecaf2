/// The functions and arguments of programs for testing tips.
struct TipOverrides: Sendable {
  enum Override { case shows, hides }
  /// Names of types.
  var shown: Set<String> = []
  var hidden: Set<String> = []
  var showsAll = false
  var hidesAll = false

  /// Whether a tip is shown or hidden whatever its state.
  func override(for tip: any Tip) -> Override? {
    let base = (tip as? AnyTip)?.base ?? tip
    let type = String(describing: Swift.type(of: base))
    if shown.contains(type) { return .shows }
    if hidden.contains(type) { return .hides }
    if showsAll { return .shows }
    return hidesAll ? .hides : nil
  }

  mutating func merge(_ other: TipOverrides) {
    shown.formUnion(other.shown)
    hidden.formUnion(other.hidden)
    showsAll = showsAll || other.showsAll
    hidesAll = hidesAll || other.hidesAll
  }
}

/// The arguments of a program that concern tips, such as `-com.apple.TipKit.ShowAllTips 1`.
struct TipArguments {
  private(set) var overrides = TipOverrides()
  private(set) var resets = false

  init(_ arguments: [String]) {
    for (argument, value) in zip(arguments, arguments.dropFirst()) {
      let isOn = ["1", "YES", "true"].contains(value)
      let names = Set(value.split(separator: ",").map(String.init))
      switch argument {
      case "-com.apple.TipKit.ResetDatastore": resets = isOn
      case "-com.apple.TipKit.ShowAllTips": overrides.showsAll = isOn
      case "-com.apple.TipKit.HideAllTips": overrides.hidesAll = isOn
      case "-com.apple.TipKit.ShowTips": overrides.shown = names
      case "-com.apple.TipKit.HideTips": overrides.hidden = names
      default: break
      }
    }
  }
}
