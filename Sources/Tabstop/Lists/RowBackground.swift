internal import CGtk
internal import GtkBridge

extension View {
  /// Colours the rows that the view stands in, or is made of: `Color.clear` leaves a row without its
  /// card. Any other view is not shown: a row has room for a colour behind it. Mirrors SwiftUI.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackground(color: view as? Color))
  }
}

private struct RowBackground: _PrimitiveModifier {
  let color: Color?

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RowBackgroundNode(view, context)
  }
}

private final class RowBackgroundNode<Content: View>: ModifierNode<Content, RowBackground> {
  private var rows: [(widget: Widget, classes: ClassList)] = []
  private var isAsked = false
  private var rules: (name: String, use: StyleUse?)?

  override init(_ view: ModifiedContent<Content, RowBackground>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    ask()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, RowBackground>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    ask()
  }

  /// The rows are there when the views are up to date.
  private func ask() {
    // Now, so that GTK knows the rules by the end of the turn.
    rules = view.modifier.color.map {
      let name = Self.className(for: $0)
      return (name, StyleSheet.shared.use(of: name))
    }
    guard !isAsked else { return }
    isAsked = true
    Updater.shared.afterUpdate { [weak self] in
      guard let self else { return }
      isAsked = false
      if isMounted { paint() }
    }
  }

  private func paint() {
    var found: [Widget] = []
    forEachWidget { found += $0.row.map { [$0] } ?? $0.rowsInside }
    for index in rows.indices where !found.contains(where: { $0.raw == rows[index].widget.raw }) {
      rows[index].classes.set([], on: rows[index].widget)
    }
    let classes = rules.map { [$0.name] } ?? []
    rows = found.map { row in
      var list = rows.first { $0.widget.raw == row.raw }?.classes ?? ClassList()
      list.set(classes, on: row)
      return (row, list)
    }
  }

  private static func className(for color: Color) -> String {
    let isClear = color == .clear
    let look =
      "background-color: \(color.fillCSS);" + (isClear ? " border-color: transparent;" : "")
    return StyleSheet.shared.className(for: "row \(look)") {
      ".form-row.\($0), .list .list-row.\($0), button.form-row.\($0) { \(look) }\n"
    }
  }
}

extension Widget {
  /// The row of a form or a list that this is, or that it stands in.
  fileprivate var row: Widget? {
    var next: UnsafeMutablePointer<GtkWidget>? = pointer
    while let widget = next {
      if Self.isRow(widget) { return Widget(widget) }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// The rows of a section.
  fileprivate var rowsInside: [Widget] {
    var rows: [Widget] = []
    func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
      if Self.isRow(widget) { return rows.append(Widget(widget)) }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        visit(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    visit(pointer)
    return rows
  }

  private static func isRow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_has_css_class(widget, "list-row") != 0
      || gtk_widget_has_css_class(widget, "form-row") != 0
  }
}
