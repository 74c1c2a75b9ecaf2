import Foundation
import Testing

@testable import Trips

struct RecordCodingTests {
  static var records: [AnyRecord] {
    var flight = lh716
    flight.price = Money(minorUnits: 80_000, .euro)
    flight.rate = ExchangeRate(
      from: .euro, to: .yen, rate: "161.2", date: day("2026-11-20"), source: .typed)
    flight.origin = ImportOrigin(.reservation, key: "XYZ/1")
    flight.alarmMinutes = 90
    flight.start.choice = .later
    var trip = Trip.japan
    trip.places = [.kyoto]
    trip.budget = Budget(
      total: Money(minorUnits: 1, .yen), categories: [CategoryBudget(.meals, .zero(.euro))])
    return [
      .trip(trip), .booking(flight),
      .cost(Cost(trip: trip.id, title: "Guide", category: .other, amount: .zero(.yen))),
      .checklist(
        Checklist(
          trip: trip.id, title: "Packing", purpose: .packing,
          items: [
            ChecklistItem("socks", isDone: true), ChecklistItem("passport"),
          ])),
      .document(
        Document(
          trip: trip.id, booking: flight.id, name: "ticket.pdf", mediaType: "application/pdf",
          size: 12, checksum: "00", addedOn: day("2026-11-20"))),
      .favourite(Favourite(destination: "kyoto", name: "Kyoto")),
    ]
  }

  @Test(arguments: records) func recordsAreReadAsTheyWereWritten(_ record: AnyRecord) throws {
    let data = try RecordCoding.encode(record)
    #expect(try RecordCoding.decode(data) == record)
    #expect(try RecordCoding.encoder.encode(RecordCoding.json(record)) == data)
    #expect(try RecordCoding.encode(RecordCoding.decode(data)) == data)
  }

  /// A field of a newer version in each object of a record is there again after a change.
  @Test(arguments: records) func unknownFieldsAreKept(_ record: AnyRecord) throws {
    func mark(_ value: JSONValue) -> JSONValue {
      switch value {
      case .object(var fields):
        fields = fields.mapValues(mark)
        fields["fromTheFuture"] = .array([.integer(9_007_199_254_740_993), .object(["x": .null])])
        return .object(fields)
      // Elements without an id are not marked: they are refused, see below.
      case .array(let elements):
        return .array(elements.map { $0["id"] == nil ? $0 : mark($0) })
      default: return value
      }
    }
    guard case .object(var envelope) = try RecordCoding.json(record) else { return }
    envelope["record"] = mark(envelope["record"]!)
    var read = try RecordCoding.record(.object(envelope))
    #expect(try RecordCoding.json(read) == .object(envelope))
    #expect(read != record)

    if case .checklist(var list) = read {
      list.items.removeFirst()
      list.items.append(ChecklistItem("umbrella"))
      list.title = "Bags"
      read = .checklist(list)
      let items = try RecordCoding.json(read)["record"]?["items"]?.elements
      #expect(items?.map { $0["fromTheFuture"] != nil } == [true, false])
      #expect(try RecordCoding.json(read)["record"]?["title"] == .string("Bags"))
    }
  }

  @Test func unknownFieldsThatCannotBeKeptAreRefused() throws {
    let json = String(decoding: try RecordCoding.encode(Self.records[0]), as: UTF8.self)
    let changed = json.replacingOccurrences(
      of: #""name":"Kyoto""#, with: #""name":"Kyoto","elevation":50"#)
    #expect(throws: RecordFault.field("places", .parts)) {
      try RecordCoding.decode(Data(changed.utf8))
    }
  }

  @Test(arguments: [
    (#"{"schema":2,"kind":"trip","record":{}}"#, "newer version"),
    (#"{"schema":0,"kind":"trip","record":{}}"#, "“schema” has a value that is not known"),
    (#"{"kind":"trip","record":{}}"#, "“schema” is missing"),
    (#"{"schema":1,"kind":"ship","record":{}}"#, "“ship”"),
    (#"{"schema":1,"kind":"trip","record":{"id":"x"}}"#, "“id” has a value that is not known"),
    (#"{"schema":1,"kind":"trip","record":{}}"#, "“id” is missing"),
    (#"{"schema":1,"kind":"trip"}"#, "“record” is missing"),
    (#"{"schema":1,"kind":"trip","record":{},"seal":1}"#, "not known"),
    ("{", "not valid JSON"), ("", "not valid JSON"), ("[]", "“schema” is missing"),
  ])
  func faultsAreSentences(_ json: String, _ words: String) {
    do {
      _ = try RecordCoding.decode(Data(json.utf8))
      Issue.record("\(json) was read")
    } catch {
      #expect(error.description.contains(words), "\(error)")
      #expect(error.description.hasSuffix("."))
    }
  }

  /// Cutting or changing a byte never ends the program, and never yields half a record silently.
  @Test func damagedRecordsAreRefusedOrRead() throws {
    var dice = Dice(1)
    for record in Self.records {
      let data = try RecordCoding.encode(record)
      for _ in 0..<150 {
        var damaged = data
        damaged[Int.random(in: 0..<data.count, using: &dice)] = UInt8.random(
          in: 0...255, using: &dice)
        _ = try? RecordCoding.decode(damaged)
        let cut = data.prefix(Int.random(in: 0..<data.count, using: &dice))
        #expect(throws: RecordFault.self) { try RecordCoding.decode(cut) }
      }
    }
  }

  @Test func pastedLinesBecomeItems() {
    var list = Checklist(trip: Trip.japan.id, title: "Packing", purpose: .packing)
    list.add(
      lines: "socks\n\n - two shirts \r\n* [x] passport\n3. umbrella\n2.5 l bottle\n☑ tickets\n•\n")
    #expect(
      list.items.map(\.title) == [
        "socks", "two shirts", "passport", "umbrella", "2.5 l bottle", "tickets",
      ])
    #expect(list.items.map(\.isDone) == [false, false, true, false, false, true])
    #expect(list.progress == "2 of 6")
  }
}
