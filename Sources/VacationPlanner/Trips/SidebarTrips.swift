import Trips

/// The trips of the sidebar in their two sections.
struct SidebarTrips: Equatable {
  let coming: [Trip]
  let past: [Trip]

  init(_ trips: [Trip], today: LocalDate) {
    coming = trips.coming(on: today)
    past = trips.past(on: today)
  }

  /// The ids of all, in order.
  var ids: [RecordID] { (coming + past).map(\.id) }

  /// The trip to show instead of one that is gone: the next of its section, or the one before; if its
  /// section is empty, the first of the other; nil without any trip.
  ///
  /// - Parameter old: The trips before.
  func successor(of id: RecordID, in old: SidebarTrips) -> RecordID? {
    let isPast = old.past.contains { $0.id == id }
    let (before, now) = isPast ? (old.past, past) : (old.coming, coming)
    let present = Set(now.map(\.id))
    let place = before.prefix { $0.id != id }.filter { present.contains($0.id) }.count
    if now.indices.contains(place) { return now[place].id }
    return now.last?.id ?? (isPast ? coming : past).first?.id
  }
}

extension Trip {
  /// The text of a trip in the sidebar: "Japan, in 12 days".
  func sidebarSentence(today: LocalDate, words: Wording) -> String {
    [title.isEmpty ? String(localized: "Untitled trip") : title, distance(on: today, words: words)]
      .joined(separator: .comma)
  }
}
