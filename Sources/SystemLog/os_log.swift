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
  let plain = withoutPrivacy(format)
  return withVaList(values) { list in
    var text = [CChar](repeating: 0, count: 2048)
    let length = vsnprintf(&text, text.count, plain, list)
    return length < 0 ? format : text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// Returns a format as C's `printf` understands it: without the options in braces, and without private texts.
private func withoutPrivacy(_ format: String) -> String {
  var result = ""
  var rest = format[...]
  while let start = rest.firstIndex(of: "%") {
    result += rest[..<start]
    rest = rest[rest.index(after: start)...]
    var options = ""[...]
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.startIndex..<end]
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "-+ #0123456789.'*hlqLzjt".contains($0) }
    let isText = rest.dropFirst(flags.count).first.map { $0 == "s" || $0 == "S" } ?? false
    if isText, !options.contains("public"), !LogSettings.current.showsPrivateValues {
      // A length that is a value of its own, before the text: nothing after it can be printed.
      if flags.contains("*") { return result + "<private>" }
      // "%.0s" reads the value, and prints nothing of it.
      let conversion = flags.filter { "hl".contains($0) } + rest.dropFirst(flags.count).prefix(1)
      result += "%.0\(conversion)<private>"
      rest = rest.dropFirst(flags.count + 1)
    } else if rest.first == "@" {
      // Objects of Objective-C cannot be passed to C here.
      result += "<object>"
      rest = rest.dropFirst()
    } else {
      result += "%"
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      }
    }
  }
  return result + rest
}
