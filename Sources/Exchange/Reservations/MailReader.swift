import Foundation
internal import Localization

/// Reads what an e-mail (RFC 5322, MIME) contains: reservations in its HTML, attached calendars and
/// passes.
enum MailReader {
  static func read(_ data: Data, depth: Int) throws(ImportFault) -> ImportResult {
    guard depth < 4 else { throw .unknownFormat }
    // Latin 1 keeps every byte.
    let text = (String(data: data, encoding: .isoLatin1) ?? "")
      .replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    var parts: [MailPart] = []
    MailPart.collect(text[...], depth: 0, &parts)
    var result = ImportResult()
    for part in parts where part.isRelevant {
      do {
        result.add(try part.read(depth: depth))
      } catch .unknownFormat {
        // A page without reservations: most e-mails have one.
      } catch {
        result.omit(part.name, error.description)
      }
    }
    result.dropCalendarsOfReservations()
    for part in parts where part.type == "application/pdf" {
      result.omit(part.name, String(words: "PDF files are not read."))
    }
    guard !result.bookings.isEmpty || !result.notUnderstood.isEmpty else { throw .unknownFormat }
    return result
  }
}

/// A part of an e-mail that has no parts itself.
private struct MailPart {
  let type: String
  let name: String
  private let encoding: String
  private let charset: String
  private let body: Substring

  var isRelevant: Bool {
    let file = name.lowercased()
    return [
      "text/html", "text/calendar", "application/ics", "application/ld+json", "application/json",
      "application/vnd.apple.pkpass", "application/vnd.apple.pkpasses", "message/rfc822",
    ].contains(type)
      || [".ics", ".pkpass", ".pkpasses", ".json", ".html", ".eml"].contains { file.hasSuffix($0) }
  }

  func read(depth: Int) throws(ImportFault) -> ImportResult {
    let data = decoded
    if type == "text/html" {
      return try ReservationReader.read(html: ForeignText.decoded(data, charset: charset))
    }
    return try ForeignFile.parse(data, depth: depth + 1)
  }

  private var decoded: Data {
    switch encoding {
    case "base64":
      Data(base64Encoded: String(body), options: .ignoreUnknownCharacters) ?? Data()
    case "quoted-printable": Self.quotedPrintable(body)
    default: String(body).data(using: .isoLatin1) ?? Data()
    }
  }

  private static func quotedPrintable(_ text: Substring) -> Data {
    let bytes = Array(String(text).data(using: .isoLatin1) ?? Data())
    var data = Data(capacity: bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "=") else {
        data.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      } else if index + 1 < bytes.count,
        let value = UInt8(String(decoding: bytes[index...(index + 1)], as: UTF8.self), radix: 16)
      {
        data.append(value)
        index += 2
      } else {
        data.append(byte)
      }
    }
    return data
  }

  static func collect(_ text: Substring, depth: Int, _ parts: inout [MailPart]) {
    guard depth < ImportLimits.depth, parts.count < 500 else { return }
    let split = text.range(of: "\n\n")
    let head = split.map { text[..<$0.lowerBound] } ?? text
    let body = split.map { text[$0.upperBound...] } ?? ""
    let fields = headers(text.hasPrefix("\n") ? "" : head)
    let own = text.hasPrefix("\n") ? text.dropFirst() : body
    let contentType = fields["content-type"] ?? "text/plain"
    let type = contentType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    if type.hasPrefix("multipart/"), let boundary = parameter("boundary", contentType),
      !boundary.isEmpty
    {
      // The text before the first boundary and after the last does not belong to a part.
      for piece in pieces(own, boundary) { collect(piece, depth: depth + 1, &parts) }
      return
    }
    parts.append(
      MailPart(
        type: type,
        name: line(
          parameter("name", contentType) ?? parameter(
            "filename", fields["content-disposition"] ?? "")
            ?? type),
        encoding: (fields["content-transfer-encoding"] ?? "").trimmingCharacters(in: .whitespaces)
          .lowercased(),
        charset: (parameter("charset", contentType) ?? "").lowercased(), body: own))
  }

  private static func headers(_ text: some StringProtocol) -> [String: String] {
    var fields: [String: String] = [:]
    let unfolded = text.replacingOccurrences(of: "\n ", with: " ").replacingOccurrences(
      of: "\n\t", with: " ")
    for header in unfolded.split(separator: "\n").prefix(1000) {
      guard let colon = header.firstIndex(of: ":") else { continue }
      let name = header[..<colon].lowercased()
      if fields[name] == nil {
        fields[name] = header[header.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return fields
  }

  private static func pieces(_ body: Substring, _ boundary: String) -> [Substring] {
    var pieces: [Substring] = []
    var start: Substring.Index?
    var index = body.startIndex
    while index < body.endIndex {
      let end = body[index...].firstIndex(of: "\n") ?? body.endIndex
      let content = body[index..<end]
      // The boundary of another part may begin with the same letters.
      let mark = content.hasPrefix("--\(boundary)") ? content.dropFirst(2 + boundary.count) : "x"
      if mark.drop(while: { $0 == " " || $0 == "\t" }).isEmpty || mark.hasPrefix("--") {
        if let start, start <= index { pieces.append(body[start..<index]) }
        if mark.hasPrefix("--") { return pieces }
        start = end < body.endIndex ? body.index(after: end) : end
      }
      index = end < body.endIndex ? body.index(after: end) : end
    }
    // The closing boundary is missing: the e-mail was truncated.
    if let start, start < body.endIndex { pieces.append(body[start...]) }
    return pieces
  }

  /// A parameter of a header: `boundary` of `multipart/mixed; boundary="x"`.
  private static func parameter(_ name: String, _ header: String) -> String? {
    // RFC 2231 adds `*` for an encoding and `*0` for a continuation.
    let pattern = #"(?:^|[;\s])"# + name + #"(?:\*0)?(\*)?\s*=\s*"#
    guard
      let range = header.range(of: pattern, options: [.regularExpression, .caseInsensitive])
    else { return nil }
    let rest = header[range.upperBound...]
    if rest.hasPrefix("\"") { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    let value = String(rest.prefix { $0 != ";" && !$0.isWhitespace })
    guard header[range].contains("*"), let encoded = value.split(separator: "'").last else {
      return value
    }
    return encoded.removingPercentEncoding ?? value
  }
}
