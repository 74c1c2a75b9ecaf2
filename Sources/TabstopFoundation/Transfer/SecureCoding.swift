public import Foundation

// Swift's types are objects on Apple's systems wherever one is wanted: `url as NSSecureCoding`, and
// `item as? URL` of what an item provider has loaded. Foundation on Linux (Swift 6.3) converts them only when
// the program runs, so that sources with such conversions do not compile without these conformances.

extension URL: @retroactive NSCoding, @retroactive NSSecureCoding {
  /// Whether secure coding is supported. Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Creates the address that an archive contains.
  public init?(coder: NSCoder) {
    guard let url = NSURL(coder: coder) else { return nil }
    self = url as URL
  }
  /// Adds the address to an archive.
  public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }
}

extension Data: @retroactive NSCoding, @retroactive NSSecureCoding {
  /// Whether secure coding is supported. Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Creates the data that an archive contains.
  public init?(coder: NSCoder) {
    guard let data = NSData(coder: coder) else { return nil }
    self = data as Data
  }
  /// Adds the data to an archive.
  public func encode(with coder: NSCoder) { (self as NSData).encode(with: coder) }
}

extension String: @retroactive NSCoding, @retroactive NSSecureCoding {
  /// Whether secure coding is supported. Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Creates the text that an archive contains.
  public init?(coder: NSCoder) {
    guard let text = NSString(coder: coder) else { return nil }
    self = text as String
  }
  /// Adds the text to an archive.
  public func encode(with coder: NSCoder) { (self as NSString).encode(with: coder) }
}
