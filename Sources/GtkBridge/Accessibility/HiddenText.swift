internal import CGtk

/// Keeps the text of a password entry out of GTK: the entry contains a bullet for each letter, and
/// this object contains the letters.
///
/// GTK (4.8 to 4.18) returns the text of a `GtkPasswordEntry` to every program that asks for it on
/// the accessibility bus, and sends each letter to every one that listens. However a text is
/// inserted or deleted (keys, input methods, paste, drop, the program, an assistive technology),
/// `GtkText` emits `insert-text` and `delete-text`, and a handler may replace the text. The
/// handlers here do, before GTK's own handlers for the bus run.
///
/// While the password is shown, the entry still contains bullets; each is drawn in the shape of its
/// letter. So the password is on the screen, and nowhere else.
@MainActor
public final class HiddenText {
  /// Further text is cut off. (A `GtkEntryBuffer` of bullets ends a little later.)
  public static let maximumCount = TextLimit.line.total

  private let inner: ObjectRef
  private var connections: [SignalConnection] = []
  private var secret = SecretText()
  /// Whether bullets for a text are being inserted.
  private var isMasking = false
  /// Whether the widget's Pango context draws letters.
  private var drawsLetters = false

  private static let bullet = "•"

  private let didCut: () -> Void

  /// Hides the text of an entry.
  /// - Parameters:
  ///   - entry: A new `GtkPasswordEntry`.
  ///   - didCut: Called when some of the inserted text was left out.
  public init(_ entry: Widget, didCut: @escaping () -> Void = {}) {
    self.didCut = didCut
    inner = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    connections = [
      SignalConnection(inner, "insert-text", owner: self) { $0.insert($1) },
      SignalConnection(inner, "delete-text", owner: self) { $0.delete($1) },
      SignalConnection(inner, "changed", owner: self) { hidden, _ in hidden.showLetters() },
      SignalConnection(inner, "notify::visibility", owner: self) { hidden, _ in
        hidden.showLetters()
      },
      SignalConnection(inner, "notify::has-focus", owner: self) { hidden, _ in
        hidden.avoidSelecting()
      },
      SignalConnection(inner, "copy-clipboard", owner: self) { hidden, _ in
        hidden.copy(by: "copy-clipboard")
      },
      SignalConnection(inner, "cut-clipboard", owner: self) { hidden, _ in
        if hidden.copy(by: "cut-clipboard") { gtk_editable_delete_selection(hidden.inner.opaque) }
      },
    ]
  }

  /// The typed text: a copy, which is not overwritten.
  public var text: String { secret.text }

  private var isPeekedAt: Bool {
    gtk_text_get_visibility(inner.cast(to: GtkText.self)) != 0
  }

  // MARK: Editing

  private func insert(_ arguments: SignalArguments) {
    if isMasking {
      // Only these bullets: if a handler of "changed" inserts a text into the entry, that must be
      // hidden, too.
      isMasking = false
      return
    }
    guard let new = arguments.bytes(0, lengthAt: 1),
      let position = arguments.pointer(2)?.assumingMemoryBound(to: Int32.self)
    else { return }
    g_signal_stop_emission_by_name(inner.raw, "insert-text")
    let limit = gtk_text_get_max_length(inner.cast(to: GtkText.self))
    let room = (limit > 0 ? min(Int(limit), Self.maximumCount) : Self.maximumCount) - secret.count
    let start = new.baseAddress!.assumingMemoryBound(to: CChar.self)
    let length = g_utf8_strlen(start, new.count)
    let count = min(length, room)
    if count < length { didCut() }
    guard count > 0 else { return }
    let end = g_utf8_offset_to_pointer(start, count)!
    // As in GTK: an invalid position is the end.
    let wanted = Int(position.pointee)
    let place = (0...secret.count).contains(wanted) ? wanted : secret.count
    // "changed" is emitted with the bullets: the letters must be here by then.
    secret.insert(
      UnsafeRawBufferPointer(rebasing: new[..<(UnsafePointer(end) - start)]), scalars: count,
      at: place)
    isMasking = true
    gtk_editable_insert_text(
      inner.opaque, String(repeating: Self.bullet, count: count), -1, position)
    isMasking = false
  }

  private func delete(_ arguments: SignalArguments) {
    // As in GTK: an end below 0 is the end of the text.
    let last = arguments.int(1)
    let end = last < 0 ? secret.count : min(last, secret.count)
    secret.remove(min(max(arguments.int(0), 0), end)..<end)
  }

  /// As in GTK, only a text that is shown can be copied.
  @discardableResult
  private func copy(by signal: String) -> Bool {
    var (start, end): (Int32, Int32) = (0, 0)
    guard isPeekedAt, gtk_editable_get_selection_bounds(inner.opaque, &start, &end) != 0 else {
      return false
    }
    g_signal_stop_emission_by_name(inner.raw, signal)
    gdk_clipboard_set_text(
      gtk_widget_get_clipboard(inner.cast(to: GtkWidget.self)),
      secret.text(in: Int(start)..<Int(end)))
    return true
  }

  /// GTK keeps no undo history for hidden text, but for what is typed while it is shown: undo would
  /// restore bullets. (GTK 4.8 turns the history on each time the text is shown, whatever the
  /// property; a change of the property turns it off and clears it.)
  private func forgetHistory() {
    gtk_editable_set_enable_undo(inner.opaque, 1)
    gtk_editable_set_enable_undo(inner.opaque, 0)
  }

  // MARK: Focus

  /// GTK selects the text of an entry that gets the focus by Tab, right after it got it. A screen
  /// reader would read the selection of a password, and the next key would replace the whole text
  /// unseen.
  private func avoidSelecting() {
    guard gtk_widget_has_focus(inner.cast(to: GtkWidget.self)) != 0,
      let settings = ObjectRef.gtkSettings,
      settings.flagProperty(Self.selectOnFocus)
    else { return }
    settings.setProperty(Self.selectOnFocus, to: false)
    MainLoop.whenIdle { gtk_settings_reset_property(settings.opaque, Self.selectOnFocus) }
  }

  private static let selectOnFocus = "gtk-entry-select-on-focus"

  // MARK: Peeking

  /// While the text is shown, gives each bullet the shape of its letter.
  private func showLetters() {
    let text = inner.cast(to: GtkText.self)
    guard isPeekedAt else {
      if gtk_text_get_attributes(text) != nil { gtk_text_set_attributes(text, nil) }
      return
    }
    forgetHistory()
    let context = gtk_widget_get_pango_context(inner.cast(to: GtkWidget.self))!
    if !drawsLetters {
      drawsLetters = true
      // The context goes before the data that it draws with.
      pango_cairo_context_set_shape_renderer(
        context, drawLetter, UnsafeMutableRawPointer(context), nil)
    }
    let attributes = pango_attr_list_new()!
    let width = UInt32(Self.bullet.utf8.count)
    // Letters repeat, and to measure one takes as long as to insert a thousand.
    var sizes: [Unicode.Scalar: PangoRectangle] = [:]
    for (index, scalar) in secret.text.unicodeScalars.enumerated() {
      var extents = sizes[scalar] ?? size(of: scalar, in: context)
      sizes[scalar] = extents
      let shape = pango_attr_shape_new_with_data(
        &extents, &extents, UnsafeMutableRawPointer(bitPattern: UInt(scalar.value)), nil, nil)!
      shape.pointee.start_index = UInt32(index) * width
      shape.pointee.end_index = UInt32(index + 1) * width
      pango_attr_list_insert(attributes, shape)
    }
    gtk_text_set_attributes(text, attributes)
    pango_attr_list_unref(attributes)
  }
}

/// The extents of a letter, relative to the baseline.
private func size(of scalar: Unicode.Scalar, in context: OpaquePointer) -> PangoRectangle {
  var extents = PangoRectangle()
  let layout = makeLayout(of: scalar, in: context)
  pango_layout_get_extents(layout, nil, &extents)
  extents.y -= pango_layout_get_baseline(layout)
  g_object_unref(UnsafeMutableRawPointer(layout))
  return extents
}

/// A Pango layout of one letter, owned by the caller.
private func makeLayout(of scalar: Unicode.Scalar, in context: OpaquePointer) -> OpaquePointer {
  let layout = pango_layout_new(context)!
  pango_layout_set_single_paragraph_mode(layout, 1)
  pango_layout_set_text(layout, String(scalar), -1)
  return layout
}

/// Draws the letter of a shape at the given position on the baseline.
private func drawLetter(
  _ cairo: OpaquePointer?, _ shape: UnsafeMutablePointer<PangoAttrShape>?, _ asPath: gboolean,
  _ context: gpointer?
) {
  guard let data = shape?.pointee.data, let context,
    let scalar = Unicode.Scalar(UInt32(UInt(bitPattern: data)))
  else { return }
  let layout = makeLayout(of: scalar, in: OpaquePointer(context))
  let line = pango_layout_get_line_readonly(layout, 0)
  if asPath != 0 {
    pango_cairo_layout_line_path(cairo, line)
  } else {
    pango_cairo_show_layout_line(cairo, line)
  }
  g_object_unref(UnsafeMutableRawPointer(layout))
}
