import Observation
import Places
import Tabstop
import Trips

/// The gazetteer of this process: opened when it is first needed, off the main thread.
final class SharedGazetteer {
  static let shared = SharedGazetteer()

  private let open: @Sendable () async throws(PlacesFault) -> Gazetteer
  private var opening: Task<Gazetteer?, Never>?
  /// The reason why there is no gazetteer.
  private(set) var fault: PlacesFault?

  init(
    open: @escaping @Sendable () async throws(PlacesFault) -> Gazetteer = {
      () async throws(PlacesFault) in try await Gazetteer.open()
    }
  ) {
    self.open = open
  }

  /// The gazetteer; nil if its file is missing or damaged. That is announced once.
  func get() async -> Gazetteer? {
    let opening =
      self.opening
      ?? Task {
        do throws(PlacesFault) {
          return try await open()
        } catch {
          fault = error
          AccessibilityNotification.Announcement(error.message).post()
          return nil
        }
      }
    self.opening = opening
    return await opening.value
  }

  /// The rates that ship with the program; nil if there are none.
  func rates() async -> ExchangeRates? {
    try? await get()?.exchangeRates()
  }
}
