public import Tabstop

/// A preview that `#Preview` declares, with a name and views. Mirrors DeveloperToolsSupport's
/// `Preview`.
@MainActor
public struct Preview {
  /// The type of the traits of view previews.
  public enum ViewTraits {}

  /// The name in `#Preview("name")`.
  public let displayName: String?
  /// The traits of the preview.
  public let traits: [PreviewTrait<ViewTraits>]
  private let makeContent: @MainActor () -> any View

  /// Creates a preview, as `#Preview` does.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    makeContent = body
  }

  /// The views, created again at each call.
  public var content: AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return erase(makeContent())
  }
}

/// A type that `#Preview` has generated. Mirrors DeveloperToolsSupport's `PreviewRegistry`.
@MainActor
public protocol _PreviewRegistry {
  /// The file that contains the preview, in the form of `#fileID`.
  nonisolated static var fileID: String { get }
  /// The line of the preview.
  nonisolated static var line: Int { get }
  /// Creates the preview.
  static func makePreview() throws -> Preview
  /// `Preview` under a name that a program's own type `Preview` does not hide.
  typealias _Preview = Preview
}

/// A trait of a preview. Stored without effect, because there is no preview canvas. Mirrors
/// SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  /// The kind of a trait.
  public enum _Kind: Sendable, Equatable {
    case defaultLayout, sizeThatFitsLayout, fixedLayout(width: Double, height: Double)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    /// A modifier of the program, by its type.
    case modifier(String)
  }

  /// The kind of the trait.
  public let _kind: _Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default layout: the size of the canvas.
  public static var defaultLayout: PreviewTrait { PreviewTrait(_kind: .defaultLayout) }
  /// A layout with the size of the views.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(_kind: .sizeThatFitsLayout) }
  /// A layout with a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(_kind: .fixedLayout(width: width, height: height))
  }
  /// A device in portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait(_kind: .portrait) }
  /// A device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(_kind: .portraitUpsideDown) }
  /// A device in landscape orientation.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(_kind: .landscapeLeft) }
  /// A device in the other landscape orientation.
  public static var landscapeRight: PreviewTrait { PreviewTrait(_kind: .landscapeRight) }
}

/// A modifier that several previews share. Mirrors SwiftUI's `PreviewModifier`.
///
/// Stored without effect, because there is no preview canvas.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of the value that the previews share.
  associatedtype Context = Void
  /// The type of the modified views.
  associatedtype Body: View
  /// The type of the previewed views.
  typealias Content = PreviewModifierContent

  /// Creates the value that the previews share. Never called here.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified views. Never called here.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing.
  public static func makeSharedContext() async throws {}
}

/// The views that a `PreviewModifier` modifies. Mirrors SwiftUI's `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let views: AnyView
  /// The previewed views.
  public var body: some View { views }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier that several previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(_kind: .modifier(String(describing: type(of: modifier))))
  }
}
