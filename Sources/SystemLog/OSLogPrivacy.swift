/// Whether a value in a message may be read by others. Mirrors `OSLogPrivacy`.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The form in which a private value is shown.
  public enum Mask: Hashable, Sendable {
    /// The value is replaced by a number that is the same for equal values while the program runs.
    case hash
    /// The value is replaced by "<private>".
    case none
  }

  enum Level { case automatic, open, hidden }
  let level: Level
  let mask: Mask

  /// Numbers are public, texts and objects are private.
  public static let auto = OSLogPrivacy(level: .automatic, mask: .none)
  /// Shown as it is.
  public static let `public` = OSLogPrivacy(level: .open, mask: .none)
  /// Shown as "<private>".
  public static let `private` = OSLogPrivacy(level: .hidden, mask: .none)
  /// Shown as "<private>", also where private values are shown.
  public static let sensitive = OSLogPrivacy(level: .hidden, mask: .none)
  /// The privacy `auto` with a mask in the place of a private value.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .automatic, mask: mask)
  }
  /// A private value, with a mask in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }
  /// A private value, with a mask in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }

  /// The part of a message for a value.
  ///
  /// - Parameter isOpen: Whether the value is public unless the source says otherwise.
  func shown(_ text: String, isOpen: Bool) -> String {
    let isPublic =
      switch level {
      case .automatic: isOpen
      case .open: true
      case .hidden: false
      }
    if isPublic || LogSettings.current.showsPrivateValues { return text }
    guard mask == .hash else { return "<private>" }
    // Seeded at the program's start: equal values can be found in one run, and not be guessed.
    return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
  }
}
