import Trips

/// A change of the plans: what is announced, and what is written in one transaction.
struct PlanChange {
  let title: ChangeTitle
  let writes: [RecordWrite]
}

extension PlanChange {
  /// Removes a record to which nothing else belongs.
  init(deleting record: AnyRecord) {
    self.init(title: ChangeTitle(.deleted, record.spokenName), writes: [.delete(record.id)])
  }

  /// Adds a copy of a cost.
  init(duplicating cost: Cost) {
    let copy = cost.duplicate
    self.init(
      title: ChangeTitle(.duplicated, AnyRecord.cost(copy).spokenName),
      writes: [.put(.cost(copy))])
  }
}

extension TripPlan {
  /// Removes the trip with everything in it.
  func deletion(_ words: Wording) -> PlanChange {
    var name = AnyRecord.trip(trip).spokenName
    if !bookings.isEmpty {
      let count = words.count(bookings.count, "booking")
      name = String(localized: "\(name) with \(count as String)")
    }
    return PlanChange(
      title: ChangeTitle(.deleted, name), writes: records.map { .delete($0.id) })
  }

  /// Adds a copy of the trip, under new ids: its travellers, bookings, costs and lists.
  ///
  /// Nothing in the copy is booked yet, and nothing in its lists is done; see ``duplicate(of:)``.
  /// Documents are not copied: they are tickets and confirmations of what was booked.
  func duplicate() -> (change: PlanChange, id: RecordID) {
    let travellers = Dictionary(
      trip.travellers.map { ($0.id, Traveller($0.name)) }, uniquingKeysWith: { a, _ in a })
    var copy = Trip(
      title: trip.title.isEmpty ? "" : String(localized: "Copy of \(trip.title)"),
      firstDay: trip.firstDay,
      lastDay: trip.lastDay, places: trip.places,
      travellers: trip.travellers.compactMap { travellers[$0.id] },
      homeCurrency: trip.homeCurrency, budget: trip.budget, notes: trip.notes)
    copy.unknownFields = trip.unknownFields
    var records: [AnyRecord] = [.trip(copy)]
    for booking in bookings.values {
      var new = Self.copy(of: booking, in: copy.id)
      new.travellers = booking.travellers.compactMap { travellers[$0]?.id }
      records.append(.booking(new))
    }
    for cost in costs.values {
      records.append(.cost(cost.copy(to: copy.id)))
    }
    for list in checklists.values {
      records.append(
        .checklist(list.copy(to: copy.id, title: list.title, purpose: list.purpose)))
    }
    let title = ChangeTitle(.duplicated, AnyRecord.trip(trip).spokenName)
    return (PlanChange(title: title, writes: records.map(RecordWrite.put)), copy.id)
  }

  /// Removes a booking. Its documents stay in the trip.
  func deletion(of booking: Booking) -> PlanChange {
    var writes: [RecordWrite] = [.delete(booking.id)]
    for var document in documents.values where document.booking == booking.id {
      document.booking = nil
      writes.append(.put(.document(document)))
    }
    return PlanChange(title: ChangeTitle(.deleted, booking.spokenName), writes: writes)
  }

  /// Adds a copy of a booking. The copy is not an actual booking: it has no number, no seat and no
  /// documents, importing does not find it, and its state is "planned" instead of "booked".
  func duplicate(of booking: Booking) -> PlanChange {
    PlanChange(
      title: ChangeTitle(.duplicated, booking.spokenName),
      writes: [.put(.booking(Self.copy(of: booking, in: trip.id)))])
  }

  private static func copy(of booking: Booking, in trip: RecordID) -> Booking {
    var copy = Booking(
      trip: trip, kind: booking.kind, state: booking.state == .booked ? .planned : booking.state,
      title: booking.title, provider: booking.provider, start: booking.start, end: booking.end,
      travellers: booking.travellers, price: booking.price, rate: booking.rate,
      link: booking.link, notes: booking.notes, alarmMinutes: booking.alarmMinutes,
      order: booking.order)
    copy.unknownFields = booking.unknownFields
    return copy
  }

  /// Moves a booking without a time within its day; nil at the first and the last place, and for
  /// others.
  ///
  /// - Parameter offset: -1 for up, 1 for down.
  func moving(_ booking: Booking, by offset: Int, _ words: Wording) -> PlanChange? {
    let moved = days(words).moving(booking.id, by: offset, in: Array(bookings.values))
    guard !moved.isEmpty else { return nil }
    let changed = Dictionary(moved.map { ($0.id, $0) }) { a, _ in a }
    let after = DayList(
      trip, bookings.values.map { changed[$0.id] ?? $0 }, words: words)
    let row = DayRow.ID(booking: booking.id, role: .start)
    let untimed =
      after.days.first { $0.rows.contains { $0.id == row } }?.rows.filter(\.isMovable) ?? []
    let place =
      untimed.firstIndex { $0.id == row }.map {
        ", " + String(localized: "\($0 + 1) of \(untimed.count)")
      } ?? ""
    return PlanChange(
      title: ChangeTitle(
        .moved, booking.spokenName,
        where: (offset < 0 ? String(localized: "up") : String(localized: "down")) + place),
      writes: moved.map { .put(.booking($0)) })
  }
}
