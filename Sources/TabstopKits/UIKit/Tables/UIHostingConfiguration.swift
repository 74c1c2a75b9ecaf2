public import Foundation
public import Tabstop

/// SwiftUI's views as the content of a cell of UIKit's. Mirrors SwiftUI's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  var content: Content
  var background: Background
  /// The margins that are set: each key is one edge.
  private(set) var insets: [Edge.Set: CGFloat] = [:]
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, background) = (content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }

  private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content, background)
    (copy.insets, copy.minimum) = (insets, minimum)
    return copy
  }

  /// Puts views behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { with(content()) }

  /// Puts a colour or another style behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Sets the space at edges, in points, beside that of the row.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the space at edges, in points, beside that of the row.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    for (edge, length) in [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where edges.contains(edge) {
      copy.insets[edge] = length
    }
    return copy
  }

  /// Sets the smallest size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimum = (width, height)
    return copy
  }

  /// Removes the smallest size.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// Creates the view, with this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    HostedConfigurationView(configuration: self)
  }
  /// The configuration itself: the row shows its state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The background of a hosted cell. Mirrors SwiftUI's.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  /// The area in the style.
  public var body: some View { Rectangle().fill(style).accessibilityHidden(true) }
}

/// A view with SwiftUI's views.
final class HostedConfigurationView<Content: View, Background: View>: UIView, UIContentView {
  private var hosting: UIHostingConfiguration<Content, Background>

  init(configuration: UIHostingConfiguration<Content, Background>) {
    hosting = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { hosting }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosting = new
      changed(true)
    }
  }

  override var content: AnyView? {
    AnyView(
      hosting.content
        .padding(
          EdgeInsets(
            top: hosting.insets[.top] ?? 0, leading: hosting.insets[.leading] ?? 0,
            bottom: hosting.insets[.bottom] ?? 0, trailing: hosting.insets[.trailing] ?? 0)
        )
        .frame(minWidth: hosting.minimum.width, minHeight: hosting.minimum.height)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { hosting.background })
  }
}
