import Trips
import Vault

/// The decoded records of an account, as the first reading of its vault returns them. Created off
/// the main thread.
nonisolated struct PlanContents: Sendable {
  private(set) var trips: [Trip] = []
  private(set) var favourites: [Favourite] = []
  /// The other records by their trips, also by trips that do not exist.
  private(set) var belongings: [RecordID: [AnyRecord]] = [:]
  /// Messages about records that cannot be read, and are left unchanged.
  private(set) var faults: [String] = []

  /// Decodes all of `records`. O(n).
  init(_ records: some Sequence<VaultRecord>) {
    for record in records {
      do throws(RecordFault) {
        switch try RecordCoding.decode(record.content) {
        case .trip(let trip): trips.append(trip)
        case .favourite(let favourite): favourites.append(favourite)
        case let other: belongings[other.trip, default: []].append(other)
        }
      } catch {
        faults.append(error.description)
      }
    }
  }

  /// Decodes `records` on a thread of the concurrent pool.
  @concurrent
  static func decoding(_ records: [VaultRecord]) async -> PlanContents { PlanContents(records) }
}
