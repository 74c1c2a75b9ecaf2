internal import GtkBridge

extension View {
  /// Sets the background of the rows that contain the view, or that it consists of: `Color.clear`
  /// removes a row's card. A view that is not a colour is not shown. Mirrors SwiftUI.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let color = view as? Color
    return rowRules(
      color.map {
        ".& { background-color: \($0.fillCSS);" + ($0 == .clear ? Self.noEdge : "") + "}"
      }
    )
  }

  private static var noEdge: String { "border-style: none;" }

  /// Sets the distances of a row's content from the row's edges, in points; `nil` restores the
  /// default. For a section, those of all its rows. Mirrors SwiftUI.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowRules(
      insets.map {
        let (top, bottom) = (Self.cssInset($0.top), Self.cssInset($0.bottom))
        let (leading, trailing) = (Self.cssInset($0.leading), Self.cssInset($0.trailing))
        return ".& { padding: \(top) \(trailing) \(bottom) \(leading); }"
          + ".&:dir(rtl) { padding: \(top) \(leading) \(bottom) \(trailing); }"
      })
  }

  /// Sets some distances of a row's content from the row's edges, in points; `nil` keeps the default. Mirrors SwiftUI.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    rowRules(
      length.map {
        let inset = Self.cssInset($0)
        var (common, left, right) = ("", "", "")
        if edges.contains(.top) { common += "padding-top: \(inset);" }
        if edges.contains(.bottom) { common += "padding-bottom: \(inset);" }
        if edges.contains(.leading) {
          left += "padding-left: \(inset);"
          right += "padding-right: \(inset);"
        }
        if edges.contains(.trailing) {
          left += "padding-right: \(inset);"
          right += "padding-left: \(inset);"
        }
        return ".&:dir(ltr) { \(common) \(left) } .&:dir(rtl) { \(common) \(right) }"
      })
  }

  private static func cssInset(_ inset: Double) -> String {
    "\(max(inset, 0).taken(as: "A row's inset", in: 0...10_000))px"
  }

  /// Sets whether there is a line between a row and its neighbours: none if either of them hides
  /// it. The edge of a card is not such a line, and stays. Mirrors SwiftUI.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    var rules = Separators.rules(edges, "border-top-width: 0;")
    // A plain list has no card: there are lines at its ends.
    if edges.contains(.top) { rules += ".list.plain .form-row.& { border-top-width: 0; }" }
    if edges.contains(.bottom) { rules += ".list.plain .form-row.& { border-bottom-width: 0; }" }
    return rowRules(visibility == .hidden ? rules : nil)
  }

  /// Sets the colour of the lines between a row and its neighbours; `nil` for the theme's. Mirrors
  /// SwiftUI.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowRules(color.map { Separators.rules(edges, "border-top-color: \($0.fillCSS);") })
  }

  private func rowRules(_ rules: String?) -> ModifiedContent<Self, RowAppearance> {
    modifier(RowAppearance(rules: rules))
  }
}

/// Each row draws the line above it.
private enum Separators {
  static func rules(_ edges: VerticalEdge.Set, _ declarations: String) -> String {
    var rules = ""
    if edges.contains(.top) { rules += ".&:not(.first) { \(declarations) }" }
    if edges.contains(.bottom) { rules += ".& + .form-row { \(declarations) }" }
    return rules
  }
}

/// Styles the rows that contain a view, or that it consists of.
package struct RowAppearance: _PrimitiveModifier {
  /// CSS in which `&` stands for a row's class.
  let rules: String?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RowAppearanceNode(view, context)
  }
}

private final class RowAppearanceNode<Content: View>: ModifierNode<Content, RowAppearance> {
  private var rows: [(widget: Widget, classes: ClassList)] = []
  /// The rows exist when the views are up to date.
  private lazy var marking = TurnRequest { [weak self] in
    if let self, isMounted { markRows() }
  }
  private var rules: (name: String, use: StyleUse?)?

  override init(_ view: ModifiedContent<Content, RowAppearance>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    requestMarking()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, RowAppearance>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    requestMarking()
  }

  override func rowsChangedInside() {
    super.rowsChangedInside()
    requestMarking()
  }

  private func requestMarking() {
    // At once, so that GTK has the rules by the end of the turn.
    rules = view.modifier.rules.map { rules in
      let name = StyleSheet.shared.className(for: "row " + rules) { name in
        rules.split(separator: "&", omittingEmptySubsequences: false).joined(separator: name) + "\n"
      }
      return (name, StyleSheet.shared.use(of: name))
    }
    marking.schedule()
  }

  private func markRows() {
    var before: [UnsafeMutableRawPointer: (widget: Widget, classes: ClassList)] = [:]
    for row in rows { before[row.widget.raw] = row }
    var found: [Widget] = []
    forEachWidget { found += $0.rows }
    let classes = rules.map { [$0.name] } ?? []
    rows = found.map { row in
      ViewCost.step()
      var list = before.removeValue(forKey: row.raw)?.classes ?? ClassList()
      list.set(classes, on: row)
      return (row, list)
    }
    for (widget, classes) in before.values {
      var classes = classes
      classes.set([], on: widget)
    }
  }
}

extension Widget {
  /// The row of a form or a list that this is, or that contains it; for a section, and for what is around
  /// one, such as a frame, all its rows.
  fileprivate var rows: [Widget] {
    if hasClass("form-section") {
      var rows: [Widget] = []
      var child = pointer.firstChild
      while let widget = child {
        if widget.hasClass("form-row") { rows.append(Widget(widget)) }
        child = widget.nextSibling
      }
      return rows
    }
    var next: WidgetPointer? = pointer
    while let widget = next {
      for name in ["list-row", "form-row"] where widget.hasClass(name) {
        return [Widget(widget)]
      }
      next = widget.parent
    }
    return rowsInside
  }

  /// The rows of the section in a frame or another wrapper.
  private var rowsInside: [Widget] {
    var next = pointer
    while let child = next.firstChild, child.nextSibling == nil {
      if child.hasClass("list") || child.hasClass("form") { return [] }
      if child.hasClass("form-section") || child.hasClass("form-row") { return Widget(child).rows }
      next = child
    }
    return []
  }
}
