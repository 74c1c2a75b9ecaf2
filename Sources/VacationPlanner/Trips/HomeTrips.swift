import Tabstop
import Trips

/// The trips on the first page: the next one, or how to begin.
struct HomeTrips: View {
  let window: PlannerWindow

  private var plans: Plans { window.plans }

  var body: some View {
    let trips = plans.trips.values.map(\.trip)
    VStack(spacing: 12) {
      if let next = trips.coming(on: plans.today).first {
        Text(sentence(next))
          .multilineTextAlignment(.center)
        Button("Open \(next.title)") { window.page = .trip(next.id) }
          .buttonStyle(.borderedProminent)
        Button("Plan a Trip…") { window.form = .newTrip() }
      } else {
        if plans.isComplete {
          Text(trips.isEmpty ? "You have no trips yet." : "You have no coming trips.")
            .multilineTextAlignment(.center)
        }
        Button("Plan a Trip…") { window.form = .newTrip() }
          .buttonStyle(.borderedProminent)
        Button("Import…") { window.form = .importFile(trip: nil) }
      }
    }
  }

  /// The sentence about the next trip: "Your next trip is Japan, in 12 days, on Thursday, 24
  /// December 2026."
  private func sentence(_ trip: Trip) -> String {
    let isUnderWay = trip.firstDay <= plans.today
    let distance = trip.distance(on: plans.today, words: plans.words)
    return isUnderWay
      ? String(localized: "You are on your trip \(trip.title): \(distance).")
      : String(
        localized:
          "Your next trip is \(trip.title), \(distance), on \(plans.words.date(trip.firstDay)).")
  }
}
