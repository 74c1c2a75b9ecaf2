internal import CGtk

/// Makes Wayland's on-screen keyboard appear for the first text that gets the focus.
///
/// GTK requests text input only when a text first gets the focus; and compositors of GTK 4.8's time
/// (sway 1.7, phoc) announce text input only when a window gets the keyboard. In a window that
/// starts without a focus the first field would have no on-screen keyboard until the user left the
/// window and came back. So this object enables text input before the window has the keyboard, and
/// disables it as soon as its text is requested.
@MainActor
package final class TextInput {
  // Never freed: a window may go before the compositor answers, and GTK 4.8 keeps a plain pointer
  // to the input method context of the focused text.
  private static var announced: TextInput?

  private let context: ObjectRef
  private var connections: [SignalConnection] = []

  /// Does so for the first window of a program; does nothing without Wayland.
  ///
  /// - Parameter window: A window that is about to be shown.
  package static func announce(in window: Widget) {
    guard announced == nil, tabstop_is_on_wayland(window.pointer) != 0 else { return }
    announced = TextInput(window)
  }

  private init(_ window: Widget) {
    context = ObjectRef(UnsafeMutableRawPointer(gtk_im_multicontext_new()!))
    connections = [
      // The two requests are sent together: the user sees neither.
      SignalConnection(context, "retrieve-surrounding", owner: self) { input, arguments in
        arguments.answer(true)
        input.leave(window)
      },
      SignalConnection(window, "unrealize", owner: self) { input, _ in input.leave(window) },
    ]
    gtk_im_context_set_client_widget(pointer, window.pointer)
    gtk_im_context_focus_in(pointer)
  }

  private var pointer: UnsafeMutablePointer<GtkIMContext> {
    context.raw.assumingMemoryBound(to: GtkIMContext.self)
  }

  private func leave(_ window: Widget) {
    guard !connections.isEmpty else { return }
    connections = []
    gtk_im_context_focus_out(pointer)
    // GTK is still using the context. It asks the window for its settings, which has perhaps been
    // closed by then.
    MainLoop.whenIdle { [self] in
      gtk_im_context_set_client_widget(pointer, nil)
      withExtendedLifetime(window) {}
    }
  }
}
