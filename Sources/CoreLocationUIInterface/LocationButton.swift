// The button that asks for the user's location, under the module name CoreLocationUI: a compatible interface, not
// Apple's. A desktop does not tell programs where the user is.
@_exported public import CoreLocationInterface
public import Tabstop
@_exported public import UIKitInterface

/// A button with which the user gives the program their location once. It performs its action; the location manager
/// that the action asks reports that access is denied. Mirrors Core Location UI's `LocationButton`.
public struct LocationButton: View {
  /// The text of the button. Mirrors Core Location UI's.
  public struct Title: Hashable, Sendable {
    fileprivate enum Text: Sendable { case current, send, sendMy, share, shareMy }
    fileprivate let text: Text
    /// "Current Location".
    public static let currentLocation = Title(text: .current)
    /// "Send Current Location".
    public static let sendCurrentLocation = Title(text: .send)
    /// "Send My Current Location".
    public static let sendMyCurrentLocation = Title(text: .sendMy)
    /// "Share Current Location".
    public static let shareCurrentLocation = Title(text: .share)
    /// "Share My Current Location".
    public static let shareMyCurrentLocation = Title(text: .shareMy)

    fileprivate var string: String {
      switch text {
      case .current: String(own: "Current Location")
      case .send: String(own: "Send Current Location")
      case .sendMy: String(own: "Send My Current Location")
      case .share: String(own: "Share Current Location")
      case .shareMy: String(own: "Share My Current Location")
      }
    }
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button.
  /// - Parameter title: The text; `nil` for a symbol alone, whose name is "Current Location".
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
  }

  /// A button with a symbol and the text.
  public var body: some View {
    let button = Button(action: action) {
      Label((title ?? .currentLocation).string, systemImage: "location.fill")
    }
    if title == nil { button.labelStyle(.iconOnly) } else { button }
  }
}
