/// One or more taps: presses of the first pointer button, or touches. Mirrors SwiftUI's
/// `TapGesture`.
public struct TapGesture: _PrimitiveGesture {
  /// How many taps in a row it takes.
  public var count: Int

  /// So many taps in a row.
  public nonisolated init(count: Int = 1) { self.count = count }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Void>) {
    site.recognizer { TapRecognizer($0) }.set(count: count, waits: site.isWaiting) { _ in
      actions.ended(())
      actions.finished()
    }
  }
}

/// A press that lasts. The value says whether it goes on. Mirrors SwiftUI's `LongPressGesture`.
public struct LongPressGesture: _PrimitiveGesture {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: Double

  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: How far the pointer may move, in points.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Bool>) {
    let recognizer = site.recognizer { LongPressRecognizer($0) }
    recognizer.duration = minimumDuration
    recognizer.distance = maximumDistance
    recognizer.actions = actions
  }
}

extension View {
  /// Does something when the view is clicked or touched; the controls inside keep their own
  /// clicks. On a `focusable` view, and on one with the trait `.isButton`, the space bar and Return do it,
  /// too; on others a keyboard does not reach it: a `Button` is better where there is something to
  /// press.
  /// Mirrors SwiftUI.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something when the view is pressed for a while. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: How far the pointer may move, in points.
  ///   - onPressingChanged: Told when the pressing begins and when it ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }

  /// The older spelling. Mirrors SwiftUI.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that also tells of its end where it was not long enough.
private struct PressGesture: _PrimitiveGesture {
  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  func _attach(to site: _GestureSite, _ actions: _GestureActions<Bool>) {
    var own = actions
    own.changed = { [pressing] in pressing?($0) }
    own.ended = { [action] _ in action() }
    own.finished = { [pressing] in
      pressing?(false)
      actions.finished()
    }
    press._attach(to: site, own)
  }
}
