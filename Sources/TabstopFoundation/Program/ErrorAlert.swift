import Tabstop

extension View {
  /// Shows an error in an alert while `isPresented` is true and there is one: its description is
  /// the title. Mirrors SwiftUI.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: errorIsPresented(isPresented, error),
      actions: actions)
  }

  /// Shows an error in an alert while `isPresented` is true and there is one. Mirrors SwiftUI.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: errorIsPresented(isPresented, error),
      presenting: error, actions: actions, message: message)
  }

  private func errorIsPresented<E>(_ isPresented: Binding<Bool>, _ error: E?) -> Binding<Bool> {
    let hasError = error != nil
    return Binding(
      get: { isPresented.wrappedValue && hasError }, set: { isPresented.wrappedValue = $0 })
  }
}
