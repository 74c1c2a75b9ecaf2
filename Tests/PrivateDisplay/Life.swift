private import CGtk

/// Finds out whether a GObject has been finalised, without retaining it.
@MainActor
public final class Life {
  public private(set) var isAlive = true

  public init(_ object: UnsafeMutableRawPointer) {
    // Balanced by the notification, which comes once.
    let life = Unmanaged.passRetained(self).toOpaque()
    // Data with a destroy function: unlike a weak reference it is removed when the object is
    // finalised, not when it is disposed, which may be long before.
    let key = g_quark_from_string("life \(UInt(bitPattern: life))")
    g_object_set_qdata_full(
      object.assumingMemoryBound(to: GObject.self), key, life,
      { data in
        let life = Unmanaged<Life>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { life.isAlive = false }
      })
  }
}
