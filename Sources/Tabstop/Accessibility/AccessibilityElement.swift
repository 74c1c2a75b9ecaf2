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
      self.widget.renewRole(.layout)
      met.hideChildren()
      hasAdopted = false
      return
    }
    if view.modifier.children == .contain {
      // What the user focuses is the group, and has its name.
      if met.isFocusableView {
        self.widget.accessibleProxy = met
        self.widget.renewRole(.layout)
        met.renewRole(.group)
      }
      return
    }
    adoptStop(in: widget)
    if view.modifier.children == .ignore, widget.containsFocusable { self.widget.renewRole(.group) }
    hideContent()
  }

  /// What can be pressed inside, as a message with a context menu, if it is the only stop: it stands for the element,
  /// with all of its texts.
  private weak var adopted: Widget?
  /// Whether a stop has stood for the element. Its own role has gone then.
  private var hasAdopted = false
  private var stop: Widget? { adopted.flatMap { $0.pointer.isInside(widget.pointer) ? $0 : nil } }
  /// Whether the stop has gone, as with a branch of an `if`: the texts inside are found by themselves then.
  private var hasLostStop: Bool { hasAdopted && stop == nil }

  private func adoptStop(in widget: Widget) {
    guard view.modifier.children == .combine, stop == nil else { return }
    var found: [WidgetPointer] = []
    _ = widget.pointer.firstInTree {
      if $0.isStop { found.append($0) }
      return found.count > 1
    }
    guard found.count == 1, found[0].hasClass("tap-stop"),
      let control = window.focusables[UnsafeMutableRawPointer(found[0])]?.object.owner
        as? FocusableControl
    else { return }
    control.widget.addClass(ElementStop.styleClass)
    self.widget.accessibleProxy = control.widget
    if !hasAdopted { self.widget.renewRole(.layout) }
    control.widget.hideChildren()
    (adopted, hasAdopted) = (control.widget, true)
  }

  /// What this element hides from assistive technology.
  private var hidden: [UnsafeMutableRawPointer: Widget] = [:]

  /// Hides what is not a control, and shows controls that have come since.
  private func hideContent() {
    for (key, content) in hidden {
      let isInside = content.pointer.isInside(widget.pointer)
      guard !isInside || hasLostStop || content.pointer.containsStop else { continue }
      hidden[key] = nil
      if isInside { content.setAccessibleHidden(false) }
    }
    if hasLostStop { return }
    let hidesAll = view.modifier.children == .ignore || stop != nil
    guard hidesAll || !widget.containsFocusable else { return }
    widget.hideAllButControls(&hidden)
  }

  override var spokenValue: String? {
    view.modifier.children == .ignore ? nil : super.spokenValue
  }

  private func readTexts() {
    ViewCost.step()
    // What is pressed names itself.
    guard widget.accessibleProxy == nil || stop != nil, !hasLostStop else { return }
    if view.modifier.children == .combine { (stop ?? widget).setAccessibleLabel(plainText) }
  }

  /// Whether this element, and no control in its place, has the texts inside.
  private var hidesContent: Bool {
    view.modifier.children != .contain && (widget.accessibleProxy == nil || stop != nil)
  }

  private lazy var naming = TurnRequest { [weak self] in
    guard let self, isMounted else { return }
    if hasLostStop {
      widget.accessibleProxy = nil
      adoptStop(in: widget)
    }
    readTexts()
    if hidesContent { hideContent() }
  }

  /// Once in a turn, however many of the texts inside change: all of them are read again.
  override func textChangedInside() {
    super.textChangedInside()
    naming.schedule()
  }
}

/// What can be pressed, and is named by the element around it.
enum ElementStop {
  static let styleClass = "element-stop"
}

extension WidgetPointer {
  fileprivate var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  /// Whether it is a control, or can be pressed.
  fileprivate var isStop: Bool { isFocusable || hasClass("tap-stop") }
  fileprivate var containsStop: Bool { firstInTree { $0.isStop } != nil }
}

extension Widget {
  /// Hides what is in the widget and contains no control, and adds it to what is hidden already.
  fileprivate func hideAllButControls(_ hidden: inout [UnsafeMutableRawPointer: Widget]) {
    var child = pointer.firstChild
    while let current = child {
      child = current.nextSibling
      if current.isStop || hidden[current.raw] != nil { continue }
      let widget = Widget(current)
      if current.containsStop {
        widget.hideAllButControls(&hidden)
      } else {
        widget.setAccessibleHidden(true)
        hidden[widget.raw] = widget
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
