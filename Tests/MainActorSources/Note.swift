import SwiftUI

/// A note that is dragged and shared. Types for the transfer are on no actor, in SwiftUI as here.
struct Note: Codable, Identifiable, Transferable {
  var id = 0
  var words = ""
  var date = Date.distantPast

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .plainText) { Data($0.words.utf8) }
    ProxyRepresentation(exporting: \.words)
  }
}

/// A document with the notes, of which a table has an order.
struct NoteBook: FileDocument {
  static let readableContentTypes = [UTType.json]
  var notes: [Note] = []
  var order = [KeyPathComparator(\Note.words), KeyPathComparator(\Note.date)]

  init(notes: [Note]) { self.notes = notes }

  init(configuration: ReadConfiguration) throws {
    notes = try JSONDecoder().decode(
      [Note].self, from: configuration.file.regularFileContents ?? Data())
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(sorted))
  }

  var sorted: [Note] { notes.sorted(using: order) }
}
