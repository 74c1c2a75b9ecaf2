public import Tabstop

extension ColorPicker {
  /// Creates a picker for Core Graphics' colours. Mirrors SwiftUI. Disfavoured: most bindings are of SwiftUI's colours.
  @_disfavoredOverload
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { selection.wrappedValue = UIColor($0).cgColor })
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title, for Core Graphics' colours. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a picker with a title that is not localized, for Core Graphics' colours. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
