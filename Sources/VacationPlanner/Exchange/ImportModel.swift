import Exchange
import Foundation
import Observation
import Places
import Trips

/// An import: the files that are read, what was understood, and what of it the user keeps.
@Observable
final class ImportModel {
  enum Stage: Hashable {
    /// No file has been chosen.
    case choosing
    case reading
    case preview
    /// The file is a backup, which is imported by a form of its own.
    case backup(URL)
  }

  struct OtherRow: Hashable, Identifiable {
    let id: Int
    let sentence: String
  }

  private(set) var stage = Stage.choosing
  private(set) var preview: ImportPreview?
  /// The names of the files, in a sentence.
  private(set) var fileNames = ""
  /// The rows that the user has deselected.
  var omitted: Set<RecordID> = []
  /// The trip of new bookings.
  var target = ImportTarget.newTrip
  /// The trip that is made, if `target` is a new one.
  var newTrip: Trip

  let plans: Plans
  /// The trip whose page is shown.
  private let shownTrip: RecordID?
  @ObservationIgnored private let reader: ForeignFileReader
  private let gazetteer: SharedGazetteer

  init(
    _ plans: Plans, shownTrip: RecordID?, reader: ForeignFileReader = ForeignFileReader(),
    gazetteer: SharedGazetteer = .shared
  ) {
    self.gazetteer = gazetteer
    self.plans = plans
    self.shownTrip = shownTrip
    self.reader = reader
    newTrip = Trip(id: RecordID(), around: [], today: plans.today)
  }

  // MARK: Reading

  /// Reads files and shows what they contain. If the task is cancelled, nothing is shown.
  func read(_ files: [URL]) async {
    let words = plans.words
    fileNames =
      files.count == 1
      ? files[0].lastPathComponent
      : words.count(files.count, "file")
    stage = .reading
    if files.count == 1, await ForeignFiles.isBackup(files[0]) {
      if !Task.isCancelled { stage = .backup(files[0]) }
      return
    }
    let result = await ForeignFiles.read(files, by: reader)
    let places = result.bookings.flatMap { [$0.start.place, $0.end?.place] }.compactMap(\.self)
    var lookup: PlaceLookup?
    if !places.isEmpty, let gazetteer = await gazetteer.get() {
      lookup = await PlaceLookup(places, in: gazetteer)
    }
    await waitUntilComplete()
    let preview = await Self.compare(
      result, with: plans.trips.values.map(\.bookings), lookup, into: newTrip.id, words)
    guard !Task.isCancelled else { return }
    show(preview)
  }

  @concurrent
  private nonisolated static func compare(
    _ result: ImportResult, with bookings: [[RecordID: Booking]], _ lookup: PlaceLookup?,
    into trip: RecordID, _ words: Wording
  ) async -> ImportPreview {
    ImportPreview(result, into: trip, existing: bookings.flatMap(\.values), words: words) {
      lookup?.place($0)
    }
  }

  /// Waits until all bookings are known: with some of them, others would be imported twice.
  private func waitUntilComplete() async {
    for await isComplete in Observations({ [plans] in plans.isComplete }) where isComplete {
      return
    }
  }

  private func show(_ preview: ImportPreview) {
    let new = preview.rows.filter { $0.status == .new }.map(\.booking)
    newTrip = Trip(id: newTrip.id, around: new, today: plans.today)
    target = .best(for: new, among: plans.trips.values.map(\.trip), shown: shownTrip)
    omitted = []
    self.preview = preview
    stage = .preview
  }

  // MARK: What is shown

  /// The rows that importing would change something for.
  var rows: [ImportPreview.Row] { preview?.rows.filter { $0.status != .unchanged } ?? [] }
  /// The rows that are in the plans already.
  var knownRows: [ImportPreview.Row] { preview?.rows.filter { $0.status == .unchanged } ?? [] }
  /// The parts of the files that were not understood, each with the reason.
  var otherRows: [OtherRow] {
    (preview?.notUnderstood ?? []).enumerated().map {
      OtherRow(
        id: $0.offset,
        sentence: String(localized: "\($0.element.name): \($0.element.reason)"))
    }
  }
  /// The rows that are imported.
  var chosenRows: [ImportPreview.Row] { rows.filter { !omitted.contains($0.id) } }
  /// Whether there are bookings for which a trip is to be chosen.
  var offersTrip: Bool { rows.contains { $0.status == .new } }
  /// Whether a trip is needed: bookings that are there already stay in theirs.
  var needsTrip: Bool { chosenRows.contains { $0.status == .new } }

  /// A sentence about the found bookings, which is shown and announced.
  var summary: String {
    guard let preview else { return "" }
    let words = plans.words
    let count = { (status: ImportPreview.Status) in preview.rows.count { $0.status == status } }
    var sentences: [String] = []
    if preview.rows.isEmpty {
      sentences = [String(localized: "No bookings found in \(fileNames).")]
    } else if rows.isEmpty {
      let all = words.count(preview.rows.count, "booking")
      sentences = [
        String(localized: "Nothing new: \(all) in \(fileNames), already there.")
      ]
    } else {
      let (newCount, changedCount) = (count(.new), count(.changed))
      let knownCount = count(.unchanged)
      var parts: [String] = []
      if newCount > 0 { parts.append(String(localized: "\(newCount) new")) }
      if changedCount > 0 { parts.append(String(localized: "\(changedCount) changed")) }
      if knownCount > 0 { parts.append(String(localized: "\(knownCount) already there")) }
      let found = words.count(preview.rows.count, "booking")
      sentences = [
        String(localized: "\(found) found in \(fileNames): \(parts.joined(separator: .comma)).")
      ]
    }
    let others = preview.notUnderstood.count
    if others > 0 {
      sentences.append(
        String(
          localized: "\(words.count(others, "entry", "entries")) not understood."))
    }
    return sentences.joined(separator: " ")
  }

  /// The action title: "Import 3 Bookings".
  var actionTitle: String {
    let count = chosenRows.count
    return count == 1
      ? String(localized: "Import 1 Booking") : String(localized: "Import \(count) Bookings")
  }

  /// The error of the new trip's title; nil if it is valid or not needed.
  var titleError: String? {
    guard needsTrip, target == .newTrip,
      newTrip.title.allSatisfy(\.isWhitespace)
    else { return nil }
    return String(localized: "Type a title for the new trip.")
  }

  // MARK: Keeping

  /// Imports the chosen rows in one change.
  ///
  /// - Returns: The trip of the first of them, to show it.
  func save() async throws(PlanFault) -> RecordID? {
    guard !chosenRows.isEmpty else { return nil }
    var writes: [RecordWrite] = []
    let trip: RecordID
    if case .existing(let id) = target { trip = id } else { trip = newTrip.id }
    let makesTrip = needsTrip && trip == newTrip.id
    if makesTrip {
      newTrip.title = newTrip.title.trimmingCharacters(in: .whitespacesAndNewlines)
      writes.append(.put(.trip(newTrip)))
    }
    var first: RecordID?
    for row in chosenRows {
      var booking = row.booking
      if booking.trip == newTrip.id { booking.trip = trip }
      // Another window may have changed it since the files were read.
      if let existing = row.existing, case .booking(var current) = plans.record(row.id) {
        let changes = FieldChanges(from: existing, to: booking)
        changes.apply(to: &current)
        changes.applyTogether(\.price, \.rate, to: &current)
        booking = current
      }
      first = first ?? booking.trip
      writes.append(.put(.booking(booking)))
    }
    try await plans.perform(ChangeTitle(.imported, name(makesTrip)), writes)
    return first
  }

  /// The name of the change: "trip Kyoto with 3 bookings", "flight LH 716".
  private func name(_ makesTrip: Bool) -> String {
    let count = plans.words.count(chosenRows.count, "booking")
    if makesTrip {
      return String(localized: "\(AnyRecord.trip(newTrip).spokenName) with \(count as String)")
    }
    return chosenRows.count == 1 ? chosenRows[0].booking.spokenName : count
  }
}
