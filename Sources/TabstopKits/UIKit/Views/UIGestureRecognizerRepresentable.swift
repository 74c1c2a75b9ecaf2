public import Foundation
public import Tabstop
internal import TabstopFoundation

/// A recognizer of UIKit's as a gesture of a view. Mirrors SwiftUI's `UIGestureRecognizerRepresentable`. UIKit's own
/// recognizers recognise what SwiftUI's gestures do; subclasses of `UIGestureRecognizer` itself recognise nothing.
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
    (recognizer() as? UIPanGestureRecognizer)?.translation(in: nil)
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
    if state.isOver { recognizer.begin() }
  }
}

private struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: R
  @State private var storage = RecognizerStorage<R>()

  func body(content: Content) -> some View {
    let gesture = RecognizedGesture(recognizer: storage.update(representable)) { state in
      storage.report(state, to: representable)
    }
    content.modifier(RecognizedGestures(gestures: [gesture]))
  }
}
