/// What a popover points at. Mirrors SwiftUI's `PopoverAttachmentAnchor`; it is always the view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. No effect here.
  case rect(Anchor.Source)
  /// A point of the view. No effect here.
  case point(UnitPoint)

  /// Mirrors SwiftUI's `Anchor`, as far as popovers name one.
  public enum Anchor {
    /// The bounds of a view.
    public struct Source: Sendable {
      /// The bounds of the view.
      public static let bounds = Source()
    }
  }
}

extension View {
  /// Shows a view in a bubble at this one while `isPresented` is true. Mirrors SwiftUI.
  ///
  /// The focus goes to the first control in it, or to its default focus, and back when it closes:
  /// by Escape, by a click outside, by `@Environment(\.dismiss)`, or by the binding.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Has no effect: the arrow points at the view as a whole.
  ///   - arrowEdge: The edge of this view at which the popover stands, where there is room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .popover(arrowEdge), content: content))
  }

  /// Shows a view for an item in a bubble at this one while there is one. Mirrors SwiftUI.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, style: .popover(arrowEdge), onDismiss: nil,
        content: content))
  }
}
