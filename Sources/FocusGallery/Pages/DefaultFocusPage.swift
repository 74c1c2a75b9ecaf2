import Tabstop

/// Default focus: a field in the middle has the focus when the page appears, and gets it back.
struct DefaultFocusPage: View {
  enum Field { case street, city, country }

  @State private var street = ""
  @State private var city = ""
  @State private var country = ""
  @FocusState private var focus: Field?
  @Namespace private var address
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 12) {
        TextField("Street", text: $street).focused($focus, equals: .street)
        TextField("City", text: $city).focused($focus, equals: .city)
          .prefersDefaultFocus(in: address)
        TextField("Country", text: $country).focused($focus, equals: .country)
        Button("Start Over") {
          (street, city, country) = ("", "", "")
          resetFocus(in: address)
        }
      }
      .focusScope(address)
      Button("Reset from Outside") { resetFocus(in: address) }
      Readout(["Focus": words(focus), "Street": street])
    }
    .padding()
    .defaultFocus($focus, .city)
  }
}
