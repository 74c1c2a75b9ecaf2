// Widgets of the home screen, under the module name WidgetKit: a compatible interface, not Apple's. A
// desktop has none: what keeps them up to date has nothing to do.
@_exported public import Foundation
@_exported public import SwiftUIInterface

/// An object that updates widgets: there are none. Mirrors WidgetKit's `WidgetCenter`.
public final class WidgetCenter: Sendable {
  /// The only instance.
  public static let shared = WidgetCenter()
  private init() {}

  /// No effect: there are no widgets.
  public func reloadAllTimelines() {}
  /// No effect: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}
  /// No effect: there are no widgets.
  public func invalidateConfigurationRecommendations() {}
  /// Passes an empty list: there are no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  /// An empty list: there are no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget of the user's. None exists here. Mirrors WidgetKit's.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The name of the kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
  /// The name of the kind.
  public var id: String { kind }
}

/// The size of a widget. Mirrors WidgetKit's.
public enum WidgetFamily: Int, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
