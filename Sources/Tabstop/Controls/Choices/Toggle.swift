/// A control that chooses between on and off. Mirrors SwiftUI's `Toggle`: a switch after its label,
/// unless `toggleStyle` sets another style; in a `Form` the whole row is clickable, and in a
/// toolbar it is a button that stays pressed.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.inherited.isBarItem) private var isBarItem

  /// Creates a toggle with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle for several values: on if all are, and a change is written to all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: .all(sources.map { $0[keyPath: isOn] }), label: label)
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          ToggleStyleConfiguration(label: .init(content: style.part(label)), isOn: isOn))
      )
      .transformEnvironment(\.styledToggle) { $0 = StyledToggle(isOn, label: label, inside: $0) }
    } else if isBarItem {
      CheckableView(kind: .button, isOn: isOn, label: label)
    } else if hasSeveralViews(label) {
      LabeledRow(
        label: VStack(alignment: .leading, spacing: 2) { label },
        content: SwitchView(isOn: isOn), shape: .filling)
    } else {
      LabeledRow(label: label, content: SwitchView(isOn: isOn), shape: .filling)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values, with a title: a change is written to all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for the same choice of several values, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Tabstop.Label<Text, Image> {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Tabstop.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Tabstop.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, for a style that wraps another.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension ToggleStyle {
  fileprivate func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension Binding where Value == Bool {
  static func all(_ places: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { !places.isEmpty && places.allSatisfy(\.wrappedValue) },
      set: { value in for place in places { place.wrappedValue = value } })
  }
}
