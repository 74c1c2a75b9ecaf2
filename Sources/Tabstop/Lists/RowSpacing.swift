internal import GtkBridge

extension View {
  /// The distance between the rows of the forms and lists inside, in points; `nil` for none. Rows
  /// that do not touch are cards of their own, as in SwiftUI.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// The distance between sections, in points: of all in a form or a list, or of one from the next.
  /// Mirrors SwiftUI.
  public func listSectionSpacing(_ spacing: Double) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// The same, by name.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

/// How far sections are apart. Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  fileprivate let points: Double?

  /// As the theme has it.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half as far.
  public static let compact = ListSectionSpacing(points: 12)
  /// In points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(points: max(spacing, 0))
  }
}

/// What a column of rows and sections shows of the distances that it is given.
@MainActor
struct RowSpacing {
  private var classes = ClassList()

  /// - Parameter isCard: Whether the rows stand on a card.
  mutating func showRows(_ environment: EnvironmentValues, on column: Widget, isCard: Bool) {
    let name = environment.listRowSpacing.map { spacing in
      let key = "row spacing \(spacing) \(isCard)"
      return StyleSheet.shared.className(for: key) { name in
        func rows(_ suffix: String) -> String {
          ".\(name) > .form-row\(suffix), .\(name) > .form-section > .form-row\(suffix)"
        }
        let card = "border: 1px solid @card_edge_color; border-radius: 12px;"
        return rows(":not(.first)") + " { margin-top: \(max(spacing, 0))px; }\n"
          + (isCard ? rows("") + " { \(card) }\n" : "")
      }
    }
    classes.set(name.map { [$0] } ?? [], on: column)
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

extension EnvironmentValues {
  fileprivate var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  fileprivate var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}
