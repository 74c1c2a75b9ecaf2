internal import Foundation
public import Tabstop
internal import TabstopFoundation

/// A controller of UIKit's in the program's views. Mirrors SwiftUI's `UIViewControllerRepresentable`.
///
/// Controllers for pictures, documents and sharing show the desktop's dialogs;
/// when that is over, the sheet that contains the view is dismissed.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the controller's delegate; `Void` for none.
  associatedtype Coordinator = Void
  /// The type of the values with which the methods are called.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each place.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Shows the current values: after the controller was created, and when something has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the view is removed. The default does nothing.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The view of the controller.
  public var body: some View {
    let source = self
    return RepresentedController<UIViewControllerType, Coordinator>(
      makeCoordinator: { source.makeCoordinator() },
      make: {
        source.makeUIViewController(
          context: Context(coordinator: $0, environment: $1, transaction: Transaction()))
      },
      update: {
        source.updateUIViewController(
          $0, context: Context(coordinator: $1, environment: $2, transaction: Transaction()))
        return nil
      },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) })
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values with which the methods of a `UIViewControllerRepresentable` are called. Mirrors
/// SwiftUI's.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that `makeCoordinator()` has created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// The view of a represented controller: it keeps the controller and its coordinator, and updates
/// them.
struct RepresentedController<Kit: UIViewController, Coordinator>: View {
  let makeCoordinator: () -> Coordinator
  let make: (Coordinator, EnvironmentValues) -> Kit
  /// Returns the size that the views around it give it; `nil` for its own.
  let update: (Kit, Coordinator, EnvironmentValues) -> CGSize?
  let dismantle: (Kit, Coordinator) -> Void
  @State private var storage = KitStorage<Kit, Coordinator>()
  @Environment(\.self) private var environment

  var body: some View {
    let (kit, coordinator) = storage.values {
      let coordinator = makeCoordinator()
      return (make(coordinator, environment), coordinator)
    }
    let size = update(kit, coordinator, environment)
    return kit.shown
      .frame(width: size?.width, height: size?.height)
      .onDisappear { dismantle(kit, coordinator) }
  }
}
