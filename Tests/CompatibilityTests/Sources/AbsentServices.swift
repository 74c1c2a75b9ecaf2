// What applications ask of Apple's services: their data in iCloud, Game Center, Apple Music.
import CloudKit
import GameKit
import MusicKit
import SwiftUI

// MARK: iCloud

@MainActor
final class NotesModel: ObservableObject {
  @Published var status = ""
  @Published var error = ""
  @Published var notes: [String] = []
  private let database = CKContainer.default().privateCloudDatabase

  func checkAccount() {
    CKContainer.default().accountStatus { [weak self] status, _ in
      DispatchQueue.main.async {
        switch status {
        case .available: self?.status = "available"
        case .noAccount: self?.status = "no account"
        case .couldNotDetermine, .restricted, .temporarilyUnavailable: self?.status = "unknown"
        @unknown default: break
        }
      }
    }
  }

  nonisolated static func record() -> CKRecord {
    let record = CKRecord(
      recordType: "Note",
      recordID: CKRecord.ID(recordName: "first", zoneID: CKRecordZone(zoneName: "Notes").zoneID))
    record["title"] = "Bled"
    record["stars"] = 4
    record["weight"] = 1.5 as CKRecordValue
    record["isDone"] = true
    record["tags"] = ["lake", "castle"]
    record.setValue(Date(timeIntervalSinceReferenceDate: 0), forKey: "date")
    record["owner"] = CKRecord.Reference(
      recordID: CKRecord.ID(recordName: "ada"), action: .deleteSelf)
    record["photo"] = CKAsset(fileURL: URL(fileURLWithPath: "/tmp/lake.png"))
    return record
  }

  func save() async {
    do {
      _ = try await database.save(Self.record())
    } catch let error as CKError where error.code == .notAuthenticated {
      self.error = error.localizedDescription
    } catch {
      self.error = "?"
    }
  }

  func load() async {
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    do {
      let (results, cursor) = try await database.records(matching: query, resultsLimit: 20)
      notes = results.compactMap { try? $0.1.get() }.map { $0["title"] as? String ?? "" }
      if let cursor { _ = try await database.records(continuingMatchFrom: cursor) }
    } catch CKError.notAuthenticated {
      error = "not authenticated"
    } catch {
      self.error = "?"
    }
  }

  func search(_ done: @escaping (String) -> Void) {
    let operation = CKQueryOperation(
      query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    operation.resultsLimit = 10
    var titles: [String] = []
    operation.recordMatchedBlock = { _, result in
      if case .success(let record) = result { titles.append(record["title"] as? String ?? "") }
    }
    operation.queryResultBlock = { result in
      DispatchQueue.main.async {
        switch result {
        case .success: done("\(titles.count)")
        case .failure(let error): done("\((error as? CKError)?.code.rawValue ?? 0)")
        }
      }
    }
    database.add(operation)
  }

  func subscribe(_ done: @escaping (String) -> Void) {
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(value: true), subscriptionID: "new",
      options: [.firesOnRecordCreation])
    let notification = CKSubscription.NotificationInfo()
    notification.alertBody = "A new note"
    notification.shouldBadge = true
    subscription.notificationInfo = notification
    database.save(subscription) { _, error in
      let code = (error as? CKError)?.errorCode ?? 0
      DispatchQueue.main.async { done("\(code)") }
    }
  }
}

// MARK: Game Center

final class GameCenter: NSObject, ObservableObject, GKGameCenterControllerDelegate,
  GKLocalPlayerListener
{
  @Published var isAuthenticated = false
  @Published var message = ""
  @Published var isFinished = false

  func authenticate() {
    GKLocalPlayer.local.authenticateHandler = { [weak self] controller, error in
      if let controller {
        UIApplication.shared.windows.first?.rootViewController?.present(controller, animated: true)
        return
      }
      if let error {
        self?.message = error.localizedDescription
        return
      }
      self?.isAuthenticated = GKLocalPlayer.local.isAuthenticated
      GKAccessPoint.shared.location = .topLeading
      GKAccessPoint.shared.isActive = true
    }
  }

  func report(_ score: Int) async -> Bool {
    do {
      try await GKLeaderboard.submitScore(
        score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
      let boards = try await GKLeaderboard.loadLeaderboards(IDs: ["best"])
      let entries = try await boards.first?.loadEntries(
        for: .global, timeScope: .allTime, range: NSRange(1...10))
      return entries?.1.contains { $0.player.displayName == "Ada" } ?? false
    } catch GKError.notAuthenticated {
      return false
    } catch {
      return true
    }
  }

  func scores() -> GKGameCenterViewController {
    let controller = GKGameCenterViewController(
      leaderboardID: "best", playerScope: .global, timeScope: .allTime)
    controller.gameCenterDelegate = self
    return controller
  }

  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {
    isFinished = true
  }
}

// MARK: Apple Music

struct SongSearch: View {
  @State private var songs: MusicItemCollection<Song> = []
  @State private var message = ""
  @ObservedObject private var state = ApplicationMusicPlayer.shared.state

  var body: some View {
    VStack {
      Text(message)
      Text(state.playbackStatus == .playing ? "Playing" : "Not playing")
      ForEach(songs) { song in
        HStack {
          if let artwork = song.artwork { ArtworkImage(artwork, width: 40, height: 40) }
          Text(song.title)
        }
        .onTapGesture { play(song) }
      }
    }
    .task { await search() }
  }

  private func search() async {
    guard await MusicAuthorization.request() == .authorized else {
      message = "Not allowed"
      return
    }
    var request = MusicCatalogSearchRequest(term: "Lake", types: [Song.self, Album.self])
    request.limit = 5
    songs = (try? await request.response().songs) ?? []
  }

  private func play(_ song: Song) {
    ApplicationMusicPlayer.shared.queue = [song]
    Task { try await ApplicationMusicPlayer.shared.play() }
  }
}

func tracks(of id: String) async throws -> [String] {
  let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: MusicItemID(id))
  let album = try await request.response().items.first?.with([.tracks, .artists])
  return album?.tracks?.map(\.title) ?? []
}
