internal import GtkBridge

/// A modifier that makes its content a tool bar for assistive technology.
package struct ToolbarRoleModifier: Decoration {
  package init() {}

  func apply(to widget: Widget, old: ToolbarRoleModifier?, _ environment: InheritedValues) {
    if old == nil { widget.setNamelessRole(.toolbar) }
  }
}
