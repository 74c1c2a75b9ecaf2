internal import CGtk

/// Makes the on-screen keyboard of Wayland come for the first text that gets the focus.
///
/// GTK asks the compositor for text input only when a text first gets the focus; and compositors
/// of GTK 4.8's time (sway 1.7, phoc) tell of text input only when a window gets the keyboard. In
/// a window that starts with no focus the first field would stay without an on-screen keyboard
/// until the person has left the window and come back. So this takes part in text input before
/// the window has the keyboard, and leaves it at once when it is asked for its text.
@MainActor
package final class TextInput {
  // Never given back: a window may go before the compositor answers, and GTK 4.8 keeps a bare
  // pointer to what it takes for the text with the focus.
  private static var announced: TextInput?

  private let context: ObjectRef
  private var connections: [SignalConnection] = []

  /// Does so for the first window of a program; nothing where there is no Wayland.
  ///
  /// - Parameter window: One that is on its way to the screen.
  package static func announce(in window: Widget) {
    guard announced == nil, tabstop_is_on_wayland(window.pointer) != 0 else { return }
    announced = TextInput(window)
  }

  private init(_ window: Widget) {
    context = ObjectRef(UnsafeMutableRawPointer(gtk_im_multicontext_new()!))
    connections = [
      // Between the request for the keyboard and its being sent: nothing of both is to be seen.
      SignalConnection(context, "retrieve-surrounding", owner: self) { input, arguments in
        arguments.answer(true)
        input.leave()
      },
      SignalConnection(window, "unrealize", owner: self) { input, _ in input.leave() },
    ]
    gtk_im_context_set_client_widget(pointer, window.pointer)
    gtk_im_context_focus_in(pointer)
  }

  private var pointer: UnsafeMutablePointer<GtkIMContext> {
    context.raw.assumingMemoryBound(to: GtkIMContext.self)
  }

  private func leave() {
    guard !connections.isEmpty else { return }
    connections = []
    gtk_im_context_focus_out(pointer)
    // (GTK is still busy with it.)
    MainLoop.whenIdle { [self] in gtk_im_context_set_client_widget(pointer, nil) }
  }
}
