private import Glibc

/// The words of the environment variable `TABSTOP_LOG`.
struct LogSettings {
  let showsPrivateValues: Bool
  let writesDebugMessages: Bool

  static let current = LogSettings(getenv("TABSTOP_LOG").map { String(cString: $0) } ?? "")

  init(_ words: String) {
    let words = words.split(separator: ",")
    showsPrivateValues = words.contains("private")
    writesDebugMessages = words.contains("debug")
  }

  func writes(_ priority: Priority) -> Bool { priority != .debug || writesDebugMessages }
}

/// Returns a number as text, with `digits` digits after the decimal point.
func withDigits(_ value: Double, _ digits: Int) -> String {
  var text = [CChar](repeating: 0, count: 400)
  _ = withVaList([Int32(clamping: digits), value]) { vsnprintf(&text, text.count, "%.*f", $0) }
  return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}
