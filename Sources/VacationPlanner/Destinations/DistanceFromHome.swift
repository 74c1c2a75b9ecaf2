import Foundation
import Places
import Trips

/// The distance and direction of a destination from home, the city that this computer's time zone
/// is named after.
enum DistanceFromHome {
  /// The sentence: "Kyoto is 8,961 km to the north-east of Berlin, and 8 hours ahead."
  ///
  /// - Returns: nil if the gazetteer lacks one of the two cities, or cannot be read: the page is complete
  ///   without the sentence.
  static func sentence(
    to destination: Destination, words: Wording, zone: TimeZone = .current, at now: Date = Date()
  ) async -> String? {
    guard let gazetteer = await SharedGazetteer.shared.get() else { return nil }
    return await sentence(to: destination, words: words, zone: zone, at: now, in: gazetteer)
  }

  static func sentence(
    to destination: Destination, words: Wording, zone: TimeZone, at now: Date,
    in gazetteer: Gazetteer
  ) async -> String? {
    guard
      let there = await city(
        destination.englishPlace, named: destination.englishName, in: gazetteer),
      let home = await home(zone, words, in: gazetteer), home.id != there.id
    else { return nil }
    return there.sentence(
      named: destination.name, from: home, at: now, in: words.locale)
  }

  private static func home(
    _ zone: TimeZone, _ words: Wording, in gazetteer: Gazetteer
  ) async -> GazetteerPlace? {
    let name = words.city(ofZone: zone.identifier)
    let home = await city(name, named: name, in: gazetteer)
    return home?.timeZoneIdentifier == zone.identifier ? home : nil
  }

  private static func city(
    _ text: String, named name: String, in gazetteer: Gazetteer
  ) async -> GazetteerPlace? {
    let found = (try? await gazetteer.suggestions(for: text, of: [.city])) ?? []
    // The first suggestion for "New York" is "New York City".
    return found.first { FoldedText.fold($0.name).hasPrefix(FoldedText.fold(name)) }
  }
}
