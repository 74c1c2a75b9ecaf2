internal import CGtk

/// Installs `EarlyAccessibleCalls` and `StoredChildCounts`, which change the messages on GTK's connection to the
/// accessibility bus.
///
/// GTK does not give its connection to programs. It opens it when the first widget in a window changes, and the main
/// thread waits for it: no other part of a program connects on the main thread.
public enum AccessibilityBusMessages {
  /// GIO's own function. Unsafe: it is set once, before it is needed.
  private nonisolated(unsafe) static var open:
    (
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<GCancellable>?,
        UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
      ) -> gboolean
    )?

  /// Installs them. Must be called before the program has a window; another call has no effect.
  @MainActor public static func filter() { filtering }

  private static let filtering: Void = {
    let methods = g_type_class_ref(g_dbus_connection_get_type())!
    let opening = g_type_interface_peek(methods, g_initable_get_type())!
      .assumingMemoryBound(to: GInitableIface.self)
    open = opening.pointee.`init`
    // Called on any thread.
    opening.pointee.`init` = { connection, cancellable, error in
      let isOpen = AccessibilityBusMessages.open!(connection, cancellable, error)
      if isOpen != 0, let connection, MainLoop.isMainThread {
        EarlyAccessibleCalls.watch(connection)
        StoredChildCounts.prevent(over: connection)
      }
      return isOpen
    }
  }()
}
