internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A modifier that lets a recognizer recognise gestures in a view.
struct RecognizedGesture: ViewModifier {
  let recognizer: UIGestureRecognizer
  /// Gets each state of the gesture.
  let report: (UIGestureRecognizer.State) -> Void

  func body(content: Content) -> some View {
    switch recognizer {
    case let recognizer where !recognizer.isEnabled:
      content
    case let pan as UIPanGestureRecognizer:
      content.gesture(drag(pan))
    case let tap as UITapGestureRecognizer:
      content.onTapGesture(count: tap.numberOfTapsRequired) { place in
        tap.place = place
        report(.ended)
      }
    case let press as UILongPressGestureRecognizer:
      content.onLongPressGesture(minimumDuration: press.minimumPressDuration) {
        report(.began)
        report(.ended)
      }
    case let pinch as UIPinchGestureRecognizer:
      content.gesture(
        MagnifyGesture()
          .onChanged { value in
            pinch.follow(value.magnification)
            reportChange()
          }
          .onEnded { _ in report(.ended) }
          .onFinished(cancel))
    case let turn as UIRotationGestureRecognizer:
      content.gesture(
        RotateGesture()
          .onChanged { value in
            turn.follow(value.rotation.radians)
            reportChange()
          }
          .onEnded { _ in report(.ended) }
          .onFinished(cancel))
    case let swipe as UISwipeGestureRecognizer:
      content.gesture(
        DragGesture().onEnded { value in
          swipe.place = value.startLocation
          if swipe.isSwipe(value.translation) { report(.ended) }
        })
    case is UIHoverGestureRecognizer:
      content.onContinuousHover { phase in
        switch phase {
        case .active(let place):
          recognizer.place = place
          reportChange()
        case .ended: report(.ended)
        }
      }
    default:
      content
    }
  }

  private func reportChange() { report(recognizer.state == .possible ? .began : .changed) }

  /// Reports the end of a gesture that was not completed.
  private func cancel() { if recognizer.isUnderWay { report(.cancelled) } }

  private func drag(_ pan: UIPanGestureRecognizer) -> some Gesture {
    func follow(_ value: DragGesture.Value) {
      pan.place = value.location
      pan.follow(CGPoint(x: value.translation.width, y: value.translation.height))
      pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
    }
    return DragGesture()
      .onChanged { value in
        follow(value)
        reportChange()
      }
      .onEnded { value in
        follow(value)
        report(.ended)
      }
      .onFinished(cancel)
  }
}

extension Gesture {
  /// Adds an action for when the gesture is over, complete or not.
  fileprivate func onFinished(_ action: @escaping () -> Void) -> FinishedGesture<Self> {
    FinishedGesture(base: self, action: action)
  }
}

private struct FinishedGesture<Base: Gesture>: _PrimitiveGesture {
  let base: Base
  let action: () -> Void

  func _attach(to site: _GestureSite, _ actions: _GestureActions<Base.Value>) {
    var own = actions
    own.finished = {
      action()
      actions.finished()
    }
    base._attach(to: site, own)
  }
}

/// A modifier that lets the recognizers of a view recognise gestures, and call their targets.
struct ViewGestures: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    // Read, to be observed.
    let _ = view.revision.number
    let recognizers = view.gestureRecognizers ?? []
    if recognizers.isEmpty {
      content
    } else {
      recognizers.reduce(AnyView(content)) { content, recognizer in
        AnyView(
          content.modifier(
            RecognizedGesture(recognizer: recognizer) { [weak recognizer] state in
              recognizer?.recognize(state)
            }))
      }
    }
  }
}
