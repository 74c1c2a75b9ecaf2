internal import GtkBridge

/// The treatment of the views inside an accessibility element. Mirrors SwiftUI's
/// `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// The views inside are hidden, except controls, to which the keyboard focus can go.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The views inside are shown, in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The texts inside become one text. Controls among them stay what they are.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes the view and its contents one element for assistive technology. Mirrors SwiftUI.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ElementModifier(children: children))
  }
}

package struct ElementModifier: _PrimitiveModifier {
  let children: AccessibilityChildBehavior

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ElementNode(view, context)
  }
}

private final class ElementNode<Content: View>:
  ContainerNode<ModifiedContent<Content, ElementModifier>, Content>
{
  init(_ view: ModifiedContent<Content, ElementModifier>, _ context: _Context) {
    super.init(view, context, widget: .box(vertical: true))
    // An element that combines texts is a text; one that contains others becomes a group with the
    // name.
    if view.modifier.children != .contain { widget.setNamelessRole(.label) }
    makeContent()
    readTexts()
  }

  override var modifiedContent: _Node? { child }
  override var content: Content { view.content }
  // The wrapper has the alignment and the expansion of its content.
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func modify(_ environment: inout EnvironmentValues) {
    if view.modifier.children != .contain { environment.isPartOfElement = true }
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    let met = widget.hasClass("tap-stop") ? widget : widget.accessible
    let isStop =
      met.hasClass("tap-stop") || view.modifier.children == .ignore && met.pointer.isFocusable
    if view.modifier.children != .contain, isStop {
      // A widget with the keyboard focus stays visible, or the screen reader could not follow the
      // focus.
      self.widget.accessibleProxy = met
      self.widget.setRole(.layout)
      met.hideChildren()
      return
    }
    if view.modifier.children == .contain {
      // What the user focuses is the group, and has its name.
      if met.isFocusableView {
        self.widget.accessibleProxy = met
        self.widget.setRole(.layout)
        met.setRole(.group)
      }
      return
    }
    guard widget.containsFocusable else { return widget.setAccessibleHidden(true) }
    if view.modifier.children == .ignore {
      self.widget.setRole(.group)
      widget.hideAllButControls()
    }
  }

  override var spokenValue: String? {
    view.modifier.children == .ignore ? nil : super.spokenValue
  }

  private func readTexts() {
    ViewCost.step()
    // What is pressed names itself.
    guard widget.accessibleProxy == nil else { return }
    if view.modifier.children == .combine { widget.setAccessibleLabel(plainText) }
  }

  private lazy var naming = TurnRequest { [weak self] in
    if let self, isMounted { readTexts() }
  }

  /// Once in a turn, however many of the texts inside change: all of them are read again.
  override func textChangedInside() {
    super.textChangedInside()
    naming.schedule()
  }
}

extension Widget {
  fileprivate func hideAllButControls() {
    var child = pointer.firstChild
    while let current = child {
      child = current.nextSibling
      let widget = Widget(current)
      if current.isFocusable { continue }
      if widget.containsFocusable {
        widget.hideAllButControls()
      } else {
        widget.setAccessibleHidden(true)
      }
    }
  }

  fileprivate func hideChildren() {
    var child = pointer.firstChild
    while let current = child {
      Widget(current).setAccessibleHidden(true)
      child = current.nextSibling
    }
  }
}
