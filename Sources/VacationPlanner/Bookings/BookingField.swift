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

/// A field that must be corrected before the booking can be saved, with a sentence about it.
struct BookingFieldError: Equatable {
  let field: BookingField
  /// The sentence; nil if the field itself shows one.
  let sentence: String?
}
