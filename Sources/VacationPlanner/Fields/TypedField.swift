import Tabstop
import TabstopFoundation
import Trips

/// The field of a date, typed first: "24 Dec", "tomorrow", "+3". Up and Down move it by a day, with
/// Shift by a week, Page Up and Page Down by a month; Alt+Down opens a calendar.
struct DateField: View {
  let title: String
  let entry: DateEntry
  @State private var showsCalendar = false

  init(_ title: String, _ entry: DateEntry) {
    self.title = title
    self.entry = entry
  }

  var body: some View {
    TypedField(title: title, entry: entry, open: open) {
      Button(action: open) {
        Label("\(title), calendar", systemImage: "calendar")
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .help("Calendar (Alt+Down)")
      .popover(isPresented: $showsCalendar) {
        DatePicker("Calendar", selection: day, displayedComponents: .date)
          .labelsHidden()
          .datePickerStyle(.graphical)
          .environment(\.timeZone, .gmt)
          .padding()
      }
    }
  }

  private func open() {
    entry.commit()
    showsCalendar = true
  }

  private var day: Binding<Date> {
    let entry = entry
    return Binding {
      (entry.value ?? LocalDate(.now, in: .current)).midnight
    } set: {
      entry.setValue(LocalDate($0, in: .gmt))
    }
  }
}

/// The field of a time, typed first: "14:30", "1430", "2 pm". Up and Down move it by five minutes, with
/// Shift by an hour.
struct TimeField: View {
  let title: String
  let entry: TimeEntry
  let caption: String?

  /// - Parameter caption: A note about the time, for example its zone, shown below the
  ///   field, and is said with it.
  init(_ title: String, _ entry: TimeEntry, caption: String? = nil) {
    self.title = title
    self.entry = entry
    self.caption = caption
  }

  var body: some View {
    TypedField(title: title, entry: entry, caption: caption, open: nil) { EmptyView() }
  }
}

/// A row with the field of a value that is typed, and the sentence about a text that is not understood.
private struct TypedField<Format: TypedFormat, Accessory: View>: View {
  let title: String
  let entry: TypedEntry<Format>
  var caption: String?
  /// Opens what Alt+Down opens.
  let open: (() -> Void)?
  @ViewBuilder let accessory: Accessory
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  var body: some View {
    @Bindable var entry = entry
    LabeledContent(title) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 2) {
          TextField("", text: $entry.text, selection: $selection)
            .focused($isFocused)
            .onSubmit(commit)
            .onChange(of: isFocused, focusChanged)
            .onKeyPress(
              keys: [.upArrow, .downArrow, .pageUp, .pageDown], phases: [.down, .repeat],
              action: press
            )
            .accessibilityHint(caption ?? "")
          accessory
        }
        if let problem = entry.problem {
          Text(problem)
            .styleClass("error")
            .accessibilityErrorMessage(for: $isFocused, equals: true)
        }
        if let caption { Text(caption).styleClass("dim-label").accessibilityHidden(true) }
      }
      .modifier(FieldFit(longest: entry.format.longestWords) { entry.hasRoom = $0 })
    }
  }

  /// Selects the words of the value, so that typing replaces them, however the focus arrived.
  private func focusChanged() {
    if isFocused {
      selection = TextSelection(range: entry.text.startIndex..<entry.text.endIndex)
    } else {
      // GTK would take it away when another field has one, and Orca would say so.
      selection = TextSelection(insertionPoint: entry.text.startIndex)
      commit()
    }
  }

  private func commit() { announce(entry.commit()) }

  private func announce(_ words: String?) {
    if let words { AccessibilityNotification.Announcement(words).post() }
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    if press.modifiers == .option, press.key == .downArrow, let open {
      open()
      return .handled
    }
    guard press.modifiers.isSubset(of: .shift) else { return .ignored }
    let isPage = press.key == .pageUp || press.key == .pageDown
    let step: EntryStep = isPage ? .page : press.modifiers.contains(.shift) ? .large : .small
    let isUp = press.key == .upArrow || press.key == .pageUp
    guard let words = entry.move(step, isUp: isUp) else { return .ignored }
    // Orca 43 speaks a new text by itself if it is selected.
    selection = TextSelection(insertionPoint: entry.text.startIndex)
    announce(words)
    return .handled
  }
}
