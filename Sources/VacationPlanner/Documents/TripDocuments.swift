import Foundation
import Observation
import Tabstop
import TabstopFoundation
import Trips

/// The documents of a trip, and what is done with them.
@Observable
final class TripDocuments {
  let plans: Plans
  let plan: TripPlan
  private let opened: OpenedDocuments
  var selected: RecordID?
  /// Whether files are being read, or a document is.
  private(set) var isBusy = false
  /// The copy that is about to be saved.
  private(set) var copy: DocumentCopy?

  init(_ plans: Plans, _ plan: TripPlan, opened: OpenedDocuments) {
    self.plans = plans
    self.plan = plan
    self.opened = opened
  }

  /// The documents by name.
  var documents: [Document] {
    plan.documents.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  var current: Document? { selected.flatMap { plan.documents[$0] } }

  /// The document in one sentence: "ticket.pdf, PDF, 1.2 MB, with flight LH 716, added 20 November
  /// 2026".
  func sentence(_ document: Document) -> String {
    String(localized: "\(document.name), \(details(document))")
  }

  /// The details of a document without its name.
  func details(_ document: Document) -> String {
    let size = document.size.formatted(.byteCount(style: .file).locale(plans.words.locale))
    let booking = document.booking.flatMap { plan.bookings[$0] }.map {
      String(localized: "with \($0.spokenName)")
    }
    return [
      document.kindName, size.replacingOccurrences(of: "\u{202F}", with: " "), booking,
      String(localized: "added \(document.addedOn.inWords(plans.words))"),
    ].compactMap(\.self).joined(separator: .comma)
  }

  // MARK: Adding

  /// Stores files with the trip: all of them, or none if one cannot be read.
  func add(_ files: [URL]) async {
    guard !files.isEmpty, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do throws(PlanFault) {
      var documents: [Document] = []
      var contents: [RecordID: Data] = [:]
      for url in files {
        let file = try await DocumentFile.reading(url)
        let document = Document(
          trip: plan.id, name: file.name, mediaType: file.mediaType,
          size: Int64(file.contents.count), checksum: file.checksum, addedOn: plans.today)
        documents.append(document)
        contents[document.id] = file.contents
      }
      let name =
        documents.count == 1
        ? AnyRecord.document(documents[0]).spokenName
        : String(localized: "\(documents.count) documents")
      try await plans.perform(
        ChangeTitle(.added, name), documents.map { .put(.document($0)) }, documents: contents)
      selected = documents[0].id
    } catch {
      plans.alert(error)
    }
  }

  // MARK: Reading

  /// Writes a copy that only this user can read, and opens it.
  func open(_ document: Document, with openURL: OpenURLAction) async {
    guard let contents = await contents(of: document) else { return }
    do throws(PlanFault) {
      let url = try await opened.add(contents, name: document.name)
      openURL(url) { [plans] isOpen in
        if isOpen { return }
        plans.alertedFault = PlanFault(
          String(
            localized: """
              This computer has no program that opens \(document.name). Save a copy, and open \
              that elsewhere.
              """))
      }
    } catch {
      plans.alert(error)
    }
  }

  /// Reads a document that is to be saved as a copy.
  ///
  /// - Returns: Whether there is a copy to save.
  func prepareCopy(of document: Document) async -> Bool {
    copy = await contents(of: document).map { DocumentCopy(name: document.name, contents: $0) }
    return copy != nil
  }

  /// Called when the copy is saved or not.
  func finishCopy(_ result: Result<URL, any Error>?) {
    let name = copy?.name ?? ""
    copy = nil
    switch result {
    case .success(let url):
      AccessibilityNotification.Announcement(
        String(localized: "\(name) saved as \(url.lastPathComponent)")
      ).post()
    case .failure(let error):
      plans.alertedFault = PlanFault(
        String(localized: "\(name) was not saved: \(error.failureReason)"))
    case nil: break
    }
  }

  private func contents(of document: Document) async -> Data? {
    isBusy = true
    defer { isBusy = false }
    do throws(PlanFault) {
      return try await plans.contents(of: document)
    } catch {
      plans.alert(error)
      return nil
    }
  }

  // MARK: Changing

  /// Stores a document with a booking, or with the trip as a whole.
  func assign(_ document: Document, to booking: RecordID?) {
    var changed = document
    changed.booking = booking
    plans.performOrAlert(
      ChangeTitle(.changed, AnyRecord.document(document).spokenName),
      [.put(.document(changed))])
  }

  /// Removes a document from the trip. Its contents stay in the vault until the user signs in the next
  /// time, so that it can be undone.
  func delete(_ document: Document) {
    plans.performOrAlert(
      ChangeTitle(.deleted, AnyRecord.document(document).spokenName), [.delete(document.id)])
  }
}

/// A document to save in a file.
nonisolated struct DocumentCopy: FileDocument {
  static var readableContentTypes: [UTType] { [.data] }

  let name: String
  let contents: Data

  init(name: String, contents: Data) {
    self.name = name
    self.contents = contents
  }

  init(configuration: ReadConfiguration) throws {
    self.init(name: "", contents: configuration.file.regularFileContents ?? Data())
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}

extension Document {
  /// The kind of document, in a word or two: "PDF", "picture".
  var kindName: String {
    let ending = (name as NSString).pathExtension
    return switch mediaType {
    case "application/pdf": "PDF"
    case "text/calendar": String(localized: "calendar")
    case "application/vnd.apple.pkpass": String(localized: "pass")
    case "message/rfc822": String(localized: "e-mail")
    case let type where type.hasPrefix("image/"): String(localized: "picture")
    case let type where type.hasPrefix("text/"): String(localized: "text")
    case let type where type.hasPrefix("audio/"): String(localized: "sound")
    case let type where type.hasPrefix("video/"): String(localized: "video")
    default:
      ending.isEmpty ? String(localized: "file") : String(localized: "\(ending.uppercased()) file")
    }
  }
}
