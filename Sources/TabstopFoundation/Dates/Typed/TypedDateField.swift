import Foundation
internal import Tabstop

/// A day, a time of day, or both, each in a row and a field of its own that is typed first:
/// `DatePicker` in the style `.field`.
struct TypedDateFields<Label: View>: View {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  let label: Label

  @ViewBuilder var body: some View {
    if components.contains(.date) {
      LabeledContent {
        TypedDateField(
          part: .date, calendarTitle: title(String(own: ", calendar")), selection: selection,
          limits: limits)
      } label: {
        label
      }
    }
    if components.contains(.hourAndMinute) {
      LabeledContent {
        TypedDateField(
          part: .hourAndMinute, calendarTitle: Text(verbatim: ""), selection: selection,
          limits: limits)
      } label: {
        if components.contains(.date) { title(String(own: ", time")) } else { label }
      }
    }
  }

  /// The title of one of several controls.
  private func title(_ part: String) -> Text {
    (label as? Text ?? Text(String(own: "Date"))) + Text(verbatim: part)
  }
}

/// A field for a day, or for a time of day.
///
/// A typed text is kept as it is until it is understood: the value changes when the field is left,
/// and at Return. The whole date is the field's text then, and is announced.
private struct TypedDateField: View {
  let part: DatePickerComponents
  let calendarTitle: Text
  let selection: Binding<Date>
  let limits: DateLimits

  /// The text that was typed since the last value.
  @State private var draft: String?
  /// The sentence about a text that is not understood.
  @State private var problem: String?
  @State private var showsCalendar = false
  /// Whether a whole date fits into the field.
  @State private var fits = true
  @State private var selected: TextSelection?
  @FocusState private var isFocused: Bool
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 2) {
        TextField("", text: text, selection: $selected)
          .focused($isFocused)
          .onSubmit { commit() }
          .onChange(of: isFocused, focusChanged)
          .onKeyPress(
            keys: [.upArrow, .downArrow, .pageUp, .pageDown], phases: [.down, .repeat], action: step
          )
        if part == .date { calendarButton }
      }
      if let problem {
        Text(problem)
          .styleClass("error")
          .accessibilityErrorMessage(for: $isFocused, equals: true)
      }
    }
    .modifier(FieldFit(longest: part == .date ? format.longestDate : nil) { fits = $0 })
  }

  private var calendarButton: some View {
    Button(action: open) {
      Label {
        calendarTitle
      } icon: {
        Image(systemName: "calendar")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .help(String(own: "Calendar (Alt+Down)"))
    .popover(isPresented: $showsCalendar) {
      DatePicker(
        String(own: "Calendar"), selection: limited, displayedComponents: .date
      )
      .labelsHidden()
      .datePickerStyle(.graphical)
      .padding()
      .environment(\.calendarReturnsByEscape, true)
    }
  }

  // MARK: Text

  private var calendar: Calendar { environmentCalendar.with(timeZone, locale) }
  private var format: TypedDateFormat { TypedDateFormat(calendar: calendar, locale: locale) }

  private func words(_ date: Date) -> String {
    part == .date ? format.date(date) : format.time(date)
  }

  private var text: Binding<String> {
    let date = selection.wrappedValue
    let shown = draft ?? (part == .date && !fits ? format.shortDate(date) : words(date))
    return Binding(
      get: { shown },
      set: { if $0 != shown { draft = $0 } })
  }

  /// The value of the calendar.
  private var limited: Binding<Date> {
    Binding(
      get: { selection.wrappedValue },
      set: { setDate(limits.clamp($0), announcing: false) })
  }

  /// Selects the words of the value, so that typing replaces them, also if the program has moved
  /// the focus here.
  private func focusChanged() {
    if isFocused {
      let shown = text.wrappedValue
      selected = TextSelection(range: shown.startIndex..<shown.endIndex)
    } else {
      selected = nil
      commit()
    }
  }

  /// Takes what was typed as the value, or shows why it cannot be taken.
  private func commit() {
    guard let draft else { return }
    do throws(TypedDateFault) {
      setDate(try date(in: draft))
    } catch {
      problem = error.sentence
    }
  }

  private func setDate(_ date: Date, announcing: Bool = true) {
    draft = nil
    problem = nil
    if date != selection.wrappedValue { selection.wrappedValue = date }
    if announcing { AccessibilityNotification.Announcement(words(date)).post() }
  }

  private func date(in text: String) throws(TypedDateFault) -> Date {
    let (old, calendar) = (selection.wrappedValue, calendar)
    if part == .date {
      let reader = TypedDateReader(calendar: calendar, locale: locale, now: .now, example: old)
      let day = try reader.date(withoutWeekday(of: old, text))
      let time = calendar.dateComponents([.hour, .minute, .second], from: old)
      let date = calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      return try limits.checkDay(date ?? day, calendar, words)
    }
    let minutes = try TypedTimeReader(locale: locale).minutes(text)
    let date = calendar.date(
      bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: old)
    return try limits.check(date ?? old, words)
  }

  /// The text without the weekday of the value, which was not typed and does not fit another day.
  private func withoutWeekday(of date: Date, _ text: String) -> String {
    let rest = format.weekdays(date).reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    return rest.contains(where: \.isNumber) ? rest : text
  }

  // MARK: Keys

  private func step(_ press: KeyPress) -> KeyPress.Result {
    if press.modifiers == .option, press.key == .downArrow, part == .date {
      open()
      return .handled
    }
    guard press.modifiers.isSubset(of: .shift) else { return .ignored }
    let isPage = press.key == .pageUp || press.key == .pageDown
    if isPage, part != .date { return .ignored }
    let isLarge = press.modifiers.contains(.shift)
    let step: TypedDateStep =
      part == .date ? isPage ? .month : isLarge ? .week : .day : isLarge ? .hour : .fiveMinutes
    let isUp = press.key == .upArrow || press.key == .pageUp
    let start = draft.flatMap { try? date(in: $0) } ?? selection.wrappedValue
    // Orca 43 speaks a new text by itself if it is selected.
    selected = TextSelection(insertionPoint: text.wrappedValue.startIndex)
    setDate(limits.clamp(step.moved(start, isUp: isUp, calendar: calendar)))
    return .handled
  }

  private func open() {
    commit()
    showsCalendar = true
  }
}
