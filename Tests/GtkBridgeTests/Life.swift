import CGtk
import GtkBridge

/// Tells whether a GObject has been finalised, without keeping it alive.
@MainActor
final class Life {
  private(set) var isAlive = true

  init(of object: ObjectRef) {
    // Balanced by the notification, which comes once.
    let life = Unmanaged.passRetained(self).toOpaque()
    g_object_weak_ref(
      object.cast(to: GObject.self),
      { data, _ in
        let life = Unmanaged<Life>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { life.isAlive = false }
      }, life)
  }
}
