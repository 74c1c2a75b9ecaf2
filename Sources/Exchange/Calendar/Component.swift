import CIcal

/// A component of libical. Owns it until it is added to another one.
final class Component {
  private let library: Ical
  private var pointer: OpaquePointer?
  private var isOwner = true

  private var functions: IcalFunctions { library.functions }

  init(_ kind: icalcomponent_kind) throws(MissingLibrary) {
    library = try Ical.loaded()
    pointer = library.functions.component_new(kind)
  }

  /// Parses a file; nil if there is nothing in it.
  init?(parsing text: String) throws(MissingLibrary) {
    library = try Ical.loaded()
    library.functions.error_set_errors_are_fatal(0)
    guard let parsed = library.functions.parser_parse_string(text) else { return nil }
    pointer = parsed
  }

  private init(borrowing pointer: OpaquePointer, of library: Ical) {
    self.library = library
    self.pointer = pointer
    isOwner = false
  }

  deinit { if isOwner, let pointer { functions.component_free(pointer) } }

  /// Adds a property, with a value in the form of RFC 5545.
  func add(_ name: String, _ value: String, zone: String? = nil, date: Bool = false) {
    let parameters = (zone.map { ";TZID=\($0)" } ?? "") + (date ? ";VALUE=DATE" : "")
    guard let property = functions.property_new_from_string("\(name)\(parameters):\(value)") else {
      return
    }
    functions.component_add_property(pointer, property)
  }

  /// Adds a component, and gives it up to this one.
  func add(_ component: Component) {
    functions.component_add_component(pointer, component.pointer)
    component.isOwner = false
  }

  /// The component as text.
  var text: String { taken(functions.component_as_ical_string_r(pointer)) ?? "" }

  /// The kind of the component.
  var kind: icalcomponent_kind { functions.component_isa(pointer) }

  /// The components in it, which live as long as this one.
  func components(_ kind: icalcomponent_kind) -> [Component] {
    var found: [Component] = []
    var next = functions.component_get_first_component(pointer, kind)
    while let component = next {
      found.append(Component(borrowing: component, of: library))
      next = functions.component_get_next_component(pointer, kind)
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
    var next = functions.component_get_first_property(pointer, ICAL_ANY_PROPERTY)
    while let property = next {
      let own = taken(functions.property_get_property_name_r(property))?.uppercased() ?? ""
      if let value = taken(functions.property_get_value_as_string_r(property)) {
        properties.append(
          Property(
            name: own, value: value,
            zone: taken(functions.property_get_parameter_as_string_r(property, "TZID"))))
      }
      next = functions.component_get_next_property(pointer, ICAL_ANY_PROPERTY)
    }
    return properties
  }()

  /// A copy as the definition of a zone.
  func zone() -> CalendarZone? {
    functions.component_new_clone(pointer).flatMap { CalendarZone(taking: $0, of: library) }
  }

  private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { functions.memory_free_buffer(text) }
    return String(cString: text)
  }
}

/// A zone that a calendar defines itself (VTIMEZONE).
final class CalendarZone {
  private let library: Ical
  private let pointer: OpaquePointer

  private var functions: IcalFunctions { library.functions }

  fileprivate init?(taking component: OpaquePointer, of library: Ical) {
    let functions = library.functions
    guard let zone = functions.timezone_new() else { return nil }
    self.library = library
    pointer = zone
    guard functions.timezone_set_component(zone, component) != 0 else {
      functions.component_free(component)
      return nil
    }
  }

  deinit { functions.timezone_free(pointer, 1) }

  /// The offset from UTC in seconds at a local time.
  func offset(year: Int, month: Int, day: Int, hour: Int, minute: Int) -> Int {
    var time = functions.time_null_time()
    time.year = Int32(clamping: year)
    time.month = Int32(clamping: month)
    time.day = Int32(clamping: day)
    time.hour = Int32(clamping: hour)
    time.minute = Int32(clamping: minute)
    return Int(functions.timezone_get_utc_offset(pointer, &time, nil))
  }
}
