internal import GtkBridge

/// The appearance of text fields. Mirrors SwiftUI's `TextFieldStyle`: a style of the program has a
/// `_body` that wraps the field, which has no decoration itself.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The view that wraps the field.
  associatedtype _Body: View
  /// The type of the field's label, by SwiftUI's name.
  typealias _Label = _TextFieldStyleLabel
  /// The field's appearance: `configuration` is the field without decoration.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body

  /// The appearance of the widget, for Tabstop's own styles.
  static var _appearance: _TextFieldAppearance { get }
}

extension TextFieldStyle {
  public static var _appearance: _TextFieldAppearance { .custom }
}

/// The label of the field that is passed to a style.
public struct _TextFieldStyleLabel: _PlainView {
  /// The content of the view.
  public var body: some View { EmptyView() }
}

/// The appearance of an entry in Tabstop's own styles.
public enum _TextFieldAppearance: Hashable, Sendable {
  case automatic, plain, roundedBorder
  /// A style of the program.
  case custom

  var classes: [String] {
    switch self {
    case .plain: ["flat", "bare"]
    case .roundedBorder: ["rounded-border"]
    case .automatic, .custom: []
    }
  }
}

/// The appearance that fits the field's surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public static var _appearance: _TextFieldAppearance { .automatic }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public static var _appearance: _TextFieldAppearance { .plain }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A bordered box with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public static var _appearance: _TextFieldAppearance { .roundedBorder }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A bordered box: fields on this desktop have rounded corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public static var _appearance: _TextFieldAppearance { .roundedBorder }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// `DefaultTextFieldStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// `PlainTextFieldStyle` by its short name. Mirrors SwiftUI.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// `RoundedBorderTextFieldStyle` by its short name. Mirrors SwiftUI.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// `SquareBorderTextFieldStyle` by its short name. Mirrors SwiftUI.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  fileprivate var customTextFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields inside. Mirrors SwiftUI.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}

package struct TextFieldStyleModifier<Style: TextFieldStyle>: InheritanceModifier {
  let style: Style

  func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.textFieldStyle = Style._appearance
    if Style._appearance == .custom { environment.customTextFieldStyle = style }
  }
}

extension TextFieldStyle {
  fileprivate func anyBody(_ configuration: TextField<_Label>) -> AnyView {
    AnyView(StyledBody(self) { $0._body(configuration: configuration) })
  }
}

/// A field in a style of the program: the style's views around it. In a form it is placed as the
/// style has it, without a row's label.
final class StyledEntryNode: _ViewNode<EntryView> {
  private var child: _ViewNode<AnyView>!
  private var group: StyledFieldGroup
  private var isFocused = false

  override init(_ view: EntryView, _ context: _Context) {
    group = StyledFieldGroup(outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    StyleSheet.shared.include(.looks)
    child = AnyView._makeNode(styled, _Context(below: self, environment: styledEnvironment))
    showRing()
  }

  private var styled: AnyView {
    guard let style = environment.customTextFieldStyle else { return AnyView(view) }
    return track {
      isFocused = group.reading.storage.get()
      return style.anyBody(TextField(entry: view))
    }
  }

  /// Shows the focus ring around everything that the style draws, instead of around the field.
  private func showRing() {
    let hasRing = isFocused && environment.isFocusEffectEnabled
    child.forEachWidget { widget in
      if widget.pointer.isEditable { return }
      widget.addClass("styled-field")
      // A background on the widget has its own corners, and the ring follows those.
      if widget.paintRank == 0 { widget.addClass("unpainted") }
      if hasRing { widget.addClass("focused") } else { widget.removeClass("focused") }
    }
  }

  private var styledEnvironment: EnvironmentValues {
    var environment = self.environment
    environment.inherited.textFieldStyle = .plain
    environment.inherited.isFormRow = false
    environment.inherited.focusGroup = group
    environment.focusReading = group.reading
    return environment
  }

  override func evaluate() {
    child.update(styled, in: styledEnvironment)
    showRing()
  }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
