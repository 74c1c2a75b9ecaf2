import Trips

extension FieldChanges<Booking> {
  /// Applies all changes except those of the price.
  func apply(to booking: inout Booking) {
    apply(
      \.kind, \.state, \.title, \.provider, \.reference, \.seat, \.travellers, \.link, \.notes,
      \.alarmMinutes, \.origin, to: &booking)
    // One end may be wrong with another one.
    applyTogether(\.start, \.end, to: &booking)
  }
}
