public import Foundation

/// Changes a text by a rule for letters. Mirrors Core Foundation's.
///
/// - Parameter range: Must be `nil`: the whole text is changed.
/// - Returns: Whether the rule is known; if not, the text is unchanged.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<NSRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let rule = StringTransform(rawValue: transform as String)
  guard range == nil, let changed = (string as String).applyingTransform(rule, reverse: reverse)
  else { return false }
  string.setString(changed)
  return true
}

/// The rule that writes other scripts in Latin letters. Mirrors Core Foundation's.
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.rawValue as NSString }
/// The rule that writes Chinese in Latin letters. Mirrors Core Foundation's.
public var kCFStringTransformMandarinLatin: CFString! {
  StringTransform.mandarinToLatin.rawValue as NSString
}

/// The rule that removes the marks of letters which are combined with them. Mirrors Core Foundation's.
public var kCFStringTransformStripCombiningMarks: CFString! {
  StringTransform.stripCombiningMarks.rawValue as NSString
}

/// The rule that removes the marks of letters. Mirrors Core Foundation's.
public var kCFStringTransformStripDiacritics: CFString! {
  StringTransform.stripDiacritics.rawValue as NSString
}
