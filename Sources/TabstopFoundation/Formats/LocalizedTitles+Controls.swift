public import Foundation
public import Tabstop

// More controls with titles that are passed on before they are shown.

extension Button where Label == Tabstop.Label<Text, Image> {
  /// Creates a button with a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(titleResource.text, systemImage: systemImage, role: role, action: action)
  }
}

extension Toggle where Label == Tabstop.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(titleResource.text, systemImage: systemImage, isOn: isOn)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, selection: selection, content: content)
  }
}

extension Picker where Label == Tabstop.Label<Text, Image> {
  /// Creates a picker with a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.text, systemImage: systemImage, selection: selection, content: content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }

  /// Creates a menu with a title whose button has an action of its own. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleResource.text, content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == Tabstop.Label<Text, Image> {
  /// Creates a menu with a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, systemImage: systemImage, content: content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a title and a text. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource.text, value: value)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page of a value. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.text, value: value)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page of its own. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleResource.text, destination: destination)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(titleResource.text)
  }

  /// Creates a progress bar with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(titleResource.text, value: value, total: total)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.text, content: content)
  }

  /// Creates a group with a title that the program can open. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.text, isExpanded: isExpanded, content: content)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      titleResource.text, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and bounds. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      titleResource.text, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.text, selection: selection, displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a title and limits. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.text, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a title and limits. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.text, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a title and limits. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.text, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.text, destination: destination)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.text, selection: selection, supportsOpacity: supportsOpacity)
  }
}

extension ControlGroup {
  /// Creates a group with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}

extension ContentUnavailableView
where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
  /// Creates a view for an empty page with a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, description: Text? = nil
  ) {
    self.init(titleResource.text, systemImage: systemImage, description: description)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title that shares an item. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<T: Transferable>(
    _ titleResource: LocalizedStringResource, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.text, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title that shares an item. The preview has no effect. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<T: Transferable, I, J>(
    _ titleResource: LocalizedStringResource, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(titleResource.text, item: item, subject: subject, message: message)
  }
}
