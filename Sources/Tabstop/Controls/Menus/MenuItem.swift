internal import CGtk
internal import GtkBridge

/// An entry of a menu.
enum MenuEntry {
  case item(MenuItem)
  case submenu(String, [MenuEntry])
  /// Entries that belong together, with or without a title.
  case section(String, [MenuEntry])
  /// A line between the entries above and below.
  case separator
}

/// An item of a menu.
struct MenuItem {
  enum Mark: Equatable {
    case none
    case check(Bool)
    case radio(Bool)
  }

  let title: String
  var isEnabled = true
  var mark = Mark.none
  /// Whether it deletes something: it is red.
  var isDestructive = false
  /// Shown at its end.
  var shortcut: KeyboardShortcut?
  let action: () -> Void
}

/// A node with its own representation in a menu: a button is an item there.
protocol MenuItemSource: _Node {
  var menuEntries: [MenuEntry] { get }
}

extension _Node {
  /// Appends the menu entries of the views at and below this node.
  func collectMenuEntries(into entries: inout [MenuEntry]) {
    if let source = self as? any MenuItemSource {
      entries += source.menuEntries
    } else if let row = self as? any LabelledNode {
      row.contentNode?.collectMenuEntries(into: &entries)
    } else if let section = self as? any SectionedNode {
      var rows: [MenuEntry] = []
      section.rowsNode?.collectMenuEntries(into: &rows)
      entries.append(.section(section.headerText, rows))
    } else if self is any DividingNode {
      entries.append(.separator)
    } else if self is TextNode {
      entries.append(.item(MenuItem(title: plainText, isEnabled: false) {}))
    } else {
      forEachChild { $0.collectMenuEntries(into: &entries) }
    }
  }

  var menuContent: [MenuEntry] {
    var entries: [MenuEntry] = []
    collectMenuEntries(into: &entries)
    return entries
  }
}

/// GTK's menu model for some entries, and the actions that its items name.
@MainActor
final class MenuModel {
  let menu: ObjectRef
  private let group = Owned(g_simple_action_group_new()).object
  private var connections: [SignalConnection] = []
  private var destructiveTitles: Set<String> = []

  /// Restores the focus when the menu has closed.
  private let returnFocus: () -> Void

  /// - Parameters:
  ///   - widget: Gets the actions, under the prefix "menu".
  ///   - returnFocus: Called before the action of an item: it may open a window, and a screen reader
  ///     says nothing of that if the focus moves in the window below afterwards.
  init(_ entries: [MenuEntry], for widget: Widget, returnFocus: @escaping () -> Void) {
    self.returnFocus = returnFocus
    menu = Owned(g_menu_new()).object
    fill(menu, entries)
    gtk_widget_insert_action_group(widget.pointer, "menu", group.opaque)
  }

  private func fill(_ menu: ObjectRef, _ entries: [MenuEntry]) {
    var run = Owned(g_menu_new()).object
    func endRun() {
      if g_menu_model_get_n_items(run.cast(to: GMenuModel.self)) > 0 {
        g_menu_append_section(menu.opaque, nil, run.cast(to: GMenuModel.self))
        run = Owned(g_menu_new()).object
      }
    }
    for entry in entries {
      switch entry {
      case .item(let item): append(item, to: run)
      case .submenu(let title, let entries):
        let submenu = Owned(g_menu_new()).object
        fill(submenu, entries)
        g_menu_append_submenu(
          run.opaque, escaped(title), submenu.cast(to: GMenuModel.self))
      case .section(let title, let entries):
        endRun()
        let section = Owned(g_menu_new()).object
        fill(section, entries)
        g_menu_append_section(
          menu.opaque, title.isEmpty ? nil : title, section.cast(to: GMenuModel.self))
      case .separator: endRun()
      }
    }
    endRun()
  }

  private func append(_ item: MenuItem, to menu: ObjectRef) {
    let name = "i\(connections.count)"
    if item.isDestructive { destructiveTitles.insert(item.title) }
    let action: ObjectRef
    var target = ""
    switch item.mark {
    case .none: action = Owned(g_simple_action_new(name, nil)).object
    case .check(let isOn):
      action =
        Owned(
          g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
        ).object
    case .radio(let isOn):
      // A target makes it a radio item, which is chosen when its state equals the target.
      action =
        Owned(
          g_simple_action_new_stateful(
            name, tabstop_variant_type_string(), g_variant_new_string(isOn ? "on" : "off"))
        ).object
      target = "::on"
    }
    g_simple_action_set_enabled(action.opaque, item.isEnabled ? 1 : 0)
    g_action_map_add_action(group.opaque, action.opaque)
    connections.append(
      SignalConnection(action, "activate", owner: self) { model, _ in
        // The menu closes first.
        Updater.shared.afterUpdate { [returnFocus = model.returnFocus] in
          returnFocus()
          item.action()
        }
      })
    let entry = Owned(g_menu_item_new(escaped(item.title), "menu.\(name)\(target)")).object
    if let accelerator = item.shortcut?.accelerator {
      g_menu_item_set_attribute_value(entry.opaque, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(menu.opaque, entry.opaque)
  }

  /// Marks the destructive items in GTK's widgets for the model: a model (GTK 4.8) cannot style its
  /// items.
  func markDestructiveItems(_ popover: WidgetPointer) {
    guard !destructiveTitles.isEmpty else { return }
    StyleSheet.shared.include(.controls)
    forEachLabel(below: popover) { label in
      guard let text = gtk_label_get_text(OpaquePointer(label)),
        destructiveTitles.contains(String(cString: text)),
        let item = label.parent
      else { return }
      gtk_widget_add_css_class(item, "destructive-action")
    }
  }

  private func forEachLabel(
    below widget: WidgetPointer,
    _ visit: (WidgetPointer) -> Void
  ) {
    if widget.isLabel { visit(widget) }
    var next = widget.firstChild
    while let child = next {
      forEachLabel(below: child, visit)
      next = child.nextSibling
    }
  }

  /// An underscore in a menu's text marks a mnemonic.
  private func escaped(_ title: String) -> String {
    title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}

/// A new object, whose ownership is passed on with a reference.
@MainActor
private struct Owned {
  let object: ObjectRef

  init(_ pointer: OpaquePointer!) {
    object = ObjectRef(UnsafeMutableRawPointer(pointer!))
    g_object_unref(object.raw)
  }

  init<T>(_ pointer: UnsafeMutablePointer<T>!) {
    self.init(OpaquePointer(pointer!))
  }
}
