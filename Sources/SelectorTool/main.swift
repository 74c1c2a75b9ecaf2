import Foundation
import SelectorExpansion

// SelectorTool SOURCE COPY: writes a copy of a source without selectors, whose messages and breakpoints are those of
// the source.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: SelectorTool SOURCE COPY\n".utf8))
  exit(2)
}
let (source, copy) = (CommandLine.arguments[1], CommandLine.arguments[2])
do {
  let text = try String(contentsOfFile: source, encoding: .utf8)
  let name = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  try "#sourceLocation(file: \"\(name)\", line: 1)\n\(SelectorRewriter.rewrite(text))"
    .write(toFile: copy, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(source): error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
