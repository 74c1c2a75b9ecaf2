public import Foundation
public import Tabstop
public import TabstopFoundation

/// A view of UIKit's in the program's views. Mirrors SwiftUI's `UIViewRepresentable`.
///
/// The views of UIKit that exist here are those of this module: labels, pictures, fields, spinners and
/// materials. `GtkRepresentable` shows any widget.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the view's delegate; `Void` for none.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once for each place.
  func makeUIView(context: Context) -> UIViewType
  /// Shows the current values in the view: after it was created, and when something has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is removed. The default does nothing.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for no proposal. The default is `nil`: its own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The size of the view. Always `nil`: the view has its own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The view.
  public var body: some View {
    let source = self
    return RepresentedKitView<UIViewType, Coordinator>(
      makeCoordinator: { source.makeCoordinator() },
      make: {
        source.makeUIView(
          context: Context(coordinator: $0, environment: $1, transaction: Transaction()))
      },
      update: {
        let context = Context(coordinator: $1, environment: $2, transaction: Transaction())
        source.updateUIView($0, context: context)
        return source.sizeThatFits(.unspecified, uiView: $0, context: context)
      },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values with which the methods of a `UIViewRepresentable` are called. Mirrors SwiftUI's.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` has created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// A view of AppKit's in the program's views; see `UIViewRepresentable`. Mirrors SwiftUI's
/// `NSViewRepresentable`.
@preconcurrency @MainActor
public protocol NSViewRepresentable: View {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// The type of the view's delegate; `Void` for none.
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  /// Creates the view, once for each place.
  func makeNSView(context: Context) -> NSViewType
  /// Shows the current values in the view: after it was created, and when something has changed.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Called when the view is removed. The default does nothing.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for no proposal. The default is `nil`: its own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The size of the view. Always `nil`: the view has its own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }

  /// The view.
  public var body: some View {
    let source = self
    return RepresentedKitView<NSViewType, Coordinator>(
      makeCoordinator: { source.makeCoordinator() },
      make: {
        source.makeNSView(
          context: Context(coordinator: $0, environment: $1, transaction: Transaction()))
      },
      update: {
        let context = Context(coordinator: $1, environment: $2, transaction: Transaction())
        source.updateNSView($0, context: context)
        return source.sizeThatFits(.unspecified, nsView: $0, context: context)
      },
      dismantle: { Self.dismantleNSView($0, coordinator: $1) })
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values with which the methods of an `NSViewRepresentable` are called. Mirrors SwiftUI's.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The object that `makeCoordinator()` has created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// Keeps a view and its coordinator, and updates them.
struct RepresentedKitView<Kit: UIView, Coordinator>: View {
  let makeCoordinator: () -> Coordinator
  let make: (Coordinator, EnvironmentValues) -> Kit
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
    ShownUIView(view: kit)
      .frame(width: size?.width, height: size?.height)
      .onDisappear { dismantle(kit, coordinator) }
  }
}

/// A view or a controller, and its coordinator, made once.
@MainActor
final class KitStorage<Kit, Coordinator> {
  private var kept: (Kit, Coordinator)?

  nonisolated init() {}

  func values(_ make: () -> (Kit, Coordinator)) -> (Kit, Coordinator) {
    let values = kept ?? make()
    kept = values
    return values
  }
}
