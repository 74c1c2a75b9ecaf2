import Trips

/// The controls of a booking's form that may have the focus.
enum BookingField: Hashable {
  case title, provider
  case startPlace, startDate, startTime, startZone, startChoice
  case endPlace, endDate, endTime, endZone, endChoice
  case address, seat, reference, state
  case amount, currency, rate
  case link, alarm, notes
  case traveller(RecordID)
}

/// A sentence about a field that must be mended before the booking can be saved.
struct BookingFieldError: Equatable {
  let field: BookingField
  /// nil if the field itself shows it.
  let sentence: String?
}
