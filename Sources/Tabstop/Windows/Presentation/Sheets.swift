extension View {
  /// Shows a view in a dialog over the window while `isPresented` is true. Mirrors SwiftUI.
  ///
  /// It has a focus of its own: a focus value written in its `onAppear` applies to it. Escape and
  /// the window's close button dismiss it, unless `interactiveDismissDisabled`; so does
  /// `@Environment(\.dismiss)` from inside. Afterwards the focus is where it was, or where a value
  /// written meanwhile requests it, and `onDismiss` runs.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a view for an item in a dialog while there is one. An item with another id is another
  /// dialog. Mirrors SwiftUI.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, style: .sheet, onDismiss: onDismiss,
        content: content))
  }

  /// Shows a view in a dialog as large as the window that it covers. Mirrors SwiftUI.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .cover, onDismiss: onDismiss, content: content))
  }

  /// Covers the window for an item, while there is one. An item with another id is another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, style: .cover, onDismiss: onDismiss,
        content: content))
  }
}
