internal import Foundation

/// The style of the status bar. Mirrors UIKit's. No effect: there is none.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Edges. Mirrors UIKit's.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge of this name.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of this name.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of this name.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of this name.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
