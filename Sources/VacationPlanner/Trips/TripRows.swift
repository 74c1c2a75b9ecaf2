import Trips

/// The rows of a trip's page, in the order in which the arrow keys go through them: warnings, and the
/// days with their bookings and nights.
struct TripRows {
  /// The identity of a row, which stays the same while its sentence changes.
  enum ID: Hashable {
    case warning(String)
    case booking(DayRow.ID)
    case night(RecordID, LocalDate)
    /// The row of a day without bookings.
    case free(LocalDate)

    fileprivate var isWarning: Bool { if case .warning = self { true } else { false } }
  }

  struct Row: Identifiable {
    let id: ID
    let sentence: String
    /// The booking of the row, if it is about one.
    let booking: RecordID?
    let day: LocalDate?
    /// Whether Alt+Up and Alt+Down move it.
    var isMovable = false
  }

  struct Section: Identifiable {
    let id: String
    let heading: String
    let rows: [Row]
  }

  let sections: [Section]
  /// The ids of all rows, in order.
  let ids: [ID]

  /// - Parameter holidays: The texts about public holidays in the headings of their days.
  init(
    _ days: DayList, _ warnings: [PlanWarning], holidays: [LocalDate: String] = [:],
    words: Wording
  ) {
    var sections = days.days.map { day in
      let heading = [day.heading(words), holidays[day.date]].compactMap(\.self)
      return Section(
        id: day.date.description, heading: heading.joined(separator: .comma), rows: Self.rows(day))
    }
    if !warnings.isEmpty {
      sections.insert(
        Section(
          id: "warnings", heading: words.count(warnings.count, "Warning"),
          rows: warnings.map {
            Row(
              id: .warning($0.id), sentence: $0.sentence, booking: $0.bookings.first, day: $0.night)
          }), at: 0)
    }
    self.sections = sections
    ids = sections.flatMap { $0.rows.map(\.id) }
  }

  private static func rows(_ day: TripDay) -> [Row] {
    var rows = day.rows.map {
      Row(
        id: .booking($0.id), sentence: capitalized($0.sentence), booking: $0.booking, day: day.date,
        isMovable: $0.isMovable)
    }
    if rows.isEmpty {
      rows.append(
        Row(
          id: .free(day.date), sentence: String(localized: "Nothing planned"), booking: nil,
          day: day.date))
    }
    return rows
      + day.nights.map {
        Row(
          id: .night($0.booking, day.date), sentence: capitalized($0.sentence),
          booking: $0.booking, day: day.date)
      }
  }

  /// All rows, in order.
  var all: [Row] { sections.flatMap(\.rows) }

  func row(_ id: ID?) -> Row? {
    guard let id else { return nil }
    for section in sections {
      if let row = section.rows.first(where: { $0.id == id }) { return row }
    }
    return nil
  }

  /// The row of a booking's start.
  func start(of booking: RecordID) -> ID? {
    let id = ID.booking(DayRow.ID(booking: booking, role: .start))
    return row(id)?.id
  }

  /// The row to select instead of a removed one: the row in its place now, or else the last.
  /// Warnings that come and go with it do not count, unless it is one.
  ///
  /// - Parameter old: All rows before.
  func successor(of id: ID, in old: [ID]) -> ID? {
    let rows = ids
    let places = Dictionary(zip(rows, rows.indices)) { a, _ in a }
    let before = old.prefix { $0 != id }.last { places[$0] != nil }
    let next = before.flatMap { places[$0] }.map { $0 + 1 } ?? 0
    return rows[next...].first { id.isWarning || !$0.isWarning } ?? rows.last
  }
}

/// A text whose first letter is a capital.
private func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
