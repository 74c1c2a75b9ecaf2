public import Tabstop

/// What `#Preview` describes: a name and views. Mirrors DeveloperToolsSupport's `Preview`.
@MainActor
public struct Preview {
  public enum ViewTraits {}

  /// The name that `#Preview("name")` gives.
  public let displayName: String?
  public let traits: [PreviewTrait<ViewTraits>]
  private let makeContent: @MainActor () -> any View

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
  nonisolated static var fileID: String { get }
  nonisolated static var line: Int { get }
  static func makePreview() throws -> Preview
}

/// How a preview is to be shown: for Xcode's canvas, kept as said. Mirrors SwiftUI's
/// `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  public enum _Kind: Sendable, Equatable {
    case defaultLayout, sizeThatFitsLayout, fixedLayout(width: Double, height: Double)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  public let _kind: _Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(_kind: .defaultLayout) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(_kind: .sizeThatFitsLayout) }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(_kind: .fixedLayout(width: width, height: height))
  }
  public static var portrait: PreviewTrait { PreviewTrait(_kind: .portrait) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(_kind: .portraitUpsideDown) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(_kind: .landscapeLeft) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(_kind: .landscapeRight) }
}
