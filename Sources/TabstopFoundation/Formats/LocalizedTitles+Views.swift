public import Tabstop

// Tabs and modifiers with titles that are passed on before they are shown.

extension Tab {
  /// Creates a page whose tab has a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.text, systemImage: systemImage, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never {
  /// Creates a page whose tab has a title and a symbol. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.text, systemImage: systemImage, role: role, content: content)
  }
}

extension View {
  /// Shows an alert while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(verbatim: titleResource.text), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      Text(verbatim: titleResource.text), isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Shows an alert for a value while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(verbatim: titleResource.text), isPresented: isPresented, presenting: data,
      actions: actions)
  }

  /// Shows an alert with a message for a value while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(verbatim: titleResource.text), isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }

  /// Shows a dialog while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(verbatim: titleResource.text), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog with a message while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(verbatim: titleResource.text), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a dialog for a value while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(verbatim: titleResource.text), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Shows a dialog with a message for a value while `isPresented` is true. Mirrors SwiftUI.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(verbatim: titleResource.text), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
}

extension View {
  /// Sets the text of the tooltip. Mirrors SwiftUI.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(textResource.text)
  }

  /// Sets the title below the title of the page. Mirrors SwiftUI.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(subtitleResource.text)
  }

  /// Shows a text at the end of a row, or on the tab of a page. Mirrors SwiftUI.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource?.text)
  }

  /// Adds a search field. Mirrors SwiftUI.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text)
  }

  /// Adds a search field that the program can open. Mirrors SwiftUI.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt.text)
  }

  /// Sets the name for screen readers. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(labelResource.text, isEnabled: isEnabled)
  }

  /// Sets the value for screen readers. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(valueResource.text, isEnabled: isEnabled)
  }

  /// Sets the description for screen readers. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(hintResource.text, isEnabled: isEnabled)
  }
}
