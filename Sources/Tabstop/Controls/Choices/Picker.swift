/// A control that chooses one of several values. Mirrors SwiftUI's `Picker`.
///
/// The options are the views of its content: each with a `tag`, or with the id of its `ForEach`
/// element. If none matches the selection, nothing is shown as selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// `nil` for a picker for no value: its options cannot be chosen.
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  @Environment(\.pickerAppearance) private var look
  @Environment(\.isInSection) private var isInSection
  @Environment(\.inherited.isBarItem) private var isBarItem
  @Environment(\.isInCommandMenu) private var isCommand

  /// Creates a picker with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker with a label that is a value, as SwiftUI first spelled it.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// Creates a picker with a text for its value. That text is not shown: the picker shows its choice.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  /// Creates a picker for several values: a choice is written to all. Without a source it is disabled.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let places = sources.map { $0[keyPath: selection] }
    self.selection = places.first.map { first in
      Binding(
        get: { first.wrappedValue }, set: { for place in places { place.wrappedValue = $0 } })
    }
    self.label = label()
    self.content = content()
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    // In a bar there is room for the choice only: the label is its name.
    if isBarItem { control.labelsHidden() } else { control }
  }

  @ViewBuilder private var control: some View {
    if selection == nil { choices.disabled(true) } else { choices }
  }

  @ViewBuilder private var choices: some View {
    switch look {
    case .menu where isCommand:
      Menu {
        DropDown(selection: selection, content: content)
      } label: {
        label
      }
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

extension Picker where Label == Text {
  /// Creates a picker with a title and a text for its value. That text is not shown: the picker shows its choice.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(titleKey, selection: selection, content: content)
  }

  /// Creates a picker with a title that is not localized and a text for its value; see the one above.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(title, selection: selection, content: content)
  }

  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }

  /// Creates a picker for several values, with a title: a choice is written to all. Without a source it is
  /// disabled.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values, with a title that is not localized; see the one above.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Tabstop.Label<Text, Image> {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Tabstop.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  /// Creates a picker with a title that is not localized.
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
