public import Foundation
public import Tabstop
public import TabstopFoundation

/// A controller of AppKit's in the program's views; see `UIViewControllerRepresentable`. Mirrors
/// SwiftUI's `NSViewControllerRepresentable`.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the controller's delegate; `Void` for none.
  associatedtype Coordinator = Void
  /// The type of the values with which the methods are called.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each place.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Shows the current values: after the controller was created, and when something has changed.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Called when the view is removed. The default does nothing.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size of the view for no proposal. The default is `nil`: its own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  /// The size of the view. Always `nil`: the view has its own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// The view of the controller.
  public var body: some View {
    let source = self
    return RepresentedController<NSViewControllerType, Coordinator>(
      makeCoordinator: { source.makeCoordinator() },
      make: {
        source.makeNSViewController(
          context: Context(coordinator: $0, environment: $1, transaction: Transaction()))
      },
      update: {
        let context = Context(coordinator: $1, environment: $2, transaction: Transaction())
        source.updateNSViewController($0, context: context)
        return source.sizeThatFits(.unspecified, nsViewController: $0, context: context)
      },
      dismantle: { Self.dismantleNSViewController($0, coordinator: $1) })
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values with which the methods of an `NSViewControllerRepresentable` are called. Mirrors
/// SwiftUI's.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The object that `makeCoordinator()` has created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}
