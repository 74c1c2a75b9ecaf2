public import CGtk

/// The arguments of a signal: its parameters after the instance, and its return value.
public struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let result: UnsafeMutablePointer<GValue>?

  /// The argument at `index`, which must have this type.
  public func int(_ index: Int) -> Int { Int(g_value_get_int(values! + 1 + index)) }
  /// The argument at `index`, which must have this type.
  public func uint(_ index: Int) -> UInt32 { g_value_get_uint(values! + 1 + index) }
  /// The argument at `index`, which must have this type.
  public func double(_ index: Int) -> Double { g_value_get_double(values! + 1 + index) }
  /// The type of an event controller's event.
  public func eventType(_ index: Int) -> GdkEventType {
    gdk_event_get_event_type(OpaquePointer(g_value_peek_pointer(values! + 1 + index)))
  }
  /// The event of an event controller, valid during the handler.
  func event(_ index: Int) -> OpaquePointer? {
    g_value_peek_pointer(values! + 1 + index).map { OpaquePointer($0) }
  }
  /// The direction of a focus move.
  public func direction(_ index: Int) -> GtkDirectionType {
    GtkDirectionType(UInt32(g_value_get_enum(values! + 1 + index)))
  }
  /// The value of an enumeration.
  public func enumeration(_ index: Int) -> Int32 { g_value_get_enum(values! + 1 + index) }
  /// The argument at `index`, which must have this type.
  public func boolean(_ index: Int) -> Bool { g_value_get_boolean(values! + 1 + index) != 0 }
  /// The argument at `index`, which must have this type.
  public func flags(_ index: Int) -> UInt32 { g_value_get_flags(values! + 1 + index) }

  /// The argument at `index`, which must have this type.
  public func string(_ index: Int) -> String {
    g_value_get_string(values! + 1 + index).map { String(cString: $0) } ?? ""
  }
  /// The bytes of a string parameter, valid during the handler; the parameter at `lengthAt` gives
  /// the number of bytes (below 0: the string is zero-terminated).
  func bytes(_ index: Int, lengthAt count: Int) -> UnsafeRawBufferPointer? {
    guard let text = g_value_get_string(values! + 1 + index) else { return nil }
    let length = int(count)
    return UnsafeRawBufferPointer(start: text, count: length < 0 ? strlen(text) : length)
  }
  /// A copy of a string parameter; invalid UTF-8 is replaced.
  func text(_ index: Int, lengthAt count: Int) -> String? {
    bytes(index, lengthAt: count).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The argument at `index`, which must have this type.
  public func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_pointer(values! + 1 + index)
  }
  /// A boxed parameter, valid during the handler.
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_boxed(values! + 1 + index)
  }
  /// A variant parameter, valid during the handler.
  public func variant(_ index: Int) -> OpaquePointer? {
    g_value_get_variant(values! + 1 + index)
  }
  /// An object parameter, valid during the handler.
  public func object(_ index: Int) -> OpaquePointer? {
    g_value_get_object(values! + 1 + index).map { OpaquePointer($0) }
  }

  /// A parameter of any type, valid during the handler.
  public func boxedValue(_ index: Int) -> UnsafePointer<GValue>? {
    g_value_get_boxed(values! + 1 + index)
      .map { UnsafePointer($0.assumingMemoryBound(to: GValue.self)) }
  }

  /// Sets the return value of a signal that returns flags.
  public func answer(flags: UInt32) {
    if let result { g_value_set_flags(result, flags) }
  }

  /// Sets the return value of a signal that returns a number.
  public func answer(number: Int32) {
    if let result { g_value_set_int(result, number) }
  }

  /// Sets the return value of a signal that returns a Boolean (`true` stops the event).
  public func answer(_ value: Bool) {
    if let result { g_value_set_boolean(result, value ? 1 : 0) }
  }
}

/// A handler of a GObject's signal, which ends with the object, with this connection, or with the
/// owner, whichever goes first.
///
/// GLib's closure owns a box with the handler; the box references its owner weakly, so that a
/// widget and the node that listens to it do not retain each other.
public final class SignalConnection {
  private let object: ObjectRef
  private let box: SignalBox
  private let id: gulong

  /// Connects a handler.
  /// - Parameters:
  ///   - signal: The name, with its detail if it has one ("notify::text").
  ///   - owner: Held weakly; the handler gets it strongly.
  ///   - after: Run after the class's own handler.
  @MainActor
  public init<Owner: AnyObject>(
    _ object: ObjectRef, _ signal: String, owner: Owner, after: Bool = false,
    _ handler: @escaping @MainActor (Owner, SignalArguments) -> Void
  ) {
    self.object = object
    box = SignalBox { [weak owner] arguments in
      guard let owner else { return }
      handler(owner, arguments)
    }
    let data = Unmanaged.passRetained(box).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      // GTK emits on the main thread only; a @MainActor closure is a plain call there.
      let arguments = SignalArguments(values: values, result: result)
      let box = Unmanaged<SignalBox>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
      let handler = box.handler
      MainActor.assumeIsolated { handler(arguments) }
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      let box = Unmanaged<SignalBox>.fromOpaque(data!)
      box.takeUnretainedValue().isConnected = false
      box.release()
    }
    id = signal.withCString { g_signal_connect_closure(object.raw, $0, closure, after ? 1 : 0) }
  }

  deinit { disconnect() }

  /// Disconnects the handler. Harmless when the object has been disposed, or when called again.
  public func disconnect() {
    // Disposing an object (closing its window) already disconnects its handlers, and finalises
    // `box`.
    guard box.isConnected, g_signal_handler_is_connected(object.raw, id) != 0 else { return }
    g_signal_handler_disconnect(object.raw, id)
  }
}

private final class SignalBox {
  let handler: @MainActor (SignalArguments) -> Void
  var isConnected = true

  init(_ handler: @escaping @MainActor (SignalArguments) -> Void) {
    self.handler = handler
    #if DEBUG
      LiveCount.signals += 1
    #endif
  }

  #if DEBUG
    deinit { LiveCount.signals -= 1 }
  #endif
}
