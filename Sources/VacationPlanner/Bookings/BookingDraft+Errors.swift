import Foundation
import Trips

extension BookingDraft {
  /// Reads what was typed last in fields that still have the focus.
  func commit() {
    for end in [start, end] {
      let place = end.completion.completed(end.place)
      if place != end.place { end.place = place }
    }
    for date in [start.date, end.date] { date.commit() }
    for time in [start.time, end.time] { time.commit() }
    proposeZones()
    for zone in [start.zoneEntry, end.zoneEntry] { zone.commit() }
    price.commit()
  }

  /// Finds what is not understood, before the focus goes on: a field that is left takes its value by
  /// itself, and says it.
  func check() {
    for end in [start, end] {
      end.date.check()
      end.time.check()
      end.zoneEntry.check()
    }
    price.commit()
  }

  /// The errors to correct before the booking can be saved, in the order of the fields.
  var errors: [BookingFieldError] {
    var errors: [BookingFieldError] = []
    func add(_ field: BookingField, _ sentence: String? = nil) {
      errors.append(BookingFieldError(field: field, sentence: sentence))
    }
    if let sentence = titleError { add(.title, sentence) }
    // A time is judged when it is understood.
    let problems = isUnderstood ? booking.map(newProblems) ?? [] : []
    if start.date.problem != nil { add(.startDate) }
    if start.time.problem != nil { add(.startTime) }
    if showsStartZone, start.zoneEntry.problem != nil { add(.startZone) }
    for problem in problems where problem.field == .start {
      add(field(of: problem), words(problem))
    }
    if end.date.problem != nil { add(.endDate) }
    if end.time.problem != nil { add(.endTime) }
    if showsEndZone, end.zoneEntry.problem != nil { add(.endZone) }
    for problem in problems where problem.field == .end { add(field(of: problem), words(problem)) }
    if price.amountProblem != nil { add(.amount) }
    if price.hasRate, price.rateProblem != nil { add(.rate) }
    if let sentence = linkError { add(.link, sentence) }
    return errors
  }

  /// Whether everything that was typed about dates and times was understood.
  var isUnderstood: Bool {
    [start, end].allSatisfy {
      $0.date.problem == nil && $0.time.problem == nil && $0.zoneEntry.problem == nil
    }
  }

  private func words(_ problem: BookingProblem) -> String { problem.sentence(words, kind: kind) }

  /// The problems with times, without those that an imported booking had before.
  private func newProblems(_ booking: Booking) -> [BookingProblem] {
    let old = original?.timeProblems ?? []
    return booking.timeProblems.filter { problem in
      guard old.contains(problem), let original else { return true }
      return problem.field == .start
        ? original.start != booking.start : original.end != booking.end
    }
  }

  /// The control with which the user corrects a problem with a time.
  private func field(of problem: BookingProblem) -> BookingField {
    let isStart = problem.field == .start
    switch problem.reason {
    case .time(.noZone), .time(.unknownZone):
      // A booking that stays at one place has one zone, that of the start.
      return isStart || !kind.isMove ? .startZone : .endZone
    case .time(.skipped): return isStart ? .startTime : .endTime
    case .time(.repeated): return isStart ? .startChoice : .endChoice
    case .endsBeforeStart:
      return end.time.value == nil || end.date.value == nil ? .endDate : .endTime
    case .noNight: return .endDate
    }
  }

  private var titleError: String? {
    let isNamed = title.contains { !$0.isWhitespace }
    // A booking from one place to another is identified by its places.
    if isNamed || kind.isMove && (start.place != nil || end.place != nil) { return nil }
    if let original, original.title.isEmpty, title == original.title { return nil }
    return switch kind {
    case .flight: String(localized: "Type the flight number, or where the flight goes.")
    case .train: String(localized: "Type the name of the train, or where it goes.")
    case .bus: String(localized: "Type the name of the bus, or where it goes.")
    case .boat: String(localized: "Type the name of the ship, or where it goes.")
    case .car: String(localized: "Type what the car is called, or where you pick it up.")
    case .stay: String(localized: "A name is missing. Type that of the hotel, or of your hosts.")
    case .meal: String(localized: "A name is missing. Type that of the restaurant.")
    case .activity: String(localized: "A name is missing. Type what you want to do.")
    }
  }

  /// The provider's page, if what was typed is the address of one.
  var page: URL? {
    let text = link.trimmingCharacters(in: .whitespacesAndNewlines)
    let full = text.contains("://") ? text : "https://\(text)"
    guard !text.isEmpty, !text.contains(where: \.isWhitespace), let url = URL(string: full),
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host(),
      host.split(separator: ".").count >= 2 || host == "localhost"
    else { return nil }
    return url
  }

  private var linkError: String? {
    let isEmpty = !link.contains { !$0.isWhitespace }
    if isEmpty || page != nil || link == original?.link { return nil }
    return String(
      localized: "This is not the address of a page. Write it as in https://example.org.")
  }
}
