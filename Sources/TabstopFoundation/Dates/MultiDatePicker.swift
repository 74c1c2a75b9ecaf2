public import Foundation
public import Tabstop

/// A month in which any number of days is chosen. Mirrors SwiftUI's `MultiDatePicker`.
///
/// Each day is a toggle button, and the days are one stop of Tab: the arrow keys go from day to day, Home and
/// End to the first and the last of the month, Page Up and Page Down to other months; Space and Return
/// choose. It shows the month of the earliest chosen day at first, else the present one.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let limits: Range<Date>
  private let label: Label
  @State private var month: Date?
  @State private var chosen = ChosenDays()
  /// The day that was used last.
  @State private var current: Date?
  @FocusState private var focus: Date?
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var layoutDirection

  private init(_ selection: Binding<Set<DateComponents>>, _ limits: Range<Date>, _ label: Label) {
    self.selection = selection
    self.limits = limits
    self.label = label
  }

  /// Creates a picker of any days, with a label of any views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ..< .distantFuture, label())
  }

  /// Creates a picker of days within bounds; the upper one is outside.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  /// Creates a picker of days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound ..< .distantFuture, label())
  }

  /// Creates a picker of days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast..<bounds.upperBound, label())
  }

  /// The content of the view.
  public var body: some View {
    let days = MonthOfDays(containing: month ?? firstMonth, in: calendar)
    let stop = stop(in: days)
    VStack(alignment: .leading, spacing: 6) {
      label
      HStack {
        Text(days.title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button(String(own: "Previous Month"), systemImage: "chevron.left") { show(days.previous) }
          .disabled(days.start <= limits.lowerBound)
        Button(String(own: "Next Month"), systemImage: "chevron.right") { show(days.next) }
          .disabled(days.next >= limits.upperBound)
      }
      .labelStyle(.iconOnly)
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          ForEach(Array(weekdays(of: days).enumerated()), id: \.offset) { _, name in
            Text(name).font(.caption).foregroundStyle(.secondary).padding(.horizontal, 3)
              .frame(maxWidth: .infinity).accessibilityHidden(true)
          }
        }
        ForEach(days.weeks) { week in
          GridRow {
            ForEach(week.days) { day in
              if let date = day.date {
                Toggle(days.digits(of: day.number), isOn: isChosen(date))
                  .toggleStyle(.button)
                  .styleClass("day-of-month")
                  .accessibilityLabel(days.name(of: date))
                  .disabled(!isAllowed(date))
                  .focused($focus, equals: date)
                  ._allowsFocus(date == stop)
                  .frame(maxWidth: .infinity)
              } else {
                Text("").accessibilityHidden(true)
              }
            }
          }
        }
      }
      // Those of another month have other names, which would be announced of the day that has the focus.
      .id(days.start)
      .focusSection()
      .onKeyPress(keys: DayMove.keys, phases: [.down, .repeat]) { press in
        press.modifiers.isEmpty && move(by: press.key) ? .handled : .ignored
      }
      .onChange(of: focus) { if let focus { current = focus } }
    }
    .accessibilityElement(children: .contain)
    // It stays, whatever is chosen in it.
    .onAppear { month = month ?? firstMonth }
  }

  private var calendar: Calendar { environmentCalendar.with(timeZone, locale) }

  /// Short names that are words still are too wide beside each other in large text.
  private func weekdays(of days: MonthOfDays) -> [String] {
    let names = days.weekdays
    return typeSize.isAccessibilitySize && names.contains { $0.count > 4 }
      ? days.weekdayLetters : names
  }

  private var firstMonth: Date {
    selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
      ?? min(max(Date(), limits.lowerBound), limits.upperBound)
  }

  /// The day at which Tab stops: the one that was used last, else the first that is chosen, else the first.
  private func stop(in days: MonthOfDays) -> Date? {
    let allowed = days.dates.filter(isAllowed)
    if let current, allowed.contains(current) { return current }
    return allowed.first { isChosen($0).wrappedValue } ?? allowed.first
  }

  /// Moves the focus to another day.
  ///
  /// - Returns: Whether there is one.
  private func move(by key: KeyEquivalent) -> Bool {
    guard let focus, let move = DayMove(key, layoutDirection),
      let date = move.target(from: focus, in: calendar)
    else { return false }
    let days = MonthOfDays(containing: date, in: calendar)
    let allowed = days.dates.filter(isAllowed)
    // A key for a month leads to the nearest day of it that can be chosen.
    let target = allowed.min {
      abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
    }
    guard let target, target == date || move.isOfMonth else { return false }
    month = days.start
    current = target
    self.focus = target
    return true
  }

  private func show(_ month: Date) {
    self.month = month
    let title = MonthOfDays(containing: month, in: calendar).title
    AccessibilityNotification.Announcement(title).post()
  }

  /// Whether a day is within the bounds, at any time.
  private func isAllowed(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return end > limits.lowerBound && day < limits.upperBound
  }

  private func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private func isChosen(_ day: Date) -> Binding<Bool> {
    let (selection, calendar) = (selection, calendar)
    let own = components(of: day)
    let (chosen, current, focus) = (chosen, $current, $focus)
    return Binding(
      get: { chosen.contains(own, in: selection.wrappedValue, calendar) },
      set: { isChosen in
        // Also by the pointer, for which a day need not be the stop of Tab.
        current.wrappedValue = day
        focus.wrappedValue = day
        if isChosen {
          selection.wrappedValue.insert(own)
        } else {
          let key = ChosenDays.Day(own)
          selection.wrappedValue = selection.wrappedValue.filter {
            !ChosenDays.days(of: $0, calendar).contains(key)
          }
        }
      })
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days within bounds; the upper one is outside.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days before one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of any days, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}

/// The days of a selection, by which each is found at once: made again when the selection is another.
@MainActor
final class ChosenDays {
  struct Day: Hashable {
    let year: Int?
    let month: Int?
    let day: Int?

    init(_ components: DateComponents) {
      (year, month, day) = (components.year, components.month, components.day)
    }
  }

  private var selection: Set<DateComponents> = []
  private var days: Set<Day> = []
  /// The number of times that a component of a selection was read, for tests.
  private(set) var readings = 0

  func contains(
    _ day: DateComponents, in selection: Set<DateComponents>, _ calendar: Calendar
  ) -> Bool {
    // Quick for the same set: it has the same storage.
    if selection != self.selection {
      self.selection = selection
      days = Set(selection.flatMap { Self.days(of: $0, calendar) })
      readings += selection.count
    }
    return days.contains(Day(day))
  }

  /// The day that components say: the program may have made them with other parts than this calendar.
  static func days(of components: DateComponents, _ calendar: Calendar) -> [Day] {
    let date = calendar.date(from: components)
    let own = date.map { Day(calendar.dateComponents([.year, .month, .day], from: $0)) }
    return [Day(components)] + (own.map { [$0] } ?? [])
  }
}

/// A move from day to day by a key.
struct DayMove {
  static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown,
  ]

  private let key: KeyEquivalent
  private let forward: Int

  init?(_ key: KeyEquivalent, _ direction: LayoutDirection) {
    guard Self.keys.contains(key) else { return nil }
    self.key = key
    forward = direction == .rightToLeft ? -1 : 1
  }

  /// Whether the key is for a month, and not for days or weeks.
  var isOfMonth: Bool { [.home, .end, .pageUp, .pageDown].contains(key) }

  /// The day to which the key leads from another one, whether it can be chosen or not.
  func target(from day: Date, in calendar: Calendar) -> Date? {
    func adding(_ component: Calendar.Component, _ count: Int) -> Date? {
      calendar.date(byAdding: component, value: count, to: day)
    }
    switch key {
    case .leftArrow: return adding(.day, -forward)
    case .rightArrow: return adding(.day, forward)
    case .upArrow: return adding(.weekOfYear, -1)
    case .downArrow: return adding(.weekOfYear, 1)
    case .pageUp: return adding(.month, -1)
    case .pageDown: return adding(.month, 1)
    default:
      let days = MonthOfDays(containing: day, in: calendar).dates
      return key == .home ? days.first : days.last
    }
  }
}

/// The days of a month, by weeks.
struct MonthOfDays {
  struct Day: Identifiable {
    let id: Int
    let number: Int
    /// The start of the day; `nil` for a place outside of the month.
    let date: Date?
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  let start: Date
  private let calendar: Calendar
  private let names: DateFormatter

  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    names = Self.formatter("EEEE d MMMM yyyy", calendar)
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  var next: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }
  var previous: Date { calendar.date(byAdding: .month, value: -1, to: start) ?? start }

  /// The month and the year in words.
  var title: String { Self.formatter("MMMM yyyy", calendar).string(from: start) }

  /// The weekday and the day in words, for a screen reader.
  func name(of day: Date) -> String { names.string(from: day) }

  private static func formatter(_ template: String, _ calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The number of a day in the digits of the other texts.
  func digits(of number: Int) -> String {
    number.formatted(.number.grouping(.never).locale(calendar.locale ?? .current))
  }

  /// The short names of the weekdays, from the first of a week.
  var weekdays: [String] { fromFirst(calendar.shortWeekdaySymbols) }

  /// A letter or two for each weekday, from the first of a week.
  var weekdayLetters: [String] { fromFirst(calendar.veryShortWeekdaySymbols) }

  private func fromFirst(_ names: [String]) -> [String] {
    let first = (calendar.firstWeekday - 1) % names.count
    return Array(names[first...] + names[..<first])
  }

  /// The starts of the days.
  var dates: [Date] {
    let numbers = calendar.range(of: .day, in: .month, for: start) ?? 0..<0
    return numbers.indices.compactMap { index in
      calendar.date(byAdding: .day, value: index - numbers.startIndex, to: start)
    }
  }

  var weeks: [Week] {
    let dates = dates
    let count = dates.count
    let length = weekdays.count
    let weekday = calendar.component(.weekday, from: start)
    let offset = (weekday - calendar.firstWeekday + length) % length
    let places = (offset + count + length - 1) / length * length
    let days = (0..<places).map { place -> Day in
      let number = place - offset + 1
      let isInside = number >= 1 && number <= count
      return Day(id: place, number: number, date: isInside ? dates[number - 1] : nil)
    }
    return (0..<places / length).map {
      Week(id: $0, days: Array(days[$0 * length..<($0 + 1) * length]))
    }
  }
}
