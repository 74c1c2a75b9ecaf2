public import Foundation
public import SwiftUIInterface

/// A widget of the home screen. It compiles, and is never shown: a desktop has no such widgets. Mirrors SwiftUI's.
@preconcurrency @MainActor
public protocol Widget {
  /// The type of its configuration.
  associatedtype Body: WidgetConfiguration
  /// Creates the widget.
  init()
  /// Its configuration. Never used.
  var body: Body { get }
}

/// The properties of a widget, which is never shown. Mirrors SwiftUI's.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The type of the configuration that this one consists of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one consists of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}
extension WidgetConfiguration where Body == Never {
  /// The content, which does not exist. Never called.
  public var body: Never { fatalError("A widget has no body here.") }
}

/// A widget that the user does not configure. Mirrors WidgetKit's.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration. The provider is never asked: there are no widgets.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  /// Names the widget in the list of widgets. No effect: there are none.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  /// Names the widget in the list of widgets. No effect: there are none.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Names the widget in the list of widgets. No effect: there are none.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  { self }
  /// Describes the widget in the list of widgets. No effect: there are none.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Describes the widget in the list of widgets. No effect: there are none.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Describes the widget in the list of widgets. No effect: there are none.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// The sizes of the widget. No effect: there are none.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Lets the content reach the edges of the widget. No effect: there are none.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether the desktop may leave out the background. No effect: there are no widgets.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}

/// Several widgets of one program, which are never shown. Mirrors SwiftUI's.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// Creates the widgets.
  init()
  /// The widgets. Never used.
  @WidgetBundleBuilder var body: Body { get }
}

/// Several widgets as one. Mirrors what SwiftUI's `WidgetBundleBuilder` makes.
public struct _TupleWidget<each Content: Widget>: Widget {
  /// Creates no widget.
  public init() {}
  /// The content, which does not exist. Never called.
  public var body: Never { fatalError("There are no widgets here.") }
}

/// Combines widgets. Mirrors SwiftUI's.
@resultBuilder @preconcurrency @MainActor
public enum WidgetBundleBuilder {
  /// Combines widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> _TupleWidget<repeat each Content>
  { _TupleWidget() }
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// A widget of newer systems.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
    _TupleWidget<Content>()
  }
  /// A widget under a condition.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    _TupleWidget<Content>()
  }
}

extension Widget {
  /// The start of a program that consists of a widget: it ends at once, with a sentence on standard error and
  /// status 78 (`EX_CONFIG`).
  public static func main() { WidgetPrograms.end(Self.self) }
}

extension WidgetBundle {
  /// The start of a program that consists of widgets: it ends at once, with a sentence on standard error and status
  /// 78 (`EX_CONFIG`).
  public static func main() { WidgetPrograms.end(Self.self) }
}

private enum WidgetPrograms {
  static func end(_ type: Any.Type) -> Never {
    FileHandle.standardError.write(
      Data("\(type) is not shown: a desktop has no widgets of the home screen.\n".utf8))
    exit(EX_CONFIG)
  }
}

extension View {
  /// The address that the program gets when the user chooses the widget. No effect: there are no widgets.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Whether the view has the colour of accents in a widget of few colours. No effect: there are no widgets.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
