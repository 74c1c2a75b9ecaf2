internal import Foundation

/// A replacement in a text.
struct TextEdit: Equatable {
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let (before, after) = (Array(old), Array(new))
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    {
      end += 1
    }
    let location = String(before[..<start]).utf16.count
    range = NSRange(
      location: location, length: String(before[start..<(before.count - end)]).utf16.count)
    replacement = String(after[start..<(after.count - end)])
  }
}
