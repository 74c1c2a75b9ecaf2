internal import CGtk

/// Changes the text of a label, and limits how often assistive technology gets to know.
///
/// A stopwatch has another text a hundred times in a second. GTK (4.8 to 4.18) sends an event for each, and Orca (43) asks
/// the program back about each before it goes on: while the watch runs it would say nothing about the focus. What
/// follows the first few changes of a second is sent once, at the end of that second.
@MainActor
public final class PacedText {
  /// The number of changes in a second that are sent at once.
  public static let limit = 4
  private static let second: gint64 = 1_000_000

  private let label: Widget
  private var start: gint64 = 0
  private var changes = 0
  private var source: guint = 0

  public init(of label: Widget) { self.label = label }

  isolated deinit { stop() }

  /// Shows `text`.
  public func set(_ text: String) {
    let now = g_get_monotonic_time()
    if now - start >= Self.second {
      start = now
      changes = 0
    }
    changes += 1
    guard changes > Self.limit else {
      stop()
      return gtk_label_set_text(label.opaque, text)
    }
    AccessibleSilence.keep(about: label) { gtk_label_set_text(label.opaque, text) }
    sendLater(after: start + Self.second - now)
  }

  private func sendLater(after microseconds: gint64) {
    guard source == 0 else { return }
    // The source is removed before this object is released.
    let target = Unmanaged.passUnretained(self).toOpaque()
    source = g_timeout_add(
      guint(microseconds / 1_000) + 1,
      { target in
        let target = target!
        MainActor.assumeIsolated {
          Unmanaged<PacedText>.fromOpaque(target).takeUnretainedValue().send()
        }
        return 0
      }, target)
  }

  private func send() {
    source = 0
    label.nameWithValue()
  }

  private func stop() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}

/// Keeps changes of a widget from assistive technology.
///
/// GTK looks the widget's context up for each change of what is exported, and exports nothing for a widget that
/// has none. The function that returns the context is the first of the interface (GTK 4.8 to 4.18).
private enum AccessibleSilence {
  private typealias Context =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  /// GTK's own function, and the widget without a context. Unsafe: both are used on the main thread alone.
  private nonisolated(unsafe) static var context: Context?
  private nonisolated(unsafe) static var silent: UnsafeMutableRawPointer?

  @MainActor static func keep(about widget: Widget, _ change: () -> Void) {
    prepare(widget)
    silent = widget.raw
    change()
    silent = nil
  }

  @MainActor private static func prepare(_ widget: Widget) {
    guard context == nil else { return }
    let methods = g_type_interface_peek(
      widget.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class,
      gtk_accessible_get_type())!
    let first = (methods + MemoryLayout<GTypeInterface>.size)
      .assumingMemoryBound(to: Context?.self)
    context = first.pointee
    first.pointee = { widget in
      widget == AccessibleSilence.silent ? nil : AccessibleSilence.context!(widget)
    }
  }
}
