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

/// A message with its values.
func formatted(_ format: String, _ values: [any CVarArg]) -> String {
  let plain = withoutPrivacy(format)
  return withVaList(values) { list in
    var text = [CChar](repeating: 0, count: 2048)
    let length = vsnprintf(&text, text.count, plain, list)
    return length < 0 ? format : text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// C's form of a format: without what stands between braces, and without private texts.
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
    // "%.0s" reads the value, and prints nothing of it.
    if rest.first == "s", !options.contains("public"), !LogSettings.current.showsPrivateValues {
      result += "%.0s<private>"
      rest = rest.dropFirst()
    } else if rest.first == "@" {
      // Objects of Objective-C, which are no values for C here.
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
