extension View {
  /// Adds a context menu to the rows of the list inside. It applies to the selected rows if it is
  /// opened on one of them, else to the row under it, and to none below the last row. A double
  /// click or Return runs `primaryAction`. Mirrors SwiftUI.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }

  /// Adds a context menu that may come and go to the rows of the list inside.
  ///
  /// - Parameters:
  ///   - opening: How it is opened.
  ///   - events: What is called before it opens for rows, and after it is closed.
  package func _contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type, _ opening: MenuOpening,
    events: @escaping (Set<I>) -> MenuEvents?,
    @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?
  ) -> some View {
    modifier(
      SelectionMenuModifier(
        menu: menu, primaryAction: primaryAction, opening: opening, events: events))
  }
}

package struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
  var opening = MenuOpening.always
  var events: (Set<I>) -> MenuEvents? = { _ in nil }
  @State private var rows = MenuRows()

  package func body(content: Content) -> some View {
    rows.primaryAction = primaryAction.map { action in { action(Self.values($0)) } }
    return
      content
      .environment(\.menuRows, rows)
      .modifier(
        ContextMenuModifier<M?>(
          items: nil, itemsAt: { menu(Self.values(rows.ids($0))) }, opening: opening,
          events: { events(Self.values(rows.ids($0))) }))
  }

  private static func values(_ ids: Set<AnyHashable>) -> Set<I> {
    Set(ids.compactMap { $0.base as? I })
  }
}

/// The rows of a list that a menu applies to.
@MainActor
final class MenuRows {
  /// The rows at a point of the window, or at the focus for `nil`.
  var ids: ((x: Double, y: Double)?) -> Set<AnyHashable> = { _ in [] }
  /// The action of a double click or Return.
  var primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct MenuRowsKey: EnvironmentKey {
  static var defaultValue: MenuRows? { nil }
}

extension EnvironmentValues {
  var menuRows: MenuRows? {
    get { self[MenuRowsKey.self] }
    set { self[MenuRowsKey.self] = newValue }
  }
}
