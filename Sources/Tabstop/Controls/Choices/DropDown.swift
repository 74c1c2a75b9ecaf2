internal import CGtk
internal import GtkBridge

/// A picker as a drop-down list, named by the enclosing label.
struct DropDown<SelectionValue: Hashable, Content: View>: OptionsView, _PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    DropDownNode(view, context)
  }
}

private final class DropDownNode<SelectionValue: Hashable, Content: View>:
  OptionsNode<DropDown<SelectionValue, Content>>
{
  private var titles: [String] = []
  private var icons: [OptionIcon?] = []
  private var binding: [SignalConnection] = []

  init(_ view: DropDown<SelectionValue, Content>, _ context: _Context) {
    super.init(view, context, widget: Widget(gtk_drop_down_new(nil, nil)))
    // The inner button has the focus. As a button in a box (GTK 4.8) both would be announced, with
    // one name.
    widget.setRolesAroundButton(.comboBox)
    makeContent()
    // Before that the button has no text.
    listen(to: "notify::root") { [unowned self] _ in shortenText() }
    listen(to: "notify::selected") { [unowned self] _ in selected() }
    join()
    followList()
    showIcons()
  }

  /// Lets the button be narrower than a long text, which otherwise decides about the window's least width. A short one
  /// would be nothing but an ellipsis in a column of a table, for example.
  private func shortenText() {
    // A stack of what is shown without a choice, and of the chosen item.
    let stack = widget.firstDescendant(of: gtk_stack_get_type())
    let item = stack?.pointer.lastChild.map { Widget($0) }
    guard let label = item?.firstDescendant(of: gtk_label_get_type()) else { return }
    let text = gtk_label_get_text(label.opaque).map { String(cString: $0) } ?? ""
    let isShort = text.count <= 12
    gtk_label_set_ellipsize(label.opaque, isShort ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
  }

  private func followList() {
    guard let popover = widget.firstDescendant(of: gtk_popover_get_type()),
      let list = popover.firstDescendant(of: gtk_list_view_get_type())
    else { return }
    // Before assistive technology knows the list in it: with the list it reads everything around
    // it.
    AccessiblePopover.describe(popover)
    // Orca 43 says of a list within a list that it is nested.
    list.setNamelessRole(enclosingList == nil ? .list : .listBox)
    if let scroller = popover.firstDescendant(of: gtk_scrolled_window_get_type()) {
      // Otherwise the focus could go to it, without a name.
      scroller.pointer.isFocusable = false
      scroller.silenceBars()
    }
    // Newer GTK makes it a list box: a list in a list, each announced with the number of its items.
    if GtkVersion.isModern { Widget.setLayoutRole(popover.pointer) }
    var items: ObjectRef?
    // Orca moves to the selected item of a list, even if the list is not on screen.
    listen(to: "closed", of: popover) { [unowned self] _ in
      takeFocusBack(from: popover)
      items = gtk_list_view_get_model(list.opaque).map { ObjectRef(UnsafeMutableRawPointer($0)) }
      gtk_list_view_set_model(list.opaque, nil)
    }
    // Before the button opens the list: its popover takes the size of its content as it opens, and
    // Orca counts the items then.
    guard let button = widget.pointer.firstChild.map({ Widget($0) }) else {
      return
    }
    listen(to: "state-flags-changed", of: button) { _ in
      let flags = gtk_widget_get_state_flags(button.pointer).rawValue
      // Options that have changed meanwhile are in the list already.
      guard flags & GTK_STATE_FLAG_CHECKED.rawValue != 0, let items,
        gtk_list_view_get_model(list.opaque) == nil
      else { return }
      gtk_list_view_set_model(list.opaque, items.opaque)
    }
    // GTK 4.8 opens the list at its first item, whatever is selected.
    listen(to: "show", of: popover, after: true) { [unowned self] _ in
      let selected = gtk_drop_down_get_selected(widget.opaque)
      guard selected != GTK_INVALID_LIST_POSITION else { return }
      list.focusSelectedItem(at: selected)
    }
  }

  /// Before any event of the window system: GTK would do so with the next frame, when the window is
  /// active again, and Orca 43 would have started with the window and the groups. After the choice,
  /// which changes the name: GTK closes the list first.
  private func takeFocusBack(from popover: Widget) {
    guard let focus = window.focusWidget, popover.contains(focus) else { return }
    MainLoop.first { [weak self] in
      guard let self, isMounted, let button = widget.pointer.firstChild
      else { return }
      button.grabFocus()
    }
  }

  override func show() {
    let selection = readOptions()
    let index = selection.flatMap { selected in
      options.firstIndex { $0.tag as? SelectionValue == selected }
    }
    write {
      let titles = options.map(\.title)
      let icons = options.map(\.icon)
      if titles != self.titles || icons != self.icons
        || gtk_drop_down_get_model(widget.opaque) == nil
      {
        (self.titles, self.icons) = (titles, icons)
        if icons.contains(where: { $0 != nil }) { StyleSheet.shared.include(.controls) }
        showTitles()
      }
      let selected = index.map(UInt32.init) ?? GTK_INVALID_LIST_POSITION
      if gtk_drop_down_get_selected(widget.opaque) != selected {
        gtk_drop_down_set_selected(widget.opaque, selected)
      }
    }
    let name = environment.inherited.label?.text ?? ""
    let value = index.map { options[$0].title } ?? ""
    widget.nameInnerButton(name, value: value)
    shortenText()
  }

  /// Adds the symbols of the options to the items of the list that GTK makes of their titles.
  private func showIcons() {
    guard let factory = gtk_drop_down_get_factory(widget.opaque) else { return }
    let items = ObjectRef(UnsafeMutableRawPointer(factory))
    // Also while the titles are being set.
    binding = [
      SignalConnection(items, "bind", owner: self, after: true) { node, arguments in
        // Not in the button, which may be in a popover itself.
        guard let item = arguments.object(0), let box = gtk_list_item_get_child(item),
          let popover = gtk_widget_get_ancestor(box, gtk_popover_get_type()),
          popover.isInside(node.widget.pointer)
        else { return }
        node.showIcon(at: Int(gtk_list_item_get_position(item)), in: Widget(box))
      },
      // For the next option GTK (4.8) expects its own label to be the first in the item.
      SignalConnection(items, "unbind", owner: self) { _, arguments in
        guard let item = arguments.object(0), let box = gtk_list_item_get_child(item),
          let first = box.firstChild, first.hasClass("option-icon")
        else { return }
        Widget(box).remove(Widget(first))
      },
    ]
  }

  /// Options without a symbol have the space of one, if others have one.
  private func showIcon(at index: Int, in item: Widget) {
    guard icons.contains(where: { $0 != nil }) else { return }
    let icon = icons.indices.contains(index) ? icons[index] : nil
    let image = icon?.makeImage() ?? Widget(gtk_image_new())
    image.addClass("option-icon")
    image.setAccessibleHidden(true)
    item.insert(image, after: nil)
  }

  private func showTitles() {
    let list = gtk_string_list_new(nil)!
    for title in titles { gtk_string_list_append(list, title) }
    gtk_drop_down_set_model(widget.opaque, list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  private func selected() {
    let index = Int(gtk_drop_down_get_selected(widget.opaque))
    guard options.indices.contains(index) else { return }
    choose(options[index])
  }
}
