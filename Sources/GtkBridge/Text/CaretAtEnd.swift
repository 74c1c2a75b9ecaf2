public import CGtk

/// Handles keys that try to move the caret beyond the end of a text.
@MainActor
public enum CaretAtEnd {
  /// Returns whether it handled the key for `direction`; if not, GTK rings the bell.
  public typealias Handler =
    @MainActor (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Bool

  fileprivate static var handler: Handler?

  /// Calls `handler` for all single-line texts from now on; see `includeTextViews` for multi-line
  /// ones.
  ///
  /// GTK (4.8) emits only the text's own `keynav-failed`, not its parents', so the class's handler
  /// is replaced: a handler for each text would cost memory in every field.
  public static func handle(by handler: @escaping Handler) {
    let isFirst = self.handler == nil
    self.handler = handler
    if isFirst { override(gtk_text_get_type()) }
  }

  /// Includes multi-line texts; call it where one is created. Not every program has one, and to
  /// create GTK's class costs 2 million instructions.
  public static func includeTextViews() { _ = textViews }

  private static let textViews: Void = override(gtk_text_view_get_type())

  private static func override(_ type: GType) {
    // Never released: the override must outlive the class's last object.
    let data = g_type_class_ref(type)!.assumingMemoryBound(to: GtkWidgetClass.self)
    data.pointee.keynav_failed = keynavFailed
  }
}

private let keynavFailed:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = {
    widget, direction in
    nonisolated(unsafe) let widget = widget!
    let isUsed = MainActor.assumeIsolated { CaretAtEnd.handler?(widget, direction) ?? false }
    if isUsed { return 1 }
    let plain = g_type_class_peek(gtk_widget_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    return plain.pointee.keynav_failed(widget, direction)
  }
