// Controls whose titles have a picture of the program before them. Mirrors SwiftUI's initialisers with `image`.

extension Toggle where Label == Tabstop.Label<Text, Image> {
  /// Creates a toggle with a localized title, and a picture of the program.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a localized title, and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title that is not localized, and a picture of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Tabstop.Label(title, image: image) }
  }

  /// Creates a toggle with a title that is not localized, and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Tabstop.Label(title, image: image) }
  }
}

extension Button where Label == Tabstop.Label<Text, Image> {
  /// Creates a button with a localized title, and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is not localized, and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(title, image: image) }
  }
}

extension Picker where Label == Tabstop.Label<Text, Image> {
  /// Creates a picker with a localized title, and a picture of the program.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Tabstop.Label(titleKey, image: image), content: content)
  }

  /// Creates a picker with a localized title, and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Tabstop.Label(titleKey, image: image), content: content)
  }

  /// Creates a picker with a title that is not localized, and a picture of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Tabstop.Label(title, image: image), content: content)
  }

  /// Creates a picker with a title that is not localized, and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Tabstop.Label(title, image: image), content: content)
  }
}

extension Menu where Label == Tabstop.Label<Text, Image> {
  /// Creates a menu with a localized title, and a picture of the program.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a menu with a localized title, and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title that is not localized, and a picture of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(title, image: image) }
  }

  /// Creates a menu with a title that is not localized, and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabstop.Label(title, image: image) }
  }
}
