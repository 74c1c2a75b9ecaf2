internal import CGtk
internal import GtkBridge

/// A link does not take the focus when it is clicked; in a form or list it is a row with an arrow
/// at its end.
package struct LinkAppearance: Decoration {
  let isInsideRow: Bool
  /// Whether following the link is selecting its row.
  let selects: Bool
  /// Whether it is a row of a sidebar whose page is shown beside it: it looks like a selected row.
  let showsPage: Bool

  func apply(to widget: Widget, old: LinkAppearance?, _ environment: InheritedValues) {
    if showsPage != old?.showsPage ?? false {
      if showsPage { widget.addClass("shown-link") } else { widget.removeClass("shown-link") }
      if old != nil { widget.changeNameInTurn() }
      widget.setSelectionText(showsPage ? String(own: "Selected") : nil)
    }
    guard old == nil else { return }
    StyleSheet.shared.include(.navigation)
    widget.addClass("navigation-link")
    if selects { widget.addClass("selecting-link") }
    widget.pointer.focusesOnClick = false
    guard environment.isFormRow || isInsideRow else { return }
    if environment.isFormRow {
      widget.removeClass("form-button")
      widget.addClass("form-row")
    }
    widget.isStretchable = true
    widget.expandsHorizontally = true
    if let content = widget.buttonContent {
      content.halign = .fill
    }
  }
}

/// A node that may be the widget of a navigation link.
@MainActor
private protocol LinkNode: _Node {
  var link: Widget? { get }
}

extension DecorationNode: LinkNode {
  fileprivate var link: Widget? { view.modifier is LinkAppearance ? lastWidget : nil }
}

extension _Node {
  /// The widget of the first navigation link at or below this node that meets a condition.
  final func firstLink(where condition: (WidgetPointer) -> Bool) -> WidgetPointer? {
    if let link = (self as? any LinkNode)?.link?.pointer, condition(link) { return link }
    var found: WidgetPointer?
    forEachChild { if found == nil { found = $0.firstLink(where: condition) } }
    return found
  }
}

private struct RowLinkKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Set in the label of a link that is a row, or of a control at the end of one, where labelled
  /// content takes the whole width.
  var isInRowLink: Bool {
    get { self[RowLinkKey.self] }
    set { self[RowLinkKey.self] = newValue }
  }
}

/// The arrow at the end of a row with a link.
struct LinkChevron: _PrimitiveView {
  /// Whether it takes the space between the label and the end.
  let fillsRow: Bool
  /// Whether it is drawn, or only takes that space.
  var isShown = true

  static func _makeNode(_ view: LinkChevron, _ context: _Context) -> _ViewNode<LinkChevron> {
    ChevronNode(view, context)
  }
}

private final class ChevronNode: _ViewNode<LinkChevron> {
  private let widget: Widget

  override init(_ view: LinkChevron, _ context: _Context) {
    widget =
      view.isShown
      ? Widget(gtk_image_new_from_icon_name("go-next-symbolic")) : .box(vertical: false)
    super.init(view, context)
    if view.isShown {
      widget.addClass("navigation-chevron")
      widget.setAccessibleHidden(true)
    }
    widget.expandsHorizontally = view.fillsRow
    widget.pointer.halign = .end
    if view.fillsRow {
      // This runs when the label exists, too.
      Updater.shared.afterUpdate { [weak self] in self?.leaveRoom() }
    }
  }

  /// Leaves the space to a label that fills it.
  private func leaveRoom() {
    var label = widget.pointer.previousSibling
    while let view = label {
      if view.expands(.horizontal) {
        widget.expandsHorizontally = false
        return
      }
      label = view.previousSibling
    }
  }

  override func evaluate() {}
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
