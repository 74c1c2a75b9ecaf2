internal import CGtk

/// A strong reference to a GObject: the one way in which Swift code here owns one.
///
/// Taking a new ("floating") object sinks it, so the object lives exactly as long as the last
/// `ObjectRef` and whatever GTK itself holds. Not thread-safe: GTK objects belong to the main
/// thread.
open class ObjectRef {
  public let raw: UnsafeMutableRawPointer

  /// Owns `object`; a floating reference is sunk, another is added to.
  public init(_ object: UnsafeMutableRawPointer) {
    raw = object
    g_object_ref_sink(object)
    #if DEBUG
      LiveCount.objects += 1
    #endif
  }

  deinit {
    g_object_unref(raw)
    #if DEBUG
      LiveCount.objects -= 1
    #endif
  }

  /// The same object as a pointer that C functions on opaque types take.
  @inline(__always) public var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The same object seen as one of its (non-opaque) C types. Unchecked, as in C.
  @inline(__always) public func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    raw.assumingMemoryBound(to: type)
  }

  /// Sets a string property that has no setter of its own.
  public func setProperty(_ name: String, to text: String) {
    var value = GValue()
    g_value_init(&value, tabstop_type_string())
    g_value_set_string(&value, text)
    g_object_set_property(cast(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// The value of an integer property.
  public func integerProperty(_ name: String) -> Int {
    var value = GValue()
    g_value_init(&value, tabstop_type_int())
    g_object_get_property(cast(to: GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return Int(g_value_get_int(&value))
  }

  /// The value of a Boolean property.
  public func flagProperty(_ name: String) -> Bool {
    var value = GValue()
    g_value_init(&value, tabstop_type_boolean())
    g_object_get_property(cast(to: GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }

  /// The value of a string property.
  public func stringProperty(_ name: String) -> String {
    var value = GValue()
    g_value_init(&value, tabstop_type_string())
    g_object_get_property(cast(to: GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }

  /// Sets a Boolean property that has no setter of its own.
  public func setProperty(_ name: String, to flag: Bool) {
    var value = GValue()
    g_value_init(&value, tabstop_type_boolean())
    g_value_set_boolean(&value, flag ? 1 : 0)
    g_object_set_property(cast(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}

#if DEBUG
  /// How many bridge objects are alive, for leak tests. Main thread only, debug builds only.
  public enum LiveCount {
    // Every object counted here belongs to the main thread, which alone makes and releases them.
    nonisolated(unsafe) public static var objects = 0
    nonisolated(unsafe) public static var signals = 0
  }
#endif
