import Tabstop
import TabstopKits
import TabstopFoundation

/// A page with commands that make announcements. Each has a keyboard shortcut, so that it works
/// wherever the focus is.
struct AnnouncementsPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var isOn = false
  @State private var size = "Small"
  @State private var count = 1
  @State private var volume = 3.0
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var hasError = false
  @FocusState private var focus: Field?

  enum Field { case name, notes }

  var body: some View {
    VStack(spacing: 0) {
      Form {
        Section("Controls") {
          TextField("Name", text: $name)
            .submitLabel(.next)
            .accessibilityHint("As in your passport")
            .help("Given name first")
            .focused($focus, equals: .name)
          if hasError {
            Text("Enter a name").styleClass("error")
              .accessibilityErrorMessage(for: $focus, equals: .name)
          }
          SecureField("Password", text: $password)
          Toggle("Remember Me", isOn: $isOn)
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
          }
          Stepper("Count", value: $count)
          Slider(value: $volume, in: 0...10) { Text("Volume") }
          DatePicker("Day", selection: $day, displayedComponents: .date)
          TextEditor(text: $notes).frame(minHeight: 60).accessibilityLabel("Notes")
            .focused($focus, equals: .notes)
        }
        Section("Announcements") { commands }
      }
      Readout(["Focus": words(focus), "Name": name])
    }
    .navigationTitle("Announcements")
  }

  @ViewBuilder private var commands: some View {
    Button("Say It") { announce("Trip booked") }
      .keyboardShortcut("j", modifiers: .control)
    Button("Say Several") {
      announce("Saved")
      announce("Saved")
      announce("Two photos left.")
      UIAccessibility.post(notification: .announcement, argument: "Done")
    }
    .keyboardShortcut("k", modifiers: .control)
    Button("Say by Priority") {
      var last = AttributedString("Later")
      last.accessibilitySpeechAnnouncementPriority = .low
      AccessibilityNotification.Announcement(last).post()
      announce("Now")
      var first = AttributedString("At once")
      first.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(first).post()
    }
    .keyboardShortcut("l", modifiers: .control)
    Button("Say and Go to Name") {
      announce("Trip booked")
      focus = .name
    }
    .keyboardShortcut("g", modifiers: .control)
    Button("Say with No Focus") {
      announce("Trip booked")
      focus = nil
    }
    .keyboardShortcut("n", modifiers: .control)
    Button("Toggle the Error") { hasError.toggle() }
      .keyboardShortcut("e", modifiers: .control)
  }

  private func announce(_ text: String) { AccessibilityNotification.Announcement(text).post() }
}
