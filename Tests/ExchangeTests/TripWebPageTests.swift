import Foundation
import Testing
import Trips

@testable import Exchange

struct TripWebPageTests {
  @Test func daysAreHeadingsAndBookingsAreListed() throws {
    var short = trip
    short.lastDay = day("2026-12-26")
    short.notes = "1 < 2 & \"x\""
    var stay = Booking(
      trip: trip.id, kind: .stay, state: .booked, title: "<b>Granvia</b>",
      start: BookingEnd(Place("Kyoto"), day("2026-12-24")), end: BookingEnd(nil, day("2026-12-26")))
    stay.reference = "4711"
    let list = Checklist(
      trip: trip.id, title: "Packing", purpose: .packing,
      items: [ChecklistItem("socks", isDone: true)])
    let costs = try CostSummary([], bookings: [], home: .euro)
    let page = TripWebPage.write(short, [stay], lists: [list], costs: costs, words: .posix)
    #expect(
      page.contains(
        """
        <h1>Japan</h1>
        <p>3 days, Thursday, 24 December 2026 to Saturday, 26 December 2026</p>
        <h2>Thursday, 24 December 2026, day 1</h2>
        <ul>
        <li>stay &lt;b&gt;Granvia&lt;/b&gt;, Kyoto, 2 nights, booked<br>Number 4711</li>
        </ul>
        <h2>Friday, 25 December 2026, day 2</h2>
        <ul>
        <li>night 2 of 2, &lt;b&gt;Granvia&lt;/b&gt;</li>
        </ul>
        <h2>Saturday, 26 December 2026, day 3</h2>
        <ul>
        <li>check out of &lt;b&gt;Granvia&lt;/b&gt;, Kyoto, booked</li>
        </ul>
        <h2>Packing</h2>
        <ul>
        <li>done: socks</li>
        </ul>
        <h2>Costs</h2>
        <ul>
        <li>all together: €0.00</li>
        </ul>
        <h2>Notes</h2>
        <p>1 &lt; 2 &amp; &quot;x&quot;</p>
        """), "\(page)")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
  }
}
