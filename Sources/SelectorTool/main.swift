import Foundation
import SelectorExpansion

// SelectorTool SOURCE COPY [PROTOCOLS…]: writes a copy of a source without selectors, whose messages and breakpoints
// are those of the source, except in `main.swift`. PROTOCOLS are the other sources with `@objc optional`.

guard CommandLine.arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: SelectorTool SOURCE COPY [PROTOCOLS…]\n".utf8))
  exit(2)
}
let (source, copy) = (CommandLine.arguments[1], CommandLine.arguments[2])
do {
  let text = try String(contentsOfFile: source, encoding: .utf8)
  let optional = try CommandLine.arguments.dropFirst(3).flatMap {
    try SelectorRewriter.optionalMethods(of: String(contentsOfFile: $0, encoding: .utf8))
  }
  let rewritten = SelectorRewriter.rewrite(text, optional: optional)
  let name = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  // The compiler warns of two files of one name.
  let isMain = copy.hasSuffix("/main.swift")
  let location = isMain ? "" : "#sourceLocation(file: \"\(name)\", line: 1)\n"
  try (location + rewritten).write(toFile: copy, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(source): error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
