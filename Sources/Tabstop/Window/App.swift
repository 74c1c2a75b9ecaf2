internal import CGtk
internal import GtkBridge
internal import TabstopResources

/// A program. Mirrors SwiftUI's `App`: mark the type with `@main` and give its windows.
@MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()

  /// The program's name on the desktop's bus, in reverse-DNS form. With one, the program is
  /// started once: a second start shows the first one's window. `nil` (the default) is a program
  /// of its own at each start.
  static var applicationID: String? { get }

  /// The program's name for people: in the desktop's lists, and for assistive technology. The
  /// type's name unless said otherwise.
  static var applicationName: String { get }
}

extension App {
  public static var applicationID: String? { nil }
  public static var applicationName: String { String(describing: Self.self) }

  /// Runs the program until its last window is closed. Arguments are not read: a program that
  /// takes some has a `main` of its own that calls `run(arguments:)`.
  public static func main() {
    exit(run(arguments: []))
  }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameter arguments: For GApplication ("--gapplication-service"), without the program's name.
  /// - Returns: The exit code: 1 with a sentence on standard error if there is no display.
  public static func run(arguments: [String]) -> Int32 {
    Application.run(Self(), id: applicationID, arguments: arguments)
  }
}

/// A window, or a kind of window. Mirrors SwiftUI's `Scene`.
@MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }

  func _open(in application: _ApplicationContext)
}

extension Scene {
  public func _open(in application: _ApplicationContext) { body._open(in: application) }
}

extension Never: Scene {
  public func _open(in application: _ApplicationContext) {}
}

@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with the views that it shows. Mirrors SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  let title: String?
  let content: () -> Content
  private var size: (width: Double, height: Double)?

  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.title = String(title)
    self.content = content
  }

  public var body: Never { fatalError("WindowGroup has no body") }

  /// The size of a new window, in points.
  public func defaultSize(width: Double, height: Double) -> WindowGroup {
    var copy = self
    copy.size = (width, height)
    return copy
  }

  public func _open(in application: _ApplicationContext) {
    let window = application.makeWindow(title: title ?? application.name, size: size)
    window.show(WindowContent(content: content))
    application.present(window)
  }
}

/// What a window shows: evaluated again when something changes that the scene's closure reads.
private struct WindowContent<Content: View>: _PlainView {
  let content: () -> Content

  var body: Content { content() }
}

/// The running program, for scenes.
@MainActor
public final class _ApplicationContext {
  let application: ObjectRef
  let name: String
  private var windows: [WindowContext] = []
  private var connections: [ObjectIdentifier: SignalConnection] = [:]

  init(_ application: ObjectRef, name: String) {
    self.application = application
    self.name = name
  }

  func makeWindow(title: String, size: (width: Double, height: Double)?) -> WindowContext {
    let widget = Widget(gtk_application_window_new(application.cast(to: GtkApplication.self)))
    let window = WindowContext(widget, title: title)
    if let size {
      gtk_window_set_default_size(
        widget.cast(to: GtkWindow.self), Int32(size.width), Int32(size.height))
    }
    windows.append(window)
    connections[ObjectIdentifier(window)] =
      SignalConnection(widget, "destroy", owner: self) { [weak window] context, _ in
        guard let window else { return }
        window.close()
        context.windows.removeAll { $0 === window }
        context.connections[ObjectIdentifier(window)] = nil
      }
    return window
  }

  func present(_ window: WindowContext) {
    gtk_window_present(window.widget.cast(to: GtkWindow.self))
    window.didPresent()
  }

  /// Shows what is open, else opens the program's windows.
  func activate(_ scene: some Scene) {
    if let window = windows.last {
      gtk_window_present(window.widget.cast(to: GtkWindow.self))
    } else {
      scene._open(in: self)
    }
  }
}

@MainActor
private enum Application {
  static func run<A: App>(_ app: A, id: String?, arguments: [String]) -> Int32 {
    Rendering.choose()
    guard gtk_init_check() != 0 else {
      StandardError.print(
        "No display: this program needs a graphical desktop (WAYLAND_DISPLAY or DISPLAY is not "
          + "set, or nothing answers there).")
      return 1
    }
    MainLoop.attachMainQueue()
    g_set_application_name(A.applicationName)
    // GTK 4.8 tells assistive technologies this name, not the application's.
    g_set_prgname(A.applicationName)
    // A desktop finds the launcher of a window by X11's WM_CLASS; on Wayland GTK tells the id.
    if let id { tabstop_set_x11_program_class(id) }
    let flags = id == nil ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_DEFAULT_FLAGS
    let object = ObjectRef(UnsafeMutableRawPointer(gtk_application_new(id, flags)!))
    // gtk_application_new's reference is not floating; ours is the one that stays.
    g_object_unref(object.raw)
    let context = _ApplicationContext(object, name: A.applicationName)
    let scene = app.body
    let connections = [
      SignalConnection(object, "startup", owner: context) { _, _ in StyleSheet.shared.install() },
      SignalConnection(object, "activate", owner: context) { context, _ in
        context.activate(scene)
      },
    ]
    defer { for connection in connections { connection.disconnect() } }
    // The handlers hold the context weakly.
    return withExtendedLifetime(context) {
      withArguments(["\(A.self)"] + arguments) { count, pointers in
        g_application_run(object.cast(to: GApplication.self), count, pointers)
      }
    }
  }

  private static func withArguments(
    _ arguments: [String],
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body(Int32(arguments.count), $0.baseAddress!) }
  }
}
