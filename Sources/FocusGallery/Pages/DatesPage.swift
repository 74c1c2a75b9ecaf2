import Tabstop
import TabstopFoundation

/// Days and times that are typed: `DatePicker` in the style `.field`.
struct DatesPage: View {
  private enum Field { case departure, back, breakfast, takeOff }

  @State private var departure = DatesPage.day(24)
  @State private var back = DatesPage.day(27)
  @State private var breakfast = DatesPage.day(25)
  @State private var takeOff = DatesPage.day(24)
  @FocusState private var focus: Field?

  /// A day in December 2026, at half past nine.
  private static func day(_ day: Int) -> Date {
    Calendar.current.date(
      from: DateComponents(year: 2026, month: 12, day: day, hour: 9, minute: 30)) ?? .now
  }

  private var nights: Int {
    Calendar.current.dateComponents(
      [.day], from: Calendar.current.startOfDay(for: departure),
      to: Calendar.current.startOfDay(for: back)
    ).day ?? 0
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Trip") {
          DatePicker("Departure", selection: $departure, displayedComponents: .date)
            .focused($focus, equals: .departure)
          DatePicker("Return", selection: $back, in: departure..., displayedComponents: .date)
            .focused($focus, equals: .back)
        }
        Section("Day") {
          DatePicker("Breakfast", selection: $breakfast, displayedComponents: .hourAndMinute)
            .focused($focus, equals: .breakfast)
          DatePicker("Take-off", selection: $takeOff)
            .focused($focus, equals: .takeOff)
        }
      }
      .datePickerStyle(.field)
      .navigationTitle("Dates")
      Readout(["Focus": words(focus), "Nights": "\(nights)"])
    }
  }
}
