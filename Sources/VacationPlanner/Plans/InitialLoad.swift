import Trips
import Vault

/// The first reading of an account's records, begun before the pages are made that show them.
nonisolated struct InitialLoad: Sendable {
  /// The changes since the reading began.
  let events: AsyncStream<VaultEvent>
  /// The contents that were read, with the trips decoded.
  let contents: Task<Result<(VaultContents, trips: [Trip]), VaultError>, Never>

  init(_ records: RecordVault) {
    events = records.changes()
    contents = Task.detached(priority: .userInitiated) {
      do throws(VaultError) {
        return .success(try await Self.read(records))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Reads all, and decodes the trips, which are shown before the rest is decoded.
  @concurrent
  static func read(
    _ records: RecordVault
  ) async throws(VaultError) -> (VaultContents, trips: [Trip]) {
    let contents = try await records.readAll()
    let trips = contents.records.filter { $0.kind == RecordKind.trip.rawValue }
    return (contents, PlanContents(trips).trips)
  }
}
