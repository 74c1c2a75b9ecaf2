@_exported public import CGtk
public import Foundation
public import Tabstop
public import TabstopFoundation

/// A GTK widget as a view: the counterpart of SwiftUI's `UIViewRepresentable` and
/// `NSViewRepresentable`.
///
/// The widget is created once for each place of the view, updated when something has changed that
/// `updateGtkWidget` reads, and removed with the view. It is in the order of Tab at the place of the
/// view, if it or a widget in it is focusable; `focused`, `disabled`, `frame` and the accessibility
/// modifiers apply to it. Its role is its own, and so is its name unless a modifier or a label sets
/// another one.
///
/// ```swift
/// import SwiftUI
/// import TabstopGtk
///
/// struct Level: GtkRepresentable {
///   let value: Double
///
///   func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
///     gtk_level_bar_new()
///   }
///   func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
///     gtk_level_bar_set_value(OpaquePointer(widget), value)
///   }
/// }
/// ```
///
/// Signals are handled by a `Coordinator`, an object that lives as long as the widget.
/// `GtkSignalHandlers` connects closures to signals, and disconnects them.
@preconcurrency @MainActor
public protocol GtkRepresentable: View {
  /// The type of the object that handles the widget's signals; `Void` for none.
  associatedtype Coordinator = Void
  typealias Context = GtkRepresentableContext<Self>

  /// Creates the coordinator, before the widget.
  func makeCoordinator() -> Coordinator
  /// Creates the widget, as GTK's functions return it: its floating reference is taken over.
  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>
  /// Shows the view's current values in the widget: after it was created, and when something has
  /// changed that this method reads.
  func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)
  /// Called when the view is removed, while the widget exists. The default does nothing.
  static func dismantleGtkWidget(
    _ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)
  /// The size of the widget for a proposal, in points; the widget's minimum is always kept. It
  /// returns `nil` always, as the default does, for the widget's own size; or never.
  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
  ) -> CGSize?
}

extension GtkRepresentable {
  /// Does nothing.
  public static func dismantleGtkWidget(
    _ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator
  ) {}

  /// The size of the widget. Always `nil`: the widget has its own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
  ) -> CGSize? { nil }

  /// The widget.
  public var body: some View { RepresentedWidget(source: self) }
}

extension GtkRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The context of a `GtkRepresentable`: its coordinator, and the environment of its place.
@MainActor
public struct GtkRepresentableContext<Source: GtkRepresentable> {
  /// The object that `makeCoordinator()` has created.
  public let coordinator: Source.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// Keeps the coordinator of a widget.
private struct RepresentedWidget<Source: GtkRepresentable>: View {
  let source: Source
  @State private var storage = CoordinatorStorage<Source>()

  var body: some View {
    // The source, whose own properties are connected.
    let (source, storage) = (source, storage)
    func context(_ context: HostedWidget.Context) -> Source.Context {
      Source.Context(
        coordinator: storage.coordinator(of: source), environment: context.environment,
        transaction: context.transaction)
    }
    func typed(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget> {
      widget.assumingMemoryBound(to: GtkWidget.self)
    }
    return HostedWidget(
      make: { UnsafeMutableRawPointer(source.makeGtkWidget(context: context($0))) },
      update: { source.updateGtkWidget(typed($0), context: context($1)) },
      dismantle: {
        Source.dismantleGtkWidget(typed($0), coordinator: storage.coordinator(of: source))
      },
      size: { widget, width, height, place in
        let proposal = ProposedViewSize(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        let size = source.sizeThatFits(proposal, widget: typed(widget), context: context(place))
        return size.map { ($0.width, $0.height) }
      })
  }
}

@MainActor
private final class CoordinatorStorage<Source: GtkRepresentable> {
  private var coordinator: Source.Coordinator?

  nonisolated init() {}

  func coordinator(of source: Source) -> Source.Coordinator {
    let coordinator = coordinator ?? source.makeCoordinator()
    self.coordinator = coordinator
    return coordinator
  }
}
