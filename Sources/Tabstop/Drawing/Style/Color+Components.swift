internal import CGtk
internal import GtkBridge

extension Color {
  /// The components, from 0 to 1, in sRGB: named colours are those of the present appearance (light or dark).
  /// Off the main thread, and before there is a display, named colours are clear.
  package var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    let css = css
    guard MainLoop.isMainThread, gdk_display_get_default() != nil else {
      let color = resolved { _ in nil }
      return (color.red, color.green, color.blue, color.alpha)
    }
    return MainActor.assumeIsolated {
      StyleSheet.shared.needHues()
      let color = Color(css: css).resolved { name in
        var value = GdkRGBA()
        let style = gtk_widget_get_style_context(Palette.widget.pointer)
        guard gtk_style_context_lookup_color(style, name, &value) != 0 else { return nil }
        return RGBA(value)
      }
      return (color.red, color.green, color.blue, color.alpha)
    }
  }

  /// The hue, saturation and brightness, from 0 to 1: see `components`.
  package var hueComponents: (hue: Double, saturation: Double, brightness: Double, opacity: Double)
  {
    let color = components
    let rgba = RGBA(
      red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    return (rgba.hue, rgba.saturation, rgba.brightness, rgba.alpha)
  }

  /// The components of a colour. Mirrors SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
    /// The red component, from 0 to 1, in sRGB.
    public var red: Float
    /// The green component, from 0 to 1, in sRGB.
    public var green: Float
    /// The blue component, from 0 to 1, in sRGB.
    public var blue: Float
    /// The opacity, from 0, invisible, to 1.
    public var opacity: Float

    /// Creates components in sRGB.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public nonisolated func _paint(_ context: _StyleContext) -> _Paint { _Paint(Color(self)) }
  }

  /// The colour's components in the present appearance. The environment has no effect. Mirrors SwiftUI.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = components
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.opacity))
  }

  /// Creates a colour from components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

/// A widget in no window, whose style knows the palette's colours.
@MainActor
private enum Palette {
  static let widget = Widget(gtk_label_new(nil))
}
