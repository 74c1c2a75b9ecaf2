public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A calendar in which days are chosen: SwiftUI's graphical `DatePicker`, or its `MultiDatePicker` for several. Mirrors
/// UIKit's `UICalendarView`.
open class UICalendarView: UIView {
  /// What can be chosen: one day, or several. Without it the calendar shows a month, and a choice has no effect.
  @_Drawn open var selectionBehavior: UICalendarSelection? = nil
  /// The delegate, which has decorations of days. They are not shown. Not retained.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The calendar of the days.
  @_Drawn open var calendar = Calendar.current
  /// The language of the calendar.
  @_Drawn open var locale = Locale.current
  /// The time zone of the days.
  @_Drawn open var timeZone: TimeZone? = nil
  /// The days that can be chosen.
  @_Drawn open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown. Stored, without effect: the calendar begins with that of the choice.
  open var visibleDateComponents = DateComponents()
  /// The design of the font. Stored, without effect: it has the desktop's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether days have decorations. Stored, without effect: they are not shown.
  open var wantsDateDecorations = true
  /// Shows a month. No effect: see `visibleDateComponents`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Reads decorations again. No effect: they are not shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// A decoration of a day. Stored, without effect. Mirrors UIKit's.
  @preconcurrency @MainActor
  public final class Decoration: NSObject {
    /// The size of a decoration. Mirrors UIKit's.
    public enum DecorationSize: Int, Sendable { case small, medium, large }
    /// Creates a dot.
    public override init() { super.init() }
    /// A dot.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A view of the program's, which is not created.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  override var content: AnyView? { AnyView(ShownCalendar(view: self)) }
}

/// A delegate of a calendar. Mirrors UIKit's `UICalendarViewDelegate`.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The decoration of a day. Never called: decorations are not shown.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when another month is shown. Never called.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents:
      DateComponents)
}

extension UICalendarViewDelegate {
  /// No decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents:
      DateComponents
  ) {}
}

/// What can be chosen in a calendar. Mirrors UIKit's `UICalendarSelection`.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  let revision = KitChangeCount()
  /// Asks the delegate again which days can be chosen. No effect: it is asked at each choice.
  open func updateSelectableDates() {}
}

/// One day in a calendar. Mirrors UIKit's.
public final class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which is told. Not retained.
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day.
  public var selectedDate: DateComponents? { didSet { revision.next() } }
  /// Creates a choice without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses a day.
  public func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  func choose(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) != false else { return revision.next() }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// A delegate that is told of the chosen day. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has chosen a day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Whether a day can be chosen: yes.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days in a calendar. Mirrors UIKit's.
public final class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which is told. Not retained.
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  public var selectedDates: [DateComponents] = [] { didSet { revision.next() } }
  /// Creates a choice without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses days.
  public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  func choose(_ days: Set<DateComponents>) {
    let former = Set(selectedDates)
    for day in former.subtracting(days) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) != false else { continue }
      selectedDates.removeAll { $0 == day }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    }
    for day in days.subtracting(former) {
      guard delegate?.multiDateSelection(self, canSelectDate: day) != false else { continue }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    revision.next()
  }
}

/// A delegate that is told of the chosen days. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has taken a day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Whether a day can be chosen: yes.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Whether a day can be taken back: yes.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

private struct ShownCalendar: View {
  let view: UICalendarView

  var body: some View {
    // Read, to be observed.
    let _ = view.revision.number
    let _ = view.selectionBehavior?.revision.number
    Group {
      if let several = view.selectionBehavior as? UICalendarSelectionMultiDate {
        MultiDatePicker(
          selection: Binding(get: { Set(several.selectedDates) }, set: { several.choose($0) }),
          in: view.availableDateRange.start..<view.availableDateRange.end
        ) {
          Text(verbatim: view.accessibilityLabel ?? "")
        }
      } else {
        DatePicker(
          view.accessibilityLabel ?? "", selection: day,
          in: view.availableDateRange.start...view.availableDateRange.end,
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      }
    }
    .labelsHidden()
    .environment(\.calendar, calendar).environment(\.locale, view.locale)
  }

  private var calendar: Calendar {
    var calendar = view.calendar
    if let timeZone = view.timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var day: Binding<Date> {
    let single = view.selectionBehavior as? UICalendarSelectionSingleDate
    return Binding {
      single?.selectedDate.flatMap { calendar.date(from: $0) } ?? Date()
    } set: {
      // UIKit's days have their calendar and an era.
      single?.choose(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0))
    }
  }
}
