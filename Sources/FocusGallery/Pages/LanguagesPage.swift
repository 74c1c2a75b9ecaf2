import Tabstop
import TabstopFoundation

/// Texts that are translated: in the user's language, or in one that is chosen. The source is the
/// same as on Apple's platforms; the translations are in `Localizable.xcstrings`, and those of the
/// ticket in `Ticket.strings` and `Ticket.stringsdict` of each language.
struct LanguagesPage: View {
  @State private var language: String?

  var body: some View {
    Form {
      Picker("Language", selection: $language) {
        Text("The desktop’s").tag(String?.none)
        ForEach(["en", "de", "fr", "ar", "ja"], id: \.self) { tag in
          Text(verbatim: tag).tag(Optional(tag))
        }
      }
      if let language {
        Itinerary().environment(\.locale, Locale(identifier: language))
      } else {
        Itinerary()
      }
    }
  }
}

private struct Itinerary: View {
  @State private var nights = 1
  @State private var wantsWindow = false
  @Environment(\.locale) private var locale

  private let departure = Date(timeIntervalSince1970: 1_767_225_600)
  private let city = "Lisbon"

  var body: some View {
    Section("Itinerary") {
      Stepper("\(nights) nights", value: $nights, in: 0...30)
      Text("You stay \(nights) nights in **\(city)**.")
      Text("Departure on \(departure.formatted(day))")
      Toggle("Seat at the window", isOn: $wantsWindow)
      Button("Book") {
        AccessibilityNotification.Announcement(
          String(localized: "\(nights) nights in \(city) are booked")
        ).post()
      }
      Text("ticket.title", tableName: "Ticket", comment: "The title of the ticket")
      Text("ticket.\(nights).nights", tableName: "Ticket")
      // A text of the program is shown as it is.
      Text(city)
    }
  }

  private var day: Date.FormatStyle {
    Date.FormatStyle(locale: locale, timeZone: .gmt).day().month(.wide).year()
  }
}
