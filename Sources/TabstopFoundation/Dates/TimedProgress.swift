public import Foundation
public import Tabstop

/// The remaining or elapsed time beside a progress view. Mirrors SwiftUI's.
public struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool

  /// The content of the view.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
  /// Creates a bar that fills, or empties, from one time to another. Mirrors SwiftUI.
  ///
  /// It changes at most once a second, and 200 times altogether.
  ///
  /// - Parameters:
  ///   - countsDown: Whether it is full at first, and empty at the end.
  ///   - label: The title of the bar.
  ///   - currentValueLabel: What is shown beside it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), id: [timerInterval],
      period: max(length / 200, 1)
    ) {
      let passed = Date().timeIntervalSince(timerInterval.lowerBound)
      let share = length > 0 ? min(max(passed / length, 0), 1) : 1
      return (countsDown ? 1 - share : share, share >= 1)
    }
  }

  /// The progress of time in an interval, with the time beside it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// The progress of time in an interval, without a title.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  /// Creates a bar of a task that Foundation's `Progress` counts. Mirrors SwiftUI. It is read five
  /// times a second until it is finished: on Linux no notification reports a change.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(label: nil, currentValueLabel: nil, id: ObjectIdentifier(progress), period: 0.2) {
      (progress.isIndeterminate ? nil : progress.fractionCompleted, progress.isFinished)
    }
  }
}
