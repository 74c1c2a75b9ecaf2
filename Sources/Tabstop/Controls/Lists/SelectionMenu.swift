extension View {
  /// A menu of what can be done with rows of the list inside: with those that are chosen, if the
  /// menu is asked for on one of them, else with the one on which it is; with none, below the last.
  /// A double click or Return does `primaryAction`. Mirrors SwiftUI.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

private struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
  @State private var rows = RowsInQuestion()

  func body(content: Content) -> some View {
    rows.primaryAction = primaryAction.map { action in { action(Self.values($0)) } }
    return
      content
      .environment(\.rowsInQuestion, rows)
      .modifier(ContextMenuModifier(items: menu([]), itemsAt: { menu(Self.values(rows.ids($0))) }))
  }

  private static func values(_ ids: Set<AnyHashable>) -> Set<I> {
    Set(ids.compactMap { $0.base as? I })
  }
}

/// Which rows of a list something is to be done with.
@MainActor
final class RowsInQuestion {
  /// The rows of the list inside, given a point of the window, or `nil` for where the focus is.
  var ids: ((x: Double, y: Double)?) -> Set<AnyHashable> = { _ in [] }
  /// What is done by a double click or by Return.
  var primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct RowsInQuestionKey: EnvironmentKey {
  static var defaultValue: RowsInQuestion? { nil }
}

extension EnvironmentValues {
  var rowsInQuestion: RowsInQuestion? {
    get { self[RowsInQuestionKey.self] }
    set { self[RowsInQuestionKey.self] = newValue }
  }
}
