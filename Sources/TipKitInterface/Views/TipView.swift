internal import Tabstop
public import SwiftUIInterface

/// A tip between other views, while it is to be shown. Mirrors TipKit's `TipView`.
///
/// Its title and its message are announced to a screen reader when it appears. The focus stays where it
/// is.
@preconcurrency @MainActor
public struct TipView<Content: Tip>: View {
  private let tip: AnyTip?
  private let isPresented: Binding<Bool>?
  private let action: @MainActor (Tips.Action) -> Void
  @State private var display = TipDisplay()

  /// Shows a tip.
  ///
  /// - Parameters:
  ///   - isPresented: Becomes true when the tip is shown, and closes the view when it becomes false.
  ///   - arrowEdge: No effect: the tip is where the view is, without an arrow.
  ///   - action: Performed when the user presses a button of the tip.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip.map { AnyTip($0) }
    (self.isPresented, self.action) = (isPresented, action)
  }

  /// The content of the view.
  public var body: some View {
    Group {
      if let tip, display.shown?.id == tip.id {
        StyledTip(configuration: .init(tip, isInPopover: false, action: action))
          .onAppear { tip.announce() }
      }
    }
    .modifier(TipFollower(tip: tip, display: display, isPresented: isPresented))
  }
}

extension TipView where Content == AnyTip {
  /// Shows a tip of any type.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip.map { AnyTip($0) }
    (self.isPresented, self.action) = (isPresented, action)
  }
}

extension AnyTip {
  /// The texts of the tip, for a screen reader.
  @MainActor var sentences: [String] { [title.content, message?.content ?? ""] }

  /// Announces the tip to a screen reader.
  @MainActor func announce() {
    for sentence in sentences { AccessibilityNotification.Announcement(sentence).post() }
  }
}
