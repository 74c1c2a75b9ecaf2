public import AppIntentsInterface

/// A control of the system's own, such as Control Centre's. It is never shown. Mirrors SwiftUI's `ControlWidget`.
@preconcurrency @MainActor
public protocol ControlWidget {
  /// The type of its configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// Creates the control.
  init()
  /// Its configuration. Never used.
  var body: Body { get }
}

/// The properties of a control, which is never shown. Mirrors SwiftUI's.
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {
  /// The type of the configuration that this one consists of.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one consists of.
  var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}
extension ControlWidgetConfiguration where Body == Never {
  /// Never called.
  public var body: Never { fatalError("A control has no body here.") }
}

extension ControlWidgetConfiguration {
  /// Names the control. No effect: there are no controls.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// Describes the control. No effect: there are no controls.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// Asks the user for the settings. No effect: there are no controls.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The source of the value of a control. Never asked: there are no controls. Mirrors WidgetKit's.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// A value for the list of controls. Never read.
  var previewValue: Value { get }
  /// The value of the present. Never called.
  func currentValue() async throws -> Value
}

/// The source of the value of a control that the user configures. Never asked: there are no controls. Mirrors
/// WidgetKit's.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// A value for the list of controls. Never called.
  func previewValue(configuration: Configuration) -> Value
  /// The value of the present. Never called.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that the user does not configure. It is never shown. Mirrors WidgetKit's.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  /// Creates a configuration. The provider is never asked: there are no controls.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that the user configures. It is never shown. Mirrors WidgetKit's.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// The configuration that this one consists of.
  public typealias Body = Never
  /// Creates a configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  /// Creates a configuration. The provider is never asked: there are no controls.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// The button or the toggle of a control, which is never shown. Mirrors SwiftUI's.
@preconcurrency @MainActor
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Colours the control. No effect: there are no controls.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Disables the control. No effect: there are no controls.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  /// Hides the control while the device is locked. No effect: there are no controls.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Builds the content of a control. Mirrors SwiftUI's.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// A result-builder hook.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A button of a control. Its intent is never performed: there are no controls. Mirrors SwiftUI's.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == Never {}
  /// Creates a button with a label while its intent is performed.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
  /// Creates a button.
  public init(_ title: LocalizedStringResource, action: Action)
  where Label == Text, ActionLabel == Never {}
  /// Creates a button with a label while its intent is performed.
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A toggle of a control. Its intent is never performed: there are no controls. Mirrors SwiftUI's.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Creates a toggle.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// Creates a toggle.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
  /// Creates a toggle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

/// The object that updates controls. It has no effect: there are none. Mirrors WidgetKit's `ControlCenter`.
public final class ControlCenter: Sendable {
  /// The only instance.
  public static let shared = ControlCenter()
  private init() {}
  /// Updates all controls. No effect: there are none.
  public func reloadAllControls() {}
  /// Updates the controls of a kind. No effect: there are none.
  public func reloadControls(ofKind kind: String) {}
}

extension WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// A control, which is a widget for the bundle.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    _ControlAsWidget<Content>()
  }
}

/// A control in a bundle of widgets. Mirrors what SwiftUI's `WidgetBundleBuilder` makes.
public struct _ControlAsWidget<Content: ControlWidget>: Widget {
  /// Creates no control.
  public init() {}
  /// Never used.
  public var body: Never { fatalError("There are no controls here.") }
}
