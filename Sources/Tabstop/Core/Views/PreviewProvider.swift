/// A type that provides previews of views. Mirrors SwiftUI's `PreviewProvider`.
@preconcurrency
@MainActor
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previewed views.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the previews. No effect here.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular platform.
  public static var platform: PreviewPlatform? { nil }

  /// The previews as one view, for tools that do not know their type.
  public static var _previews: AnyView { AnyView(previews) }
}

/// The platform of previews. Mirrors SwiftUI's; there is one platform here.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

/// The size of a preview. Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable {
  /// The size of a device, or of the views. No effect here.
  case device, sizeThatFits
  /// A size in points. No effect here.
  case fixed(width: Double, height: Double)
}

/// A device by its name. Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device from its name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device. Mirrors SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// Modifiers for Xcode's preview canvas. There is no such canvas here: a preview is shown like any
// view, in the window that shows it.
extension View {
  /// Sets the device of a preview. No effect here: there is no preview canvas.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the layout of a preview. No effect here: there is no preview canvas.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets the name of a preview. No effect here: there is no preview canvas.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the orientation of a preview. No effect here: there is no preview canvas.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
