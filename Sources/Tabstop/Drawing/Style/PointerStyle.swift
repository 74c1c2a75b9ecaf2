internal import CGtk
internal import GtkBridge

/// What the pointer looks like over a view. Mirrors SwiftUI's `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  /// As CSS and GTK call it; `nil` is what the view has by itself.
  fileprivate let name: String?

  /// The desktop's pointer of this name.
  public static let `default` = PointerStyle(name: "default")
  /// The desktop's pointer of this name.
  public static let horizontalText = PointerStyle(name: "text")
  /// The desktop's pointer of this name.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// The desktop's pointer of this name.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// The desktop's pointer of this name.
  public static let grabIdle = PointerStyle(name: "grab")
  /// The desktop's pointer of this name.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// The desktop's pointer of this name.
  public static let link = PointerStyle(name: "pointer")
  /// The desktop's pointer of this name.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// The desktop's pointer of this name.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// The desktop's pointer of this name.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// The desktop's pointer of this name.
  public static let rowResize = PointerStyle(name: "row-resize")
  fileprivate static let automatic = PointerStyle(name: nil)
}

extension View {
  /// What the pointer looks like over the view; `nil` is what the view has by itself. Mirrors
  /// SwiftUI.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerModifier(style: style ?? .automatic))
  }

  /// Without effect: GTK hides the pointer while somebody types.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

private struct PointerModifier: Decoration {
  let style: PointerStyle

  func apply(to widget: Widget, old: PointerModifier?, _ environment: InheritedValues) {
    guard old?.style != style else { return }
    gtk_widget_set_cursor_from_name(widget.pointer, style.name)
  }
}
