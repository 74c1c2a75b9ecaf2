public import SwiftUIInterface

extension EnvironmentValues {
  /// The size of the widget that the view is in. Always `systemMedium`: there are no widgets. Mirrors
  /// WidgetKit.
  public var widgetFamily: WidgetFamily { .systemMedium }
  /// How the widget that the view is in is drawn. Always in full colour. Mirrors WidgetKit.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the background of the widget that the view is in is shown. Always `true`. Mirrors WidgetKit.
  public var showsWidgetContainerBackground: Bool { true }
}

/// How a widget is drawn. Mirrors WidgetKit's.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// As the program draws it.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In one colour and its opacities, with accents.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In shades of grey.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
