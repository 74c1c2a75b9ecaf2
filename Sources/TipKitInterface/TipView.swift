internal import Tabstop
public import SwiftUIInterface

/// A tip between other views, until the user closes it. Mirrors TipKit's `TipView`.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// Shows a tip. There is no arrow: it is where it is.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.action) = (tip, action)
  }

  /// The content of the view.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      GroupBox {
        HStack(alignment: .top) {
          if let image = tip.image { image.accessibilityHidden(true) }
          VStack(alignment: .leading, spacing: 6) {
            tip.title.bold()
            tip.message
            ForEach(tip.actions) { choice in
              Button(choice.title) {
                choice.handler()
                action(choice)
              }
            }
          }
          Spacer()
          Button(String(own: "Close"), systemImage: "xmark") { tip.invalidate(reason: .tipClosed) }
            .labelStyle(.iconOnly)
        }
      }
    }
  }
}

extension View {
  /// Shows a tip above the view, until the user closes it. Mirrors TipKit's, without an arrow.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    VStack(alignment: .leading) {
      TipView(tip, action: action)
      self
    }
  }
  /// No effect: tips have the desktop's look. Mirrors TipKit's.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// No effect: tips have the desktop's look. Mirrors TipKit's.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// No effect: tips have the desktop's look. Mirrors TipKit's.
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
