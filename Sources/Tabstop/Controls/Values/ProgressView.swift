/// An indicator of a running task. Mirrors SwiftUI's `ProgressView`: a spinner without a value, a
/// bar with one, or a ring in the style `circular`.
@preconcurrency
@MainActor
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let value: Double?
  let isBar: Bool
  private var source: ProgressSource?
  @Environment(\.progressAppearance) private var look
  @Environment(\.progressViewStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabels

  private init(
    label: Label?, currentValueLabel: CurrentValueLabel?, value: Double?, isBar: Bool
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.value = value
    self.isBar = isBar
  }

  /// Creates a bar whose value is read again and again.
  ///
  /// - Parameters:
  ///   - id: The identity of the source.
  ///   - period: The seconds between two readings.
  ///   - read: The value, and whether it is the last one.
  package init(
    label: Label?, currentValueLabel: CurrentValueLabel?, id: AnyHashable, period: Double,
    read: @escaping () -> (fraction: Double?, isLast: Bool)
  ) {
    self.init(label: label, currentValueLabel: currentValueLabel, value: nil, isBar: true)
    source = ProgressSource(id: id, period: period, read: read)
  }
}

extension ProgressView: View {
  private var isLinear: Bool { look == .linear || (look == .automatic && isBar) }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let source {
      ObservedProgress(source: source) { fraction in
        ProgressView(
          label: label, currentValueLabel: currentValueLabel, value: fraction, isBar: true)
      }
    } else if let style {
      style.result(
        style.style.connectedBody(
          ProgressViewStyleConfiguration(
            fractionCompleted: value,
            label: label.map { .init(content: style.part($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: style.part($0)) })))
    } else if label == nil, currentValueLabel == nil {
      // Without a wrapper: the view's name is the indicator's name.
      if isLinear {
        ProgressBar(fraction: value)
      } else if let value {
        ProgressRing(fraction: value)
      } else {
        Spinner(title: String(own: "In progress"))
      }
    } else if isLinear {
      LabeledRow(
        label: label,
        content: VStack(alignment: .leading, spacing: 6) {
          ProgressBar(fraction: value, isDescribed: currentValueLabel != nil)
          currentValueLabel?.font(.caption).foregroundColor(.secondary)
        }, shape: .stacked
      )
      .environment(\.inherited.isFormRow, false)
    } else if let value {
      // The label of the row, which is not shown, names the ring.
      LabeledRow(
        label: label,
        content: VStack(spacing: 6) {
          ProgressRing(fraction: value, isDescribed: currentValueLabel != nil)
          if !hidesLabels { label.accessibilityHidden(true) }
          currentValueLabel
        }
      )
      .labelsHidden()
      .environment(\.inherited.isFormRow, false)
    } else if hidesLabels, label != nil {
      LabeledRow(
        label: label,
        content: VStack(spacing: 6) {
          Spinner(title: nil)
          currentValueLabel
        }
      )
      .environment(\.inherited.isFormRow, false)
    } else {
      VStack(spacing: 6) {
        // The visible label is announced.
        Spinner(title: nil)
        label
        currentValueLabel
      }
    }
  }
}

/// A value that nothing announces: it is read again and again.
struct ProgressSource {
  let id: AnyHashable
  /// The period, in seconds.
  let period: Double
  let read: () -> (fraction: Double?, isLast: Bool)
}

/// A view of the present value of a source, until that has reached its end.
private struct ObservedProgress<Content: View>: View {
  let source: ProgressSource
  let content: (Double?) -> Content
  @State private var fraction: Double??

  var body: some View {
    content((fraction ?? source.read().fraction)?.clamped(to: 0...1))
      .task(id: source.id) {
        while !Task.isCancelled {
          let value = source.read()
          fraction = .some(value.fraction)
          if value.isLast { return }
          do { try await Task.sleep(for: .seconds(source.period)) } catch { return }
        }
      }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator of a task of unknown duration.
  public init() where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, value: nil, isBar: false)
  }

  /// Creates an indicator of a task of unknown duration, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, value: nil, isBar: false)
  }

  /// Creates a progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates an indicator that shows `value` of `total`; `nil` if unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      label: nil, currentValueLabel: nil, value: Self.fraction(value, total), isBar: true)
  }

  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: nil, value: Self.fraction(value, total), isBar: true)
  }

  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view of a known part, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates an indicator that shows `value` of `total`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      value: Self.fraction(value, total), isBar: true)
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return Double(value / total).clamped(to: 0...1)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, for a style that wraps another.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      value: configuration.fractionCompleted, isBar: configuration.fractionCompleted != nil)
  }
}
