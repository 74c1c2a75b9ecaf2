internal import Tabstop
public import SwiftUIInterface

/// The look of tips. Mirrors TipKit's `TipViewStyle`.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the views of a tip.
  associatedtype Body: View
  /// The tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Creates the views of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip, as a style shows it. Mirrors TipKit's `TipViewStyleConfiguration`.
public struct TipViewStyleConfiguration {
  /// The tip, for closing it.
  public let tip: any Tip
  /// The title.
  public let title: Text?
  /// The text below the title.
  public let message: Text?
  /// The picture.
  public let image: Image?
  /// The buttons. Their handlers perform the action of the view as well.
  public let actions: [Tips.Action]
  /// Whether the tip is in a popover, which draws its own frame.
  let isInPopover: Bool

  @MainActor
  init(_ tip: AnyTip, isInPopover: Bool, action: @escaping @MainActor (Tips.Action) -> Void) {
    self.tip = tip.base
    (title, message, image) = (tip.title, tip.message, tip.image)
    actions = tip.actions.enumerated().map { $1.placed(at: $0).performing(action) }
    self.isInPopover = isInPopover
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The default style: the picture, the texts, the buttons below them, and a button that closes the
  /// tip.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The default style of tips. Mirrors TipKit's `MiniTipViewStyle`.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the views of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    MiniTip(configuration: configuration)
  }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    if let background = look.background {
      content.padding(12)
        .background(background, in: RoundedRectangle(cornerRadius: look.cornerRadius ?? 8))
    } else if configuration.isInPopover {
      content.padding(6).frame(maxWidth: 360)
    } else {
      GroupBox { content }
    }
  }

  private var content: some View {
    HStack(alignment: .top) {
      if let image = configuration.image {
        Group {
          if let style = look.imageStyle {
            picture(image).foregroundStyle(style)
          } else {
            picture(image)
          }
        }
        .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 6) {
        configuration.title.bold()
        configuration.message
        ForEach(configuration.actions) { action in
          Button(action: action.handler) { action.label() }
        }
      }
      Spacer()
      Button(String(own: "Close"), systemImage: "xmark") {
        configuration.tip.invalidate(reason: .tipClosed)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }

  @ViewBuilder private func picture(_ image: Image) -> some View {
    if let size = look.imageSize {
      image.resizable().scaledToFit().frame(width: size.width, height: size.height)
    } else {
      image
    }
  }
}

/// A tip in the style of its place.
struct StyledTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipStyle) private var style

  var body: some View {
    func views(_ style: some TipViewStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return views(style)
  }
}

/// The values of the modifiers for the look of tips.
struct TipLook {
  var background: AnyShapeStyle?
  var cornerRadius: Double?
  var imageSize: CGSize?
  var imageStyle: AnyShapeStyle?
}

private struct TipStyleKey: EnvironmentKey {
  static var defaultValue: any TipViewStyle { MiniTipViewStyle() }
}

private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  fileprivate var tipStyle: any TipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
  fileprivate var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tips in this view. Mirrors TipKit's.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle, style)
  }
  /// Sets the background of the tips in this view, in the default style. Mirrors TipKit's.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets the corners of the tips in this view that have a `tipBackground`. Mirrors TipKit's.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }
  /// Sets the size of the pictures of the tips in this view, in the default style. Mirrors TipKit's.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
  /// Sets the style of the pictures of the tips in this view, in the default style. Mirrors TipKit's.
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
}
