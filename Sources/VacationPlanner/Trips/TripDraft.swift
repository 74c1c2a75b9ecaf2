import Foundation
import Observation
import Trips

/// The input of the form of a trip until it is saved.
@Observable
final class TripDraft {
  enum Field: Hashable {
    case title, firstDay, lastDay
    case place(Int)
    case traveller(RecordID)
    case addTraveller
    case currency, budget, notes
  }

  /// A row of the form for a place; an empty one is left out.
  struct PlaceRow: Identifiable, Equatable {
    let id: Int
    var place: Place?
    let completion = PlaceCompletion()

    static func == (a: PlaceRow, b: PlaceRow) -> Bool { a.id == b.id && a.place == b.place }
  }

  struct Problem: Equatable {
    let field: Field
    let sentence: String
  }

  var title: String { didSet { clearError(.title) } }
  let dates: DateRangeEntry
  var places: [PlaceRow]
  var travellers: [Traveller]
  var currency: CurrencyCode { didSet { clearError(.budget) } }
  /// The whole budget as it is typed.
  var budget: String { didSet { clearError(.budget) } }
  var notes: String
  /// The error and its field; a date field shows its own error.
  private(set) var problem: Problem?

  private let original: Trip?
  private let words: Wording
  private var nextPlace: Int
  @ObservationIgnored private var saved: Contents?

  /// A draft of a trip that exists.
  convenience init(_ trip: Trip, words: Wording) {
    self.init(trip, original: trip, words: words)
  }

  /// A draft of a new trip.
  ///
  /// - Parameters:
  ///   - destination: The destination, if it is known.
  ///   - traveller: The traveller who plans the trip.
  convenience init(
    to destination: Destination? = nil, traveller: String, today: LocalDate, words: Wording
  ) {
    let first = today.adding(days: 30)
    let trip = Trip(
      title: destination?.name ?? "", firstDay: first, lastDay: first.adding(days: 7),
      places: destination.map { [Place($0)] } ?? [], travellers: [Traveller(traveller)],
      homeCurrency: words.locale.currency.flatMap { CurrencyCode($0.identifier) } ?? .euro)
    self.init(trip, original: nil, words: words)
  }

  private init(_ trip: Trip, original: Trip?, words: Wording) {
    self.original = original
    self.words = words
    title = trip.title
    dates = DateRangeEntry(trip.firstDay, trip.dates.upperBound, words: words)
    places = trip.places.enumerated().map { PlaceRow(id: $0, place: $1) }
    nextPlace = trip.places.count
    travellers = trip.travellers
    currency = trip.homeCurrency
    budget = trip.budget.total.map { Self.text($0, words.locale) } ?? ""
    notes = trip.notes
    if places.isEmpty { addPlace() }
    saved = contents
  }

  private static func text(_ money: Money, _ locale: Locale) -> String {
    let number = money.decimal.formatted(
      .number.precision(.fractionLength(0...money.currency.digits)).grouping(.never).locale(locale))
    return number
  }

  // MARK: Rows

  /// - Returns: The field of the new row.
  @discardableResult
  func addPlace() -> Field {
    places.append(PlaceRow(id: nextPlace))
    nextPlace += 1
    return .place(nextPlace - 1)
  }

  @discardableResult
  func addTraveller() -> Field {
    let traveller = Traveller("")
    travellers.append(traveller)
    return .traveller(traveller.id)
  }

  /// - Returns: The field of the row that takes its place, or of the one before it; without any,
  ///   the button that adds one.
  func remove(_ traveller: Traveller) -> Field {
    let index = travellers.firstIndex { $0.id == traveller.id } ?? 0
    travellers.removeAll { $0.id == traveller.id }
    return travellers.isEmpty
      ? .addTraveller : .traveller(travellers[min(index, travellers.count - 1)].id)
  }

  /// The fields between which Return moves the focus; in the last one it saves.
  var fieldsOfReturn: [Field] {
    [.title, .firstDay, .lastDay] + places.map { .place($0.id) }
      + travellers.map { .traveller($0.id) } + [.budget]
  }

  /// The field after `field`; nil after the last.
  func next(after field: Field?) -> Field? {
    let fields = fieldsOfReturn
    guard let field, let index = fields.firstIndex(of: field) else { return nil }
    return index + 1 < fields.count ? fields[index + 1] : nil
  }

  // MARK: Changes

  private struct Contents: Equatable {
    let title, first, last: String
    let places: [Place]
    let travellers: [Traveller]
    let currency: CurrencyCode
    let budget, notes: String
  }

  private var contents: Contents {
    Contents(
      title: title, first: dates.first.fullText, last: dates.last.fullText,
      places: places.compactMap(\.place), travellers: namedTravellers, currency: currency,
      budget: budget, notes: notes)
  }

  /// Whether there are unsaved changes.
  var isChanged: Bool { contents != saved }

  private var namedTravellers: [Traveller] { travellers.filter { !isBlank($0.name) } }

  // MARK: Validation

  private func sentence(about field: Field) -> String? {
    switch field {
    case .title:
      isBlank(title)
        ? String(localized: "A title is missing. Type what you call the trip, as in Japan.") : nil
    case .firstDay: dates.first.problem
    case .lastDay:
      dates.last.problem
        ?? (isBackwards
          ? String(localized: "The last day is before the first day. Type a later one.") : nil)
    case .budget: budgetFault
    default: nil
    }
  }

  private var isBackwards: Bool {
    guard let first = dates.first.typed, let last = dates.last.typed else { return false }
    return last < first
  }

  private var budgetFault: String? {
    do throws(MoneyFault) {
      guard let money = try readBudget() else { return nil }
      if money.currency != currency {
        return String(
          localized: "The budget is in the home currency, \(currency). Type the amount alone.")
      }
      if let original, original.homeCurrency != currency, original.budget.total?.decimal != nil,
        budget == original.budget.total.map({ Self.text($0, words.locale) })
      {
        return
          String(
            localized: """
              The budget was in \(original.homeCurrency). Type it in \(currency), or leave it \
              empty.
              """)
      }
      return money.minorUnits < 0
        ? String(localized: "A budget is not negative. Write it as in 2500.") : nil
    } catch {
      return error.description
    }
  }

  private func readBudget() throws(MoneyFault) -> Money? {
    isBlank(budget) ? nil : try MoneyText.parse(budget, currency: currency, locale: words.locale)
  }

  private func clearError(_ field: Field) {
    if problem?.field == field, sentence(about: field) == nil { problem = nil }
  }

  /// The sentence under a field; that of a date which cannot be understood is shown by its own field.
  func shownProblem(of field: Field) -> String? {
    guard let problem, problem.field == field, sentence(about: field) != nil else { return nil }
    if field == .lastDay, dates.last.problem != nil { return nil }
    return field == .firstDay ? nil : problem.sentence
  }

  /// Reads the typed texts, and finds the first field with an error.
  ///
  /// - Returns: That field; nil if the trip can be saved.
  func validate() -> Field? {
    for index in places.indices {
      let place = places[index].completion.completed(places[index].place)
      if place != places[index].place { places[index].place = place }
    }
    dates.first.commit()
    dates.last.commit()
    for field in [Field.title, .firstDay, .lastDay, .budget] {
      guard let sentence = sentence(about: field) else { continue }
      problem = Problem(field: field, sentence: sentence)
      return field
    }
    problem = nil
    return nil
  }

  /// Finds the error of a date before the focus leaves it.
  func needsMending(_ field: Field?) -> Bool {
    switch field {
    case .firstDay: dates.first.check()
    case .lastDay: dates.last.check()
    default: return false
    }
    guard let field, let sentence = sentence(about: field) else { return false }
    problem = Problem(field: field, sentence: sentence)
    return true
  }

  // MARK: Saving

  /// The change that saves the draft, and the trip's id; call it after ``validate()`` found nothing.
  ///
  /// - Parameter plan: The trip as it is now. Fields that the user did not change keep its values.
  func change(of plan: TripPlan?) -> (change: PlanChange, id: RecordID) {
    let trip = trip(changing: plan?.trip)
    var writes: [RecordWrite] = [.put(.trip(trip))]
    // Bookings do not name removed travellers.
    let present = Set(trip.travellers.map(\.id))
    for var booking in plan?.bookings.values.map(\.self) ?? []
    where !present.isSuperset(of: booking.travellers) {
      booking.travellers.removeAll { !present.contains($0) }
      writes.append(.put(.booking(booking)))
    }
    let title = ChangeTitle(original == nil ? .added : .changed, AnyRecord.trip(trip).spokenName)
    return (PlanChange(title: title, writes: writes), trip.id)
  }

  private func trip(changing current: Trip?) -> Trip {
    guard let original, var trip = current else { return typed }
    let changes = FieldChanges(from: original, to: typed)
    changes.apply(\.title, \.places, \.travellers, \.notes, to: &trip)
    // One of the dates may be wrong with another one.
    changes.applyTogether(\.firstDay, \.lastDay, to: &trip)
    // The budget is in the home currency.
    changes.applyTogether(\.homeCurrency, \.budget.total, to: &trip)
    return trip
  }

  /// The trip as it is typed.
  private var typed: Trip {
    var trip =
      original ?? Trip(title: "", firstDay: dates.first.value!, lastDay: dates.first.value!)
    trip.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    let opened = trip.dates
    if let first = dates.first.value { trip.firstDay = first }
    // An imported trip whose last day is before the first one is shown with one day.
    if let last = dates.last.value, last != opened.upperBound || trip.firstDay != opened.lowerBound
    {
      trip.lastDay = last
    }
    trip.places = places.compactMap(\.place).filter { !isBlank($0.name) }
    trip.travellers = namedTravellers
    trip.homeCurrency = currency
    trip.budget.total = (try? readBudget()) ?? nil
    trip.notes = notes
    return trip
  }
}

private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

extension Place {
  /// The place of a destination.
  init(_ destination: Destination) {
    self.init(destination.name, country: destination.countryCode)
  }
}
