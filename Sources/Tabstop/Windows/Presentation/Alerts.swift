// Each title is a key, a string or a `Text`; with or without a message; with or without data. The
// actions and the message are created with the view that presents them, as in SwiftUI.

extension View {
  /// Shows a question or a message in a dialog over the window while `isPresented` is true. Mirrors
  /// SwiftUI.
  ///
  /// `actions` are buttons, and fields to fill in. Pressing any button dismisses it after the button's
  /// action; an action that shows it again by setting `isPresented` needs a binding of `@State`, not of
  /// a model or of closures. Without a button there is "OK". Return presses the button with the shortcut
  /// `.defaultAction`, else the last one without a role; Escape the one with the role `.cancel`. The
  /// first field has the focus, else the default button.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .alert, EmptyView(), actions())
  }

  /// Shows an alert with a localized title.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .alert, message(), actions())
  }

  /// Shows an alert with a localized title.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .alert, EmptyView(), data.map(actions))
  }

  /// Shows an alert with a localized title.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .alert, data.map(message), data.map(actions))
  }

  /// An alert with a title that is not localized.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, .alert, EmptyView(), actions())
  }

  /// An alert with a title that is not localized and a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, .alert, message(), actions())
  }

  /// An alert about a value, with a title that is not localized.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented, .alert, EmptyView(), data.map(actions))
  }

  /// An alert about a value, with a title that is not localized and a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented, .alert, data.map(message), data.map(actions))
  }

  /// An alert with a `Text` as its title, whose characters are used without their style.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented, .alert, EmptyView(), actions())
  }

  /// An alert with a `Text` as its title and a message.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented, .alert, message(), actions())
  }

  /// An alert about a value, with a `Text` as its title; without actions there is one, "OK".
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented, .alert, EmptyView(), data.map(actions))
  }

  /// An alert about a value, with a `Text` as its title and a message.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented, .alert, data.map(message), data.map(actions))
  }
}

extension View {
  func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ kind: DialogKind, _ message: M, _ actions: A
  ) -> ModifiedContent<Self, PresentationModifier<Bool, DialogContent<A, M>>> {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: kind.style(title: title.content)
      ) {
        DialogContent(
          title: title, isTitleVisible: kind.isTitleVisible, message: message, actions: actions)
      })
  }
}

/// An alert or a confirmation dialog.
enum DialogKind {
  case alert
  case confirmation(Visibility)

  func style(title: String) -> PresentationStyle {
    switch self {
    case .alert: .alert(title)
    case .confirmation: .confirmation(title)
    }
  }

  var isTitleVisible: Bool {
    if case .confirmation(.hidden) = self { false } else { true }
  }
}
