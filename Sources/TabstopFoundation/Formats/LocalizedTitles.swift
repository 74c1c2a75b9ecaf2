public import Tabstop

// Titles that are passed on before they are shown, as SwiftUI takes them beside literals.

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.key, systemImage: name)
  }

  /// A title with a picture of the program's. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.key, image: name)
  }
}

extension Button where Label == Text {
  /// A button with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(titleResource.key, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.key, isOn: isOn)
  }
}

extension TextField where Label == Text {
  /// A field with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.key, text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// A field with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.key, text: text, prompt: prompt)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows under a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.key, content: content)
  }
}

extension View {
  /// The title of the page. Mirrors SwiftUI.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.key)
  }
}
