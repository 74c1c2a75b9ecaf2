public import Foundation
public import Tabstop

// Views of AppKit's are UIKit's here, and so are recognizers: those with other members are subclasses.

/// AppKit's name of a recognizer of gestures.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// AppKit's name of the delegate of a recognizer.
public typealias NSGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A recognizer of clicks. Mirrors AppKit's `NSClickGestureRecognizer`.
open class NSClickGestureRecognizer: UITapGestureRecognizer {
  /// The number of clicks.
  open var numberOfClicksRequired: Int {
    get { numberOfTapsRequired }
    set { numberOfTapsRequired = newValue }
  }
  /// The buttons, as bits. Stored, without effect: the first one.
  open var buttonMask = 1
}

/// A recognizer of drags. Mirrors AppKit's `NSPanGestureRecognizer`.
open class NSPanGestureRecognizer: UIPanGestureRecognizer {
  /// The buttons, as bits. Stored, without effect: the first one.
  open var buttonMask = 1
}

/// A recognizer of long presses. Mirrors AppKit's `NSPressGestureRecognizer`.
open class NSPressGestureRecognizer: UILongPressGestureRecognizer {
  /// The buttons, as bits. Stored, without effect: the first one.
  open var buttonMask = 1
}

/// A recognizer of pinches. Mirrors AppKit's `NSMagnificationGestureRecognizer`.
open class NSMagnificationGestureRecognizer: UIPinchGestureRecognizer {
  /// The change of the scale: 0 at the start.
  open var magnification: CGFloat {
    get { scale - 1 }
    set { scale = newValue + 1 }
  }
}

/// A recognizer of rotations by two fingers. Mirrors AppKit's `NSRotationGestureRecognizer`.
open class NSRotationGestureRecognizer: UIRotationGestureRecognizer {
  /// The angle of the gesture, in degrees.
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }
}

/// A recognizer of AppKit's as a gesture of a view. Mirrors SwiftUI's `NSGestureRecognizerRepresentable`; see
/// `UIGestureRecognizerRepresentable`.
@preconcurrency @MainActor
public protocol NSGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// The type of the coordinator, which keeps state.
  associatedtype Coordinator = Void
  /// Makes the recognizer, once.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
  /// Changes the recognizer, after each change of the view.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Called when the gesture begins, changes or ends; see its `state`.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Makes what keeps state, once.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// The type of the context that the methods get.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  /// The type of the converter of the gesture's location.
  typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The converter of the location of a gesture, by the name for AppKit's recognizers.
public typealias NSGestureRecognizerRepresentableCoordinateSpaceConverter =
  UIGestureRecognizerRepresentableCoordinateSpaceConverter

extension NSGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleNSGestureRecognizerAction(
    _ recognizer: NSGestureRecognizerType, context: Context
  ) {}
}

extension NSGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates the coordinator: nothing keeps state by default.
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

/// The values with which the methods of a `NSGestureRecognizerRepresentable` are called. Mirrors
/// SwiftUI's.
@preconcurrency @MainActor
public struct NSGestureRecognizerRepresentableContext<
  Representable: NSGestureRecognizerRepresentable
> {
  /// The coordinator, which keeps state.
  public let coordinator: Representable.Coordinator
  /// The converter of the gesture's location.
  public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Lets a recognizer of AppKit's recognise gestures in the view. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func gesture<R: NSGestureRecognizerRepresentable>(_ representable: R) -> some View {
    gesture(ByUIKit(representable: representable))
  }
}

/// A representable for AppKit by UIKit's names.
private struct ByUIKit<R: NSGestureRecognizerRepresentable>: UIGestureRecognizerRepresentable {
  let representable: R

  func makeCoordinator(converter: CoordinateSpaceConverter) -> R.Coordinator {
    representable.makeCoordinator(converter: converter)
  }
  func makeUIGestureRecognizer(context: Context) -> R.NSGestureRecognizerType {
    representable.makeNSGestureRecognizer(context: context.forAppKit())
  }
  func updateUIGestureRecognizer(_ recognizer: R.NSGestureRecognizerType, context: Context) {
    representable.updateNSGestureRecognizer(recognizer, context: context.forAppKit())
  }
  func handleUIGestureRecognizerAction(_ recognizer: R.NSGestureRecognizerType, context: Context) {
    representable.handleNSGestureRecognizerAction(recognizer, context: context.forAppKit())
  }
}

extension UIGestureRecognizerRepresentableContext {
  fileprivate func forAppKit<R: NSGestureRecognizerRepresentable>()
    -> NSGestureRecognizerRepresentableContext<R>
  where Representable == ByUIKit<R> {
    NSGestureRecognizerRepresentableContext(coordinator: coordinator, converter: converter)
  }
}
