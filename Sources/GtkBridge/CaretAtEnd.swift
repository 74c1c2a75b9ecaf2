public import CGtk

/// What happens when a text is to move its caret further than it goes.
@MainActor
public enum CaretAtEnd {
  /// Answers whether it used the key that points to `direction`; else GTK rings its bell.
  public typealias Handler =
    @MainActor (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Bool

  fileprivate static var handler: Handler?

  /// Has `handler` asked by all texts from now on; see `includeTextViews` for those of several
  /// lines.
  ///
  /// GTK (4.8) asks the text's own `keynav-failed` and goes no further up, so the answer has to be
  /// the class's: a handler per text would cost each field.
  public static func handle(by handler: @escaping Handler) {
    let isFirst = self.handler == nil
    self.handler = handler
    if isFirst { override(gtk_text_get_type()) }
  }

  /// Has texts of several lines ask, too: to be called where one is made. Not every program has one,
  /// and to make GTK's class of them takes 2 million instructions.
  public static func includeTextViews() { _ = textViews }

  private static let textViews: Void = override(gtk_text_view_get_type())

  private static func override(_ type: GType) {
    // Held for good: an override must not go with the class's last object.
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
