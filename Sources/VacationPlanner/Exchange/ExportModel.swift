import Exchange
import Foundation
import Observation
import Tabstop
import TabstopFoundation
import Trips

/// An export: what, and as which kind of file.
@Observable
final class ExportModel {
  enum Format: Hashable, CaseIterable {
    case calendar, webPage
  }

  /// The time of the calendar's alarm before the start of a booking.
  nonisolated enum Alarm: Hashable, Sendable {
    /// The times of the bookings' own alarms.
    case asPlanned
    /// The same number of minutes for each booking without an alarm of its own.
    case minutes(Int)

    static let choices: [Alarm] = [
      .asPlanned, .minutes(15), .minutes(60), .minutes(180), .minutes(1440),
    ]
  }

  /// The trip to export; nil for all of them.
  var trip: RecordID?
  var format = Format.calendar
  var alarm = Alarm.asPlanned

  let plans: Plans

  init(_ plans: Plans, trip: RecordID?) {
    self.plans = plans
    self.trip = trip.flatMap { plans.trips[$0]?.id }
  }

  /// The trips that are exported, the first one first.
  private var exported: [TripPlan] {
    if let trip { return plans.trips[trip].map { [$0] } ?? [] }
    return plans.trips.values.sorted { ($0.trip.firstDay, $0.id) < ($1.trip.firstDay, $1.id) }
  }

  /// The name of the trip, or of all together.
  var title: String {
    guard let trip else { return String(localized: "All Trips") }
    return plans.trips[trip]?.trip.title ?? ""
  }

  /// The title as a name for a file, without what a file system or a shell would take for something
  /// else.
  var fileName: String {
    let name = title.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }
    let trimmed = String(name.drop { $0 == "." || $0.isWhitespace }.prefix(100))
    return trimmed.isEmpty ? String(localized: "Trip") : trimmed
  }

  /// Makes the file, on a thread of the pool: all trips of many years take seconds.
  ///
  /// - Parameter now: The time of the export, which a calendar states.
  func file(now: Date = Date()) async throws(MissingLibrary) -> ExportedFile {
    let order = Order(
      trips: exported.map(TripSnapshot.init), isOne: trip != nil, title: title, words: plans.words)
    return switch format {
    case .calendar: try await order.calendar(alarm, now)
    case .webPage: await order.webPage()
    }
  }

  /// A snapshot of the records to export.
  private nonisolated struct Order: Sendable {
    let trips: [TripSnapshot]
    let isOne: Bool
    let title: String
    let words: Wording

    @concurrent
    func calendar(_ alarm: Alarm, _ now: Date) async throws(MissingLibrary) -> ExportedFile {
      var bookings = trips.flatMap(\.sortedBookings)
      if case .minutes(let minutes) = alarm {
        for index in bookings.indices where bookings[index].alarmMinutes == nil {
          bookings[index].alarmMinutes = minutes
        }
      }
      return ExportedFile(
        type: .calendarEvents,
        contents: try CalendarWriter.write(named: title, bookings, now: now, words: words))
    }

    @concurrent
    func webPage() async -> ExportedFile {
      let outlines = trips.map { TripOutline($0, words: words) }
      let outline =
        isOne ? outlines.first ?? TripOutline(title, []) : TripOutline(title, outlines)
      return ExportedFile(type: .html, contents: Data(TripWebPage.write(outline).utf8))
    }
  }
}

/// A file that was made in memory.
nonisolated struct ExportedFile: FileDocument {
  static var readableContentTypes: [UTType] { [] }
  static var writableContentTypes: [UTType] { [.calendarEvents, .html] }

  let type: UTType
  let contents: Data

  init(type: UTType, contents: Data) {
    self.type = type
    self.contents = contents
  }

  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.featureUnsupported)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}

nonisolated extension UTType {
  /// iCalendar.
  static let calendarEvents = UTType(filenameExtension: "ics") ?? .data
}
