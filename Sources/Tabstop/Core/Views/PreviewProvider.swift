/// A type that gives previews of views. Mirrors SwiftUI's `PreviewProvider`.
@preconcurrency
@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }
  /// What the previews are for. No effect here.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// None in particular.
  public static var platform: PreviewPlatform? { nil }

  /// The previews as one view, for those who show previews without knowing their type.
  public static var _previews: AnyView { AnyView(previews) }
}

/// What previews are for. Mirrors SwiftUI's; there is one platform here.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

/// The room that a preview gets. Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable {
  /// A device's room, or that of the views. No effect here.
  case device, sizeThatFits
  /// So many points. No effect here.
  case fixed(width: Double, height: Double)
}

/// A device by its name. Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// A device by its name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held. Mirrors SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// What says how Xcode's canvas shows a preview. There is no such canvas here: a preview is shown
// like any view, in the window that shows it.
extension View {
  /// No effect here: there is no preview canvas.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// No effect here: there is no preview canvas.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// No effect here: there is no preview canvas.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// No effect here: there is no preview canvas.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
