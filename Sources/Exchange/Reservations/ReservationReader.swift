import Foundation
internal import Localization
import Trips

/// Reads reservations of schema.org: JSON-LD in a file of its own, JSON-LD and microdata in a web page.
enum ReservationReader {
  static func read(json text: String) throws(ImportFault) -> ImportResult {
    guard let value = LenientJSON.decode(text) else { throw .damaged(.json) }
    var result = ImportResult()
    collect(value, depth: 0, &result)
    guard !result.bookings.isEmpty || !result.notUnderstood.isEmpty else { throw .unknownFormat }
    return result
  }

  static func read(html text: String) throws(ImportFault) -> ImportResult {
    var result = ImportResult()
    for script in scripts(text) {
      // Pages contain several; one that is wrong does not make the others so.
      guard let value = LenientJSON.decode(script) else {
        result.omit(
          String(words: "A part of the page"), String(words: "Its data are not valid JSON."))
        continue
      }
      collect(value, depth: 0, &result)
    }
    for item in Microdata.items(text) { collect(item, depth: 0, &result) }
    guard !result.bookings.isEmpty || !result.notUnderstood.isEmpty else { throw .unknownFormat }
    return result
  }

  /// The contents of the page's scripts of the type "application/ld+json".
  private static func scripts(_ html: String) -> [String] {
    var scripts: [String] = []
    var rest = html[...]
    while scripts.count < 200, let tag = rest.range(of: "<script", options: .caseInsensitive),
      let close = rest.range(of: ">", range: tag.upperBound..<rest.endIndex),
      let end = rest.range(
        of: "</script", options: .caseInsensitive, range: close.upperBound..<rest.endIndex)
    {
      if rest[tag.upperBound..<close.lowerBound].lowercased().contains("ld+json") {
        var script = String(rest[close.upperBound..<end.lowerBound])
          .trimmingCharacters(in: .whitespacesAndNewlines)
        for mark in ["<!--", "//<![CDATA[", "<![CDATA["] where script.hasPrefix(mark) {
          script.removeFirst(mark.count)
        }
        for mark in ["-->", "//]]>", "]]>"] where script.hasSuffix(mark) {
          script.removeLast(mark.count)
        }
        scripts.append(script)
      }
      rest = rest[end.upperBound...]
    }
    return scripts
  }

  private static func collect(_ value: JSONValue, depth: Int, _ result: inout ImportResult) {
    guard depth < ImportLimits.depth else { return }
    switch value {
    case .array(let elements):
      for element in elements { collect(element, depth: depth + 1, &result) }
    case .object(let fields):
      let data = LinkedData(value: value)
      if data.type.hasSuffix("Reservation") {
        // Reservations for several flights are in one for all.
        if let parts = fields["subReservation"], data["reservationFor"] == nil {
          collect(parts, depth: depth + 1, &result)
        } else if let subjects = fields["reservationFor"]?.elements, subjects.count > 1 {
          // One number for the outward and the return journey.
          for subject in subjects.prefix(ImportLimits.bookings) {
            var one = fields
            one["reservationFor"] = subject
            add(LinkedData(value: .object(one)), &result)
          }
        } else {
          add(data, &result)
        }
      } else {
        for key in fields.keys.sorted() { collect(fields[key] ?? .null, depth: depth + 1, &result) }
      }
    default: break
    }
  }

  private static func add(_ data: LinkedData, _ result: inout ImportResult) {
    let reservation = Reservation(data)
    guard let booking = reservation.booking else {
      let name = data["reservationFor"]?.text("name") ?? data.text("reservationNumber") ?? data.type
      result.omit(
        name,
        reservation.kind == nil
          ? String(words: "It is a \(data.type), which is not supported.")
          : String(words: "It has no date that can be understood."))
      return
    }
    result.add(booking)
  }
}
