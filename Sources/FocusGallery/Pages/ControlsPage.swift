import Tabstop
import TabstopFoundation

/// Every control, in a form, with its value and the focus.
struct ControlsPage: View {
  enum Field: String {
    case wifi, remember, size, view, speed, guests, volume, date, alarm, color, note
  }

  @State private var isWifiOn = true
  @State private var remembers = false
  @State private var size: Size? = .medium
  @State private var view = 0
  @State private var speed = "Slow"
  @State private var guests = 2
  @State private var volume = 30.0
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var color = Color.blue
  @State private var note = ""
  @State private var isOpen = false
  @State private var lastAction = "none"
  @FocusState private var focus: Field?

  enum Size: String, CaseIterable, Identifiable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    var id: Self { self }
  }

  var body: some View {
    VStack(spacing: 0) {
      Form {
        choices
        values
        actions
        more
      }
      .navigationTitle("Every Control")
      Readout([
        "Focus": words(focus), "Wi-Fi": "\(isWifiOn)", "Remember": "\(remembers)",
        "Size": words(size), "View": "\(view)", "Speed": speed, "Guests": "\(guests)",
        "Volume": "\(Int(volume))", "Date": date.formatted(.iso8601), "Note": note,
        "Action": lastAction,
      ])
    }
  }

  private var choices: some View {
    Section("Choices") {
      Toggle("Wi-Fi", isOn: $isWifiOn).focused($focus, equals: .wifi)
      Toggle("Remember me", isOn: $remembers)
        .toggleStyle(.checkbox)
        .focused($focus, equals: .remember)
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue).tag($0 as Size?) }
      }
      .focused($focus, equals: .size)
      Picker("View", selection: $view) {
        Text("List").tag(0)
        Text("Grid").tag(1)
        Text("Map").tag(2)
      }
      .pickerStyle(.segmented)
      .focused($focus, equals: .view)
      Picker("Speed", selection: $speed) {
        ForEach(["Slow", "Fast"], id: \.self) { Text($0) }
      }
      .pickerStyle(.inline)
      .focused($focus, equals: .speed)
    }
  }

  private var values: some View {
    Section {
      Stepper("Guests: \(guests)", value: $guests, in: 1...8).focused($focus, equals: .guests)
      Slider(value: $volume, in: 0...100, step: 5) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .focused($focus, equals: .volume)
      DatePicker("Departure", selection: $date, displayedComponents: .date)
        .focused($focus, equals: .date)
      DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
        .focused($focus, equals: .alarm)
      ColorPicker("Colour", selection: $color).focused($focus, equals: .color)
      LabeledContent("Version", value: "1.0")
      LabeledContent("Note") { TextField("Anything", text: $note).focused($focus, equals: .note) }
      ProgressView("Copying…", value: volume, total: 100)
      Gauge(value: volume, in: 0...100) { Text("Level") }
    } header: {
      Text("Values")
    } footer: {
      Text("The values are repeated below.")
    }
  }

  private var actions: some View {
    Section("Actions") {
      Menu("More") {
        Button("Copy") { lastAction = "copy" }
        Divider()
        Toggle("Wi-Fi", isOn: $isWifiOn)
        Picker("Speed", selection: $speed) {
          ForEach(["Slow", "Fast"], id: \.self) { Text($0) }
        }
        Button("Erase", role: .destructive) { lastAction = "erase" }
        Menu("Share") { Button("By mail") { lastAction = "mail" } }
      }
      Text("Has a context menu")
        .padding(.vertical, 4)
        .contextMenu { Button("Explain") { lastAction = "explain" } }
      Button("Sign Out") { lastAction = "sign out" }
      Button("Delete", role: .destructive) { lastAction = "delete" }
      Link("Web site", destination: URL(string: "https://example.org")!)
    }
  }

  private var more: some View {
    Section("More") {
      DisclosureGroup("Advanced", isExpanded: $isOpen) {
        Toggle("Verbose", isOn: $remembers)
        Text("Any view is a row.")
      }
      HStack {
        Text("Leading")
        Spacer()
        Text("Trailing")
      }
      GroupBox("Group") { Text("In a box") }
      ProgressView()
    }
  }
}
