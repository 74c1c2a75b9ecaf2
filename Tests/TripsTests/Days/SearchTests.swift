import Foundation
import Testing

@testable import Trips

struct SearchTests {
  @Test(arguments: [
    ("Zürich", "zurich"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"), ("Tromsø", "tromso"),
    ("ＡＢＣ", "abc"), ("Þingvellir", "thingvellir"), ("東京", "東京"), ("İstanbul", "istanbul"),
  ])
  func textsAreFolded(_ text: String, _ folded: String) { #expect(FoldedText.fold(text) == folded) }

  @Test func allWordsMustBeThere() {
    let records = RecordCodingTests.records
    let index = SearchIndex(records)
    #expect(index.search("lh tokyo") == [records[1].id])
    #expect(index.search("HND") == [records[1].id])
    #expect(index.search("socks") == [records[3].id])
    #expect(index.search("ticket.pdf") == [records[4].id])
    #expect(index.search("  ").isEmpty)
    #expect(index.search("lh nowhere").isEmpty)
    #expect(index.search("japan") == [records[0].id])
    #expect(SearchIndex([]).search("a").isEmpty)
    #expect(index.search("\0").isEmpty)
  }

  /// Random words in random texts, against looking into each text.
  @Test func itFindsWhatLookingIntoEachTextFinds() {
    var dice = Dice(5)
    let letters = Array("abc ")
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in letters.randomElement(using: &dice)! })
    }
    let records = (0..<200).map { _ in
      AnyRecord.cost(
        Cost(trip: Trip.japan.id, title: text(12), category: .other, amount: .zero(.euro)))
    }
    let index = SearchIndex(records)
    for _ in 0..<300 {
      let query = text(4)
      let words = query.split(separator: " ")
      let expected =
        words.isEmpty
        ? []
        : records.filter { record in
          words.allSatisfy { record.searchedTexts[0].contains($0) }
        }.map(\.id)
      #expect(index.search(query) == expected, "\"\(query)\"")
    }
  }

  @Test func destinationsAreFilteredByMonth() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: project.appending(path: "data/destinations.json"))
    let all = try JSONDecoder().decode([Destination].self, from: data)
    let months = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.months) })
    #expect(months["kyoto"] == [3, 4, 11])
    #expect(months["lofoten"] == [9, 10, 11, 12, 1, 2, 3, 6, 7])
    #expect(months["torres-del-paine"] == [11, 12, 1, 2, 3])
    #expect(months["valensole"] == [6, 7])
    #expect(months["mu-cang-chai"] == [5, 6, 9, 10])
    #expect(all.allSatisfy { !$0.months.isEmpty }, "a month for each")
    #expect(
      all.matching(month: 12).map(\.id).sorted() == ["lofoten", "merzouga", "torres-del-paine"])
    #expect(all.matching(query: "KYOTO").map(\.id) == ["kyoto"])
    #expect(all.matching(month: 8, query: "kyoto").isEmpty)
  }
}
