public import Foundation
internal import Tabstop
internal import TabstopFoundation

extension UIControl {
  /// A binding to a value of a control, whose writes are the user's.
  func byUser<Owner: UIControl, Value>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Binding<Value> {
    Binding(
      get: { owner[keyPath: path] },
      set: {
        owner[keyPath: path] = $0
        owner.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}

/// A switch. Mirrors UIKit's `UISwitch`.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  @_Drawn open var isOn = false
  /// The colour of a switch that is on; that of the desktop by default.
  @_Drawn open var onTintColor: UIColor? = nil
  /// Stored, without effect.
  open var thumbTintColor: UIColor?
  /// The text that is announced for the switch. It is not shown.
  @_Drawn open var title: String? = nil
  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var content: AnyView? {
    AnyView(
      Toggle(accessibilityLabel ?? title ?? "", isOn: byUser(self, \.isOn)).labelsHidden()
        .tint(onTintColor?.color).disabled(!isEnabled))
  }
}

/// A value in a range. Mirrors UIKit's `UISlider`.
open class UISlider: UIControl {
  /// The value.
  @_Drawn open var value: Float = 0
  /// The smallest value.
  @_Drawn open var minimumValue: Float = 0
  /// The largest value.
  @_Drawn open var maximumValue: Float = 1
  /// The colour of the track up to the value; that of the desktop by default.
  @_Drawn open var minimumTrackTintColor: UIColor? = nil
  /// Stored, without effect.
  open var thumbTintColor: UIColor?
  /// Stored, without effect.
  open var maximumTrackTintColor: UIColor?
  /// Stored, without effect.
  open var isContinuous = true
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var content: AnyView? {
    AnyView(
      Slider(value: byUser(self, \.value), in: minimumValue...max(maximumValue, minimumValue))
        .accessibilityLabel(accessibilityLabel ?? "")
        .tint(minimumTrackTintColor?.color).disabled(!isEnabled))
  }
}

/// A value that is changed in steps. Mirrors UIKit's `UIStepper`.
open class UIStepper: UIControl {
  /// The value.
  @_Drawn open var value: Double = 0
  /// The smallest value.
  @_Drawn open var minimumValue: Double = 0
  /// The largest value.
  @_Drawn open var maximumValue: Double = 100
  /// The difference between two values.
  @_Drawn open var stepValue: Double = 1
  /// Stored, without effect.
  open var wraps = false
  /// Stored, without effect.
  open var autorepeat = true
  /// The picture of the button for less. No effect: it is the desktop's.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The picture of the button for more. No effect: it is the desktop's.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  override var content: AnyView? {
    AnyView(
      Stepper(
        accessibilityLabel ?? "", value: byUser(self, \.value),
        in: minimumValue...max(maximumValue, minimumValue), step: stepValue
      )
      .labelsHidden().disabled(!isEnabled))
  }
}

/// A choice of one of a few. Mirrors UIKit's `UISegmentedControl`.
open class UISegmentedControl: UIControl {
  @_Drawn private var titles: [String] = []
  /// The index of the selected segment; `noSegment` if there is none.
  @_Drawn open var selectedSegmentIndex = -1
  /// Stored, without effect.
  open var selectedSegmentTintColor: UIColor?
  /// Stored, without effect.
  open var apportionsSegmentWidthsByContent = false
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// No segment.
  public static let noSegment = -1

  /// Creates a choice of titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { titles = [] }
  /// Does nothing.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}

  override var content: AnyView? {
    AnyView(
      Picker(accessibilityLabel ?? "", selection: byUser(self, \.selectedSegmentIndex)) {
        ForEach(Array(titles.enumerated()), id: \.offset) {
          Text(verbatim: $0.element).tag($0.offset)
        }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}

/// The page of several, as dots. Mirrors UIKit's `UIPageControl`.
open class UIPageControl: UIControl {
  /// The background of the dots. Mirrors UIKit's. No effect.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// How the user operates the dots. Mirrors UIKit's. No effect.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// The number of pages.
  @_Drawn open var numberOfPages = 0
  /// The index of the page that is shown.
  @_Drawn open var currentPage = 0
  /// The colour of the other pages' dots.
  @_Drawn open var pageIndicatorTintColor: UIColor? = nil
  /// The colour of the shown page's dot.
  @_Drawn open var currentPageIndicatorTintColor: UIColor? = nil
  /// Whether a single page has no dot.
  @_Drawn open var hidesForSinglePage = false
  /// Stored, without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored, without effect.
  open var allowsContinuousInteraction = true
  /// Stored, without effect.
  open var preferredIndicatorImage: UIImage?
  /// Does nothing.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// An estimate of the size of the dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }

  override var content: AnyView? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return AnyView(EmptyView()) }
    let page = byUser(self, \.currentPage)
    let last = max(numberOfPages - 1, 0)
    return AnyView(
      HStack(spacing: 8) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { index in
          Circle()
            .fill(
              index == self.currentPage
                ? self.currentPageIndicatorTintColor?.color ?? .primary
                : self.pageIndicatorTintColor?.color ?? .secondary.opacity(0.4)
            )
            .frame(width: 8, height: 8)
            // One control for the keyboard, not a button for each dot.
            .gesture(TapGesture().onEnded { page.wrappedValue = index })
        }
      }
      .padding(9)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(accessibilityLabel ?? "")
      .accessibilityValue("\(currentPage + 1) / \(numberOfPages)")
      .accessibilityAdjustableAction { direction in
        let step = direction == .increment ? 1 : -1
        page.wrappedValue = min(max(page.wrappedValue + step, 0), last)
      })
  }
}

/// A date. Mirrors UIKit's `UIDatePicker`.
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen. Mirrors UIKit's.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// The chosen date.
  @_Drawn open var date = Date()
  /// The first date that can be chosen; `nil` means any.
  @_Drawn open var minimumDate: Date? = nil
  /// The last date that can be chosen; `nil` means any.
  @_Drawn open var maximumDate: Date? = nil
  /// The parts of the date that can be chosen. A countdown is chosen as a time.
  @_Drawn open var datePickerMode = Mode.dateAndTime
  /// Stored, without effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The same as `preferredDatePickerStyle`.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// Stored, without effect.
  open var minuteInterval = 1
  /// Stored, without effect: dates are written in the user's locale.
  open var locale: Locale?
  /// Stored, without effect.
  open var calendar: Calendar! = .current
  /// Stored, without effect.
  open var timeZone: TimeZone?
  /// Stored, without effect.
  open var countDownDuration: TimeInterval = 0
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var content: AnyView? {
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let first = minimumDate ?? .distantPast
    let last = max(maximumDate ?? .distantFuture, first)
    return AnyView(
      DatePicker(
        accessibilityLabel ?? "", selection: byUser(self, \.date), in: first...last,
        displayedComponents: parts
      )
      .labelsHidden().disabled(!isEnabled))
  }
}

/// Mirrors UIKit's. No effect: `datePickerStyle(_:)` has.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// The source of a picker's rows. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles of a picker's rows, and the user's choices. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The title of a row; `nil` takes that of the row's view, if that is a label.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a column. Not called here.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows. Not called here.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The view of a row without a title: only the text of a label is shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  /// Always `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Always 0: the titles determine the width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Always 0: the desktop determines the height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
}

/// Choices side by side. Mirrors UIKit's `UIPickerView`.
open class UIPickerView: UIView {
  /// The source of the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { changed(true) } }
  /// The delegate, which gives the titles of rows, and is notified of choices.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed(true) } }
  private var selection: [Int: Int] = [:]
  /// The number of columns.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Reads the rows again.
  open func reloadAllComponents() { changed(true) }
  /// Reads the rows again.
  open func reloadComponent(_ component: Int) { changed(true) }
  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard selection[component] != row else { return }
    selection[component] = row
    changed(true)
  }
  /// The index of the selected row.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  private func title(_ row: Int, _ component: Int) -> String {
    guard let delegate else { return "" }
    return delegate.pickerView(self, titleForRow: row, forComponent: component)
      ?? (delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      as? UILabel)?.text ?? ""
  }

  override var content: AnyView? {
    AnyView(
      HStack {
        ForEach(0..<numberOfComponents, id: \.self) { component in
          Picker(
            self.accessibilityLabel ?? "",
            selection: Binding(
              get: { self.selectedRow(inComponent: component) },
              set: {
                self.selectRow($0, inComponent: component, animated: false)
                self.delegate?.pickerView(self, didSelectRow: $0, inComponent: component)
              })
          ) {
            ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
              Text(verbatim: self.title(row, component)).tag(row)
            }
          }
          .labelsHidden()
        }
      })
  }
}
