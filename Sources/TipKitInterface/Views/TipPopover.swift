internal import Tabstop
public import SwiftUIInterface

extension View {
  /// Shows a tip in a popover at this view, while it is to be shown. Mirrors TipKit's.
  ///
  /// The popover is one like `popover(isPresented:)`'s: the focus goes into it, and back when it closes.
  /// If the user is typing, the focus stays in the field: F6 goes into the popover, and back. The
  /// tip's title and message are announced to a screen reader. Escape, which the field
  /// may use first, and, unless the user was typing, a click outside close the tip for good, as its button does. If
  /// this view is scrolled away or covered, the popover closes, and the tip is shown again the next time the view
  /// appears.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(tip: tip.map { AnyTip($0) }, isPresented: nil, edge: arrowEdge, action: action))
  }

  /// Shows a tip in a popover at this view, while it is to be shown. Mirrors TipKit's.
  ///
  /// - Parameters:
  ///   - isPresented: Becomes true when the tip is shown, and closes the popover when it becomes false.
  ///   - attachmentAnchor: No effect: the arrow points at the whole view.
  @_disfavoredOverload
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(
        tip: tip.map { AnyTip($0) }, isPresented: isPresented, edge: arrowEdge, action: action))
  }

  /// Sets whether the window can be used while a tip's popover in this view is open. Mirrors TipKit's.
  public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    environment(\.tipBackgroundInteraction, interaction)
  }
}

/// A view with a tip in a popover.
private struct TipPopover: ViewModifier {
  let tip: AnyTip?
  let isPresented: Binding<Bool>?
  let edge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @State private var display = TipDisplay()
  @Environment(\.tipBackgroundInteraction) private var interaction

  func body(content: Content) -> some View {
    content
      .popover(
        item: Binding(
          get: { display.shown },
          set: { if $0 == nil { display.close() } }), arrowEdge: edge ?? .top
      ) { shown in
        // As the program describes it now.
        let tip = tip?.id == shown.id ? tip! : shown
        return StyledTip(configuration: .init(tip, isInPopover: true, action: action))
          .presentationAnnouncement(tip.sentences)
          .presentationUnrequested { [display] in display.show(nil) }
          .presentationBackgroundInteraction(interaction)
      }
      .modifier(TipFollower(tip: tip, display: display, isPresented: isPresented))
  }
}

private struct TipBackgroundInteractionKey: EnvironmentKey {
  static var defaultValue: PresentationBackgroundInteraction { .automatic }
}

extension EnvironmentValues {
  fileprivate var tipBackgroundInteraction: PresentationBackgroundInteraction {
    get { self[TipBackgroundInteractionKey.self] }
    set { self[TipBackgroundInteractionKey.self] = newValue }
  }
}
