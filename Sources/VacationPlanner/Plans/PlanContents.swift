import Trips
import Vault

/// The records of an account, decoded: what a first reading of its vault gives. Made off the main
/// thread.
nonisolated struct PlanContents: Sendable {
  private(set) var trips: [Trip] = []
  private(set) var favourites: [Favourite] = []
  /// What belongs to each trip, also to one that is not there.
  private(set) var belongings: [RecordID: [AnyRecord]] = [:]
  /// Sentences about records that cannot be read, and are left as they are.
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

  /// The same, on a thread of the pool.
  @concurrent
  static func decoding(_ records: [VaultRecord]) async -> PlanContents { PlanContents(records) }
}
