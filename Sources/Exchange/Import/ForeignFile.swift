import Foundation
import Trips

/// Parses foreign files of all formats. A program calls it in a helper process (`ForeignFileHelper`),
/// so that a fault in a parser ends only that process.
public enum ForeignFile {
  /// Parses a file. The format is detected from its contents.
  public static func parse(_ data: Data) throws(ImportFault) -> ImportResult {
    try parse(data, depth: 0).unique()
  }

  static func parse(_ data: Data, depth: Int) throws(ImportFault) -> ImportResult {
    guard data.count <= ImportLimits.fileSize else { throw .tooLarge }
    guard !data.isEmpty else { throw .empty }
    if data.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return try PassReader.read(data) }
    let text = ForeignText.decoded(data)
    let start = text.drop(while: \.isWhitespace)
    let head = start.prefix(4000).lowercased()
    if head.hasPrefix("begin:vcalendar") { return try CalendarReader.read(text) }
    if head.hasPrefix("{") || head.hasPrefix("[") { return try ReservationReader.read(json: text) }
    if head.hasPrefix("<") { return try ReservationReader.read(html: text) }
    if head.contains("begin:vcalendar"), !isMail(head) { return try CalendarReader.read(text) }
    if isMail(head) { return try MailReader.read(data, depth: depth) }
    if text.range(of: "ld+json", options: .caseInsensitive) != nil {
      return try ReservationReader.read(html: text)
    }
    throw .unknownFormat
  }

  private static func isMail(_ head: String) -> Bool {
    let fields = [
      "from:", "to:", "subject:", "date:", "received:", "mime-version:", "return-path:",
      "content-type:", "message-id:", "delivered-to:",
    ]
    return head.split(whereSeparator: \.isNewline).prefix(60)
      .filter { line in fields.contains { line.hasPrefix($0) } }.count >= 2
  }
}
