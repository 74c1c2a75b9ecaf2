extension View {
  /// Shows a column of details beside the view while `isPresented` is true. Mirrors SwiftUI.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the width of the inspector that contains this view, in points. Mirrors SwiftUI.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    frame(width: width)
  }

  /// Limits the width of the inspector that contains this view, in points. Mirrors SwiftUI.
  public func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    frame(minWidth: min, idealWidth: ideal, maxWidth: max ?? ideal)
  }
}

package struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: Details

  package func body(content: Content) -> some View {
    InspectorPanes {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Divider()
        // The page's title is not that of the details: a form would have it as its heading.
        details.frame(minWidth: 200, maxHeight: .infinity, alignment: .top)
          .environment(\.inherited.navigationTitle, nil)
      }
    }
    .modifier(
      SidePaneModifier(
        kind: { $0.inspectors }, pane: SidePane(isShown: isPresented.wrappedValue) { toggle() }))
  }

  private func toggle() {
    isPresented.wrappedValue.toggle()
    AccessibilityNotification.Announcement(
      isPresented.wrappedValue
        ? String(own: "Inspector shown") : String(own: "Inspector hidden")
    ).post()
  }
}
