public import Foundation
public import Tabstop

/// A height of a sheet that a type calculates. Mirrors SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The type of the values that the height depends on.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` if the detent is not to be used.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values that a custom height depends on. Mirrors SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height of the sheet: that of the window behind it.
    public let maxDetentValue: CGFloat

    /// A value of the environment, by its default.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// A height that a type calculates. Mirrors SwiftUI.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .custom(ObjectIdentifier(type)) { room in
      type.height(in: Context(maxDetentValue: room)).map(Double.init)
    }
  }
}
