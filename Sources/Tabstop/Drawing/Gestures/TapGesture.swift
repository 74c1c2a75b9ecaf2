/// One or more taps: presses of the first pointer button, or touches. Mirrors SwiftUI's
/// `TapGesture`.
public struct TapGesture: _PrimitiveGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of `count` taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Void>) {
    site.recognizer { TapRecognizer($0) }.set(count: count, waits: site.isWaiting) { _ in
      actions.ended(())
      actions.finished()
    }
  }
}

/// A press that lasts. Its value says whether it is active. Mirrors SwiftUI's `LongPressGesture`.
public struct LongPressGesture: _PrimitiveGesture {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the pointer may move, in points.
  public var maximumDistance: Double

  /// Creates a gesture.
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: The maximum distance that the pointer may move, in points.
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
  /// Runs an action when the view is clicked or touched; the controls inside keep their own clicks.
  /// For a single tap the view is a button: Tab reaches it, and the space bar and Return run the
  /// action. A view that scrolls, and one without texts and pictures that fills its surroundings, such as
  /// a background, are not; a view with controls inside is one only in a list or a `ForEach`, without a
  /// field in it, and its controls are stops after it. Mirrors SwiftUI.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    tapStop(count: count).gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Makes the view a stop for its gesture of single taps; see `onTapGesture(count:perform:)`.
  package func tapStop(count: Int) -> some View {
    modifier(
      TapStopModifier(role: count == 1 ? .button : nil, isImplied: true, mayHaveControls: true))
  }

  /// Runs an action when the view is pressed for a while. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: The maximum distance that the pointer may move, in points.
  ///   - onPressingChanged: Called when the press begins and when it ends.
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

  /// Adds an action for a long press, as SwiftUI first spelled it.
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

/// A long press that also reports its end if it was too short.
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
