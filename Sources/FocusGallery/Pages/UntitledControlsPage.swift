import Tabstop
import TabstopFoundation

/// A page with controls that have empty titles, as in many programs: the text beside each control
/// names it.
struct UntitledControlsPage: View {
  /// Of the title above a field, which grows with the user's text size.
  @ScaledMetric private var titleHeight = 24.0
  @State private var name = ""
  @State private var digits = ["", "", ""]
  @State private var note = ""
  @State private var isOn = true
  @State private var volume = 0.15
  @State private var theme = "Light"
  @State private var colour = "Red"
  @State private var isBold = false
  @State private var guests = 2
  @State private var year = 2026
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        fields
        choices
        Form {
          Section("Remarks") { TextEditor(text: $note).frame(height: 60) }
          Section("Look") {
            Picker("Theme", selection: $theme) {
              ForEach(["Light", "Dark"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
          }
        }
        .frame(height: 300)
        numbers
      }
      .padding(24)
    }
    .navigationTitle("Without Titles")
  }

  @ViewBuilder private var fields: some View {
    ZStack(alignment: .leading) {
      Text("Full name").foregroundStyle(.secondary).offset(y: -titleHeight)
      TextField("", text: $name)
    }
    .padding(.top, titleHeight)
    Text("Code")
    HStack {
      ForEach(digits.indices, id: \.self) { index in
        TextField("", text: $digits[index]).frame(width: 60)
      }
    }
  }

  @ViewBuilder private var choices: some View {
    HStack {
      Text("Notify me")
      Spacer()
      Toggle("", isOn: $isOn).labelsHidden()
    }
    HStack {
      Text("Colour")
      Picker("", selection: $colour) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
    }
    Toggle("Bold", isOn: $isBold).toggleStyle(.button)
    Menu {
      Button("None") {}
    } label: {
      HStack {
        Text("Country")
        Image(systemName: "chevron.up.chevron.down")
      }
    }
    Button {
    } label: {
      Image(systemName: "circle").frame(minWidth: 24, minHeight: 24)
    }
    .focusable(false)
    .accessibilityLabel("Mark as done")
    ViewThatFits {
      Button("Choose one of the many things that there are, or none of them, or all of them") {}
        .fixedSize()
      Button("Choose") {}
    }
  }

  @ViewBuilder private var numbers: some View {
    Text("Volume")
    Slider(value: $volume).accessibilityValue("\(Int(volume * 100)) percent")
    Stepper("Guests: \(guests)", value: $guests)
    Stepper {
      Text(verbatim: "Year \(year)")
    } onIncrement: {
      year += 1
    } onDecrement: {
      year -= 1
    }
    DatePicker("Departure", selection: $date, displayedComponents: .date)
  }
}
