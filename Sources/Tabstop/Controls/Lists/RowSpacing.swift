internal import GtkBridge

extension View {
  /// Sets the space between the rows of the forms and lists inside, in points; `nil` for none. Rows
  /// with space between them are cards of their own, as in SwiftUI.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    environment(\.listRowSpacing, spacing?.betweenRows)
  }

  /// Sets the space between sections, in points: of all in a form or a list, or of one to the next.
  /// Mirrors SwiftUI.
  public func listSectionSpacing(_ spacing: Double) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the space between sections, by name.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

/// The space between sections. Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  fileprivate let points: Double?

  /// The theme's spacing.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half of the default.
  public static let compact = ListSectionSpacing(points: 12)
  /// A spacing in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing.betweenRows)
  }
}

/// Applies the spacing to a column of rows and sections.
@MainActor
struct RowSpacing {
  private var classes = ClassList()

  /// - Parameter isCard: Whether the rows are on a card.
  mutating func showRows(_ environment: EnvironmentValues, on column: Widget, isCard: Bool) {
    let spacing = environment.listRowSpacing.map { spacing in
      StyleSheet.shared.className(for: "row spacing \(spacing) \(isCard)") { name in
        func rows(_ suffix: String) -> String { Self.rows(of: name, suffix) }
        let card = "border: 1px solid @card_edge_color; border-radius: 12px;"
        return rows(":not(.first)") + " { margin-top: \(spacing)px; }\n"
          + (isCard ? rows("") + " { \(card) }\n" : "")
      }
    }
    let rowHeight = environment[MinListRowHeightKey.self].map { height in
      StyleSheet.shared.className(for: "row height \(height)") {
        // Without the space above and below.
        Self.rows(of: $0) + " { min-height: \(max(height - 12, 0))px; }\n"
      }
    }
    let headerHeight = environment[MinListHeaderHeightKey.self].map { height in
      StyleSheet.shared.className(for: "header height \(height)") {
        ".\($0) > .form-section > .form-section-title { min-height: \(height)px; }\n"
      }
    }
    classes.set([spacing, rowHeight, headerHeight].compactMap { $0 }, on: column)
  }

  private nonisolated static func rows(of name: String, _ suffix: String = "") -> String {
    ".\(name) > .form-row\(suffix), .\(name) > .form-section > .form-row\(suffix)"
  }

  mutating func showSection(_ environment: EnvironmentValues, on section: Widget) {
    let name = environment.listSectionSpacing.points.map { spacing in
      StyleSheet.shared.className(for: "section spacing \(spacing)") { name in
        ".form-section.\(name) { margin-bottom: \(spacing)px; }\n"
          + ".form > .form-row + .form-section.\(name) { margin-top: \(spacing)px; }\n"
      }
    }
    classes.set(name.map { [$0] } ?? [], on: section)
  }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private struct MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The minimum height of the rows of a form or a list, in points, including the usual space above
  /// and below; 50 by default. Mirrors SwiftUI.
  public var defaultMinListRowHeight: Double {
    get { self[MinListRowHeightKey.self] ?? 50 }
    set { self[MinListRowHeightKey.self] = newValue.leastOfRows }
  }

  /// The minimum height of the titles of sections, in points; `nil` for the title's own height.
  /// Mirrors SwiftUI.
  public var defaultMinListHeaderHeight: Double? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue?.leastOfRows }
  }

  fileprivate var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  fileprivate var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension Double {
  fileprivate var betweenRows: Double {
    Swift.max(self, 0).taken(as: "A distance between rows", in: 0...10_000)
  }
  fileprivate var leastOfRows: Double {
    Swift.max(self, 0).taken(as: "A least height of rows", in: 0...10_000)
  }
}
