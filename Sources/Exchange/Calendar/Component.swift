import CIcal

/// A component of libical. Owns it until it is added to another one.
final class Component {
  private var pointer: OpaquePointer?
  private var isOwner = true

  init(_ kind: icalcomponent_kind) { pointer = icalcomponent_new(kind) }

  /// Parses a file; nil if there is nothing in it.
  init?(parsing text: String) {
    icalerror_set_errors_are_fatal(0)
    guard let parsed = icalparser_parse_string(text) else { return nil }
    pointer = parsed
  }

  private init(borrowing pointer: OpaquePointer) {
    self.pointer = pointer
    isOwner = false
  }

  deinit { if isOwner, let pointer { icalcomponent_free(pointer) } }

  /// Adds a property, with a value in the form of RFC 5545.
  func add(_ name: String, _ value: String, zone: String? = nil, date: Bool = false) {
    let parameters = (zone.map { ";TZID=\($0)" } ?? "") + (date ? ";VALUE=DATE" : "")
    guard let property = icalproperty_new_from_string("\(name)\(parameters):\(value)") else {
      return
    }
    icalcomponent_add_property(pointer, property)
  }

  /// Adds a component, and gives it up to this one.
  func add(_ component: Component) {
    icalcomponent_add_component(pointer, component.pointer)
    component.isOwner = false
  }

  /// The component as text.
  var text: String { Self.taken(icalcomponent_as_ical_string_r(pointer)) ?? "" }

  /// The kind of the component.
  var kind: icalcomponent_kind { icalcomponent_isa(pointer) }

  /// The components in it, which live as long as this one.
  func components(_ kind: icalcomponent_kind) -> [Component] {
    var found: [Component] = []
    var next = icalcomponent_get_first_component(pointer, kind)
    while let component = next {
      found.append(Component(borrowing: component))
      next = icalcomponent_get_next_component(pointer, kind)
    }
    return found
  }

  /// A property: its value as it was written, and a parameter.
  struct Property {
    let name: String
    let value: String
    let zone: String?

    /// The value as text, without the escapes of RFC 5545.
    var text: String {
      var text = ""
      var isEscaped = false
      for character in value {
        if isEscaped {
          text.append(character == "n" || character == "N" ? "\n" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          text.append(character)
        }
      }
      return text
    }
  }

  /// The first property with a name.
  func property(_ name: String) -> Property? { properties[name] }

  /// The first property of each name.
  lazy var properties: [String: Property] = {
    Dictionary(allProperties.map { ($0.name, $0) }) { a, _ in a }
  }()

  /// All properties with a name.
  func all(_ name: String) -> [Property] { allProperties.filter { $0.name == name } }

  private lazy var allProperties: [Property] = {
    var properties: [Property] = []
    var next = icalcomponent_get_first_property(pointer, ICAL_ANY_PROPERTY)
    while let property = next {
      let own = Self.taken(icalproperty_get_property_name_r(property))?.uppercased() ?? ""
      if let value = Self.taken(icalproperty_get_value_as_string_r(property)) {
        properties.append(
          Property(
            name: own, value: value,
            zone: Self.taken(icalproperty_get_parameter_as_string_r(property, "TZID"))))
      }
      next = icalcomponent_get_next_property(pointer, ICAL_ANY_PROPERTY)
    }
    return properties
  }()

  /// A copy as the definition of a zone.
  func zone() -> CalendarZone? {
    icalcomponent_new_clone(pointer).flatMap { CalendarZone(taking: $0) }
  }

  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { icalmemory_free_buffer(text) }
    return String(cString: text)
  }
}

/// A zone that a calendar defines itself (VTIMEZONE).
final class CalendarZone {
  private let pointer: OpaquePointer

  fileprivate init?(taking component: OpaquePointer) {
    guard let zone = icaltimezone_new() else { return nil }
    pointer = zone
    guard icaltimezone_set_component(zone, component) != 0 else {
      icalcomponent_free(component)
      return nil
    }
  }

  deinit { icaltimezone_free(pointer, 1) }

  /// The offset from UTC in seconds at a local time.
  func offset(year: Int, month: Int, day: Int, hour: Int, minute: Int) -> Int {
    var time = icaltime_null_time()
    time.year = Int32(clamping: year)
    time.month = Int32(clamping: month)
    time.day = Int32(clamping: day)
    time.hour = Int32(clamping: hour)
    time.minute = Int32(clamping: minute)
    return Int(icaltimezone_get_utc_offset(pointer, &time, nil))
  }
}
