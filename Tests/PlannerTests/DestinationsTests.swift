import Foundation
import Places
import Testing
import Trips

@testable import vacation_planner

@MainActor
@Suite(.timeLimit(.minutes(2))) struct DestinationsTests {
  private static func destination(_ id: String, season: String) -> Destination {
    try! JSONDecoder().decode(
      Destination.self,
      from: JSONSerialization.data(
        withJSONObject: [
          "id": id, "name": id.capitalized, "country": "Japan", "countryCode": "JP",
          "region": "Kansai",
          "summary": "Temples.", "season": season, "facts": ["Old"], "picture": "\(id).svg",
          "pictureDescription": "A pagoda.",
        ] as [String: Any]))
  }

  private static let kyoto = destination("kyoto", season: "March to April")
  private static let nara = destination("nara", season: "November")

  @Test func destinationsAreFilteredByMonthQueryAndFavourites() {
    let model = DestinationsModel(.success([Self.kyoto, Self.nara]))
    #expect(model.shown(favourites: []) == [Self.kyoto, Self.nara])
    model.month = 4
    #expect(model.shown(favourites: []) == [Self.kyoto])
    model.month = nil
    model.query = "NÁRA"
    #expect(model.shown(favourites: []) == [Self.nara])
    model.isOnlyFavourites = true
    #expect(model.shown(favourites: ["kyoto"]).isEmpty)
    model.showAll()
    #expect(model.shown(favourites: []) == [Self.kyoto, Self.nara])
    #expect(DestinationsModel.count(1, .posix) == "1 destination")
    #expect(DestinationsModel.count(0, .posix) == "No destinations")
  }

  @Test func aRowSaysItAll() {
    #expect(
      Self.kyoto.rowSentence(isFavourite: true) == "Kyoto, Japan. March to April. Favourite")
    #expect(Self.kyoto.seasonSentence(month: 4, .posix) == "April is in the season.")
    #expect(Self.kyoto.seasonSentence(month: 12, .posix) == "December is not in the season.")
  }

  @Test func favouritesAreKeptUndoneAndFollowedElsewhere() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let other = try await user.otherPlans()
    let following = Task { await other.keepUpToDate() }
    await until { other.isComplete }
    plans.toggleFavourite(Self.kyoto)
    await until { plans.isFavourite(Self.kyoto) && other.isFavourite(Self.kyoto) }
    #expect(plans.nextUndo?.done == "Kyoto added to favourites. Undo with Control Z")
    plans.toggleFavourite(Self.kyoto)
    await until { !plans.isFavourite(Self.kyoto) && !other.isFavourite(Self.kyoto) }
    #expect(plans.nextUndo?.done == "Kyoto removed from favourites. Undo with Control Z")
    plans.undo()
    await until { plans.isFavourite(Self.kyoto) }
    plans.undo()
    await until { !plans.isFavourite(Self.kyoto) && !other.isFavourite(Self.kyoto) }
    #expect(plans.alertedFault == nil)

    plans.redo()
    await until { plans.isFavourite(Self.kyoto) }
    let third = try await user.otherPlans()
    let reading = Task { await third.keepUpToDate() }
    await until { third.isComplete }
    #expect(third.isFavourite(Self.kyoto) && third.trips.isEmpty)
    following.cancel()
    reading.cancel()
  }

  /// Two programs that add the same destination at once create two records, which are removed
  /// together.
  @Test func aFavouriteThatWasAddedTwiceIsRemovedOnce() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    let records = (1...2).map { _ in Favourite(destination: "kyoto", name: "Kyoto") }
    try await plans.perform(
      ChangeTitle(.addedToFavourites, "Kyoto"), records.map { .put(.favourite($0)) })
    plans.toggleFavourite(Self.kyoto)
    await until { !plans.isFavourite(Self.kyoto) }
    #expect(plans.storedRecords.isEmpty)
  }

  @Test func theCountIsAnnouncedOnlyAfterAPause() async {
    var pauses: [CheckedContinuation<Void, Never>] = []
    var announced: [String] = []
    let count = CountAnnouncement(
      pause: { await withCheckedContinuation { pauses.append($0) } },
      announce: { announced.append($0) })
    count.announce("5 results")
    await until { pauses.count == 1 }
    count.announce("3 results")
    await until { pauses.count == 2 }
    for pause in pauses { pause.resume() }
    await until { !announced.isEmpty }
    #expect(announced == ["3 results"])
  }

  @Test func theWayFromHomeIsOneSentence() async throws {
    let gazetteer = try await Gazetteer.open()
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    func sentence(_ zone: String) async -> String? {
      await DistanceFromHome.sentence(
        to: Self.kyoto, words: .posix, zone: TimeZone(identifier: zone)!, at: now, in: gazetteer)
    }
    let way = try #require(await sentence("Europe/Berlin"))
    #expect(way.hasPrefix("Kyoto is ") && way.hasSuffix("of Berlin, and 7 hours ahead."), "\(way)")
    #expect(await sentence("America/New_York") != nil)
    // A zone without a city, and a place that the gazetteer does not have.
    #expect(await sentence("Etc/GMT+3") == nil)
    let nowhere = Self.destination("xyzzyville", season: "May")
    #expect(
      await DistanceFromHome.sentence(
        to: nowhere, words: .posix, zone: TimeZone(identifier: "Europe/Berlin")!, at: now,
        in: gazetteer) == nil)
  }
}
