/// The anchor of a popover. Mirrors SwiftUI's `PopoverAttachmentAnchor`; it is always the whole
/// view here.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. No effect here.
  case rect(Anchor.Source)
  /// A point of the view. No effect here.
  case point(UnitPoint)

  /// A namespace for `Source`. Mirrors SwiftUI's `Anchor`, as far as popovers use it.
  public enum Anchor {
    /// The bounds of a view.
    public struct Source: Sendable {
      /// The bounds of the view.
      public static let bounds = Source()
    }
  }
}

extension View {
  /// Shows a view in a popover at this one while `isPresented` is true. Mirrors SwiftUI.
  ///
  /// The focus goes to its default focus or to the first control in it, and back when it closes: by
  /// Escape, by a click outside, by `@Environment(\.dismiss)`, or by the binding.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: No effect: the arrow points at the whole view.
  ///   - arrowEdge: The edge of this view at which the popover is, if there is space.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .popover(arrowEdge), content: content))
  }

  /// Shows a view for an item in a popover at this one while there is one. Mirrors SwiftUI.
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
