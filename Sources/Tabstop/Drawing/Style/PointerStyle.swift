internal import GtkBridge

/// The pointer's shape over a view. Mirrors SwiftUI's `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  /// The name in CSS and GTK; `nil` is the view's own.
  fileprivate let name: String?

  /// The pointer of this name in the desktop's theme.
  public static let `default` = PointerStyle(name: "default")
  /// The pointer of this name in the desktop's theme.
  public static let horizontalText = PointerStyle(name: "text")
  /// The pointer of this name in the desktop's theme.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// The pointer of this name in the desktop's theme.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// The pointer of this name in the desktop's theme.
  public static let grabIdle = PointerStyle(name: "grab")
  /// The pointer of this name in the desktop's theme.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// The pointer of this name in the desktop's theme.
  public static let link = PointerStyle(name: "pointer")
  /// The pointer of this name in the desktop's theme.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// The pointer of this name in the desktop's theme.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// The pointer of this name in the desktop's theme.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// The pointer of this name in the desktop's theme.
  public static let rowResize = PointerStyle(name: "row-resize")
  fileprivate static let automatic = PointerStyle(name: nil)
}

extension View {
  /// Sets the pointer's shape over the view; `nil` is the view's own. Mirrors SwiftUI.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerModifier(style: style ?? .automatic))
  }

  /// No effect: GTK hides the pointer while the user types.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

package struct PointerModifier: Decoration {
  let style: PointerStyle

  func apply(to widget: Widget, old: PointerModifier?, _ environment: InheritedValues) {
    guard old?.style != style else { return }
    widget.setCursor(style.name)
  }
}
