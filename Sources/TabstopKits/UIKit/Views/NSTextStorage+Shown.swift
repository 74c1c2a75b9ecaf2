internal import Foundation
internal import Tabstop
internal import TabstopFoundation

extension NSTextStorage {
  /// The text in ranges of one style each, with the attributes of its layouts for the screen alone.
  ///
  /// A program's subclass may keep the text in an object of its own: only its methods are called.
  var stretches: [TextStretch] {
    let text = string as NSString
    var stretches: [TextStretch] = []
    forEachRun { attributes, range in
      stretches.append(TextStretch(text.substring(with: range), attributes))
    }
    return stretches
  }

  /// Whether an attribute changes the looks of the text.
  var hasShownAttributes: Bool {
    if layoutManagers.contains(where: \.hasTemporaryAttributes) { return true }
    var isFound = false
    forEachRun { attributes, _ in
      isFound = isFound || !attributes.keys.allSatisfy(\.isForPrograms)
    }
    return isFound
  }

  private func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    let end = string.utf16.count
    var place = 0
    while place < end {
      var range = NSRange(location: place, length: 0)
      var attributes = attributes(at: place, effectiveRange: &range)
      var next = min(max(NSMaxRange(range), place + 1), end)
      for layout in layoutManagers where layout.hasTemporaryAttributes {
        attributes.merge(layout.temporaryAttributes(at: place, until: &next)) { $1 }
      }
      body(attributes, NSRange(location: place, length: next - place))
      place = next
    }
  }
}

extension NSAttributedString.Key {
  /// Whether an attribute changes nothing on screen. Links are not opened in an editor.
  fileprivate var isForPrograms: Bool {
    ![
      .font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern,
      .baselineOffset,
    ].contains(self)
  }
}
