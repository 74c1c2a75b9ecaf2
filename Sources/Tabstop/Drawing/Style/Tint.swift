internal import GtkBridge

extension View {
  /// Sets the colour of the controls inside, instead of the accent colour; for a gradient, its
  /// first colour. Mirrors SwiftUI.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { modifier(TintModifier(style: tint)) }

  /// Sets the colour of the controls inside; `nil` restores the accent colour.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { modifier(TintModifier(style: tint)) }

  /// Sets the colour of controls: the original spelling of `tint(_:)`. Mirrors SwiftUI.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension View {
  /// Sets the colour of the controls inside; `nil` leaves it as it is.
  package func _tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint, inherits: tint == nil))
  }
}

package struct TintModifier: Decoration {
  let style: (any ShapeStyle)?
  /// Whether the colour around the view stays.
  var inherits = false

  func apply(to widget: Widget, old: TintModifier?, _ environment: InheritedValues) {}

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TintNode(decorating: view, context)
  }
}

/// GTK 4.8 has no variables in CSS: a class on the widgets selects each part with the accent
/// colour.
private final class TintNode<Content: View>: DecorationNode<Content, TintModifier> {
  private var shown: [ObjectIdentifier: ClassList] = [:]

  private var color: Color?
  private var gradient: Gradient?

  /// Tracked: a style of the program may depend on what it reads in the environment, as light and dark.
  private func resolve() {
    color = track { view.modifier.style.map { $0._paint(environment.styleContext).color } }
    gradient = view.modifier.style as? Gradient
  }

  override func modify(_ environment: inout EnvironmentValues) {
    // The first time, before the widgets.
    if contentEnvironment == nil { resolve() }
    if view.modifier.inherits { return }
    environment.tint = color
    environment.tintGradient = gradient
    environment[TintDepth.self] += 1
  }

  override func hasSameEffect(as old: TintModifier) -> Bool {
    if view.modifier.inherits { return old.inherits }
    return contentEnvironment.map { $0.tint == color && $0.tintGradient == gradient } ?? false
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TintModifier>, environmentChanged: Bool
  ) {
    let before = color
    resolve()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if color != before || old.modifier.inherits != view.modifier.inherits { showColor() }
  }

  /// Called when something has changed that the style has read.
  override func evaluate() {
    let before = color
    resolve()
    if color == before { return super.evaluate() }
    showColor()
    contentChanged()
  }

  private func showColor() {
    forEachWidget { if !$0.isRowGap { apply(to: $0, old: view.modifier) } }
  }

  override func apply(to widget: Widget, old: TintModifier?) {
    let depth = environment[TintDepth.self] + 1
    let names = color.map { [TintRules.className(for: $0, depth: depth)] }
    shown[ObjectIdentifier(widget), default: ClassList()].set(
      names
        ?? (depth == 1 || view.modifier.inherits
          ? [] : [TintRules.className(for: .accentColor, depth: depth)]),
      on: widget)
  }

  override func remove(_ widget: Widget) {
    shown[ObjectIdentifier(widget)]?.set([], on: widget)
    shown[ObjectIdentifier(widget)] = nil
    super.remove(widget)
  }
}

/// The number of enclosing tints: the innermost applies.
private struct TintDepth: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The classes that a window needs that shows content with this environment: it is not inside the views
  /// that are tinted.
  @MainActor
  var tintClasses: [String] {
    tint.map { [TintRules.className(for: $0, depth: max(1, self[TintDepth.self]))] } ?? []
  }
}

@MainActor
private enum TintRules {
  static func className(for color: Color, depth: Int) -> String {
    StyleSheet.shared.className(for: "tint \(color.css) \(depth)") { name in
      // A repeated class has a higher specificity.
      rules(color, on: color.contrasting.css, String(repeating: ".\(name)", count: depth))
    }
  }

  private static func rules(_ tint: Color, on front: String, _ scope: String) -> String {
    let (color, fill) = (tint.css, tint.fillCSS)
    /// The selectors for the widget itself and its descendants.
    func rule(_ parts: [String], _ css: String) -> String {
      parts.map { part in
        let end = part.firstIndex { ".:".contains($0) } ?? part.endIndex
        return "\(scope) \(part), \(part[..<end])\(scope)\(part[end...])"
      }.joined(separator: ", ") + " { \(css) }\n"
    }
    let filled = "button.suggested-action:not(:disabled)"
    let marks = ["check", "radio"].flatMap {
      ["\($0):checked:not(:disabled)", "\($0):indeterminate:not(:disabled)"]
    }
    // The plain style and those of the program decide on the colours of their labels. Of tabs the one that is
    // shown has the tint.
    return rule(
      [
        "button:not(.suggested-action):not(.destructive-action):not(.untinted):not(.tab):not(:disabled)",
        "button.tab:checked:not(:disabled)",
      ],
      "color: \(color);")
      + rule([filled], "color: \(front); background-color: \(color); border-color: \(color);")
      + rule([filled + ":hover"], "background-color: shade(\(color),0.93);")
      + rule([filled + ":active"], "background-color: shade(\(color),0.86);")
      + rule(marks, "color: \(front); background-color: \(color); border-color: \(color);")
      + rule(
        ["switch:checked:not(:disabled)"], "background-color: \(fill); border-color: \(fill);")
      // Bars have to be seen on their troughs, and have no text on them.
      + rule(
        [
          "highlight:not(:disabled)", "progressbar:not(.tinted) > trough > progress",
          "block.filled",
        ],
        "background-color: \(color); border-color: \(color);")
      + rule(["switch:checked:not(:disabled) > slider"], "border-color: \(fill);")
      + rule(["spinner", "link"], "color: \(color);")
      + rule(
        ["label.day-number:selected:not(:disabled)"],
        "color: \(front); background-color: \(color);")
  }
}

extension Color {
  /// A colour that is legible on it.
  var contrasting: Color {
    // The palette's colours are legible on the window; hence the window's colour is legible on
    // them.
    guard !css.contains("@" as Character) else { return Color(css: "@window_bg_color") }
    return resolved { _ in nil }.luminance > 0.35 ? .black : .white
  }
}
