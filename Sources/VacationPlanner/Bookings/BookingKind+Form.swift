import Trips

extension BookingKind {
  /// The word for a heading or a menu: "Flight".
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The fields' names in the form of this kind.
  var labels: BookingLabels {
    switch self {
    case .flight:
      BookingLabels(
        title: "Flight number", provider: "Airline", startPlace: "From", endPlace: "To",
        start: "Departure", end: "Arrival")
    case .train:
      BookingLabels(
        title: "Name or number", provider: "Railway", startPlace: "From", endPlace: "To",
        start: "Departure", end: "Arrival")
    case .bus:
      BookingLabels(
        title: "Name or number", provider: "Bus company", startPlace: "From", endPlace: "To",
        start: "Departure", end: "Arrival")
    case .boat:
      BookingLabels(
        title: "Ship", provider: "Shipping company", startPlace: "From", endPlace: "To",
        start: "Departure", end: "Arrival")
    case .car:
      BookingLabels(
        title: "Model", provider: "Rental company", startPlace: "Pick-up place",
        endPlace: "Return place", start: "Pick-up", end: "Return")
    case .stay:
      BookingLabels(
        title: "Name", provider: "Booked with", startPlace: "City", endPlace: nil,
        start: "Check-in", end: "Check-out")
    case .meal:
      BookingLabels(
        title: "Restaurant", provider: nil, startPlace: "City", endPlace: nil, start: "",
        end: "End")
    case .activity:
      BookingLabels(
        title: "Name", provider: "Organizer", startPlace: "Place", endPlace: nil, start: "Start",
        end: "End")
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
  /// What the dates and times of the start and the end are called: "Departure".
  let start: String
  let end: String

  var startDate: String { start.isEmpty ? "Date" : "\(start) date" }
  var startTime: String { start.isEmpty ? "Time" : "\(start) time" }
  var startZone: String { start.isEmpty ? "Time zone" : "\(start) time zone" }
  var endDate: String { "\(end) date" }
  var endTime: String { "\(end) time" }
  var endZone: String { "\(end) time zone" }
}

extension BookingState {
  /// "Booked"
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
