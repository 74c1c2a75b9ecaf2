import Foundation
import Testing

@testable import Places

/// Distance, direction and hours between two places.
struct DistanceTests {
  private let english = Locale(identifier: "en_GB@measure=metric")
  private let frankfurt = DistanceTests.place("Frankfurt am Main", 50.1155, 8.6842, "Europe/Berlin")
  private let tokyo = DistanceTests.place("Tokyo", 35.6895, 139.6917, "Asia/Tokyo")

  private static func place(
    _ name: String, _ latitude: Double, _ longitude: Double, _ zone: String
  ) -> GazetteerPlace {
    GazetteerPlace(
      id: name, kind: .city, name: name, countryCode: "", latitude: latitude,
      longitude: longitude, timeZoneIdentifier: zone)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func theSentenceHasDistanceDirectionAndHours() throws {
    let winter = try date("2026-12-24T12:00:00Z")
    #expect(
      tokyo.sentence(from: frankfurt, at: winter, in: english)
        == "Tokyo is 9,331 km to the north-east of Frankfurt am Main, and 8 hours ahead.")
    let summer = try date("2026-07-01T12:00:00Z")
    #expect(
      frankfurt.sentence(from: tokyo, at: summer, in: english)
        == "Frankfurt am Main is 9,331 km to the north-west of Tokyo, and 7 hours behind.")
    let american = Locale(identifier: "en_US")
    #expect(
      tokyo.sentence(from: frankfurt, at: winter, in: american)
        == "Tokyo is 5,798 miles to the north-east of Frankfurt am Main, and 8 hours ahead.")
  }

  @Test func halfHoursAndTheSameTimeAreSaid() throws {
    let now = try date("2026-12-24T12:00:00Z")
    let kathmandu = Self.place("Kathmandu", 27.7017, 85.3206, "Asia/Kathmandu")
    #expect(
      kathmandu.sentence(from: frankfurt, at: now, in: english)
        .hasSuffix(", and 4 hours 45 minutes ahead."))
    let oslo = Self.place("Oslo", 59.9127, 10.7461, "Europe/Oslo")
    #expect(
      oslo.sentence(from: frankfurt, at: now, in: english)
        == "Oslo is 1,097 km to the north of Frankfurt am Main, and has the same time.")
    let nearby = Self.place("Römer", 50.1105, 8.6821, "Europe/Berlin")
    #expect(
      nearby.sentence(from: frankfurt, at: now, in: english)
        == "Römer is 1 km to the south of Frankfurt am Main, and has the same time.")
    #expect(
      frankfurt.sentence(from: frankfurt, at: now, in: english)
        == "Frankfurt am Main is less than 1 km from Frankfurt am Main, and has the same time.")
  }

  @Test func aZoneThatThisSystemDoesNotKnowIsLeftOut() throws {
    let mars = Self.place("Olympus", 18.65, -133.8, "Mars/Olympus")
    let sentence = mars.sentence(
      from: frankfurt, at: try date("2026-12-24T12:00:00Z"), in: english)
    #expect(sentence.hasSuffix("of Frankfurt am Main."))
  }

  @Test func theShortWayCrossesTheDateLine() {
    let suva = Self.place("Suva", -18.1416, 178.4415, "Pacific/Fiji")
    let apia = Self.place("Apia", -13.8333, -171.7667, "Pacific/Apia")
    #expect((1_100..<1_200).contains(apia.kilometres(from: suva)))
    #expect(apia.direction(from: suva) == .northEast)
    #expect(suva.direction(from: apia) == .southWest)
  }

  @Test func oppositePlacesAreHalfTheEarthApart() {
    let north = Self.place("a", 40, 20, "UTC")
    let south = Self.place("b", -40, -160, "UTC")
    #expect(abs(north.kilometres(from: south) - 20_015) < 2)
  }

  @Test(
    arguments: zip(
      [0.0, 22, 23, 90, 180, -90, -22, -23, 359, -180],
      [
        CompassPoint.north, .north, .northEast, .east, .south, .west, .north, .northWest, .north,
        .south,
      ]))
  func degreesHaveACompassPoint(_ degrees: Double, _ point: CompassPoint) {
    #expect(CompassPoint(degrees: degrees) == point)
  }
}
