public import CGtk

/// A strong reference to a GObject: the only way in which Swift code here owns one.
///
/// Taking a new ("floating") object sinks it, so the object lives exactly as long as the last
/// `ObjectRef` and GTK's own references. Not thread-safe: GTK objects belong to the main thread.
open class ObjectRef {
  /// The pointer to the GObject.
  public let raw: UnsafeMutableRawPointer

  /// Takes a reference to `object`; a floating reference is sunk.
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

  /// The object as the pointer type of C functions on opaque types.
  @inline(__always) public var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as a pointer to one of its (non-opaque) C types. Unchecked, as in C.
  @inline(__always) public func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    raw.assumingMemoryBound(to: type)
  }

  // C strings are made by `withCString`, which passes the storage of a `String`. Where Swift
  // converts an argument, it allocates an array for each.

  /// Sets a string property that has no setter of its own.
  public func setProperty(_ name: String, to text: String) {
    setProperty(name, tabstop_type_string()) { value in
      text.withCString { g_value_set_string(&value, $0) }
    }
  }

  /// Sets a Boolean property that has no setter of its own.
  public func setProperty(_ name: String, to flag: Bool) {
    setProperty(name, tabstop_type_boolean()) { g_value_set_boolean(&$0, flag ? 1 : 0) }
  }

  /// Sets a property that is an integer or a value of an enumeration, and has no setter of its own.
  public func setProperty(_ name: String, to number: Int32) {
    setProperty(name, tabstop_type_int()) { g_value_set_int(&$0, number) }
  }

  /// Sets a colour that has no setter of its own.
  public func setProperty(_ name: String, to color: GdkRGBA) {
    setProperty(name, gdk_rgba_get_type()) { value in
      withUnsafePointer(to: color) { g_value_set_boxed(&value, $0) }
    }
  }

  private func setProperty(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    name.withCString { g_object_set_property(cast(to: GObject.self), $0, &value) }
    g_value_unset(&value)
  }

  /// The value of an integer property.
  public func integerProperty(_ name: String) -> Int {
    property(name, tabstop_type_int()) { Int(g_value_get_int(&$0)) }
  }

  /// The value of a Boolean property.
  public func flagProperty(_ name: String) -> Bool {
    property(name, tabstop_type_boolean()) { g_value_get_boolean(&$0) != 0 }
  }

  /// The value of a string property.
  public func stringProperty(_ name: String) -> String {
    withStringProperty(name) { String(cString: $0) }
  }

  /// Passes a string property to `read` as a C string; "" for none.
  func withStringProperty<Result>(
    _ name: String, _ read: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    property(name, tabstop_type_string()) { value in
      guard let text = g_value_get_string(&value) else { return "".withCString(read) }
      return read(text)
    }
  }

  private func property<Result>(
    _ name: String, _ type: GType, _ read: (inout GValue) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    name.withCString { g_object_get_property(cast(to: GObject.self), $0, &value) }
    defer { g_value_unset(&value) }
    return read(&value)
  }
}

#if DEBUG
  /// The number of living bridge objects, for leak tests. Main thread only, debug builds only.
  public enum LiveCount {
    // Every object counted here belongs to the main thread, which alone creates and releases them.
    /// The number of `ObjectRef`s that exist.
    nonisolated(unsafe) public static var objects = 0
    /// The number of connected signals.
    nonisolated(unsafe) public static var signals = 0
  }
#endif

extension ObjectRef {
  /// GTK's settings; `nil` before GTK has started, which a program's own code may precede.
  public static var gtkSettings: ObjectRef? {
    gtk_settings_get_default().map { ObjectRef(UnsafeMutableRawPointer($0)) }
  }
}
