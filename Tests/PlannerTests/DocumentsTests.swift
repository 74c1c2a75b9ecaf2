import Foundation
import Testing
import Trips
import Vault

@testable import vacation_planner

/// Documents: reading files, the copies that other programs open, and removing what nothing names.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct DocumentsTests {
  private func file(_ user: SignedInUser, _ name: String, _ contents: Data = Data("abc".utf8))
    -> URL
  {
    let url = user.folder.appendingPathComponent(name)
    #expect(FileManager.default.createFile(atPath: url.path, contents: contents))
    return url
  }

  private func tripDocuments(_ user: SignedInUser) async throws -> TripDocuments {
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    return TripDocuments(
      user.plans, user.plans.trips[Trip.japan.id]!, opened: OpenedDocuments())
  }

  @Test func aFileIsKeptWithItsTypeAndChecksum() async throws {
    let user = try await SignedInUser()
    let tripDocuments = try await tripDocuments(user)
    await tripDocuments.add([file(user, "ticket.PDF")])
    let document = try #require(tripDocuments.current)
    #expect(document.name == "ticket.PDF" && document.mediaType == "application/pdf")
    #expect(document.size == 3 && document.addedOn == user.plans.today)
    // FIPS 180-2, B.1
    #expect(
      document.checksum == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(try await user.plans.contents(of: document) == Data("abc".utf8))
    #expect(user.plans.alertedFault == nil)
    #expect(tripDocuments.sentence(document).hasPrefix("ticket.PDF, PDF, "))
  }

  @Test func oneFileThatCannotBeReadKeepsAllFromBeingAdded() async throws {
    let user = try await SignedInUser()
    let tripDocuments = try await tripDocuments(user)
    let good = file(user, "good.txt")
    let folder = user.folder.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    await tripDocuments.add([good, folder])
    #expect(user.plans.alertedFault?.message.hasPrefix("folder is not a file.") == true)
    await tripDocuments.add([good, user.folder.appendingPathComponent("none")])
    #expect(user.plans.alertedFault?.message.hasPrefix("none cannot be read: ") == true)
    // It has no bytes on the disk.
    let large = file(user, "large.iso", Data())
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: UInt64(DocumentFile.mostBytes + 1))
    try handle.close()
    await tripDocuments.add([good, large])
    #expect(user.plans.alertedFault?.message.hasPrefix("large.iso is larger than 64 MiB.") == true)
    await tripDocuments.add([URL(string: "https://example.org/a.pdf")!])
    #expect(user.plans.alertedFault?.message.hasPrefix("a.pdf is not on this computer.") == true)
    #expect(tripDocuments.documents.isEmpty && !tripDocuments.isBusy)
  }

  @Test func mediaTypesComeFromTheExtension() {
    #expect(DocumentFile.mediaType(of: "a.jpeg") == "image/jpeg")
    #expect(DocumentFile.mediaType(of: "a.ics") == "text/calendar")
    #expect(DocumentFile.mediaType(of: "a.unheard-of") == "application/octet-stream")
    #expect(DocumentFile.mediaType(of: "README") == "application/octet-stream")
  }

  @Test func copiesAreForThisUserAloneAndRemoved() async throws {
    let opened = OpenedDocuments()
    let (first, second) = (
      try await opened.add(Data("1".utf8), name: "../../ticket.pdf"),
      try await opened.add(Data("2".utf8), name: "ticket.pdf")
    )
    #expect(first.lastPathComponent == "ticket.pdf" && first != second)
    #expect(try Data(contentsOf: first) == Data("1".utf8))
    let mode = { (url: URL) -> mode_t in
      var status = stat()
      return stat(url.path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
    #expect(mode(first) == 0o600)
    var folder = first.deletingLastPathComponent()
    for _ in 0..<3 {
      #expect(mode(folder) == 0o700)
      folder = folder.deletingLastPathComponent()
    }
    let other = OpenedDocuments()
    let third = try await other.add(Data("3".utf8), name: "ticket.pdf")
    opened.removeAll()
    #expect(!FileManager.default.fileExists(atPath: first.path))
    #expect(FileManager.default.fileExists(atPath: third.path))
    other.removeAll()
    #expect(!FileManager.default.fileExists(atPath: third.path))
  }

  @Test func namesOfCopiesStayInTheirFolder() {
    #expect(OpenedDocuments.safeName("a/b\0c.pdf") == "bc.pdf")
    #expect(OpenedDocuments.safeName("..") == "document")
    #expect(OpenedDocuments.safeName("") == "document")
    let long = OpenedDocuments.safeName(String(repeating: "é", count: 300) + ".pdf")
    #expect(long.utf8.count <= 200 && long.hasSuffix(".pdf"))
  }

  // MARK: Removing what nothing names

  /// The documents in the vault.
  private func kept(_ user: SignedInUser) async throws -> Int {
    try await user.session.records.readAll().documents.count
  }

  @Test func contentsOfADeletedDocumentStayUntilTheNextSignIn() async throws {
    let user = try await SignedInUser()
    let tripDocuments = try await tripDocuments(user)
    await tripDocuments.add([file(user, "a.txt"), file(user, "b.txt")])
    let document = try #require(tripDocuments.documents.first)
    tripDocuments.delete(document)
    await until { tripDocuments.documents.count == 1 }
    #expect(try await kept(user) == 2)
    user.plans.undo()
    await until { tripDocuments.documents.count == 2 }
    #expect(try await user.plans.contents(of: document) == Data("abc".utf8))
    user.plans.redo()
    await until { tripDocuments.documents.count == 1 }

    let next = try await user.otherPlans()
    let following = Task { await next.keepUpToDate() }
    await until { next.isComplete }
    while try await kept(user) != 1 { await Task.yield() }
    let left = try #require(tripDocuments.documents.first)
    #expect(try await next.contents(of: left) == Data("abc".utf8))
    following.cancel()
  }

  @Test func contentsStayWhileAnotherWindowMayUndoTheDeletion() async throws {
    let user = try await SignedInUser()
    let first = Task { await user.plans.keepUpToDate() }
    await until { user.plans.isComplete }
    let tripDocuments = try await tripDocuments(user)
    await tripDocuments.add([file(user, "a.txt")])
    let document = try #require(tripDocuments.documents.first)
    tripDocuments.delete(document)
    await until { tripDocuments.documents.isEmpty }

    let next = try await user.otherPlans()
    let second = Task { await next.keepUpToDate() }
    // It has looked for unnamed documents before it follows changes.
    await until { next.isComplete }
    try await next.perform(ChangeTitle(.changed, "trip Kyoto"), [.put(.trip(.japan))])
    #expect(try await kept(user) == 1)
    user.plans.undo()
    await until { tripDocuments.documents.count == 1 }
    #expect(try await user.plans.contents(of: document) == Data("abc".utf8))
    first.cancel()
    second.cancel()
  }

  @Test func nothingIsRemovedIfARecordCannotBeRead() async throws {
    let user = try await SignedInUser()
    let tripDocuments = try await tripDocuments(user)
    await tripDocuments.add([file(user, "a.txt")])
    tripDocuments.delete(try #require(tripDocuments.documents.first))
    await until { tripDocuments.documents.isEmpty }
    let records = user.session.records
    var contents = try await records.readAll()
    #expect(Plans.unnamedDocuments(contents, PlanContents(contents.records)).count == 1)
    // Of a newer version of the program.
    try await records.put(
      VaultID(), kind: "document",
      content: Data(#"{"kind":"document","record":{},"schema":99}"#.utf8)
    )
    contents = try await records.readAll()
    #expect(Plans.unnamedDocuments(contents, PlanContents(contents.records)).isEmpty)
    let next = try await user.otherPlans()
    let following = Task { await next.keepUpToDate() }
    await until { next.isComplete }
    #expect(try await kept(user) == 1)
    following.cancel()
  }
}
