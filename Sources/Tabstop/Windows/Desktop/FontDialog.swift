internal import CGtk
internal import GtkBridge

/// GTK's dialog for choosing a font, over the active window.
@MainActor
package final class FontDialog {
  /// A typeface with a size.
  package struct Choice: Equatable {
    package var family: String
    /// In points.
    package var size: Double
    package var weight: Font.Weight
    package var isItalic: Bool

    package init(family: String, size: Double, weight: Font.Weight, isItalic: Bool) {
      (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    }
  }

  private let dialog: Widget
  private var connections: [SignalConnection] = []
  /// Whether it is on screen.
  package private(set) var isOpen = true
  private let ended: (Choice?) -> Void

  /// Opens the dialog.
  ///
  /// - Parameters:
  ///   - choice: The font that is selected at first.
  ///   - ended: Called once with the chosen font; with `nil` if the user cancels.
  package init(_ choice: Choice, ended: @escaping (Choice?) -> Void) {
    self.ended = ended
    let parent = Desktop.activeGtkWindow
    dialog = Widget(
      gtk_font_chooser_dialog_new(
        String(own: "Choose a Font"), parent?.cast(to: GtkWindow.self)))
    if parent != nil { gtk_window_set_modal(dialog.cast(to: GtkWindow.self), 1) }
    select(choice)
    nameParts()
    let keys = EventController(gtk_event_controller_key_new(), duringCapture: true)
    dialog.add(keys)
    connections = [
      SignalConnection(keys, "key-pressed", owner: self) { own, arguments in
        switch Int32(bitPattern: arguments.uint(0)) {
        case GDK_KEY_Tab: if own.leaveList(backwards: false) { arguments.answer(true) }
        case GDK_KEY_ISO_Left_Tab: if own.leaveList(backwards: true) { arguments.answer(true) }
        default: break
        }
      },
      SignalConnection(dialog, "response", owner: self) { own, arguments in
        own.end(arguments.int(0) == GTK_RESPONSE_OK.rawValue ? own.selection : nil)
      },
    ]
    dialog.presentWindow()
  }

  private func select(_ choice: Choice) {
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    if choice.family.isEmpty {
      // The desktop's.
      let usual = pango_context_get_font_description(gtk_widget_get_pango_context(dialog.pointer))
      pango_font_description_set_family(font, usual.flatMap(pango_font_description_get_family))
    } else {
      pango_font_description_set_family(font, choice.family)
    }
    let size = choice.size.taken(as: "A font's size", in: 1...Double(Int16.max))
    pango_font_description_set_size(font, Int32(size * Double(PANGO_SCALE)))
    pango_font_description_set_weight(font, PangoWeight(UInt32(choice.weight.value)))
    if choice.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    gtk_font_chooser_set_font_desc(dialog.opaque, font)
  }

  // MARK: GTK's shortcomings (4.8)

  /// GTK names parts by their classes, and Tab goes through all fonts before it leaves their list.
  private func nameParts() {
    if let search = part(gtk_search_entry_get_type()) {
      Widget(search).setAccessibleLabel(String(own: "Search"))
    }
    if let button = part(gtk_menu_button_get_type()) {
      Widget(button).nameInnerButton(String(own: "Filter"))
    }
    if let list { Widget(list).setAccessibleLabel(String(own: "Fonts")) }
    if let chooser = part(gtk_font_chooser_widget_get_type()) { Widget(chooser).setNameless() }
    if !GtkVersion.isModern { silencePages(in: dialog.pointer) }
  }

  private func silencePages(in parent: WidgetPointer) {
    var next = parent.firstChild
    while let widget = next {
      next = widget.nextSibling
      if widget.isInstance(of: gtk_stack_get_type()) {
        AccessiblePopover.silencePages(of: Widget(widget))
      }
      silencePages(in: widget)
    }
  }

  /// The list of fonts. The popover of the filter has another one.
  private var list: WidgetPointer? {
    dialog.pointer.firstInTree {
      $0.isInstance(of: gtk_list_view_get_type())
        && gtk_widget_get_ancestor($0, gtk_popover_get_type()) == nil
    }
  }

  private func part(_ type: GType) -> WidgetPointer? {
    dialog.pointer.firstInTree { $0.isInstance(of: type) }
  }

  /// Moves the focus from the list to the control after it, or before it; returns false if it is elsewhere.
  private func leaveList(backwards: Bool) -> Bool {
    guard let list, let focus = dialog.windowFocus, focus.isInside(list) else { return false }
    let stops = stops(in: dialog.pointer, around: list)
    guard let index = stops.firstIndex(of: list) else { return false }
    let next = index + (backwards ? -1 : 1)
    return stops.indices.contains(next) && stops[next].grabFocus()
  }

  /// The controls in a widget, in order, with the list as one of them.
  private func stops(in parent: WidgetPointer, around list: WidgetPointer) -> [WidgetPointer] {
    var stops: [WidgetPointer] = []
    var next = parent.firstChild
    while let widget = next {
      next = widget.nextSibling
      guard widget.isMapped, widget.canFocus, widget.takesInput else { continue }
      if widget == list || widget.isFocusable && !list.isInside(widget) {
        stops.append(widget)
      } else {
        stops += self.stops(in: widget, around: list)
      }
    }
    return stops
  }

  private var selection: Choice? {
    guard let font = gtk_font_chooser_get_font_desc(dialog.opaque) else { return nil }
    defer { pango_font_description_free(font) }
    return Choice(
      family: pango_font_description_get_family(font).map { String(cString: $0) } ?? "",
      size: Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE),
      weight: Font.Weight(value: Int(pango_font_description_get_weight(font).rawValue)),
      isItalic: pango_font_description_get_style(font) != PANGO_STYLE_NORMAL)
  }

  /// Brings the dialog to the front.
  package func present() { dialog.presentWindow() }

  /// Closes the dialog without a choice.
  package func close() { end(nil) }

  private func end(_ choice: Choice?) {
    guard isOpen else { return }
    isOpen = false
    connections = []
    dialog.destroyWindow()
    let ended = ended
    Updater.shared.event { ended(choice) }
  }
}
