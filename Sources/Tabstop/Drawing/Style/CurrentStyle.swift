/// A style of the program for one kind of control, as the environment carries it.
///
/// The body that the style creates gets the outer style, so that a style may modify a control and
/// leave the rest to others (`Label(configuration)` in a `LabelStyle`). The parts of the control
/// that are passed to the style keep this one.
@MainActor
final class CurrentStyle<Style> {
  typealias Place = WritableKeyPath<EnvironmentValues, CurrentStyle?>

  let style: Style
  private let outer: CurrentStyle?
  private let place: Place

  fileprivate init(_ style: Style, at place: Place, outer: CurrentStyle?) {
    self.style = style
    self.place = place
    self.outer = outer
  }

  /// A part of the control, for the style to place.
  func part(_ view: some View) -> AnyView { AnyView(view.environment(place, self)) }

  /// The style's body, for the tree.
  func result(_ body: some View) -> some View { body.environment(place, outer) }
}

/// Sets a style for the views inside.
package struct StyleModifier<Style>: InheritanceModifier {
  let style: Style
  let place: CurrentStyle<Style>.Place

  func modify(_ environment: inout EnvironmentValues) {
    if environment.inherited.isUnseen { return }
    environment[keyPath: place] = CurrentStyle(
      style, at: place, outer: environment[keyPath: place])
  }
}

extension EnvironmentValues {
  /// Removes the program's styles from the environment.
  mutating func dropStyles() {
    inherited.buttonStyle = .automatic
    if toggleStyle != nil { toggleStyle = nil }
    if labelStyle != nil { labelStyle = nil }
    if labeledContentStyle != nil { labeledContentStyle = nil }
    if disclosureGroupStyle != nil { disclosureGroupStyle = nil }
    if groupBoxStyle != nil { groupBoxStyle = nil }
    if menuStyle != nil { menuStyle = nil }
    if formStyle != nil { formStyle = nil }
    if controlGroupStyle != nil { controlGroupStyle = nil }
    if gaugeStyle != nil { gaugeStyle = nil }
    if progressViewStyle != nil { progressViewStyle = nil }
  }
}
