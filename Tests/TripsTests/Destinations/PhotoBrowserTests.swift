import Foundation
import Testing

@testable import Trips

struct PhotoBrowserTests {
  private static func destination(_ name: String) -> Destination {
    let json = """
      {"id": "\(name)", "name": "\(name)", "country": "Utopia", "countryCode": "UT", "region": "Isle",
      "summary": "Nowhere.", "season": "Always", "facts": ["None."], "picture": "\(name).svg",
      "pictureDescription": "A place."}
      """
    return try! JSONDecoder().decode(Destination.self, from: Data(json.utf8))
  }

  @Test func itGoesRound() {
    let browser = PhotoBrowser(["a", "b", "c"].map(Self.destination))
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append("\(browser.current.place), \(browser.position)")
      browser.showNext()
    }
    #expect(
      seen == ["a, Utopia, 1 of 3", "b, Utopia, 2 of 3", "c, Utopia, 3 of 3", "a, Utopia, 1 of 3"])
  }
}
