internal import GtkBridge

/// A view that paints its content along keyframes. Mirrors SwiftUI's `KeyframeAnimator`.
///
/// The content has the last keyframe's values at once, and is only painted with those between, as
/// far as they are painted: transforms, opacities, colours, shapes. Without a trigger the keyframes
/// run once when the view appears; with one, for each of its changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
  fileprivate let initial: Value
  fileprivate let trigger: AnyEquatable?
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Creates a view that is painted along keyframes when it appears.
  /// - Parameter repeating: No effect: they run once, because what moves without end distracts
  ///   (WCAG 2.2.2).
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, trigger, self.content) = (initialValue, nil, content)
    self.keyframes = keyframes
  }

  /// Creates a view that is painted along keyframes when `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.content, self.keyframes) = (initialValue, content, keyframes)
    self.trigger = AnyEquatable(trigger)
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    KeyframeNode(view, context)
  }
}

extension View {
  /// Paints this view along keyframes when it appears; see `KeyframeAnimator`. Mirrors SwiftUI.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(AnyView(self), $0) }, keyframes: keyframes)
  }

  /// Paints this view along keyframes when `trigger` changes; see `KeyframeAnimator`. Mirrors
  /// SwiftUI.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(AnyView(self), $0) },
      keyframes: keyframes)
  }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>:
  _ViewNode<KeyframeAnimator<Value, Path, Content>>
where Path.Value == Value {
  private var value: Value
  private var child: _ViewNode<Content>!

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: _Context) {
    value = view.initial
    super.init(view, context)
    child = Content._makeNode(makeBody(), childContext)
    if view.trigger == nil {
      Updater.shared.afterUpdate { [weak self] in self?.runWhenVisible() }
    }
  }

  private func makeBody() -> Content { track { view.content(value) } }

  override func didUpdate(
    from old: KeyframeAnimator<Value, Path, Content>, environmentChanged: Bool
  ) {
    evaluate()
    if old.trigger != view.trigger {
      Updater.shared.afterUpdate { [weak self] in self?.run() }
    }
  }

  override func evaluate() { child.update(makeBody(), in: environment) }

  /// Starts after the first frame, before which nothing can move.
  private func runWhenVisible() {
    guard isMounted else { return }
    if !Motions.areAllowed { return run() }
    window.afterLayout { [weak self] in
      // In a turn, which passes new styles to GTK.
      Updater.shared.afterUpdate { self?.run() }
    }
  }

  private func run() {
    guard isMounted else { return }
    let timeline = KeyframeTimeline(value, view.keyframes(value)._tracks)
    let duration = timeline.duration
    value = timeline.value(time: duration)
    var widget: Widget?
    forEachWidget { widget = widget ?? $0 }
    let key = MotionKey(self, .body)
    Motions.current?.cancel(key)
    evaluate()
    let transaction = Transaction(animation: .linear(duration: duration))
    guard let widget, duration > 0,
      let animation = Motions.animation(transaction, for: widget.pointer)
    else { return }
    let pass = PaintPass()
    Motions.start(
      key, in: widget.pointer, by: animation, of: transaction, from: 0.0, to: duration,
      show: { [weak self] time in
        guard let self, isMounted else { return }
        pass.show { self.present(timeline.value(time: time)) }
      }, end: { pass.end() })
  }

  /// Paints the content of another value.
  private func present(_ shown: Value) {
    let own = value
    value = shown
    evaluate()
    value = own
  }

  override func unmount() {
    super.unmount()
    Motions.current?.cancel(MotionKey(self, .body))
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
