import Foundation
import Trips

/// Guesses the kind of an event of another program from its words.
enum EventKind {
  /// The words that indicate a kind, in the order in which they are tried.
  private static let words: [(BookingKind, [String])] = [
    (.flight, ["flight", "flug", "vol", "vuelo", "volo", "✈", "boarding"]),
    (
      .train,
      ["train", "zug", "bahn", "tgv", "eurostar", "shinkansen", "hbf", "thalys", "amtrak", "🚆"]
    ),
    (.bus, ["bus", "coach", "flixbus", "🚌"]),
    (.boat, ["ferry", "fähre", "boat", "cruise", "kreuzfahrt", "ship", "🚢", "⛴"]),
    (.car, ["car", "rental", "mietwagen", "🚗"]),
    (
      .stay,
      [
        "hotel", "stay", "hostel", "airbnb", "ryokan", "inn", "accommodation", "unterkunft",
        "apartment", "check-in", "🏨",
      ]
    ),
    (
      .meal,
      [
        "dinner", "lunch", "breakfast", "brunch", "restaurant", "abendessen", "mittagessen",
        "frühstück", "café", "🍽",
      ]
    ),
  ]

  static func guess(_ summary: String, _ categories: String, _ description: String) -> BookingKind {
    if matches(#"\b(ICE?|EC|TGV|RE|RJX?|NJ) ?[0-9]+\b"#, summary) != nil { return .train }
    for text in [categories, summary] {
      let found = Set(
        text.lowercased().split { !$0.isLetter && !$0.isSymbol && $0 != "-" }.map(String.init))
      let whole = text.lowercased()
      for (kind, words) in words {
        let hasWord = words.contains { word in
          found.contains(word)
            || (word.unicodeScalars.contains { $0.value > 0x2000 } && whole.contains(word))
        }
        if hasWord { return kind }
      }
    }
    return flightNumber(summary) != nil && route(summary).from != nil ? .flight : .activity
  }

  /// Finds the number of a flight: "LH 716" in "LH716 FRA-HND".
  static func flightNumber(_ text: String) -> String? {
    matches(#"\b([A-Z]{2}|[A-Z][0-9]|[0-9][A-Z]) ?[0-9]{1,4}\b"#, text).map(spaced)
  }

  /// Returns a flight's number with a space after the airline's code, because sites write it with
  /// and without.
  static func spaced(_ number: String) -> String {
    guard
      matches(#"^([A-Z]{2}|[A-Z][0-9]|[0-9][A-Z])[0-9]{1,4}$"#, number) != nil
    else { return number }
    return "\(number.prefix(2)) \(number.dropFirst(2))"
  }

  private static func matches(_ pattern: String, _ text: String) -> String? {
    text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
  }

  /// Finds the places in texts such as "Flight LH 716: Frankfurt to Tokyo", "LH716 FRA-HND", "Paris
  /// → Lyon".
  static func route(_ summary: String) -> (from: String?, to: String?) {
    if let codes = matches(#"\b[A-Z]{3} ?[-–→>/] ?[A-Z]{3}\b"#, summary)?.split(whereSeparator: {
      !$0.isLetter
    }) {
      return (codes.first.map(String.init), codes.last.map(String.init))
    }
    // "Flight to Tokyo (LH 716)", but "Frankfurt (FRA) to Tokyo (HND)".
    let whole = summary.replacingOccurrences(
      of: #"\s*\((?![A-Z]{3}\))[^()]*\)$"#, with: "", options: .regularExpression)
    let route = whole.split(separator: ":", maxSplits: 1).last.map(String.init) ?? whole
    // A hyphen alone may also stand between a meal and its place.
    let marks =
      [" → ", " -> ", " – ", " to ", " nach "] + (flightNumber(whole) == nil ? [] : [" - "])
    for mark in marks {
      let parts = route.components(separatedBy: mark)
      guard parts.count == 2 else { continue }
      let ends = parts.map { $0.trimmingCharacters(in: .whitespaces) }
      guard ends.allSatisfy({ !$0.isEmpty }) else { continue }
      if let from = ends[0].range(of: " from ") {
        return (String(ends[0][from.upperBound...]), ends[1])
      }
      // TripIt: "LH716 FRA to HND"; easyJet: "easyJet flight EZY8003 London to Berlin".
      if let number = ends[0].range(
        of: #"^(.*\s)?([A-Z]{2,3}|[A-Z][0-9]|[0-9][A-Z]) ?[0-9]{1,4}\s+"#,
        options: .regularExpression)
      {
        return (String(ends[0][number.upperBound...]), ends[1])
      }
      // "Flight to Tokyo" contains only one place.
      let isKind = words.contains { $0.1.contains(ends[0].lowercased()) }
      return (isKind ? nil : ends[0], ends[1])
    }
    return (nil, nil)
  }

  /// Creates a place from a name or from the three letters of an airport; for a flight, also from
  /// "Frankfurt (FRA)" and Google's "Frankfurt FRA".
  static func place(_ name: String, _ kind: BookingKind) -> Place {
    let isCode = name.utf8.count == 3 && name.utf8.allSatisfy { 65...90 ~= $0 }
    if kind == .flight, let code = matches(#"[ ,]+\(?[A-Z]{3}\)?$"#, name) {
      let city = name.dropLast(code.count).trimmingCharacters(in: .whitespaces)
      if !city.isEmpty { return Place(city, code: code.filter(\.isLetter)) }
    }
    return Place(name, code: isCode ? name : nil)
  }
}
