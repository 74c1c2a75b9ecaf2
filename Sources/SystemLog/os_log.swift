private import Glibc

/// Writes a message with values in the format of C's `printf`. Texts (`%s`) that are not
/// `%{public}s` are written as "<private>". Mirrors `os_log`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(formatted(message.description, args), Priority(type))
}

/// Writes a message with values in the format of C's `printf`, of a level. Mirrors `os_log`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(formatted(message.description, args), Priority(type))
}

/// Writes a message whose values have their privacy. Mirrors `os_log`.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .notice) }

/// Writes a message of a level, whose values have their privacy. Mirrors `os_log`.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, Priority(type))
}

/// Returns a message with its values.
func formatted(_ format: String, _ values: [any CVarArg]) -> String {
  let (plain, values) = printable(format, values)
  return withVaList(values) { list in
    var text = [CChar](repeating: 0, count: 2048)
    let length = vsnprintf(&text, text.count, plain, list)
    return length < 0 ? format : text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// Returns a format as C's `printf` understands it, with its values: without the options in braces, without private
/// texts, and with objects as texts.
private func printable(
  _ format: String, _ values: [any CVarArg]
) -> (format: String, values: [any CVarArg]) {
  var result = ""
  var rest = format[...]
  var left = values[...]
  var printed: [any CVarArg] = []
  while let start = rest.firstIndex(of: "%") {
    result += rest[..<start]
    rest = rest[rest.index(after: start)...]
    var options = ""[...]
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.startIndex..<end]
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "-+ #0123456789.'*hlqLzjt".contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.popFirst() else {
      result += "%"
      break
    }
    if conversion == "%" {
      result += "%%"
      continue
    }
    let isText = "sS@".contains(conversion)
    let isHidden =
      isText && !options.contains("public") && !LogSettings.current.showsPrivateValues
    // A length that is a value of its own, before the text: nothing after it can be printed.
    if isHidden, flags.contains("*") { return (result + "<private>", printed) }
    // Objects of Objective-C cannot be passed to C here.
    if conversion == "@" {
      let object = left.popFirst().map { "\($0)" } ?? "<object>"
      result += isHidden ? "<private>" : object.map { $0 == "%" ? "%%" : String($0) }.joined()
      continue
    }
    for _ in 0..<(flags.count { $0 == "*" } + 1) {
      if let value = left.popFirst() { printed.append(value) }
    }
    // "%.0s" reads the value, and prints nothing of it.
    result +=
      isHidden
      ? "%.0\(flags.filter { "hl".contains($0) })\(conversion)<private>" : "%\(flags)\(conversion)"
  }
  return (result + rest, printed)
}
