/// A choice of one of several values. Mirrors SwiftUI's `Picker`.
///
/// The options are the views of its content: each with a `tag`, or with the id of its `ForEach`
/// element. A selection that is none of them shows nothing selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.inherited.isFormRow) private var isFormRow
  @Environment(\.isInSection) private var isInSection

  /// A choice with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The spelling of SwiftUI's first years.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// One picker for the values of several: a choice goes to all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let places = sources.map { $0[keyPath: selection] }
    self.init(selection: .first(of: places), content: content, label: label)
  }

  @ViewBuilder public var body: some View {
    switch look {
    case .menu:
      LabeledRow(
        label: label, content: DropDown(selection: selection, content: content),
        shape: isInSection ? .filling : .hugging)
    case .segmented:
      RadioPicker(look: .segmented, selection: selection, label: label, content: content)
    case .inline:
      RadioPicker(look: .inline, selection: selection, label: label, content: content)
    }
  }
}

extension Binding {
  fileprivate static func first(of places: [Binding<Value>]) -> Binding<Value> {
    guard let first = places.first else {
      fatalError("A Picker's sources are empty: it needs at least one place for its selection.")
    }
    return Binding(
      get: { first.wrappedValue }, set: { for place in places { place.wrappedValue = $0 } })
  }
}

extension Picker where Label == Text {
  /// With a title that is written in the program.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }

  /// One picker for the values of several, with a title: a choice goes to all. At least one source
  /// is needed; without, the program stops.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Tabstop.Label<Text, Image> {
  /// With a title that is written in the program.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Tabstop.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Tabstop.Label(title, systemImage: systemImage),
      content: content)
  }
}
