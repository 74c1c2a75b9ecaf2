extension View {
  /// Shows a list of actions in a dialog over the window while `isPresented` is true. Mirrors
  /// SwiftUI.
  ///
  /// As in an alert, any button dismisses it. A button with the role `.cancel` is added if there is
  /// none; Escape presses it.
  ///
  /// - Parameter titleVisibility: Whether the title is on screen: `.automatic` is visible. It names
  ///   the dialog for assistive technology in any case.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .confirmation(titleVisibility), EmptyView(), actions())
  }

  /// Shows a confirmation dialog with a localized title.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey.text), isPresented, .confirmation(titleVisibility), message(), actions())
  }

  /// Shows a confirmation dialog with a localized title.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey.text), isPresented, .confirmation(titleVisibility), EmptyView(),
      data.map(actions))
  }

  /// Shows a confirmation dialog with a localized title.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey.text), isPresented, .confirmation(titleVisibility), data.map(message),
      data.map(actions))
  }

  /// A confirmation dialog with a title that is not localized.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, .confirmation(titleVisibility), EmptyView(), actions())
  }

  /// A confirmation dialog with a title that is not localized and a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, .confirmation(titleVisibility), message(), actions())
  }

  /// A confirmation dialog about a value, with a title that is not localized.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented, .confirmation(titleVisibility), EmptyView(), data.map(actions))
  }

  /// A confirmation dialog about a value, with a title that is not localized and a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(title), isPresented, .confirmation(titleVisibility), data.map(message), data.map(actions)
    )
  }

  /// A confirmation dialog with a `Text` as its title, whose characters are used without their
  /// style.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented, .confirmation(titleVisibility), EmptyView(), actions())
  }

  /// A confirmation dialog with a `Text` as its title and a message.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented, .confirmation(titleVisibility), message(), actions())
  }

  /// A confirmation dialog about a value, with a `Text` as its title.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented, .confirmation(titleVisibility), EmptyView(), data.map(actions))
  }

  /// A confirmation dialog about a value, with a `Text` as its title and a message.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented, .confirmation(titleVisibility), data.map(message), data.map(actions))
  }
}
