public import Tabstop

/// What `#Preview` describes: a name and views. Mirrors DeveloperToolsSupport's `Preview`.
@MainActor
public struct Preview {
  /// Stands for the traits that previews of views can have.
  public enum ViewTraits {}

  /// The name that `#Preview("name")` gives.
  public let displayName: String?
  /// How the preview is to be shown, as it was said.
  public let traits: [PreviewTrait<ViewTraits>]
  private let makeContent: @MainActor () -> any View

  /// As `#Preview` makes it.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    makeContent = body
  }

  /// The views, made anew at each call.
  public var content: AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return erase(makeContent())
  }
}

/// A type that `#Preview` has made. Mirrors DeveloperToolsSupport's `PreviewRegistry`.
@MainActor
public protocol _PreviewRegistry {
  /// The file that the preview stands in, as `#fileID` has it.
  nonisolated static var fileID: String { get }
  /// The line that the preview stands at.
  nonisolated static var line: Int { get }
  /// The preview.
  static func makePreview() throws -> Preview
}

/// How a preview is to be shown: for Xcode's canvas, kept as said. Mirrors SwiftUI's
/// `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  /// What a trait says.
  public enum _Kind: Sendable, Equatable {
    case defaultLayout, sizeThatFitsLayout, fixedLayout(width: Double, height: Double)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// What the trait says.
  public let _kind: _Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the canvas.
  public static var defaultLayout: PreviewTrait { PreviewTrait(_kind: .defaultLayout) }
  /// As large as the views are.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(_kind: .sizeThatFitsLayout) }
  /// Of a size, in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(_kind: .fixedLayout(width: width, height: height))
  }
  /// On a device that is held upright.
  public static var portrait: PreviewTrait { PreviewTrait(_kind: .portrait) }
  /// On a device that is held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(_kind: .portraitUpsideDown) }
  /// On a device that lies on a side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(_kind: .landscapeLeft) }
  /// On a device that lies on the other side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(_kind: .landscapeRight) }
}
