public import SwiftUIInterface

/// The background of round widgets. It is empty here: there are none. Mirrors WidgetKit's.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How a picture is drawn in a widget of few colours. Mirrors WidgetKit's.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the colour of accents.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In shades of the colour of accents.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In shades of grey.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// How the picture is drawn in a widget of few colours. No effect: there are no widgets.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

extension View {
  /// Text beside a round widget. No effect: there are no widgets.
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Text beside a round widget. No effect: there are no widgets.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Views beside a round widget. No effect: there are no widgets.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Bends the view along the edge of a round widget. No effect: there are no widgets.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

/// The place of a preview. Mirrors SwiftUI's `PreviewContext`.
public protocol PreviewContext {}

/// The size of a widget for a preview. Mirrors WidgetKit's.
public struct WidgetPreviewContext: PreviewContext {
  /// The size.
  public let family: WidgetFamily
  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// The place of the preview. No effect: there is no canvas.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

extension EnvironmentValues {
  /// The space at the edges of the widget that the view is in. Always 0: there are no widgets. Mirrors WidgetKit.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}
