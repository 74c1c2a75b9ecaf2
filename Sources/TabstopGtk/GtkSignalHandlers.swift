public import CGtk
internal import GtkBridge
internal import Tabstop

/// The closures that a coordinator has connected to signals. They are disconnected with this object.
///
/// ```swift
/// final class Coordinator {
///   let handlers = GtkSignalHandlers()
///   var date: Binding<Date>
///   …
/// }
///
/// context.coordinator.handlers.connect(calendar, "day-selected", to: context.coordinator) {
///   $0.daySelected()
/// }
/// ```
@MainActor
public final class GtkSignalHandlers {
  private var connections: [SignalConnection] = []
  private var isPaused = false

  /// Creates an object without connections.
  public nonisolated init() {}

  /// Calls `handler` at each emission of a signal, while `owner` exists. A signal that has a result
  /// gets its default.
  ///
  /// - Parameters:
  ///   - object: The object that emits the signal: a widget's controller or model, for example.
  ///   - signal: The signal's name, also with a detail: "notify::active".
  ///   - owner: Usually the coordinator. It is not retained; the handler gets it.
  public func connect<Owner: AnyObject>(
    _ object: UnsafeMutableRawPointer, _ signal: String, to owner: Owner,
    _ handler: @escaping @MainActor (Owner) -> Void
  ) {
    connections.append(
      SignalConnection(ObjectRef(object), signal, owner: owner) { [weak self] owner, _ in
        guard let self, !isPaused else { return }
        Updater.shared.event { handler(owner) }
      })
  }

  /// Calls `handler` at each emission of a widget's signal, while `owner` exists.
  public func connect<Owner: AnyObject>(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ signal: String, to owner: Owner,
    _ handler: @escaping @MainActor (Owner) -> Void
  ) { connect(UnsafeMutableRawPointer(widget), signal, to: owner, handler) }

  /// Carries out a change of a widget by the program: its signals are not handled.
  public func withoutSignals(_ change: () -> Void) {
    let was = isPaused
    isPaused = true
    change()
    isPaused = was
  }

  /// Disconnects all.
  public func disconnectAll() { connections = [] }
}
