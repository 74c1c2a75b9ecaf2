public import CGtk

/// A parameter of a signal, for ``emit(_:_:_:)``.
public enum SignalParameter {
  case text(String)
  /// An integer, a Boolean, an enumeration or a set of flags.
  case number(Int)
  case real(Double)
  /// A value of any type.
  case boxed(UnsafePointer<GValue>)
  /// No object, or no boxed value.
  case none
}

/// Emits a signal as GTK itself would: "move-focus" for a Tab, "activate" for a Return.
///
/// - Returns: The handlers' Boolean answer; false for a signal without one.
@MainActor
@discardableResult
public func emit(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ parameters: SignalParameter...
) -> Bool {
  let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  let id = g_signal_lookup(signal, type)
  precondition(id != 0, "\(String(cString: g_type_name(type))) has no signal \(signal).")
  var query = GSignalQuery()
  g_signal_query(id, &query)
  precondition(
    Int(query.n_params) == parameters.count, "\(signal) has \(query.n_params) parameters.")

  var values = [GValue()]
  g_value_init(&values[0], type)
  g_value_set_object(&values[0], object)
  for (index, parameter) in parameters.enumerated() {
    // The lowest bit says that the argument need not be copied.
    values.append(value(parameter, of: query.param_types[index] & ~1))
  }
  defer { for index in values.indices { g_value_unset(&values[index]) } }

  guard g_type_fundamental(query.return_type & ~1) == booleanType else {
    g_signal_emitv(values, id, 0, nil)
    return false
  }
  var answer = GValue()
  g_value_init(&answer, booleanType)
  g_signal_emitv(values, id, 0, &answer)
  return g_value_get_boolean(&answer) != 0
}

// G_TYPE_MAKE_FUNDAMENTAL of gtype.h, which Swift cannot import.
private let booleanType: GType = 5 << 2
private let intType: GType = 6 << 2
private let uintType: GType = 7 << 2
private let enumType: GType = 12 << 2
private let flagsType: GType = 13 << 2
private let doubleType: GType = 15 << 2
private let stringType: GType = 16 << 2
private let boxedType: GType = 18 << 2
private let objectType: GType = 20 << 2

private func value(_ parameter: SignalParameter, of type: GType) -> GValue {
  var value = GValue()
  g_value_init(&value, type)
  switch (parameter, g_type_fundamental(type)) {
  case (.text(let text), stringType): g_value_set_string(&value, text)
  case (.real(let number), doubleType): g_value_set_double(&value, number)
  case (.number(let number), booleanType): g_value_set_boolean(&value, gboolean(number))
  case (.number(let number), intType): g_value_set_int(&value, gint(number))
  case (.number(let number), uintType): g_value_set_uint(&value, guint(number))
  case (.number(let number), enumType): g_value_set_enum(&value, gint(number))
  case (.boxed(let inner), boxedType): g_value_set_boxed(&value, inner)
  case (.none, boxedType), (.none, objectType): break
  case (.number(let number), flagsType): g_value_set_flags(&value, guint(number))
  default: preconditionFailure("\(parameter) is no \(String(cString: g_type_name(type))).")
  }
  return value
}
