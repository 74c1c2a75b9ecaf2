/// A mark of a slider's scale. Mirrors SwiftUI's `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let _ticks: [_SliderMark]

  /// Creates a mark at a value.
  public init(_ value: V) { _ticks = [_SliderMark(value: Double(value), label: nil)] }

  /// Creates a mark with a text below it.
  ///
  /// - Parameter label: Its first text is shown.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    _ticks = [_SliderMark(value: Double(value), label: AnyView(label()))]
  }
}

/// Marks of a slider's scale. Mirrors SwiftUI's `SliderTickContent`.
@preconcurrency @MainActor
public protocol SliderTickContent<V> {
  /// The type of the slider's value.
  associatedtype V
  /// The marks.
  var _ticks: [_SliderMark] { get }
}

/// A mark, whatever the type of the slider's value.
public struct _SliderMark {
  let value: Double
  let label: AnyView?
}

/// One mark, or several, for each element of a collection. Mirrors SwiftUI's
/// `SliderTickContentForEach`.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's value.
  public typealias V = Content.V
  /// The marks.
  public let _ticks: [_SliderMark]

  /// Creates the marks of the elements.
  ///
  /// - Parameter id: What identifies an element. No effect here: all marks are made again.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Creates the marks of the elements.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Several marks.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let _ticks: [_SliderMark]
}

/// A result builder that makes marks from the statements of a closure. Mirrors SwiftUI's
/// `SliderTickBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A result-builder hook.
  public static func buildExpression(_ tick: SliderTick<V>) -> _SliderTicks<V> {
    _SliderTicks(_ticks: tick._ticks)
  }
  /// A result-builder hook.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> _SliderTicks<V> {
    _SliderTicks(_ticks: content._ticks)
  }
  /// A result-builder hook.
  public static func buildBlock(_ ticks: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(_ticks: ticks.flatMap(\._ticks))
  }
  /// A result-builder hook.
  public static func buildOptional(_ ticks: _SliderTicks<V>?) -> _SliderTicks<V> {
    ticks ?? _SliderTicks(_ticks: [])
  }
  /// A result-builder hook.
  public static func buildEither(first ticks: _SliderTicks<V>) -> _SliderTicks<V> { ticks }
  /// A result-builder hook.
  public static func buildEither(second ticks: _SliderTicks<V>) -> _SliderTicks<V> { ticks }
}

extension Slider {
  /// Creates a continuous slider with marks, and views at its two ends. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the filled part begins. No effect here: it begins at the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; `nil` for all.
  ///   - currentValueLabel: A view with the value. Not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(),
      scale: SliderScale(
        value, bounds, step: nil, enabled: enabledBounds, marks: ticks()._ticks, onEditingChanged))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a continuous slider with marks. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the filled part begins. No effect here: it begins at the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; `nil` for all.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(
        value, bounds, step: nil, enabled: enabledBounds, marks: ticks()._ticks, onEditingChanged))
  }

  /// Creates a continuous slider with marks. Mirrors SwiftUI.
  ///
  /// - Parameter currentValueLabel: A view with the value. Not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps from the lower bound, and a mark at each. Mirrors SwiftUI.
  ///
  /// - Parameter tick: The mark at a value; `nil` for none.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var marks: [_SliderMark] = []
    if step > 0 {
      // More marks could not be distinguished.
      for value in stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(
        1000)
      {
        marks += tick(value)?._ticks ?? []
      }
    }
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(
        value, bounds, step: Double(step), enabled: enabledBounds,
        marks: marks, onEditingChanged))
  }

  /// Creates a continuous slider, a part of which can be chosen. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the filled part begins. No effect here: it begins at the lower bound.
  ///   - enabledBounds: The part of the range that can be chosen; `nil` for all.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      scale: SliderScale(value, bounds, step: nil, enabled: enabledBounds, onEditingChanged))
  }
}
