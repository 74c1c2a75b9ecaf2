public import Tabstop

// Initialisers with titles that are passed on before they are shown.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.text, systemImage: name)
  }

  /// Creates a label with one of the program's pictures. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.text, image: name)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(titleResource.text, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.text, isOn: isOn)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.text, text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.text, text: text, prompt: prompt)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}

extension View {
  /// Sets the title of the page. Mirrors SwiftUI.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.text)
  }
}
