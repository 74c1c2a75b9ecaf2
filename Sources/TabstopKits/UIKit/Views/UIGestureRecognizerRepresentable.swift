public import Foundation
public import Tabstop
internal import TabstopFoundation

/// A recognizer of UIKit's as a gesture of a view. Mirrors SwiftUI's `UIGestureRecognizerRepresentable`: recognizers of
/// drags, taps, long presses, pinches and rotations recognise what SwiftUI's gestures do; others recognise nothing.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, which keeps state.
  associatedtype Coordinator = Void
  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes the recognizer, after each change of the view.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the gesture begins, changes or ends; see its `state`.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what keeps state, once.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// The type of the context that the methods get.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The type of the converter of the gesture's location.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates the coordinator: nothing keeps state by default.
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

/// The values with which the methods of a `UIGestureRecognizerRepresentable` are called. Mirrors
/// SwiftUI's.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator, which keeps state.
  public let coordinator: Representable.Coordinator
  /// The converter of the gesture's location.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter of the location of a gesture. Mirrors SwiftUI's.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let recognizer: () -> UIGestureRecognizer?
  /// The location in the view.
  public var localLocation: CGPoint { recognizer()?.place ?? .zero }
  /// The translation in the view, in points.
  public var localTranslation: CGPoint? {
    (recognizer() as? UIPanGestureRecognizer)?.way
  }
  /// The velocity in the view, in points per second.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.speed }
}

extension View {
  /// Lets a recognizer of UIKit's recognise gestures in the view. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}

/// A recognizer with what keeps its state, as long as the view exists.
@MainActor
private final class RecognizerStorage<R: UIGestureRecognizerRepresentable> {
  private var made: (recognizer: R.UIGestureRecognizerType, context: R.Context)?

  func update(_ representable: R) -> R.UIGestureRecognizerType {
    if made == nil {
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { [weak self] in
        self?.made?.recognizer
      }
      let context = R.Context(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
      made = (representable.makeUIGestureRecognizer(context: context), context)
    }
    let (recognizer, context) = made!
    representable.updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  func report(_ state: UIGestureRecognizer.State, to representable: R) {
    guard let (recognizer, context) = made else { return }
    recognizer.state = state
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
    if state == .ended { recognizer.state = .possible }
  }
}

private struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: R
  @State private var storage = RecognizerStorage<R>()

  func body(content: Content) -> some View {
    let recognizer = storage.update(representable) as UIGestureRecognizer
    switch recognizer {
    case let pan as UIPanGestureRecognizer where pan.isEnabled:
      content.gesture(drag(pan))
    case let tap as UITapGestureRecognizer where tap.isEnabled:
      content.onTapGesture(count: tap.numberOfTapsRequired) { place in
        tap.place = place
        storage.report(.ended, to: representable)
      }
    case let press as UILongPressGestureRecognizer where press.isEnabled:
      content.onLongPressGesture(minimumDuration: press.minimumPressDuration) {
        storage.report(.began, to: representable)
        storage.report(.ended, to: representable)
      }
    case let pinch as UIPinchGestureRecognizer where pinch.isEnabled:
      content.gesture(
        MagnifyGesture()
          .onChanged { value in
            pinch.scale = value.magnification
            reportChange(pinch)
          }
          .onEnded { _ in storage.report(.ended, to: representable) })
    case let turn as UIRotationGestureRecognizer where turn.isEnabled:
      content.gesture(
        RotateGesture()
          .onChanged { value in
            turn.rotation = value.rotation.radians
            reportChange(turn)
          }
          .onEnded { _ in storage.report(.ended, to: representable) })
    default:
      content
    }
  }

  private func reportChange(_ recognizer: UIGestureRecognizer) {
    storage.report(recognizer.state == .possible ? .began : .changed, to: representable)
  }

  private func drag(_ pan: UIPanGestureRecognizer) -> some Gesture {
    func receive(_ value: DragGesture.Value) {
      pan.place = value.location
      pan.way = CGPoint(x: value.translation.width, y: value.translation.height)
      pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
    }
    return DragGesture()
      .onChanged { value in
        receive(value)
        reportChange(pan)
      }
      .onEnded { value in
        receive(value)
        storage.report(.ended, to: representable)
      }
  }
}
