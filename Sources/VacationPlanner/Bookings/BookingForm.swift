import Tabstop
import Trips

/// The form of a booking, with the fields of its kind.
struct BookingForm: View {
  let window: PlannerWindow
  let plan: TripPlan
  var kind: BookingKind?
  var day: LocalDate?
  var editing: Booking?

  var body: some View {
    Text("Booking")
  }
}
