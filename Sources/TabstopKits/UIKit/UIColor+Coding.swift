public import Foundation

/// Archives of colours: the components of the present appearance. Mirrors UIKit's.
extension UIColor: NSSecureCoding {
  /// Whether secure coding is supported. Always `true`: an archive has numbers only.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a colour from an archive; `nil` if it has no components.
  public convenience init?(coder: NSCoder) {
    let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    guard keys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
    let parts = keys.map { coder.decodeDouble(forKey: $0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Writes the components to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(Double(redComponent), forKey: "UIRed")
    coder.encode(Double(greenComponent), forKey: "UIGreen")
    coder.encode(Double(blueComponent), forKey: "UIBlue")
    coder.encode(Double(alphaComponent), forKey: "UIAlpha")
  }
}
