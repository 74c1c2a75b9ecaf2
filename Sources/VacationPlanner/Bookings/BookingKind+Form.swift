import Trips

extension BookingKind {
  /// The word for a heading or a menu: "Flight".
  var title: String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The fields' names in the form of this kind.
  var labels: BookingLabels {
    switch self {
    case .flight:
      BookingLabels(
        title: String(localized: "Flight number"), provider: String(localized: "Airline"),
        startPlace: String(localized: "From"),
        endPlace: String(localized: "To"),
        start: String(localized: "Departure"), end: String(localized: "Arrival"))
    case .train:
      BookingLabels(
        title: String(localized: "Name or number"), provider: String(localized: "Railway"),
        startPlace: String(localized: "From"),
        endPlace: String(localized: "To"),
        start: String(localized: "Departure"), end: String(localized: "Arrival"))
    case .bus:
      BookingLabels(
        title: String(localized: "Name or number"), provider: String(localized: "Bus company"),
        startPlace: String(localized: "From"),
        endPlace: String(localized: "To"),
        start: String(localized: "Departure"), end: String(localized: "Arrival"))
    case .boat:
      BookingLabels(
        title: String(localized: "Ship"), provider: String(localized: "Shipping company"),
        startPlace: String(localized: "From"),
        endPlace: String(localized: "To"),
        start: String(localized: "Departure"), end: String(localized: "Arrival"))
    case .car:
      BookingLabels(
        title: String(localized: "Model"), provider: String(localized: "Rental company"),
        startPlace: String(localized: "Pick-up place"),
        endPlace: String(localized: "Return place"), start: String(localized: "Pick-up"),
        end: String(localized: "Return"))
    case .stay:
      BookingLabels(
        title: String(localized: "Name"), provider: String(localized: "Booked with"),
        startPlace: String(localized: "City"), endPlace: nil,
        start: String(localized: "Check-in"), end: String(localized: "Check-out"))
    case .meal:
      BookingLabels(
        title: String(localized: "Restaurant"), provider: nil,
        startPlace: String(localized: "City"), endPlace: nil, start: "",
        end: String(localized: "End"))
    case .activity:
      BookingLabels(
        title: String(localized: "Name"), provider: String(localized: "Organizer"),
        startPlace: String(localized: "Place"), endPlace: nil,
        start: String(localized: "Start"),
        end: String(localized: "End"))
    }
  }

  /// Whether tickets have seats.
  var hasSeat: Bool { [.flight, .train, .bus, .boat].contains(self) }
  /// Whether it takes place at an address.
  var hasAddress: Bool { !isMove }
}

/// The names of a form's fields.
struct BookingLabels {
  let title: String
  /// nil if there is no such field.
  let provider: String?
  let startPlace: String
  let endPlace: String?
  /// The labels of the dates and times of the start and the end: "Departure".
  let start: String
  let end: String

  var startDate: String {
    start.isEmpty ? String(localized: "Date") : String(localized: "\(start) date")
  }
  var startTime: String {
    start.isEmpty ? String(localized: "Time") : String(localized: "\(start) time")
  }
  var startZone: String {
    start.isEmpty ? String(localized: "Time zone") : String(localized: "\(start) time zone")
  }
  var endDate: String { String(localized: "\(end) date") }
  var endTime: String { String(localized: "\(end) time") }
  var endZone: String { String(localized: "\(end) time zone") }
}

extension BookingState {
  /// The title: "Booked".
  var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}
