// Widgets of the home screen, under the module name WidgetKit: a compatible interface, not Apple's. A
// desktop has no such widgets.
@_exported public import Foundation
@_exported public import SwiftUIInterface

/// The object that updates widgets. It has no effect: there are none. Mirrors WidgetKit's `WidgetCenter`.
public final class WidgetCenter: Sendable {
  /// The only instance.
  public static let shared = WidgetCenter()
  private init() {}

  /// Updates all widgets. No effect: there are none.
  public func reloadAllTimelines() {}
  /// Updates the widgets of a kind. No effect: there are none.
  public func reloadTimelines(ofKind kind: String) {}
  /// Updates the recommended configurations. No effect: there are no widgets.
  public func invalidateConfigurationRecommendations() {}
  /// Passes the user's widgets to a closure. The list is always empty.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  /// The user's widgets. The list is always empty.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has added: never created. Mirrors WidgetKit's.
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
